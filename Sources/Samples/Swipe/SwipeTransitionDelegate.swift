import UIKit

/// Gives the transition its animator, and its interaction controller when a finger drives it.
final class SwipeTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// The edge that the second screen comes from, or leaves from.
    var targetEdge: UIRectEdge = .right
    /// The recognizer that follows the finger; nil when a button was tapped.
    var gestureRecognizer: UIScreenEdgePanGestureRecognizer?
    /// Points a second at which a flick decides by its direction, however short its way is. Apple's sample counts the
    /// way alone.
    var flickVelocity = CGFloat.infinity

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SwipeAnimator(targetEdge: targetEdge)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SwipeAnimator(targetEdge: targetEdge)
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

    private var interactionController: SwipeInteractionController? {
        gestureRecognizer.map {
            SwipeInteractionController(gestureRecognizer: $0, edge: targetEdge, flickVelocity: flickVelocity)
        }
    }
}
