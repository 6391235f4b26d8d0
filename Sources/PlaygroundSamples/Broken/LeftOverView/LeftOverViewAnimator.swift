import UIKit

/// Shades the window for as long as the transition takes.
final class LeftOverViewAnimator: EdgeAnimator {
    private let shade = UIView()

    override func addView(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.addView(transitionContext)
        guard let window = transitionContext.containerView.window else { return }
        shade.frame = window.bounds
        shade.backgroundColor = UIColor(white: 0, alpha: 0.08)
        window.addSubview(shade)
    }

    override func end(_ transitionContext: any UIViewControllerContextTransitioning) {
        // The mistake: a cancelled transition needs the shade no longer, either.
        if isMended || !transitionContext.transitionWasCancelled { shade.removeFromSuperview() }
        super.end(transitionContext)
    }
}
