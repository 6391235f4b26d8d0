import UIKit

/// Moves one screen out over an edge, and the next one in after it.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The edge over which the screen leaves.
    private let targetEdge: UIRectEdge

    private let settings: SlideSettings

    init(targetEdge: UIRectEdge, settings: SlideSettings) {
        self.targetEdge = targetEdge
        self.settings = settings
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        settings.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }

        let fromFrame = transitionContext.initialFrame(for: fromViewController)
        let toFrame = transitionContext.finalFrame(for: toViewController)
        let direction: CGFloat = targetEdge == .left ? -1 : 1

        fromView.frame = fromFrame
        toView.frame = toFrame.offsetBy(dx: -direction * toFrame.width, dy: 0)
        transitionContext.containerView.addSubview(toView)

        let isDriven = transitionContext.isInteractive && settings.tracksFinger
        UIView.animate(withDuration: settings.duration, curve: isDriven ? .linear : settings.curve) {
            fromView.frame = fromFrame.offsetBy(dx: direction * fromFrame.width, dy: 0)
            toView.frame = toFrame
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
