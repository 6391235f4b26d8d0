import UIKit

extension CustomPresentationController: UIViewControllerTransitioningDelegate {
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

extension CustomPresentationController: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : settings.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }

        // The presenting view stays where it is. So a presentation has no "from" view, and a dismissal no
        // "to" view.
        let fromView = transitionContext.view(forKey: .from)
        let toView = transitionContext.view(forKey: .to)
        let containerView = transitionContext.containerView
        let isPresenting = fromViewController === presentingViewController
        let finalFrame = transitionContext.finalFrame(for: toViewController)

        if let toView { containerView.addSubview(toView) }
        if isPresenting {
            toView?.frame = CGRect(
                x: containerView.bounds.minX, y: containerView.bounds.maxY, width: finalFrame.width,
                height: finalFrame.height)
        }

        let duration = transitionDuration(using: transitionContext)
        UIView.animate(withDuration: duration, curve: settings.curve) {
            if isPresenting {
                toView?.frame = finalFrame
            } else if let fromView {
                // Its own height, not the initial frame's: the slider may have changed it.
                fromView.frame = fromView.frame.offsetBy(dx: 0, dy: fromView.frame.height)
            }
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
