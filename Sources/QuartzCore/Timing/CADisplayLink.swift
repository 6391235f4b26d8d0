import Foundation
import ObjectiveC

/// Calls a method once a frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// The time of the frame before the one in progress.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// The duration of a frame.
    open var duration: CFTimeInterval { clock.frameInterval }
    /// Whether calls are suspended.
    open var isPaused = false
    /// The frame rate that the link asks for.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The preferred frame rate as one number; 0 for as often as possible.
    open var preferredFramesPerSecond: Int {
        get { Int((preferredFrameRateRange.preferred ?? 0).rounded()) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange =
                rate == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// How many frames, of sixty a second, pass from one call to the next.
    @available(*, deprecated, renamed: "preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
        set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
    }

    /// The type of the target, for messages.
    let targetType: Any.Type
    /// The object on which the method is called; nil once the link is invalid.
    private var target: Any?
    private let selector: Selector
    private var lastFire = -CFTimeInterval.infinity
    private let clock = FrameClock.current

    /// How early a frame may come and still count, as a part of the interval.
    private static let slack = 0.1

    /// Makes a link that calls a method with itself. The target is held until `invalidate()`.
    ///
    /// - Parameters:
    ///   - target: the object on which the method is called.
    ///   - sel: the method, which takes the link or nothing.
    public init(target: Any, selector sel: Selector) {
        targetType = type(of: target)
        self.target = target
        selector = sel
        super.init()
    }

    /// Makes a link, as `CADisplayLink(target: self, action: Spinner.tick)`. The target is held until
    /// `invalidate()`.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        self.init(target: target, selector: Selector(action))
    }

    /// Makes a link that calls a method without arguments.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: target, selector: Selector(action))
    }

    /// Starts the calls; frames are the same in every run loop and mode.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !clock.links.contains(where: { $0 === self }) else { return }
        timestamp = clock.now
        clock.links.append(self)
    }

    /// Stops the calls; `add(to:forMode:)` starts them again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        clock.links.removeAll { $0 === self }
    }

    /// Stops the calls for good and releases the target.
    open func invalidate() {
        target = nil
        clock.links.removeAll { $0 === self }
    }

    private var interval: CFTimeInterval {
        guard let rate = preferredFrameRateRange.preferred, rate > 0 else { return duration }
        return max(duration, 1 / Double(rate))
    }

    var demand: FrameDemand {
        guard !isPaused else { return .none }
        let next = lastFire + interval
        return next <= clock.now + duration * (1 + Self.slack) ? .nextFrame : .at(next)
    }

    func fire(at time: CFTimeInterval) {
        guard !isPaused, time - lastFire >= interval * (1 - Self.slack) else { return }
        lastFire = time
        timestamp = time
        guard let target else { return }
        let call = selector.call(on: target, self)
        SelectorReport.report(call, of: selector, on: target, with: self, "init(target:selector:)")
    }
}
