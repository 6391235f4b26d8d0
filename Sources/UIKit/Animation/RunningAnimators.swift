import QuartzCore

/// Keeps the property animators of an application alive while they run.
@MainActor
final class RunningAnimators: FrameClockPart {
    private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    init(clock: FrameClock) {}

    func insert(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = animator }

    func remove(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = nil }
}
