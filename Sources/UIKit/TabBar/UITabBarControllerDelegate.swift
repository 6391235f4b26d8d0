import Foundation

/// Approves what the user selects in a tab bar controller, and vends animators. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether a tapped tab may be selected; asked for the selected one, too. The default is `true`.
    ///
    /// For the item "More" the controller is the tab bar controller's `moreNavigationController`. Taps in the
    /// list there do not call this method; that navigation controller's delegate learns what it shows.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Returns whether a tapped tab may be selected; asked for the selected one, too, and only for tabs that have made
    /// their controllers. The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called when the user has tapped a tab, which is selected now or was already; never for a selection in
    /// code.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Called when the user has tapped a tab, which is selected now; never for a selection in code, and only
    /// for tabs that have made their controllers.
    ///
    /// - Parameters:
    ///   - tabBarController: the controller that shows the tabs.
    ///   - selectedTab: the tab that was tapped.
    ///   - previousTab: the tab that was selected before, which may be the same one; nil if no tab has made
    ///     the controller that was selected before.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Called when the user begins to move tabs.
    ///
    /// - Parameters:
    ///   - tabBarController: the controller that shows the tabs.
    ///   - viewControllers: the controllers of the tabs that can be moved.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// Called when the user has moved tabs, before they get their new places.
    ///
    /// - Parameters:
    ///   - tabBarController: the controller that shows the tabs.
    ///   - viewControllers: the controllers of all tabs in their new order.
    ///   - changed: whether it is another one than before.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool)

    /// Called when the tabs that the user has moved are in their new places.
    ///
    /// - Parameters:
    ///   - tabBarController: the controller that shows the tabs.
    ///   - viewControllers: the controllers of all tabs in their new order.
    ///   - changed: whether it is another one than before.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool)

    /// Returns the animator of a change of tabs, by a tap or in code; `nil`, the default, for no animation.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of the change; asked only if there is an animator. `nil`, the
    /// default: the transition runs by itself.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the orientations that the controller supports, unless it overrides them itself. Default: those
    /// of a plain view controller.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// Returns the orientation in which the controller is presented best. Default: the present one.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns the orientations that a plain view controller supports.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.defaultOrientations }

    /// Returns the current orientation of the interface.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.currentOrientation }
}
