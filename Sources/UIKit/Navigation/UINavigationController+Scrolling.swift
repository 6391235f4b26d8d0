import CoreGraphics

/// How the bar follows the content of the screen that is shown.
extension UINavigationController: ContentFollower {
    /// Adapts the bars, and those of the containers around, to how far the shown screen is scrolled.
    func followScrolling() {
        if let shown {
            shown.watchContentScrollView()
            adoptScrolling(of: shown)
            toolbarFollowsScrolling(of: shown)
        }
        contentScrollViewDidMove()
    }

    /// Lets the bar for a controller follow its content: first the search bar is scrolled away, then the large
    /// title.
    ///
    /// ```
    ///  pulled down    at rest       scrolled      further
    /// ┌──────────┐  ┌──────────┐  ┌──────────┐  ┌──────────┐
    /// │          │  │ Large    │  │ arge L    │  │   Small  │
    /// │ Large    │  ├──────────┤  ├──────────┤  ├──────────┤
    /// ├──────────┤  │ content  │  │ content  │  │ ontent   │
    ///    stretch                     collapse      progress
    /// ```
    func adoptScrolling(of controller: UIViewController, hasMoved: Bool = false) {
        let item = controller.navigationItem
        let title = navigationBar.hasLargeTitle(item) ? NavigationBarContent.largeTitleHeight : 0
        let search = item.hideableSearchHeight
        let large = item.isCoveredBySearch ? 0 : title + search
        guard let scrollView = controller.contentScrollView(for: .top) else {
            item.scrollState = NavigationScrollState()
            return
        }
        var state = item.scrollState
        let stops = large > 0 ? [0, search, large] : []
        scrollView.topCollapse = TopCollapse(hidden: min(state.collapse, large), full: large, stops: stops)
        if hasMoved || scrollView.hasAdoptedInsets {
            let scrolled = scrollView.contentOffset.y + scrollView.fullTopInset
            state.collapse = min(max(scrolled, 0), large)
            state.stretch = title > 0 && large > 0 ? max(0, -scrolled) : 0
            state.progress = min(max((scrolled - large) / UIScrollView.barFade, 0), 1)
        }
        scrollView.topCollapse.hidden = state.collapse
        item.scrollState = state
    }

    func contentDidScroll(in child: UIViewController) {
        guard child === shown, running == nil else { return }
        let old = child.navigationItem.scrollState
        adoptScrolling(of: child, hasMoved: true)
        toolbarFollowsScrolling(of: child)
        let new = child.navigationItem.scrollState
        guard new.collapse != old.collapse || new.stretch != old.stretch else { return }
        coverContent(of: child)
        placeBar(isHidden: hidesBar)
    }
}
