/// What a transition asks of the objects that animate and drive it.
///
/// An animator or driver of an application need not answer: the defaults are those of an object that the engine knows
/// nothing of. A new kind of transition answers what it needs to and touches no file of the engine.
@MainActor
protocol TransitionParticipant: AnyObject {
    /// A transition was asked for and starts interactively later in this turn.
    func transitionWasRequested()

    /// The transition starts without an interaction.
    func transitionStartsByItself(_ context: TransitionContext)

    /// The transition has ended, whoever ended it.
    func transitionDidEnd(_ context: TransitionContext)

    /// Whether a finger can take hold of the transition while it runs by itself.
    var canBeCaught: Bool { get }

    /// Whether something still moves: a transition whose animator takes longer than it said is not overdue then.
    var isMoving: Bool { get }

    /// Whether the views are still as the transition before has left them, which was caught on its way.
    var continuesEarlierTransition: Bool { get }

    /// Whether it moves the animations of the animator by the container's time, and none outside of the container.
    var drivesContainerTime: Bool { get }
}

extension TransitionParticipant {
    func transitionWasRequested() {}
    func transitionStartsByItself(_ context: TransitionContext) {}
    func transitionDidEnd(_ context: TransitionContext) {}
    var canBeCaught: Bool { false }
    var isMoving: Bool { false }
    var continuesEarlierTransition: Bool { false }
    var drivesContainerTime: Bool { false }
}
