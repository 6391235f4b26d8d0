import CoreGraphics

/// The base class of animations, with their timing and their delegate.
///
/// A layer that gets an animation keeps a copy of it; later changes do not reach it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    /// What an app stored under keys of its own.
    var custom: [String: Any] = [:]

    /// The delay in seconds after the animation is added, where `beginTime` is not set.
    package var delay: CFTimeInterval = 0
    /// Whether touches reach the layer's view meanwhile; nil for animations that do not belong to a view.
    package var allowsUserInteraction: Bool?
    /// Whether hit-testing finds the layer's view where it is shown rather than at its model values.
    package var hitTestsShown = false

    /// The delegate, which is called at the start and at the end. Retained.
    open var delegate: (any CAAnimationDelegate)?

    /// The timing function of each run; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Whether the animation is removed from the layer when it has ended; true by default.
    open var isRemovedOnCompletion = true

    /// Makes an animation that changes nothing.
    public override init() {
        super.init()
    }

    /// Copies all values of another animation of the same class.
    func takeValues(of other: CAAnimation) {
        timing = other.timing
        custom = other.custom
        (delay, allowsUserInteraction) = (other.delay, other.allowsUserInteraction)
        hitTestsShown = other.hitTestsShown
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// Returns another animation with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate(CAAnimation()) }

    /// Returns another animation with the same values. `NSObject` does not promise that copies are made on the main
    /// actor, where all animations live.
    open override func copy() -> Any {
        MainActor.assumeIsolated { copy(with: nil) as? CAAnimation ?? self }
    }

    /// When the animation begins, in the layer's time; 0 for when it is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = checked(newValue, "beginTime", 0) }
    }

    /// The time within the animation at which it begins; the part before that comes at the end.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = checked(newValue, "timeOffset", 0) }
    }

    /// The number of runs; 0 is one, `.infinity` is for ever.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue >= 0 ? newValue : Float(checked(-1, "repeatCount", 0, least: 0)) }
    }

    /// The duration of all runs together; overrides `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set {
            timing.repeatDuration =
                newValue == .infinity ? newValue : checked(newValue, "repeatDuration", 0, least: 0)
        }
    }

    /// The duration of one run; 0 for that of the transaction.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set {
            timing.duration =
                newValue == .infinity ? newValue : checked(newValue, "duration", 0, least: 0)
        }
    }

    /// How fast the animation runs; negative runs from the end to the start.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = Float(checked(Double(newValue), "speed", 1)) }
    }

    /// Whether each run goes back to the start, in the same time.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// What is shown before the beginning and after the end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: - Key-value coding

    /// Returns the value under a key of an app's own that was never set; nil unless overridden.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns a property by its key, or what an app stored under a key of its own; nil for none.
    ///
    /// Numbers come as `NSNumber`, names such as a fill mode's as `String`.
    open func value(forKey key: String) -> Any? { readKey(key) }

    /// Sets a property by its key, or stores a value under a key of an app's own; nil removes it.
    open func setValue(_ value: Any?, forKey key: String) { writeKey(key, value) }

    /// Sets values by their keys, in the order of these; `NSNull` stands for nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.set(keyedValues) { setValue($0, forKey: $1) }
    }

    /// Returns the values of keys; `NSNull` stands for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.values(forKeys: keys) { value(forKey: $0) }
    }

    /// Returns the property with a key; nil for keys that this kind of animation does not know.
    func property(_ key: String) -> AnimationKey? { AnimationKeys.common[key] }

    // MARK: - Action

    /// Adds the animation to the layer under the name of the change, as its action.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: - For the layer

    /// Returns an animation after it has taken the values of this one.
    final func duplicate(_ copy: CAAnimation) -> CAAnimation {
        copy.takeValues(of: self)
        return copy
    }

    /// The key that it has on every layer, whatever key it is added with; nil for the given one.
    var ownKey: String? { nil }

    /// Reads the animation's values once, when it is added.
    func prepare(for layer: CALayer) {}

    /// Called before the start, to take a picture of the layer as the latest frame showed it.
    func willStart(on layer: CALayer) {}

    /// Updates additional layers that the animation shows, after all animations of the layer were applied.
    func update(on layer: CALayer) {}

    /// Removes the additional layers that the animation shows.
    func didLeave(_ layer: CALayer) {}

    /// Applies the animation to the shown values. `time` lies in 0…`duration`, after the timing function.
    func apply(to layer: CALayer, at moment: AnimationMoment) {}

    /// The property that `apply` changes; nil for several properties or none.
    var soleProperty: LayerProperty? { nil }

    /// The kinds of change that `apply` can make.
    var changes: LayerChange { [] }

    private func checked(
        _ value: Double, _ call: String, _ otherwise: Double, least: Double = -.greatestFiniteMagnitude
    ) -> Double {
        if value.isFinite, value >= least { return value }
        FrameClock.current.diagnose(
            String(describing: type(of: self)), call,
            "\(value) is taken as \(otherwise): a finite number\(least == 0 ? " of 0 or more" : "") is needed"
        )
        return otherwise
    }
}

/// A moment in the course of an animation.
struct AnimationMoment {
    /// Seconds since the start of this run, 0…duration.
    var time: CFTimeInterval
    var duration: CFTimeInterval
    /// How many runs are complete.
    var iteration: Double
    var timingFunction: CAMediaTimingFunction?
    /// The place, where a course gives it instead of the timing function.
    var place: AnimationCourse.Place?

    /// The progress after the timing function, 0…1; a spring's overshoots.
    var progress: Double {
        if let place { return place.z }
        let part = duration > 0 ? min(max(time / duration, 0), 1) : 1
        return timingFunction?.curve.value(at: part) ?? part
    }
}
