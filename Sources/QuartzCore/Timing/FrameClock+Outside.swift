/// Work of the main queue and timers that go by the wall clock, and what they change.
extension FrameClock {
    /// Serves the main queue or a run loop, and tells the clocks whose layers that changes.
    package static func serveOutsideWork<Result>(_ serve: () -> Result) -> Result {
        let outer = (servesOutsideWork, changedOutside)
        (servesOutsideWork, changedOutside) = (true, [])
        let result = serve()
        let changed = changedOutside
        (servesOutsideWork, changedOutside) = outer
        // Who runs frames meanwhile does so on purpose.
        for (clock, frames) in changed where clock.frames == frames { clock.didChangeOutside?() }
        return result
    }

    /// Notes that layers have changed, or that something was asked of the clock.
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
