import Motion

/// From one value to another, pulled by a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    private var spring = Spring(stiffness: 100, damping: 10)

    /// What hangs on the spring; 1 by default.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set { replace(mass: newValue) }
    }

    /// How strongly it pulls; 100 by default.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set { replace(stiffness: newValue) }
    }

    /// How strongly it is held back; 10 by default.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set { replace(damping: newValue) }
    }

    /// How fast it is at first, in distances a second; positive towards the end.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set { replace(velocity: newValue) }
    }

    /// How long it takes to come to rest; `duration` should be this long.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// How long it seems to take.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

    /// 0: no bounce; up to 1 it swings over more and more, below 0 it creeps.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    /// The default spring.
    override public init() { super.init() }

    /// A spring as people see it; lasts until it rests.
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

    override open func copy() -> Any { duplicate(as: CASpringAnimation()) }

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
