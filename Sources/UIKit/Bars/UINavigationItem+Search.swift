import CoreGraphics

/// The search bar below the titles of a navigation item.
///
/// ```
/// at rest            scrolled           searching
/// ┌──────────────┐   ┌──────────────┐   ┌──────────────┐
/// │    Title     │   │    Title     │   │(⌕     )Cancel│
/// │(⌕           )│   ├──────────────┤   ├──────────────┤
/// ├──────────────┤
/// ```
extension UINavigationItem {
    /// Whether the bars have made room for the search.
    private var isSearching: Bool { searchController?.isRaised == true }

    /// Whether the search bar takes the place of title and buttons.
    var isCoveredBySearch: Bool {
        isSearching && searchController?.hidesNavigationBarDuringPresentation == true
    }

    /// The height of the search bar where nothing of it is scrolled away.
    var searchHeight: CGFloat { searchController?.searchBar.content.naturalHeight ?? 0 }

    /// The part of the search bar's height that can be scrolled away.
    var hideableSearchHeight: CGFloat { hidesSearchBarWhenScrolling && !isSearching ? searchHeight : 0 }

    /// The height of the search bar that is seen.
    var visibleSearchHeight: CGFloat {
        searchHeight - min(max(0, scrollState.collapse), hideableSearchHeight)
    }

    func searchControllerDidChange(from old: UISearchController?) {
        guard old !== searchController else { return }
        if let old {
            old.searchBar.isInNavigationBar = false
            old.searchBar.content.heightDidChange = nil
        }
        searchController?.searchBar.isInNavigationBar = true
        searchController?.searchBar.content.heightDidChange = { [weak self] in self?.didChange() }
        didChange()
    }
}
