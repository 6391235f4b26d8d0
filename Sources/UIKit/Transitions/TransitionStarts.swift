import QuartzCore

/// Closures deferred until an application's layout is up to date: the starts of transitions, from
/// `ControllerTransition.schedule()`, and calls that have to follow a layout.
@MainActor
final class TransitionStarts: FrameClockPart {
    private var waiting: [@MainActor () -> Void] = []

    init(clock: FrameClock) {}

    var isEmpty: Bool { waiting.isEmpty }

    /// Runs the waiting closures. Closures added meanwhile wait for the next pass.
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
    /// Defers `body` to the pass in which transitions start, after the layout of this turn's changes.
    ///
    /// Closures run in the order in which they were added. Outside of a frame they wait for the next one.
    func afterLayout(_ body: @escaping @MainActor () -> Void) {
        part(TransitionStarts.self).add(body)
    }
}
