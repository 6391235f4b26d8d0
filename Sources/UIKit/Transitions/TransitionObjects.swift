/// Who animates a transition and who drives it; `nil`: nobody.
@MainActor
struct TransitionObjects {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Those of the two that answer the engine; one object may be both.
    var participants: [any TransitionParticipant] {
        let animator = animator as? any TransitionParticipant
        guard let driver = interaction as? any TransitionParticipant, driver !== animator else {
            return [animator].compactMap { $0 }
        }
        return [animator, driver].compactMap { $0 }
    }
}
