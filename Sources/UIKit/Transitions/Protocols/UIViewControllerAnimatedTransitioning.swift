import Foundation

/// Animates a transition from one view controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the animation, in seconds; with a `nil` context, an estimate.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval

    /// Adds the views to the container, animates them, and at the end of the animation calls the context's
    /// `completeTransition(_:)`, once.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns an animator that UIKit can pause, scrub, reverse and continue while the transition runs. An
    /// interaction then drives its `fractionComplete` from the start, and `animateTransition(using:)` is
    /// called only where nobody interacts.
    ///
    /// Return the same object until the transition has ended, and call `completeTransition(_:)` in its
    /// completion. The default returns an object that marks the transition as not interruptible.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// Called when the transition has ended. The default does nothing.
    ///
    /// - Parameter transitionCompleted: `false` if it was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns an object that marks the transition as not interruptible.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        NoInterruptibleAnimator()
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
