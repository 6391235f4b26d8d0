import UIKit

/// Promises a duration, and makes all changes at once.
final class NeverAnimatesAnimator: EdgeAnimator {
    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard !isMended else { return super.animateTransition(using: transitionContext) }
        // The mistake: no animation, and an end in the turn of the start.
        addView(transitionContext)
        moveViews(transitionContext)
        end(transitionContext)
    }
}
