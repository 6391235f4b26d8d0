import Foundation
import QuartzCore

/// Timers with a block, and those that are added to the run loop of the main thread, go by the clock of the application
/// whose code starts them.
///
/// They have the signatures of Foundation's methods, and are preferred in files that import UIKit but not
/// Foundation.
extension Timer {
    /// Makes a timer that calls a block with itself, and starts it.
    ///
    /// - Parameters:
    ///   - interval: the seconds until it fires.
    ///   - repeats: whether it fires again after each interval.
    ///   - block: what to do.
    /// - Returns: the timer.
    @_disfavoredOverload
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        guard let clock = FrameClock.ofCaller else {
            return WallClock.scheduleTimer(interval, repeats: repeats, block)
        }
        nonisolated(unsafe) let timer = FrameTimer(
            fire: .distantFuture, interval: interval, repeats: repeats, block: block)
        MainActor.ifCurrent { _ = TimerDriver(timer, on: clock, after: interval, repeats: repeats) }
        return timer
    }

    /// Makes a timer that calls a block with itself once it is added to a run loop, for the first time after the
    /// interval. Foundation's own begins at once here.
    ///
    /// - Parameters:
    ///   - interval: the seconds until it fires.
    ///   - repeats: whether it fires again after each interval.
    ///   - block: what to do.
    @_disfavoredOverload
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// When it fires next.
    @_disfavoredOverload
    public var fireDate: Date {
        get {
            let driver = TimerDriver.driver(of: self)
            let left = MainActor.ifCurrent { driver?.timeLeft } ?? nil
            return left.map { Date(timeIntervalSinceNow: $0) } ?? WallClock.fireDate(of: self)
        }
        set {
            let driver = TimerDriver.driver(of: self)
            let isDriven = MainActor.ifCurrent {
                driver?.timeLeft = newValue.timeIntervalSinceNow
                return driver != nil
            }
            if isDriven != true { WallClock.setFireDate(newValue, of: self) }
        }
    }

    /// Stops the timer for good.
    @_disfavoredOverload
    public func invalidate() { RunLoopTimers.stop(self) }
}

extension RunLoop.Mode {
    /// The mode while a finger tracks a control or scrolls; a clock's timers and display links run in it as always.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension RunLoop {
    /// Starts a timer: on the main thread it goes by the clock of the application whose code runs.
    ///
    /// - Parameters:
    ///   - timer: the timer; the delay until its date counts in hundredths of a second.
    ///   - mode: the mode in which it fires; an application's clock fires it in every mode.
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        RunLoopTimers.add(timer, to: self, mode)
    }
}

/// Timers of run loops.
enum RunLoopTimers {
    /// Starts a timer by the clock of the application whose code runs, or else by the run loop.
    static func add(_ timer: Timer, to loop: RunLoop, _ mode: RunLoop.Mode = .common) {
        guard TimerDriver.driver(of: timer) == nil else { return }
        guard loop === RunLoop.main || loop === RunLoop.current, let clock = FrameClock.ofCaller else {
            return WallClock.add(timer, to: loop, mode)
        }
        guard timer.isValid else { return }
        let delay = WallClock.wholeDelay(WallClock.fireDate(of: timer).timeIntervalSinceNow)
        nonisolated(unsafe) let timer = timer
        MainActor.ifCurrent {
            _ = TimerDriver(timer, on: clock, after: delay, repeats: timer.timeInterval > 0)
        }
    }

    /// Stops a timer, whether a clock or a run loop drives it.
    static func stop(_ timer: Timer) {
        WallClock.invalidate(timer)
        let driver = TimerDriver.driver(of: timer)
        MainActor.ifCurrent { driver?.stop() }
    }
}
