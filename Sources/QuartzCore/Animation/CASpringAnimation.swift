import MotionPhysics

/// An animation from one value to another, pulled by a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    private var spring = Spring(stiffness: 100, damping: 10)

    /// The mass on the spring; 1 by default.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set { replace(mass: newValue) }
    }

    /// The spring's force for each unit of distance; 100 by default.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set { replace(stiffness: newValue) }
    }

    /// The resistance for each unit of velocity; 10 by default.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set { replace(damping: newValue) }
    }

    /// The velocity at the start, in distances a second; positive towards the end.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set { replace(velocity: newValue) }
    }

    /// The time until the spring rests, in seconds; `duration` should be as long.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The perceived duration, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

    /// The bounce: 0 for none, up to 1 for more and more overshoot, below 0 for a slow approach.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    /// Makes an animation with the default spring.
    override public init() { super.init() }

    /// Makes a spring from its perceived duration, in seconds, and its bounce; it lasts until it rests.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        duration = settlingDuration.isFinite ? settlingDuration : perceptualDuration
    }

    package convenience init(keyPath: String, spring: Spring, duration: CFTimeInterval) {
        self.init(keyPath: keyPath)
        self.spring = spring
        self.duration = duration
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        spring = other.spring
    }

    override open func copy(with zone: NSZone? = nil) -> Any { duplicate(CASpringAnimation()) }

    override func property(_ key: String) -> AnimationKey? {
        AnimationKeys.spring[key] ?? super.property(key)
    }

    override func progress(at moment: AnimationMoment) -> Double {
        spring.value(at: moment.time)
    }

    private func replace(
        mass: CGFloat? = nil, stiffness: CGFloat? = nil, damping: CGFloat? = nil, velocity: CGFloat? = nil
    ) {
        let values = [mass, stiffness, damping, velocity].compactMap { $0 }
        guard values.allSatisfy(\.isFinite), (mass ?? 1) > 0, (stiffness ?? 1) > 0, (damping ?? 0) >= 0 else {
            return FrameClock.current.diagnose(
                "CASpringAnimation", "mass, stiffness, damping, initialVelocity",
                "\(values) is ignored: finite numbers are needed, mass and stiffness above 0, damping 0 or more"
            )
        }
        spring = Spring(
            mass: Double(mass ?? self.mass), stiffness: Double(stiffness ?? self.stiffness),
            damping: Double(damping ?? self.damping), initialVelocity: Double(velocity ?? initialVelocity))
    }
}
