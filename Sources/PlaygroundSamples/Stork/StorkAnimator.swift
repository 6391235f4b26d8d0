import UIKit

/// Moves the card up from below the screen, or down again, and can be interrupted.
final class StorkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let duration: TimeInterval
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool, duration: TimeInterval) {
        self.isPresenting = isPresenting
        self.duration = duration
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// Returns the same animator throughout the transition.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), dampingRatio: 1)
        let container = transitionContext.containerView
        if isPresenting, let view = transitionContext.view(forKey: .to),
            let card = transitionContext.viewController(forKey: .to)
        {
            let frame = transitionContext.finalFrame(for: card)
            container.addSubview(view)
            view.frame = frame.offsetBy(dx: 0, dy: container.bounds.maxY - frame.minY)
            animator.addAnimations { view.frame = frame }
        } else if let view = transitionContext.view(forKey: .from) {
            let frame = view.frame
            animator.addAnimations {
                view.frame = frame.offsetBy(dx: 0, dy: container.bounds.maxY - frame.minY)
            }
        }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
