import Foundation

/// Describes a transition to its animator, and is told when the animation has ended.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol, Sendable {
    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// Whether the transition is animated; with `false` the animator places the views at once.
    var isAnimated: Bool { get }

    /// Whether the user drives the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition was cancelled: everything goes back to where it was.
    var transitionWasCancelled: Bool { get }

    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports the progress of the interaction; called by interaction controllers.
    ///
    /// - Parameter percentComplete: from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Makes a transition interactive again that was running by itself; called by interaction controllers,
    /// which also pause the animation. Ignored with a diagnostic if the animator vends no interruptible
    /// animator.
    func pauseInteractiveTransition()

    /// Ends the interaction, and the transition goes on to its end; called by interaction controllers.
    func finishInteractiveTransition()

    /// Ends the interaction, and the transition goes back to its start; called by interaction controllers.
    func cancelInteractiveTransition()

    /// Ends the transition; the animator calls it once, last of all.
    ///
    /// - Parameter didComplete: `false` if the transition was cancelled: `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller that is on the screen at the start or at the end.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the view of the controller at the start or at the end, or the one that a presentation
    /// controller wraps around it. `nil` if the controller's view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation of the window by a change of size: a quarter turn if width and height are exchanged,
    /// clockwise on the way to landscape; else the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns the frame of the controller's view at the start, in the container; zero if it is not there
    /// yet.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Returns the frame of the controller's view at the end, in the container; zero if it will not be there
    /// any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}
