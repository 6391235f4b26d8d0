import UIKit

/// Moves the second screen in over the right edge, and out again, without a mistake. Samples override the
/// step in which theirs lies.
class EdgeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    let isMended: Bool

    required init(isPresenting: Bool, isMended: Bool) {
        self.isPresenting = isPresenting
        self.isMended = isMended
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        addView(transitionContext)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            self.moveViews(transitionContext)
        } completion: { _ in
            self.end(transitionContext)
        }
    }

    /// Puts the arriving view where it begins.
    func addView(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
            let toViewController = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toViewController)
        if isPresenting {
            toView.frame.origin.x = container.bounds.maxX
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, at: 0)
        }
    }

    /// Makes the changes that are animated.
    func moveViews(_ transitionContext: any UIViewControllerContextTransitioning) {
        if isPresenting, let toViewController = transitionContext.viewController(forKey: .to) {
            transitionContext.view(forKey: .to)?.frame = transitionContext.finalFrame(for: toViewController)
        } else {
            let edge = transitionContext.containerView.bounds.maxX
            transitionContext.view(forKey: .from)?.frame.origin.x = edge
        }
    }

    /// Leaves the views as they are to be, and completes the transition.
    func end(_ transitionContext: any UIViewControllerContextTransitioning) {
        let isCancelled = transitionContext.transitionWasCancelled
        if isCancelled { transitionContext.view(forKey: .to)?.removeFromSuperview() }
        transitionContext.completeTransition(!isCancelled)
    }
}
