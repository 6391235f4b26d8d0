import Foundation
import QuartzCore

/// Work on the main queue is done by the clock of the application whose code asks for it, so a stage that stands still,
/// runs slowly, or is run again does the same at the same instant of its own time.
///
/// These come before Dispatch's own, which have more parameters, where source imports UIKit. Work of other queues and
/// threads, `DispatchWorkItem`s, and work with a quality of service go by the wall clock, as Dispatch does them.
extension DispatchQueue {
    /// The step of delays, in seconds. A deadline is a time of the wall clock, which has gone on since the caller
    /// read it: for some microseconds, or some milliseconds on a machine that is busy. Steps leave that out.
    private static let delayStep = 0.01

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

    /// Returns the seconds from now until a time, at least 0, rounded up to a whole step.
    private static func delay(until deadline: DispatchTime) -> TimeInterval {
        let now = DispatchTime.now()
        guard deadline > now else { return 0 }
        let seconds = Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
        return (seconds / delayStep).rounded(.up) * delayStep
    }
}
