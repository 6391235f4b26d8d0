import Foundation

/// Animates a transition from one view controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the animation takes, in seconds. Asked with `nil` it is a guess without a transition at hand.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval

    /// Puts the views into the container, animates them, and when that has ended calls
    /// `completeTransition(_:)` of the context, once.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// An animator of which UIKit may take hold while the transition runs: it is paused, scrubbed, turned round and
    /// let go. For an animator that has this the percentage of an interaction is its `fractionComplete`, from the
    /// start, and `animateTransition(using:)` is called only where nobody interacts.
    ///
    /// Returns the same object each time, until the transition has ended, and calls `completeTransition(_:)` in the
    /// completion of that object. The default returns an object that says that the transition is not interruptible.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// The transition has ended. The default does nothing.
    ///
    /// - Parameter transitionCompleted: `false` if it was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An object that says that the transition is not interruptible.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        NoInterruptibleAnimator()
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
