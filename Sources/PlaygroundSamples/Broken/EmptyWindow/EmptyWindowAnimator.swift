import UIKit

/// Adds the view that arrives, but not the one that returns.
final class EmptyWindowAnimator: EdgeAnimator {
    override func addView(_ transitionContext: any UIViewControllerContextTransitioning) {
        // The mistake: a dismissal has a "to" view, too, if the presenter's view was removed.
        guard isPresenting || isMended else { return }
        super.addView(transitionContext)
    }
}
