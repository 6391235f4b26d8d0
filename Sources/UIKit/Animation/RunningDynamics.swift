import QuartzCore

/// Counts an application's dynamic animators that run.
@MainActor
final class RunningDynamics: FrameClockPart {
    var count = 0

    init(clock: FrameClock) {}
}
