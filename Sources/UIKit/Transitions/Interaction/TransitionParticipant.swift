import Foundation

/// What a transition asks of the objects that animate and drive it.
///
/// Animators and drivers of an application do not conform; the engine treats them like the defaults. A new
/// kind of transition implements what differs, and changes no file of the engine.
@preconcurrency @MainActor
protocol TransitionParticipant: AnyObject {
    /// Called when a transition was requested that starts interactively later in this turn.
    func transitionWasRequested()

    /// Called when the transition starts without an interaction.
    func transitionStartsByItself(_ context: TransitionContext)

    /// Called after the transition's views have left the window together with its root. Motion that needs a
    /// window must end by itself now.
    func transitionLeftScreen(_ context: TransitionContext)

    /// Called when the transition has ended, whoever ended it.
    func transitionDidEnd(_ context: TransitionContext)

    /// Whether a finger can catch the transition while it runs by itself.
    var canBeCaught: Bool { get }

    /// Whether something still moves. While it does the watchdog does not report a missing completion.
    var isMoving: Bool { get }

    /// Whether the views are still as an earlier transition left them when it was caught.
    var continuesEarlierTransition: Bool { get }

    /// Whether this object drives the animations through the container's time, which reaches none outside the
    /// container.
    var drivesContainerTime: Bool { get }

    /// The progress, from 0 to 1, of the transition that this object drives; nil while that runs by itself.
    var drivenProgress: CGFloat? { get }

    /// The interaction whose outcome at the release a tool may decide in place of this object; nil if there
    /// is none.
    var decidableInteraction: TransitionInteraction? { get }

    /// Releases `decidableInteraction`, which no finger holds, with the outcome.
    func releaseInteraction(_ outcome: TransitionInteraction.Outcome)
}

extension TransitionParticipant {
    func transitionWasRequested() {}
    func transitionStartsByItself(_ context: TransitionContext) {}
    func transitionLeftScreen(_ context: TransitionContext) {}
    func transitionDidEnd(_ context: TransitionContext) {}
    var canBeCaught: Bool { false }
    var isMoving: Bool { false }
    var continuesEarlierTransition: Bool { false }
    var drivesContainerTime: Bool { false }
    var drivenProgress: CGFloat? { nil }
    var decidableInteraction: TransitionInteraction? { nil }
    func releaseInteraction(_ outcome: TransitionInteraction.Outcome) {}
}
