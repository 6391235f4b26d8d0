import Foundation

/// Presents a search over the content, and makes room for its bar.
///
/// ```
/// in a navigation item              elsewhere
/// ┌──────────────┐ ┌──────────────┐ ┌──────────────┐ ┌──────────────┐
/// │    Title     │ │(⌕      )Cancel│ │    Title     │ │(⌕      )Cancel│ ◀ the bar's parts, in the container
/// │(⌕           )│▶├──────────────┤ ├──────────────┤▶├──────────────┤
/// ├──────────────┤ │   results    │ │(⌕           )│ │   results    │
/// ```
@MainActor
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }
    /// Whether the navigation bar was shown before the search hid it.
    private var hidNavigationBar = false
    /// Holds the parts of a bar that stands in no navigation bar.
    private var raised: SearchBarContent?

    override var shouldPresentInFullscreen: Bool { false }
    override var letsTouchesThrough: Bool { true }
    override var placesPresentedView: Bool { true }

    // MARK: - Place

    /// All of the container that no navigation bar below it covers.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        guard let bar = coveredBar else { return containerView.bounds }
        let bottom = min(
            max(0, containerView.convert(bar.bounds, from: bar).maxY), containerView.bounds.height)
        var frame = containerView.bounds
        frame.origin.y += bottom
        frame.size.height -= bottom
        return frame
    }

    /// The navigation bar with the search bar, where the container lies over it.
    private var coveredBar: UINavigationBar? {
        guard let around = containerView?.superview, let bar = search?.searchBar.navigationBar,
            bar.isDescendant(of: around)
        else { return nil }
        return bar
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let raised, search?.isRaised == true { raised.frame = raisedFrame(raised) }
        placeSearch()
    }

    /// Gives the search the room that the bars leave.
    private func placeSearch() {
        if let view = presentedView, let containerView, view.isDescendant(of: containerView) {
            view.place(in: frameOfPresentedViewInContainerView)
        }
        coverContent()
    }

    // MARK: - Coming and going

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let search else { return }
        search.searchWillBegin()
        liftParts(of: search)
        coverContent()
        change(to: true)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard let search else { return }
        if completed { search.delegate?.didPresentSearchController(search) } else { change(to: false) }
        if !completed { returnParts() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        search?.searchWillEnd()
        change(to: false)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard let search else { return }
        guard completed else { return change(to: true) }
        returnParts()
        search.delegate?.didDismissSearchController(search)
    }

    /// Makes room for the bar, or takes it back, along with the transition if there is one.
    private func change(to isRaised: Bool) {
        guard let search else { return }
        let navigation = search.surroundingNavigation
        navigation?.viewIfLoaded?.layoutIfNeeded()
        let changes = { [self] in
            search.isRaised = isRaised
            search.showButtons(isRaised)
            let isBelowTitle = search.searchBar.isInNavigationBar
            search.searchBar.content.isRaised = isRaised && (raised != nil || isBelowTitle && hidesTitles)
            if isBelowTitle { search.searchBar.sizeMayHaveChanged() }
            if raised != nil { hideBar(of: navigation, isRaised) }
            navigation?.viewIfLoaded?.layoutIfNeeded()
            placeParts()
            placeSearch()
            search.searchBar.content.layoutIfNeeded()
        }
        guard let coordinator = search.transitionCoordinator, coordinator.isAnimated else { return changes() }
        coordinator.animate(alongsideTransition: { _ in changes() })
    }

    private var hidesTitles: Bool { search?.hidesNavigationBarDuringPresentation == true }

    private func hideBar(of navigation: UINavigationController?, _ isRaised: Bool) {
        guard let navigation else { return }
        if isRaised, hidesTitles, !navigation.isNavigationBarHidden {
            hidNavigationBar = true
            navigation.isNavigationBarHidden = true
        } else if !isRaised, hidNavigationBar {
            hidNavigationBar = false
            navigation.isNavigationBarHidden = false
        }
    }

    // MARK: - The parts of a bar that stands in no navigation bar

    private func liftParts(of search: UISearchController) {
        guard search.searchBar.navigationBar == nil, let containerView else { return }
        let content = search.searchBar.content
        let isSeen = search.searchBar.window != nil
        var frame = isSeen ? containerView.convert(search.searchBar.bounds, from: search.searchBar) : .zero
        if !isSeen { frame = raisedFrame(content).offsetBy(dx: 0, dy: -SearchBarContent.rowHeight) }
        containerView.addSubview(content)
        UIView.performWithoutAnimation {
            content.frame = frame
            content.layoutIfNeeded()
        }
        raised = content
    }

    private func placeParts() {
        guard let raised, let search, let containerView else { return }
        containerView.bringSubviewToFront(raised)
        if search.isRaised {
            raised.frame = raisedFrame(raised)
        } else if search.searchBar.window != nil {
            search.searchBar.superview?.layoutIfNeeded()
            raised.frame = containerView.convert(search.searchBar.bounds, from: search.searchBar)
        } else {
            raised.frame.origin.y = -raised.bounds.height
        }
    }

    /// Tells the search how far the bars cover it: those of the containers around the presenter, and its own.
    private func coverContent() {
        guard let search, let containerView else { return }
        let (own, around) = (
            containerView.safeAreaInsets, presentingViewController.viewIfLoaded?.safeAreaInsets
        )
        var cover = coveredBar == nil ? around ?? own : own
        if let raised, search.isRaised { cover.top = max(cover.top, raised.frame.maxY) }
        search.insetsFromContainer = UIEdgeInsets(
            top: max(0, cover.top - own.top), left: 0, bottom: max(0, cover.bottom - own.bottom), right: 0)
    }

    /// At the top, below the status bar and what is left of the navigation bar.
    private func raisedFrame(_ content: SearchBarContent) -> CGRect {
        guard let containerView else { return .zero }
        var top = containerView.safeAreaInsets.top
        if let navigation = search?.surroundingNavigation, !navigation.isNavigationBarHidden {
            let bar = navigation.navigationBar
            top = max(top, containerView.convert(bar.bounds, from: bar).maxY)
        }
        return CGRect(x: 0, y: top, width: containerView.bounds.width, height: content.naturalHeight)
    }

    private func returnParts() {
        guard let raised, let bar = search?.searchBar else { return }
        self.raised = nil
        bar.addSubview(raised)
        raised.frame = bar.bounds
    }
}

extension UISearchBar {
    /// The navigation bar in which the search bar stands.
    var navigationBar: UINavigationBar? { chain.lazy.compactMap { $0 as? UINavigationBar }.first }
}
