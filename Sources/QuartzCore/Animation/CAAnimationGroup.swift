/// Animations that run together, in the group's time: when the group ends, they all end.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations; their begin times count from the group's start.
    open var animations: [CAAnimation]?

    /// An empty group.
    override public init() { super.init() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override open func copy(with zone: NSZone? = nil) -> Any { duplicate(CAAnimationGroup()) }

    override func property(_ key: String) -> AnimationKey? {
        AnimationKeys.group[key] ?? super.property(key)
    }

    override func prepare(for layer: CALayer) {
        for animation in animations ?? [] { animation.prepare(for: layer) }
    }

    override func willStart(on layer: CALayer) {
        for animation in animations ?? [] { animation.willStart(on: layer) }
    }

    override func update(on layer: CALayer) {
        for animation in animations ?? [] { animation.update(on: layer) }
    }

    override func didLeave(_ layer: CALayer) {
        for animation in animations ?? [] { animation.didLeave(layer) }
    }

    override var changes: LayerChange {
        (animations ?? []).reduce(into: []) { $0.formUnion($1.changes) }
    }

    override func apply(to layer: CALayer, at moment: AnimationMoment) {
        let time = moment.progress * moment.duration
        for animation in animations ?? [] {
            var timing = animation.timing
            if timing.duration == 0 { timing.duration = moment.duration }
            guard case .active(let inner) = timing.phase(at: time, holdsEnd: time >= moment.duration) else {
                continue
            }
            var moment = inner
            moment.timingFunction = animation.timingFunction
            animation.apply(to: layer, at: moment)
        }
    }
}
