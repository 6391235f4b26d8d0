import UIKit

/// Tells the one animator which way, and lets a finger drive it if there is one.
final class DiagonalTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let animator = DiagonalAnimator()
    /// The pan that asks for the transition; nil when a button was tapped.
    var pan: UIPanGestureRecognizer?
    /// Points a second at which a flick decides by its direction, however short its way is.
    var flickVelocity: CGFloat = 500

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.presenting = true
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.presenting = false
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController
    }

    private var interactionController: DiagonalInteractionController? {
        pan.map {
            DiagonalInteractionController(
                startingPan: $0, presenting: animator.presenting, flickVelocity: flickVelocity)
        }
    }
}
