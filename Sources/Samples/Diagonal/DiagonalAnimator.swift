import UIKit

/// Moves the presented view from the container's lower right corner to its place, and back to the corner.
///
/// ```
/// ┌──────────┐
/// │          │   the presented view keeps its size; its upper left corner
/// │      ↖   │   goes to and fro between its place and ◢
/// └──────────◢
/// ```
final class DiagonalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Which way; the transitioning delegate knows.
    var presenting = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }

        let containerView = transitionContext.containerView
        let corner = CGPoint(x: containerView.bounds.width, y: containerView.bounds.height)
        let toFrame = transitionContext.finalFrame(for: toViewController)
        let fromFrame = transitionContext.initialFrame(for: fromViewController)

        if presenting {
            toView.frame = CGRect(origin: corner, size: toFrame.size)
            containerView.addSubview(toView)
        } else {
            toView.frame = toFrame
            containerView.insertSubview(toView, belowSubview: fromView)
        }

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            // At the end of a finger any other curve would part the view from the touch.
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        ) {
            if self.presenting {
                toView.frame = toFrame
            } else {
                fromView.frame = CGRect(origin: corner, size: fromFrame.size)
            }
        } completion: { _ in
            let success = !transitionContext.transitionWasCancelled
            // What is not on the screen at the end leaves the hierarchy. Listing 10-2 of the guide removes toView
            // after a successful dismissal, too, and with it everything that there is to see.
            if !success {
                toView.removeFromSuperview()
            } else if !self.presenting {
                fromView.removeFromSuperview()
            }
            transitionContext.completeTransition(success)
        }
    }
}
