import UIKit

/// Provides an animator of a class for both ways.
final class EdgeTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let animator: EdgeAnimator.Type
    private let isMended: Bool
    /// Drives presentations; nil: they run by themselves.
    private let driver: UIPercentDrivenInteractiveTransition?

    init(
        _ animator: EdgeAnimator.Type, isMended: Bool, driver: UIPercentDrivenInteractiveTransition? = nil
    ) {
        self.animator = animator
        self.isMended = isMended
        self.driver = driver
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.init(isPresenting: true, isMended: isMended)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.init(isPresenting: false, isMended: isMended)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver
    }
}
