import Foundation

/// The original functions of Foundation, Dispatch and the concurrency library, which use the wall clock.
/// UIKit declares functions with the same names that use the clock of an application.
package enum WallClock {
    /// The step to which delays are rounded, in seconds. A date or a deadline is a time of the wall clock,
    /// which has gone on since the caller read it, by microseconds, or by milliseconds on a busy machine. The
    /// rounding removes this difference.
    private static let delayStep = 0.01

    /// Returns a delay that was read from the wall clock in whole steps, rounded up; at least 0.
    package static func wholeDelay(_ seconds: TimeInterval) -> TimeInterval {
        max((seconds / delayStep).rounded(.up) * delayStep, 0)
    }

    /// Lets a run loop fire a timer.
    package static func add(_ timer: Timer, to loop: RunLoop, _ mode: RunLoop.Mode) {
        loop.add(timer, forMode: mode)
    }

    /// Returns when a timer fires next.
    package static func fireDate(of timer: Timer) -> Date { timer.fireDate }

    /// Sets when a timer fires next.
    package static func setFireDate(_ date: Date, of timer: Timer) { timer.fireDate = date }

    /// Makes a timer that a run loop fires.
    package static func scheduleTimer(
        _ interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }

    /// Ends a timer.
    package static func invalidate(_ timer: Timer) { timer.invalidate() }

    /// Lets a queue do work soon.
    package static func async(_ item: DispatchWorkItem, on queue: DispatchQueue) {
        queue.async(execute: item)
    }

    /// Lets a queue do work at a time.
    package static func async(_ item: DispatchWorkItem, on queue: DispatchQueue, at deadline: DispatchTime) {
        queue.asyncAfter(deadline: deadline, execute: item)
    }

    /// Suspends a task for some nanoseconds.
    package static func sleep(nanoseconds: UInt64) async throws {
        try await Task.sleep(nanoseconds: nanoseconds)
    }

    /// Suspends a task for a time of a clock.
    package static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration?, clock: C
    ) async throws {
        try await Task.sleep(for: duration, tolerance: tolerance, clock: clock)
    }

    /// Suspends a task until an instant of a clock.
    package static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration?, clock: C
    ) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: clock)
    }
}
