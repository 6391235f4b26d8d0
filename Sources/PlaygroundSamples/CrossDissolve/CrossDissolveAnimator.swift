import UIKit

/// Fades one view out and the other in, the same way in both directions.
///
/// In the middle both are half transparent, so that the container shows through by a quarter.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let settings: CrossDissolveSettings

    init(settings: CrossDissolveSettings) {
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

        fromView.frame = transitionContext.initialFrame(for: fromViewController)
        toView.frame = transitionContext.finalFrame(for: toViewController)
        fromView.alpha = 1
        toView.alpha = 0
        transitionContext.containerView.addSubview(toView)

        let keepsOldScreen = settings.keepsOldScreen
        UIView.animate(withDuration: settings.duration, curve: settings.curve) {
            if !keepsOldScreen { fromView.alpha = 0 }
            toView.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
