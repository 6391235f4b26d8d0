import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyUIAlertController: UIAlertController {
    override var message: String? {
        get { super.message }
        set { super.message = newValue }
    }
    override func addAction(_ action: UIAlertAction) { super.addAction(action) }
    override var preferredAction: UIAlertAction? {
        get { super.preferredAction }
        set { super.preferredAction = newValue }
    }
    override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
        super.addTextField(configurationHandler: configurationHandler)
    }
}

private class MyUINavigationController: UINavigationController {
    override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override var topViewController: UIViewController? { super.topViewController }
    override var visibleViewController: UIViewController? { super.visibleViewController }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
        super.popViewController(animated: animated)
    }
    override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    { super.popToViewController(viewController, animated: animated) }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        super.popToRootViewController(animated: animated)
    }
    override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set { super.isNavigationBarHidden = newValue }
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override class var hideShowBarDuration: CGFloat { super.hideShowBarDuration }
    override var interactivePopGestureRecognizer: UIGestureRecognizer? {
        super.interactivePopGestureRecognizer
    }
}

private class MyUIPageViewController: UIPageViewController {
    override var dataSource: (any UIPageViewControllerDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UIPageViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController]? { super.viewControllers }
    override var isDoubleSided: Bool {
        get { super.isDoubleSided }
        set { super.isDoubleSided = newValue }
    }
    override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
        animated: Bool, completion: ((Bool) -> Void)?
    ) {
        super.setViewControllers(
            viewControllers, direction: direction, animated: animated, completion: completion)
    }
}

private class MyUIPopoverPresentationController: UIPopoverPresentationController {
    override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { super.sourceItem }
        set { super.sourceItem = newValue }
    }
    override var sourceView: UIView? {
        get { super.sourceView }
        set { super.sourceView = newValue }
    }
    override var sourceRect: CGRect {
        get { super.sourceRect }
        set { super.sourceRect = newValue }
    }
    override var barButtonItem: UIBarButtonItem? {
        get { super.barButtonItem }
        set { super.barButtonItem = newValue }
    }
    override var canOverlapSourceViewRect: Bool {
        get { super.canOverlapSourceViewRect }
        set { super.canOverlapSourceViewRect = newValue }
    }
    override var permittedArrowDirections: UIPopoverArrowDirection {
        get { super.permittedArrowDirections }
        set { super.permittedArrowDirections = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
    override var passthroughViews: [UIView]? {
        get { super.passthroughViews }
        set { super.passthroughViews = newValue }
    }
    override var popoverLayoutMargins: UIEdgeInsets {
        get { super.popoverLayoutMargins }
        set { super.popoverLayoutMargins = newValue }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
}

private class MyUISheetPresentationController: UISheetPresentationController {
    override var detents: [UISheetPresentationController.Detent] {
        get { super.detents }
        set { super.detents = newValue }
    }
    override var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { super.selectedDetentIdentifier }
        set { super.selectedDetentIdentifier = newValue }
    }
    override func invalidateDetents() { super.invalidateDetents() }
    override var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { super.largestUndimmedDetentIdentifier }
        set { super.largestUndimmedDetentIdentifier = newValue }
    }
    override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { super.prefersScrollingExpandsWhenScrolledToEdge }
        set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue }
    }
    override var prefersGrabberVisible: Bool {
        get { super.prefersGrabberVisible }
        set { super.prefersGrabberVisible = newValue }
    }
    override var preferredCornerRadius: CGFloat? {
        get { super.preferredCornerRadius }
        set { super.preferredCornerRadius = newValue }
    }
    override var prefersEdgeAttachedInCompactHeight: Bool {
        get { super.prefersEdgeAttachedInCompactHeight }
        set { super.prefersEdgeAttachedInCompactHeight = newValue }
    }
    override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { super.widthFollowsPreferredContentSizeWhenEdgeAttached }
        set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
    }
    override var prefersPageSizing: Bool {
        get { super.prefersPageSizing }
        set { super.prefersPageSizing = newValue }
    }
}

private class MyUIPresentationController: UIPresentationController {
    override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var adaptivePresentationStyle: UIModalPresentationStyle { super.adaptivePresentationStyle }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { super.adaptivePresentationStyle(for: traitCollection) }
    override var containerView: UIView? { super.containerView }
    override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
    override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
    override var presentedView: UIView? { super.presentedView }
    override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
    override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
    override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
    }
    override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
    override var preferredContentSize: CGSize { super.preferredContentSize }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.viewWillTransition(to: size, with: coordinator) }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.willTransition(to: newCollection, with: coordinator) }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

private class MyUITabBarController: UITabBarController {
    override var delegate: (any UITabBarControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { super.selectedViewController = newValue }
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set { super.selectedIndex = newValue }
    }
    override var customizableViewControllers: [UIViewController]? {
        get { super.customizableViewControllers }
        set { super.customizableViewControllers = newValue }
    }
    override var moreNavigationController: UINavigationController { super.moreNavigationController }
    override var isTabBarHidden: Bool {
        get { super.isTabBarHidden }
        set { super.isTabBarHidden = newValue }
    }
    override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        super.setTabBarHidden(hidden, animated: animated)
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        super.tabBar(tabBar, didSelect: item)
    }
}

private class MyUITableViewController: UITableViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tableView: UITableView! {
        get { super.tableView }
        set { super.tableView = newValue }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set { super.clearsSelectionOnViewWillAppear = newValue }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForHeaderInSection: section)
    }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didDeselectRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        super.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
}
