/// Detects changes by work of the main queue and by timers that go by the wall clock.
extension FrameClock {
    /// Serves the main queue or a run loop, and notifies the clocks whose layers this changes.
    package static func serveOutsideWork<Result>(_ serve: () -> Result) -> Result {
        let outer = (servesOutsideWork, changedOutside)
        (servesOutsideWork, changedOutside) = (true, [])
        let result = serve()
        let changed = changedOutside
        (servesOutsideWork, changedOutside) = outer
        // Code that runs frames meanwhile does so on purpose, and its changes do not count.
        for (clock, frames) in changed where clock.frames == frames { clock.didChangeOutside?() }
        return result
    }

    /// Records that layers have changed, or that the clock got a request.
    @inline(__always)
    func noteChange() {
        if Self.servesOutsideWork { noteOutsideChange() }
    }

    private func noteOutsideChange() {
        guard didChangeOutside != nil else { return }
        let isKnown = Self.changedOutside.contains { $0.clock === self }
        if !isKnown { Self.changedOutside.append((self, frames)) }
    }

    private static var servesOutsideWork = false
    /// The clocks that the work in progress has changed, and how many frames they had then.
    private static var changedOutside: [(clock: FrameClock, frames: Int)] = []
}
