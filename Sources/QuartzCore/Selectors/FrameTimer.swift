import Foundation

/// A timer that fires by the clock of an application, not by the wall clock of a run loop.
final class FrameTimer: Timer {
    /// The interval of a repeating timer that asks for none, in seconds: it fires in each frame.
    private static let leastInterval: TimeInterval = 0.0001

    /// The clock, and what it is to do next; of the main actor.
    private nonisolated(unsafe) var clock: FrameClock?
    private nonisolated(unsafe) var deadline: Deadline?
    private nonisolated(unsafe) var next: CFTimeInterval = 0
    /// Whether it fires more than once. One that does not has no interval.
    private nonisolated(unsafe) var repeats = false

    /// Makes the clock fire it.
    ///
    /// - Parameters:
    ///   - clock: the clock.
    ///   - delay: the seconds until it fires for the first time.
    ///   - repeats: whether it fires again after each interval.
    @MainActor func start(on clock: FrameClock, after delay: TimeInterval, repeats: Bool) {
        self.clock = clock
        self.repeats = repeats
        schedule(at: clock.now + max(delay, 0))
    }

    @MainActor private func schedule(at time: CFTimeInterval) {
        deadline?.cancel()
        next = time
        deadline = clock?.schedule(at: time) { [self] in fireAndGoOn() }
    }

    @MainActor private func fireAndGoOn() {
        deadline = nil
        let planned = next
        fire()
        guard repeats else { return invalidate() }
        // Its action may have set another fire date, or ended it.
        guard isValid, deadline == nil, let clock else { return }
        // Times that have gone by meanwhile are left out.
        let interval = max(timeInterval, Self.leastInterval)
        let missed = max(((clock.now - planned) / interval + 1e-9).rounded(.down), 0)
        schedule(at: planned + (missed + 1) * interval)
    }

    override func invalidate() {
        super.invalidate()
        nonisolated(unsafe) let timer = self
        MainActor.ifCurrent { timer.deadline?.cancel() }
    }

    /// When it fires next.
    override var fireDate: Date {
        get {
            nonisolated(unsafe) let timer = self
            let left = MainActor.ifCurrent { timer.next - (timer.clock?.now ?? timer.next) }
            return left.map { Date(timeIntervalSinceNow: $0) } ?? super.fireDate
        }
        set {
            nonisolated(unsafe) let timer = self
            let delay = max(newValue.timeIntervalSinceNow, 0)
            MainActor.ifCurrent {
                guard timer.isValid, let clock = timer.clock else { return }
                timer.schedule(at: clock.now + delay)
            }
        }
    }
}
