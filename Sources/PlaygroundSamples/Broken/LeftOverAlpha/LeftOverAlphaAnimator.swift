import UIKit

/// Fades the screen behind, on one way only.
final class LeftOverAlphaAnimator: EdgeAnimator {
    override func moveViews(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.moveViews(transitionContext)
        if isPresenting {
            transitionContext.view(forKey: .from)?.alpha = 0.3
        } else if isMended {
            // The mistake is to leave this out.
            transitionContext.view(forKey: .to)?.alpha = 1
        }
    }
}
