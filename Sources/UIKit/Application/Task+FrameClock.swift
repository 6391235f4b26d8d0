import Foundation
import QuartzCore

/// A task of the main actor that code of an application starts sleeps by that application's clock.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for at least some nanoseconds, or until it is cancelled.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        let seconds = Double(duration) / 1e9
        if try await FrameSleep.sleep(for: seconds) { return }
        try await WallClock.sleep(for: seconds)
    }

    /// Suspends the task for at least a time of a clock, or until it is cancelled.
    ///
    /// - Parameters:
    ///   - duration: how long.
    ///   - tolerance: how much later it may wake up.
    ///   - clock: the clock; those of the system stand for the application's.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let duration = FrameSleep.systemDuration(duration, of: clock),
            try await FrameSleep.sleep(for: duration)
        {
            return
        }
        try await WallClock.sleep(for: duration, tolerance: tolerance, clock: clock)
    }

    /// Suspends the task until an instant of a clock, or until it is cancelled.
    ///
    /// - Parameters:
    ///   - deadline: the instant; by an application's clock the time until then counts in hundredths of a second.
    ///   - tolerance: how much later it may wake up.
    ///   - clock: the clock; those of the system stand for the application's.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let left = FrameSleep.systemDuration(clock.now.duration(to: deadline), of: clock),
            try await FrameSleep.sleep(for: WallClock.wholeDelay(left))
        {
            return
        }
        try await WallClock.sleep(until: deadline, tolerance: tolerance, clock: clock)
    }
}

/// A task that sleeps by the clock of an application.
@MainActor
private final class FrameSleep {
    private var deadline: Deadline?
    private var continuation: CheckedContinuation<Void, any Error>?
    private var isCancelled = false

    /// Sleeps if an application's code runs on the main actor.
    ///
    /// - Parameter seconds: how long; less than 0 counts as 0.
    /// - Returns: whether it has slept.
    nonisolated(nonsending) static func sleep(for seconds: TimeInterval) async throws -> Bool {
        guard let clock = FrameClock.ofCaller else { return false }
        try await sleep(for: max(seconds, 0), on: clock)
        return true
    }

    /// Returns a duration in seconds where its clock is one of the system's; nil for others.
    nonisolated static func systemDuration<C: Clock>(_ duration: C.Instant.Duration, of clock: C)
        -> TimeInterval?
    {
        guard clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration
        else {
            return nil
        }
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    private static func sleep(for seconds: TimeInterval, on clock: FrameClock) async throws {
        let sleep = FrameSleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                guard !sleep.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                sleep.continuation = continuation
                sleep.deadline = clock.schedule(at: clock.now + seconds) { sleep.wake(nil) }
            }
        } onCancel: {
            guard MainActor.ifCurrent({ sleep.cancel() }) == nil else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { sleep.cancel() } }
        }
    }

    private func cancel() {
        isCancelled = true
        deadline?.cancel()
        wake(CancellationError())
    }

    private func wake(_ error: CancellationError?) {
        guard let continuation else { return }
        self.continuation = nil
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
}
