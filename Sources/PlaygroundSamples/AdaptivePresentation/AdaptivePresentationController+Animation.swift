import UIKit

extension AdaptivePresentationController: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        assert(presented === presentedViewController, "This controller was made for another view controller.")
        return self
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }
}

extension AdaptivePresentationController: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : settings.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }

        let isPresenting = fromViewController === presentingViewController
        let fromView = transitionContext.view(forKey: .from)
        let toView = transitionContext.view(forKey: .to)

        if let toView { transitionContext.containerView.addSubview(toView) }
        if isPresenting {
            toView?.frame = transitionContext.finalFrame(for: toViewController)
            toView?.alpha = 0
        }

        let duration = transitionDuration(using: transitionContext)
        UIView.animate(withDuration: duration, curve: settings.curve) {
            if isPresenting {
                toView?.alpha = 1
            } else {
                fromView?.alpha = 0
            }
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            if !isPresenting { fromView?.alpha = 1 }
        }
    }
}
