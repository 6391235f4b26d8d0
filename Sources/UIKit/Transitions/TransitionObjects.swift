/// The animator of a transition, and the interaction controller that drives it.
@MainActor
struct TransitionObjects {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    /// The animator and the interaction controller as far as they are participants; once if they are one
    /// object.
    var participants: [any TransitionParticipant] {
        let animator = animator as? any TransitionParticipant
        guard let driver = interaction as? any TransitionParticipant, driver !== animator else {
            return [animator].compactMap { $0 }
        }
        return [animator, driver].compactMap { $0 }
    }
}
