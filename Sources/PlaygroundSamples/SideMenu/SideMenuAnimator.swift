import UIKit

/// Slides the menu in from the left, or out again.
final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How far beyond the edge the menu goes so that its shadow is out of sight as well, in points.
    private static let beyond: CGFloat = 30

    private let duration: TimeInterval
    private let isPresenting: Bool

    init(duration: TimeInterval, isPresenting: Bool) {
        self.duration = duration
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let menu = transitionContext.viewController(forKey: key), let view = menu.view else {
            return transitionContext.completeTransition(false)
        }
        if isPresenting {
            transitionContext.containerView.addSubview(view)
            view.frame = transitionContext.finalFrame(for: menu)
        }
        let away = CGAffineTransform(translationX: -view.bounds.width - Self.beyond, y: 0)
        if isPresenting { view.transform = away }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: { [isPresenting] in view.transform = isPresenting ? .identity : away },
            completion: { [isPresenting] _ in
                let finished = !transitionContext.transitionWasCancelled
                if isPresenting != finished { view.removeFromSuperview() }
                view.transform = .identity
                transitionContext.completeTransition(finished)
            })
    }
}
