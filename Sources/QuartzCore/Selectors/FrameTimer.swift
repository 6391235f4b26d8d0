import Foundation

/// A timer that fires by the clock of an application. A run loop to which it is also added never fires it.
package final class FrameTimer: Timer {
    /// Stops the timer for good.
    override package func invalidate() {
        super.invalidate()
        let driver = TimerDriver.driver(of: self)
        MainActor.ifCurrent { driver?.stop() }
    }

    /// When it fires next.
    override package var fireDate: Date {
        get {
            let driver = TimerDriver.driver(of: self)
            let left = MainActor.ifCurrent { driver?.timeLeft } ?? nil
            return left.map { Date(timeIntervalSinceNow: $0) } ?? super.fireDate
        }
        set {
            let driver = TimerDriver.driver(of: self)
            MainActor.ifCurrent { driver?.timeLeft = newValue.timeIntervalSinceNow }
        }
    }
}
