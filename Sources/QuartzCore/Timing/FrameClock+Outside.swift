/// Work of the main queue and timers that go by the wall clock, and what they change.
extension FrameClock {
    /// Calls `body` whenever such work has changed what the clock moves, from now on.
    package func watchOutsideWork(_ body: @escaping () -> Void) {
        didChangeOutside = body
        Self.watched.append(Watched(clock: self))
    }

    /// Serves the main queue or a run loop, and tells the clocks whose layers that changes.
    package static func serveOutsideWork<Result>(_ serve: () -> Result) -> Result {
        let before = watched.map { $0.clock.map { ($0.changeMark, $0.frames) } }
        let result = serve()
        for (one, before) in zip(watched, before) {
            // Who runs frames meanwhile does so on purpose.
            guard let clock = one.clock, let (mark, frames) = before, clock.frames == frames else { continue }
            if clock.changeMark != mark { clock.didChangeOutside?() }
        }
        watched.removeAll { $0.clock == nil }
        return result
    }

    private struct Watched {
        weak var clock: FrameClock?
    }

    private static var watched: [Watched] = []
}
