import Foundation

/// Learns which controllers a navigation controller shows, and vends animators. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller is shown, after its appearance has begun.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)

    /// Called when a controller is shown, after its appearance has ended.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)

    /// Returns the animator of a push or pop; `nil`, the default, for the built-in slide with its edge swipe.
    ///
    /// - Parameters:
    ///   - navigationController: whose stack changes.
    ///   - operation: the kind of change.
    ///   - fromVC: the controller that disappears.
    ///   - toVC: the controller that appears.
    /// - Returns: the animator, or `nil`.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of a push or pop; asked only if there is an animator. `nil`, the
    /// default: the transition runs by itself, and the edge swipe is off.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the orientations that the controller supports, unless it overrides them itself. Default: those
    /// of a plain view controller.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask

    /// Returns the orientation in which the controller is presented best. Default: the present one.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

// If a delegate does not implement a method, a `MessageForwarder` may name another object that gets the call.
extension UINavigationControllerDelegate {
    private func standIn(for message: String) -> (any UINavigationControllerDelegate)? {
        StandIn.of(self, for: message, as: (any UINavigationControllerDelegate).self)
    }

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        standIn(for: "navigationController:willShowViewController:animated:")?
            .navigationController(navigationController, willShow: viewController, animated: animated)
    }

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        standIn(for: "navigationController:didShowViewController:animated:")?
            .navigationController(navigationController, didShow: viewController, animated: animated)
    }

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let message =
            "navigationController:animationControllerForOperation:fromViewController:toViewController:"
        return standIn(for: message)?
            .navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        standIn(for: "navigationController:interactionControllerForAnimationController:")?
            .navigationController(navigationController, interactionControllerFor: animationController)
    }

    /// Returns the orientations that a plain view controller supports.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        standIn(for: "navigationControllerSupportedInterfaceOrientations:")?
            .navigationControllerSupportedInterfaceOrientations(navigationController)
            ?? navigationController.defaultOrientations
    }

    /// Returns the current orientation of the interface.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        standIn(for: "navigationControllerPreferredInterfaceOrientationForPresentation:")?
            .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
            ?? navigationController.currentOrientation
    }
}
