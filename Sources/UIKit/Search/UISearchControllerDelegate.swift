import Foundation

/// Hears of the beginning and the end of a search. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: SelectorResponder {
    /// The search is about to be presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search is presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search is dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// A search begins: may present the search controller. Where it does not, that is done after the call.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Leaves it to the search controller.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Shows what was found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has begun or ended, or the text or the scope has changed.
    func updateSearchResults(for searchController: UISearchController)
}
