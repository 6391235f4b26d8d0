/// The animations that others have asked to run along with a transition whose own views are moved without any
/// animation, as those of a sheet: they go as far as the transition has come.
@MainActor
final class AlongsideTimeline: TransitionTimeline {
    private let animator: UIViewPropertyAnimator

    /// Runs the blocks that the coordinator has collected, and holds what they animate at the start.
    init(of coordinator: TransitionCoordinator?, duration: TimeInterval) {
        animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
            coordinator?.runAnimations()
        }
        animator.pauseAnimation()
    }

    isolated deinit { letGo() }

    func seek(to progress: CGFloat) {
        if animator.state == .active { animator.fractionComplete = min(max(progress, 0), 1) }
    }

    func end(isFinished: Bool) {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: isFinished ? .end : .start)
    }

    func letGo() {
        if animator.state == .active { animator.stopAnimation(true) }
    }
}
