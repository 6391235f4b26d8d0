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
    /// Whether it presents or dismisses; the transitioning delegate sets it.
    var presenting = true
    private let settings: DiagonalSettings
    /// The animator of the transition in progress. A finger drives its progress linearly, whatever its curve,
    /// unless the settings say otherwise.
    private var animator: UIViewPropertyAnimator?

    init(settings: DiagonalSettings) {
        self.settings = settings
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        settings.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { preconditionFailure("A full-screen presentation has both views: present with .fullScreen.") }

        let containerView = transitionContext.containerView
        let corner = CGPoint(x: containerView.bounds.width, y: containerView.bounds.height)
        let toFrame = transitionContext.finalFrame(for: toViewController)
        let fromFrame = transitionContext.initialFrame(for: fromViewController)
        let presenting = presenting

        if presenting {
            toView.frame = CGRect(origin: corner, size: toFrame.size)
            containerView.addSubview(toView)
        } else {
            toView.frame = toFrame
            containerView.insertSubview(toView, belowSubview: fromView)
        }

        let animator = UIViewPropertyAnimator(
            duration: settings.duration, timingParameters: settings.curve.parameters)
        animator.scrubsLinearly = settings.tracksFinger
        animator.addAnimations {
            if presenting {
                toView.frame = toFrame
            } else {
                fromView.frame = CGRect(origin: corner, size: fromFrame.size)
            }
        }
        animator.addCompletion { _ in
            let success = !transitionContext.transitionWasCancelled
            // A view that is not on the screen at the end leaves the hierarchy. Listing 10-2 of the guide
            // also removes toView after a successful dismissal, and with it everything visible.
            if !success {
                toView.removeFromSuperview()
            } else if !presenting {
                fromView.removeFromSuperview()
            }
            transitionContext.completeTransition(success)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
