import UIKit

/// Provides the animator, and an interaction controller when a finger drives the transition.
final class SwipeTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// The edge over which the second screen comes or leaves.
    var targetEdge: UIRectEdge = .right
    /// The recognizer that follows the finger; nil when a button was tapped.
    var gestureRecognizer: UIScreenEdgePanGestureRecognizer?
    /// The velocity, in points a second, from which a flick's direction decides; infinite: the distance does.
    var flickVelocity: CGFloat
    private let settings: SwipeSettings

    init(settings: SwipeSettings) {
        self.settings = settings
        flickVelocity = settings.countsFlicks ? settings.flickVelocity : .infinity
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SwipeAnimator(targetEdge: targetEdge, settings: settings)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SwipeAnimator(targetEdge: targetEdge, settings: settings)
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
            SwipeInteractionController(
                gestureRecognizer: $0, edge: targetEdge, flickVelocity: flickVelocity, settings: settings)
        }
    }
}
