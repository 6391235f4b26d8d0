/// The animator of a transition, and the interaction controller that drives it.
@MainActor
struct TransitionObjects {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Those of the two that are participants, once each: one object may be both.
    var participants: [any TransitionParticipant] {
        let animator = animator as? any TransitionParticipant
        guard let driver = interaction as? any TransitionParticipant, driver !== animator else {
            return [animator].compactMap { $0 }
        }
        return [animator, driver].compactMap { $0 }
    }
}
