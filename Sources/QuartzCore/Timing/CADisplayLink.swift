/// Calls a method once a frame.
@preconcurrency @MainActor
public final class CADisplayLink {
    /// The time of the frame before the one that is being made.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// How long a frame lasts.
    public var duration: CFTimeInterval { clock.frameInterval }
    /// Whether it leaves its target uncalled for now.
    public var isPaused = false
    /// How often it would like to be called.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// The same as a single number of frames a second; 0 for as often as possible.
    public var preferredFramesPerSecond: Int {
        get { Int((preferredFrameRateRange.preferred ?? 0).rounded()) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange =
                rate == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// Whose method is called, for messages.
    let targetType: AnyObject.Type
    private var action: ((CADisplayLink) -> Void)?
    private var lastFire = -CFTimeInterval.infinity
    private let clock = FrameClock.current

    /// Frames may come this much early, as a part of the interval, and still count.
    private static let slack = 0.1

    /// `CADisplayLink(target: self, action: Spinner.tick)`; the target is kept until `invalidate()`.
    public init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> (CADisplayLink) -> Void
    ) {
        targetType = type(of: target)
        self.action = { action(target)($0) }
    }

    /// The same for a method that does not take the link.
    public init<Target: AnyObject>(target: Target, action: @escaping @MainActor (Target) -> () -> Void) {
        targetType = type(of: target)
        self.action = { _ in action(target)() }
    }

    /// Starts to call; frames are the same in every run loop and mode.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil, !clock.links.contains(where: { $0 === self }) else { return }
        timestamp = clock.now
        clock.links.append(self)
    }

    /// Ends the calls for good.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        clock.links.removeAll { $0 === self }
    }

    /// Stops for good and lets the target go.
    public func invalidate() {
        action = nil
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
        action?(self)
    }
}
