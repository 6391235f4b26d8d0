/// The alongside animations of a transition that moves its own views without animations, as a sheet does.
/// They follow the transition's progress.
@MainActor
final class AlongsideTimeline: TransitionTimeline {
    private let animator: UIViewPropertyAnimator

    /// Runs the blocks that the coordinator has collected, and pauses their animations at the start.
    init(of coordinator: TransitionCoordinator?, duration: TimeInterval) {
        animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
            coordinator?.runAnimations()
        }
        animator.pausesOnCompletion = true
        animator.pauseAnimation()
    }

    isolated deinit { letGo() }

    func seek(to progress: CGFloat) {
        if animator.state == .active { animator.fractionComplete = min(max(progress, 0), 1) }
    }

    /// Lets the animations run by themselves to the end, or back to the start.
    func run(toEnd: Bool) {
        guard animator.state == .active else { return }
        animator.isReversed = !toEnd
        animator.startAnimation()
    }

    /// Pauses animations that run by themselves.
    func pause() {
        guard animator.state == .active else { return }
        animator.pauseAnimation()
        animator.isReversed = false
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
