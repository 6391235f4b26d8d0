import Foundation

/// What an animator needs to know of the transition that it animates, and how it tells that it has ended.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// Whether there is something to animate; with `false` the animator puts the views where they end.
    var isAnimated: Bool { get }

    /// Whether the user drives the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition was cancelled: everything goes back to where it was.
    var transitionWasCancelled: Bool { get }

    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The transition has come this far; called by interaction controllers.
    ///
    /// - Parameter percentComplete: from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// The user has taken hold of a transition that was running by itself; called by interaction controllers, which
    /// also hold the animation. Ignored with a diagnostic if the animator vends no interruptible animator.
    func pauseInteractiveTransition()

    /// The interaction has ended, and the transition goes on to its end; called by interaction controllers.
    func finishInteractiveTransition()

    /// The interaction has ended, and the transition goes back to its start; called by interaction controllers.
    func cancelInteractiveTransition()

    /// Ends the transition; the animator calls it once, last of all.
    ///
    /// - Parameter didComplete: `false` if the transition was cancelled: `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// The controller that goes or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that goes or the one that comes: what a presentation controller wraps around the controller's, too.
    /// `nil` for the view of a controller that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// How far the window is turned by the change: a quarter when its width and height change places, clockwise on
    /// the way to landscape; else the identity.
    var targetTransform: CGAffineTransform { get }

    /// Where the controller's view is at the start, in the container; zero if it is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where the controller's view is at the end, in the container; zero if it will not be there any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}
