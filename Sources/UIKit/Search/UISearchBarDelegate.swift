import Foundation

/// Hears of what is searched for in a search bar, and may refuse editing. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns whether the text may be edited now. Default true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The field has become the first responder.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end. Default true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The field is no longer the first responder.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed the text, or has cleared it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether text may be replaced. Default true.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// The return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button at the end of the empty field was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button was tapped, or Escape pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button for results at the end of the field was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// The user has chosen another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// True.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
