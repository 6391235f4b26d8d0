import UIKit

/// Drives a transition a part of the way and cancels it, as a finger does that changes its mind.
final class GlimpseInteraction: UIPercentDrivenInteractiveTransition {
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        update(0.4)
        cancel()
    }
}
