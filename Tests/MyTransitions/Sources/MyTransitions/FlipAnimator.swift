import UIKit

/// Turns one screen over, and the other one up.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.6
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        context.containerView.addSubview(to)
        to.isHidden = true
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 1000
        let half = transitionDuration(using: context) / 2
        UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
            from.layer.transform = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
        } completion: { _ in
            from.isHidden = true
            to.isHidden = false
            to.layer.transform = CATransform3DRotate(perspective, -.pi / 2, 0, 1, 0)
            UIView.animate(withDuration: half, delay: 0, options: .curveEaseOut) {
                to.layer.transform = CATransform3DIdentity
            } completion: { _ in
                from.isHidden = false
                from.layer.transform = CATransform3DIdentity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
