import Foundation
import ObjectiveC

extension Timer {
    /// Makes a timer that calls a method with itself, and starts it. The target is held until the timer is invalid.
    ///
    /// On the main thread it goes by the clock of the application whose code runs, so a stage that is run again
    /// gets its calls at the same instants. On other threads the current run loop fires it.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        if let clock = FrameClock.ofCaller {
            nonisolated(unsafe) let timer = FrameTimer(
                fire: .distantFuture, interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
                repeats: yesOrNo)
            MainActor.ifCurrent {
                _ = TimerDriver(timer, on: clock, after: ti, repeats: yesOrNo)
            }
            return timer
        }
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that calls a method with itself once it is added to a run loop. The target is held until the
    /// timer is invalid.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Makes a timer that calls a method with itself, for the first time at a date. The target is held until the
    /// timer is invalid.
    public convenience init(
        fire date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget
        self.init(fire: date, interval: ti, repeats: yesOrNo) { timer in
            let call = aSelector.call(on: target, timer)
            SelectorReport.report(call, of: aSelector, on: target, with: timer, "fire()")
        }
        if let userInfo {
            objc_setAssociatedObject(self, Self.userInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    // Foundation has a property of this name that is always nil. Where a cast leaves the choice, the compiler
    // takes the one of the narrower type.
    /// The object that was given when the timer was made.
    public var userInfo: AnyObject? { objc_getAssociatedObject(self, Self.userInfoKey) as AnyObject? }

    private nonisolated(unsafe) static let userInfoKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
