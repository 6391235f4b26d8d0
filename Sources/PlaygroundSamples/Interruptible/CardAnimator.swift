import UIKit

/// Moves the card up from below the screen, or back, with an interruptible animator.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How far below the screen the card goes so that its shadow leaves it as well, in points.
    private static let beyond: CGFloat = 30

    private let isPresenting: Bool
    private let settings: CardSettings
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool, settings: CardSettings) {
        self.isPresenting = isPresenting
        self.settings = settings
        super.init()
    }

    /// Returns how far a card moves between its place and where it is out of sight.
    static func distance(from frame: CGRect, in container: UIView) -> CGFloat {
        container.bounds.maxY - frame.minY + beyond
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : settings.duration
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
            duration: transitionDuration(using: transitionContext), dampingRatio: settings.dampingRatio)
        let container = transitionContext.containerView

        if isPresenting, let view = transitionContext.view(forKey: .to),
            let card = transitionContext.viewController(forKey: .to)
        {
            let frame = transitionContext.finalFrame(for: card)
            view.frame = frame.offsetBy(dx: 0, dy: Self.distance(from: frame, in: container))
            container.addSubview(view)
            animator.addAnimations { view.frame = frame }
        } else if let view = transitionContext.view(forKey: .from) {
            let frame = view.frame
            animator.addAnimations {
                view.frame = frame.offsetBy(dx: 0, dy: Self.distance(from: frame, in: container))
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
