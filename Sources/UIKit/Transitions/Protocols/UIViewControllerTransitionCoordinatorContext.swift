import Foundation

/// What a coordinator knows of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether there is an animation.
    var isAnimated: Bool { get }

    /// The style of the presentation; `.none` for a change of size.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the transition was interactive at its start; it stays so.
    var initiallyInteractive: Bool { get }

    /// Whether the user drives the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition can be taken hold of while it runs by itself: its animator vends an interruptible one.
    var isInterruptible: Bool { get }

    /// Whether the transition was cancelled; one that is caught again may change its mind.
    var isCancelled: Bool { get }

    /// How long the animation takes, in seconds, without what an interaction does to it.
    var transitionDuration: TimeInterval { get }

    /// How far the interaction has come, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// How much faster than the animation the rest runs after the interaction.
    var completionVelocity: CGFloat { get }

    /// The curve of the rest that runs after the interaction.
    var completionCurve: UIView.AnimationCurve { get }

    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// How far the window is turned by the change: a quarter when its width and height change places, clockwise on
    /// the way to landscape; else the identity.
    var targetTransform: CGAffineTransform { get }

    /// The controller that goes or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that goes or the one that comes; `nil` for the view of a controller that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
