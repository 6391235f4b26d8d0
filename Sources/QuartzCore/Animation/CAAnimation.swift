import CoreGraphics

/// What all animations have in common: their time, their pace, and whom they tell.
///
/// A layer that gets an animation keeps a copy of it; later changes do not reach it.
@preconcurrency @MainActor
open class CAAnimation: CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var custom: [String: Any] = [:]

    /// How long after it is added it begins, where `beginTime` does not say when.
    package var delay: CFTimeInterval = 0
    /// Whether touches reach the layer's view meanwhile; nil for animations that are no view's.
    package var allowsUserInteraction: Bool?
    /// Whether touches find the layer's view where it is seen meanwhile, not where its model is.
    package var hitTestsShown = false

    /// Told when it starts and ends; kept until then.
    open var delegate: (any CAAnimationDelegate)?

    /// The pace of each run; nil is even.
    open var timingFunction: CAMediaTimingFunction?

    /// Whether it leaves the layer when it has ended; true by default.
    open var isRemovedOnCompletion = true

    /// An animation that does nothing.
    public init() {}

    /// Takes over all values of another animation of the same class.
    func takeValues(of other: CAAnimation) {
        timing = other.timing
        custom = other.custom
        (delay, allowsUserInteraction) = (other.delay, other.allowsUserInteraction)
        hitTestsShown = other.hitTestsShown
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// Another animation with the same values.
    open func copy() -> Any { duplicate(as: CAAnimation()) }

    /// When it begins, in the layer's time; 0: when it is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = checked(newValue, "beginTime", 0) }
    }

    /// Where in its course it begins; the part before comes at the end.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = checked(newValue, "timeOffset", 0) }
    }

    /// How often it runs; 0 is once, `.infinity` for ever.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue >= 0 ? newValue : Float(checked(-1, "repeatCount", 0, least: 0)) }
    }

    /// How long it repeats; wins over `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set {
            timing.repeatDuration =
                newValue == .infinity ? newValue : checked(newValue, "repeatDuration", 0, least: 0)
        }
    }

    /// How long one run lasts; 0: as long as the transaction says.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set {
            timing.duration =
                newValue == .infinity ? newValue : checked(newValue, "duration", 0, least: 0)
        }
    }

    /// How fast it runs; negative from the end to the start.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = Float(checked(Double(newValue), "speed", 1)) }
    }

    /// Each run goes back to the start again, in the same time.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// What is shown before the beginning and after the end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// A value of one's own that travels with the animation.
    open func value(forKey key: String) -> Any? { custom[key] }

    /// Keeps a value of one's own with the animation; nil takes it away.
    open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

    /// As an action: adds itself to the layer, under the name of the change.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: - For the layer

    final func duplicate(as copy: CAAnimation) -> CAAnimation {
        copy.takeValues(of: self)
        return copy
    }

    /// Reads the values once, when the animation is added.
    func prepare(for layer: CALayer) {}

    /// Changes what the layer shows. `time` lies in 0…`duration`, after the timing function.
    func apply(to layer: CALayer, at moment: AnimationMoment) {}

    /// What `apply` may change.
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
    /// How far it is, where its course says so instead of the timing function.
    var place: AnimationCourse.Place?

    /// 0…1, after the timing function; a spring's course goes beyond.
    var progress: Double {
        if let place { return place.z }
        let part = duration > 0 ? min(max(time / duration, 0), 1) : 1
        return timingFunction?.curve.value(at: part) ?? part
    }
}
