import UIKit

/// Moves a screen and fades it, and completes the transition after each.
final class CompletesTwiceAnimator: EdgeAnimator {
    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        super.animateTransition(using: transitionContext)
        let toView = transitionContext.view(forKey: .to)
        toView?.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView?.alpha = 1
        } completion: { _ in
            // The mistake: the other animation completes the transition already.
            if !self.isMended { self.end(transitionContext) }
        }
    }
}
