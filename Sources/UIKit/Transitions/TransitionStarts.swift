import QuartzCore

/// What an application has put off until its layout is up to date: starts of transitions above all, which
/// `ControllerTransition.schedule()` asks for, and calls that have to follow a layout.
@MainActor
final class TransitionStarts: FrameClockPart {
    private var waiting: [@MainActor () -> Void] = []

    init(clock: FrameClock) {}

    var isEmpty: Bool { waiting.isEmpty }

    /// Runs what waits; what is put off meanwhile waits for the next pass.
    func run() {
        let due = waiting
        waiting = []
        for start in due { start() }
    }

    fileprivate func add(_ start: @escaping @MainActor () -> Void) {
        waiting.append(start)
    }
}

extension FrameClock {
    /// Puts `body` off to the pass in which transitions start: what this turn has changed is laid out by then.
    ///
    /// Bodies run in the order in which they were put off. Outside of a frame they wait for the next one.
    func afterLayout(_ body: @escaping @MainActor () -> Void) {
        part(TransitionStarts.self).add(body)
    }
}
