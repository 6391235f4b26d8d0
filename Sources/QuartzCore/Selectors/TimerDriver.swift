import Foundation
import ObjectiveC

/// Fires a timer by the clock of an application, not by the wall clock of a run loop.
@MainActor
package final class TimerDriver {
    /// The interval of a repeating timer that asks for none, in seconds: it fires in each frame.
    private static let leastInterval: TimeInterval = 0.0001
    /// The delay, in seconds, from which on a timer is not scheduled: such dates mean "never", until another
    /// one is set.
    private static let never: TimeInterval = 1e8

    private weak var hold: Hold?
    private let clock: FrameClock
    /// Whether the timer fires more than once. One that does not has no interval.
    private let repeats: Bool
    private var deadline: Deadline?
    private var next: CFTimeInterval

    /// Makes a clock fire a timer, and hold it until it is invalid.
    ///
    /// - Parameters:
    ///   - timer: the timer, which has no driver yet.
    ///   - clock: the clock.
    ///   - delay: the seconds until it fires for the first time.
    ///   - repeats: whether it fires again after each interval.
    @discardableResult
    package init(_ timer: Timer, on clock: FrameClock, after delay: TimeInterval, repeats: Bool) {
        let hold = Hold(timer)
        (self.hold, self.clock, self.repeats) = (hold, clock, repeats)
        next = clock.now
        objc_setAssociatedObject(timer, Self.key, self, .OBJC_ASSOCIATION_RETAIN)
        schedule(at: clock.now + max(delay, 0), hold)
    }

    /// Returns the driver of a timer; nil if a run loop fires it, or nothing does.
    package nonisolated static func driver(of timer: Timer) -> TimerDriver? {
        objc_getAssociatedObject(timer, key) as? TimerDriver
    }

    /// When the timer fires next, in seconds from now.
    package var timeLeft: TimeInterval {
        get { next - clock.now }
        set { if let hold, hold.timer.isValid { schedule(at: clock.now + max(newValue, 0), hold) } }
    }

    /// Stops firing the timer.
    package func stop() { deadline?.cancel() }

    private func schedule(at time: CFTimeInterval, _ hold: Hold) {
        let before = deadline
        next = time
        let isPutOff = time - clock.now > Self.never
        deadline = clock.schedule(at: time, isDecoration: isPutOff) { [self] in fire(hold) }
        before?.cancel()
    }

    private func fire(_ hold: Hold) {
        deadline = nil
        let (timer, planned) = (hold.timer, next)
        timer.fire()
        guard repeats else { return timer.invalidate() }
        // Its action may have set another fire date, or ended it.
        guard timer.isValid, deadline == nil else { return }
        // Fire dates that have passed meanwhile are skipped.
        let interval = max(timer.timeInterval, Self.leastInterval)
        let missed = max(((clock.now - planned) / interval + 1e-9).rounded(.down), 0)
        schedule(at: planned + (missed + 1) * interval, hold)
    }

    /// Retained by the clock as long as the timer may fire, as a run loop retains its timers until they are
    /// invalid.
    private final class Hold {
        let timer: Timer

        init(_ timer: Timer) { self.timer = timer }

        deinit { timer.invalidate() }
    }

    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
