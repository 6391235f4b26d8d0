import Foundation

/// A transition that is under way: what its context and its interaction controller need of it.
@MainActor
protocol TransitionRun: AnyObject {
    var coordinator: TransitionCoordinator { get }

    /// Seconds that the animator asked for.
    var duration: TimeInterval { get }

    /// Whether it has been asked for and not yet been completed: nothing else may be started in its way.
    var isInTheWay: Bool { get }

    /// Lets the animator begin; an interaction controller that drives the animator calls it.
    func startAnimator()

    /// The interaction has ended; what is left runs by itself.
    func interactionEnded(cancelled: Bool)

    /// The animator, or who else animates, says that it has ended.
    func complete(_ didComplete: Bool)
}
