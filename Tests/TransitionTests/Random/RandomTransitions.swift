import UIKit

/// Vends an animator, or none, and a driver, or none, to whoever asks: presentations, navigation and tabs.
final class RandomTransitions: NSObject {
    enum Style: CaseIterable {
        /// UIKit's own.
        case none
        case blocks
        /// A property animator that can be interrupted.
        case interruptible
    }

    var style = Style.none
    var driver: UIPercentDrivenInteractiveTransition?

    fileprivate var animator: (any UIViewControllerAnimatedTransitioning)? {
        switch style {
        case .none: nil
        case .blocks: RandomAnimator()
        case .interruptible: InterruptibleRandomAnimator()
        }
    }
}

extension RandomTransitions: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension RandomTransitions: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension RandomTransitions: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Slides what comes in over what goes, or what goes off what comes, and ends as UIKit asks animators to.
private final class RandomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { transitionContext?.randomDuration ?? 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: transitionContext.randomDuration, animations: transitionContext.prepareSlide()
        ) { _ in
            transitionContext.endSlide()
        }
    }
}

/// The same with a property animator.
private final class InterruptibleRandomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var running: UIViewPropertyAnimator?

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { transitionContext?.randomDuration ?? 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let running { return running }
        let animator = UIViewPropertyAnimator(
            duration: transitionContext.randomDuration, curve: .easeInOut,
            animations: transitionContext.prepareSlide())
        animator.addCompletion { _ in transitionContext.endSlide() }
        running = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        running = nil
    }
}

extension UIViewControllerContextTransitioning {
    fileprivate var randomDuration: TimeInterval { isAnimated ? 0.3 : 0 }

    /// Puts the views where the animation begins.
    ///
    /// - Returns: what to animate.
    fileprivate func prepareSlide() -> () -> Void {
        let off = CGAffineTransform(translationX: containerView.bounds.width, y: 0)
        let fromView = view(forKey: .from)
        guard let to = viewController(forKey: .to), let toView = view(forKey: .to) else {
            return { fromView?.transform = off }
        }
        containerView.addSubview(toView)
        toView.frame = finalFrame(for: to)
        toView.transform = off
        return { toView.transform = .identity }
    }

    fileprivate func endSlide() {
        for key in [UITransitionContextViewKey.from, .to] { view(forKey: key)?.transform = .identity }
        if transitionWasCancelled { view(forKey: .to)?.removeFromSuperview() }
        completeTransition(!transitionWasCancelled)
    }
}
