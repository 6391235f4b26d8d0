import UIKit

/// Animates, and never completes the transition.
final class NeverCompletesAnimator: EdgeAnimator {
    override func end(_ transitionContext: any UIViewControllerContextTransitioning) {
        // The mistake: every way out of an animator has to complete the transition.
        guard isMended else { return }
        super.end(transitionContext)
    }
}
