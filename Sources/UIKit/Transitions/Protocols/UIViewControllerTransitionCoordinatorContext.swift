import Foundation

/// The state of a coordinator's transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }

    /// The style of the presentation; `.none` for a change of size.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the transition was interactive at its start; it stays so.
    var initiallyInteractive: Bool { get }

    /// Whether the user drives the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition can be caught while it runs by itself.
    var isInterruptible: Bool { get }

    /// Whether the transition was cancelled; one that is caught again may still finish.
    var isCancelled: Bool { get }

    /// The animator's duration, in seconds, whatever an interaction does to it.
    var transitionDuration: TimeInterval { get }

    /// The progress of the interaction, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// The speed after the interaction, as a multiple of the animation's.
    var completionVelocity: CGFloat { get }

    /// The timing curve after the interaction.
    var completionCurve: UIView.AnimationCurve { get }

    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// The rotation of the window by a change of size: a quarter turn if width and height are exchanged,
    /// clockwise on the way to landscape; else the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns the controller that is on the screen at the start or at the end.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the view of the controller at the start or at the end; `nil` if that view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
