import UIKit

/// Slides the second screen over the first, from an edge, and off it again.
final class SwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let targetEdge: UIRectEdge

    private let settings: SwipeSettings

    init(targetEdge: UIRectEdge, settings: SwipeSettings) {
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

        let isPresenting = toViewController.presentingViewController === fromViewController
        let fromFrame = transitionContext.initialFrame(for: fromViewController)
        let toFrame = transitionContext.finalFrame(for: toViewController)

        if isPresenting {
            fromView.frame = fromFrame
            toView.frame = toFrame.moved(by: -1, along: direction)
            transitionContext.containerView.addSubview(toView)
        } else {
            fromView.frame = fromFrame
            toView.frame = toFrame
            transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
        }

        let isDriven = transitionContext.isInteractive && settings.tracksFinger
        UIView.animate(withDuration: settings.duration, curve: isDriven ? .linear : settings.curve) {
            if isPresenting {
                toView.frame = toFrame
            } else {
                fromView.frame = fromFrame.moved(by: 1, along: self.direction)
            }
        } completion: { _ in
            let wasCancelled = transitionContext.transitionWasCancelled
            // UIKit leaves the presenting view where it is when a dismissal is cancelled. In the container it
            // would keep the window from dismissing anything any more.
            if wasCancelled { toView.removeFromSuperview() }
            transitionContext.completeTransition(!wasCancelled)
        }
    }

    /// The direction in which a screen leaves over the edge, or comes from the opposite side.
    private var direction: CGVector {
        switch targetEdge {
        case .top: CGVector(dx: 0, dy: 1)
        case .bottom: CGVector(dx: 0, dy: -1)
        case .left: CGVector(dx: 1, dy: 0)
        case .right: CGVector(dx: -1, dy: 0)
        default: preconditionFailure("A swipe has one edge: .top, .bottom, .left or .right.")
        }
    }
}

extension CGRect {
    /// Returns the rectangle moved by its own size times `amount`.
    fileprivate func moved(by amount: CGFloat, along direction: CGVector) -> CGRect {
        offsetBy(dx: width * direction.dx * amount, dy: height * direction.dy * amount)
    }
}
