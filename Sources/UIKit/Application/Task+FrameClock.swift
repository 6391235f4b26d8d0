import Foundation
import QuartzCore

/// A task of the main actor that code of an application starts sleeps by that application's clock.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for at least some nanoseconds.
    ///
    /// - Parameter duration: how many.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        if try await FrameSleep.sleep(for: Double(duration) / 1e9) { return }
        try await WallClock.sleep(nanoseconds: duration)
    }

    /// Suspends the task for at least a time of a clock.
    ///
    /// - Parameters:
    ///   - duration: how long.
    ///   - tolerance: how much later it may wake up.
    ///   - clock: the clock; those of the system stand for the application's.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
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

    /// Suspends the task until an instant of a clock.
    ///
    /// - Parameters:
    ///   - deadline: the instant; by an application's clock the time until then counts in hundredths of a second.
    ///   - tolerance: how much later it may wake up.
    ///   - clock: the clock; those of the system stand for the application's.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
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
    private weak var deadline: Deadline?
    private var isCancelled = false

    /// Sleeps if an application's code runs on the main actor.
    ///
    /// - Parameter seconds: how long; less than 0 counts as 0.
    /// - Returns: whether it has slept.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    nonisolated(nonsending) static func sleep(for seconds: TimeInterval) async throws -> Bool {
        guard FrameClock.ofCaller != nil else { return false }
        try await sleepByClock(for: max(seconds, 0))
        return true
    }

    /// Returns a duration in seconds where its clock is one of the system's; nil for others.
    nonisolated static func systemDuration<C: Clock>(
        _ duration: C.Instant.Duration, of clock: C
    ) -> TimeInterval? {
        guard clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration
        else { return nil }
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    private static func sleepByClock(for seconds: TimeInterval) async throws {
        let sleep = FrameSleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                let alarm = Alarm(continuation)
                guard !sleep.isCancelled, let clock = FrameClock.ofCaller else { return }
                sleep.deadline = clock.schedule(at: clock.now + seconds) { alarm.ring() }
            }
        } onCancel: {
            guard MainActor.ifCurrent({ sleep.cancel() }) == nil else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { sleep.cancel() } }
        }
    }

    private func cancel() {
        isCancelled = true
        deadline?.cancel()
    }
}

/// Wakes a task when its time has come, or with an error when nothing holds the alarm any more: its deadline was
/// cancelled, or its clock has gone.
@MainActor
private final class Alarm {
    private nonisolated(unsafe) var continuation: CheckedContinuation<Void, any Error>?

    init(_ continuation: CheckedContinuation<Void, any Error>) {
        self.continuation = continuation
    }

    deinit { continuation?.resume(throwing: CancellationError()) }

    func ring() {
        continuation?.resume()
        continuation = nil
    }
}
