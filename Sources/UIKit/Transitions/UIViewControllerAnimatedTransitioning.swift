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

    /// The transition has ended. The default does nothing.
    ///
    /// - Parameter transitionCompleted: `false` if it was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
