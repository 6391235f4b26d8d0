import Foundation
import QuartzCore

/// Work on the main queue is done by the clock of the application whose code asks for it, so a stage that stands still,
/// runs slowly, or is run again does the same at the same instant of its own time.
///
/// The compiler prefers the methods with closures to Dispatch's own, which have more parameters. The methods
/// with work items have the signatures of Dispatch's own; they are preferred in files that import UIKit but
/// neither Foundation nor Dispatch. Work of other queues and threads, and work with a quality of service,
/// runs by the wall clock, as in Dispatch.
extension DispatchQueue {
    /// Does work soon: on the main queue in the application's next frame, after the work that was asked for before.
    ///
    /// - Parameter work: what to do.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard isMain, let clock = FrameClock.ofCaller else {
            return async(group: nil, qos: .unspecified, flags: [], execute: work)
        }
        MainActor.ifCurrent { _ = clock.schedule(at: clock.now) { work() } }
    }

    /// Does work at a time: on the main queue in the first frame of the application that is due, by its own clock.
    ///
    /// - Parameters:
    ///   - deadline: the time; on the main queue the delay until then counts in hundredths of a second.
    ///   - work: what to do.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard isMain, deadline < .distantFuture, let clock = FrameClock.ofCaller else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        let delay = Self.delay(until: deadline)
        MainActor.ifCurrent { _ = clock.schedule(at: clock.now + delay) { work() } }
    }

    /// Does a work item soon, as `async(execute:)` does a closure.
    ///
    /// - Parameter workItem: what to do, unless it is cancelled before.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) {
        guard isMain, let clock = FrameClock.ofCaller else { return WallClock.async(workItem, on: self) }
        nonisolated(unsafe) let item = workItem
        MainActor.ifCurrent { _ = clock.schedule(at: clock.now) { item.perform() } }
    }

    /// Does a work item at a time, as `asyncAfter(deadline:execute:)` does a closure.
    ///
    /// - Parameters:
    ///   - deadline: the time; on the main queue the delay until then counts in hundredths of a second.
    ///   - workItem: what to do, unless it is cancelled before.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        guard isMain, deadline < .distantFuture, let clock = FrameClock.ofCaller else {
            return WallClock.async(workItem, on: self, at: deadline)
        }
        let delay = Self.delay(until: deadline)
        nonisolated(unsafe) let item = workItem
        MainActor.ifCurrent { _ = clock.schedule(at: clock.now + delay) { item.perform() } }
    }

    /// Returns the seconds from now until a time, at least 0.
    private static func delay(until deadline: DispatchTime) -> TimeInterval {
        let now = DispatchTime.now()
        guard deadline > now else { return 0 }
        return WallClock.wholeDelay(Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9)
    }
}
