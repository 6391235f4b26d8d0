import UIKit

/// Completes each transition as if it had finished.
final class IgnoresCancellationAnimator: EdgeAnimator {
    override func end(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard !isMended else { return super.end(transitionContext) }
        // The mistake: a cancelled transition ends here, too.
        transitionContext.completeTransition(true)
    }
}
