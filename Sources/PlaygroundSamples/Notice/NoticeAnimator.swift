import UIKit

/// Lets the alert settle from a larger scale, and fade away in its place.
final class NoticeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let settings: NoticeSettings
    private let isPresenting: Bool

    init(settings: NoticeSettings, isPresenting: Bool) {
        self.settings = settings
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        isPresenting ? settings.duration : settings.duration / 2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let notice = transitionContext.viewController(forKey: key), let view = notice.view else {
            return transitionContext.completeTransition(false)
        }
        if isPresenting {
            transitionContext.containerView.addSubview(view)
            view.frame = transitionContext.finalFrame(for: notice)
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: settings.startScale, y: settings.startScale)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            animations: { [isPresenting] in
                view.alpha = isPresenting ? 1 : 0
                view.transform = .identity
            },
            completion: { [isPresenting] _ in
                let finished = !transitionContext.transitionWasCancelled
                view.alpha = 1
                if isPresenting != finished { view.removeFromSuperview() }
                transitionContext.completeTransition(finished)
            })
    }
}
