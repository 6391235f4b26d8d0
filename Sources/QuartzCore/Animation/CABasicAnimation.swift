import CoreGraphics

/// An animation from one value to another.
///
/// Any two of `fromValue`, `toValue` and `byValue` determine it; the layer's value replaces a missing one.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between end and start.
    open var byValue: Any?

    private var from: AnimationValue?
    private var to: AnimationValue?
    private var by: AnimationValue?
    /// The interpolation between two transforms that are known beforehand.
    private var mix: TransformMix?

    /// Makes an animation that animates nothing until it has a key path.
    override public init() { super.init() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
        (from, to, by, mix) = (other.from, other.to, other.by, other.mix)
    }

    override open func copy(with zone: NSZone? = nil) -> Any { duplicate(CABasicAnimation()) }

    override func property(_ key: String) -> AnimationKey? {
        AnimationKeys.basic[key] ?? super.property(key)
    }

    /// Sets the values at the start and the end.
    func setEnds(_ from: AnimationValue, _ to: AnimationValue) {
        (fromValue, toValue) = (from.any, to.any)
    }

    override var customSample: AnimationValue? {
        (fromValue ?? toValue ?? byValue).flatMap { AnimationValue(custom: $0) }
    }

    override func prepare(like sample: AnimationValue, on layer: CALayer) {
        from = AnimationValue(fromValue, like: sample)
        to = AnimationValue(toValue, like: sample)
        by = AnimationValue(byValue, like: sample)
        for (value, read) in [(fromValue, from), (toValue, to), (byValue, by)] {
            guard let value, read == nil else { continue }
            layer.complain("add(_:forKey:)", "\(value) is no value of \"\(keyPath ?? "")\"; it is ignored")
        }
        // Without any value it goes from the shown value to the model's.
        if from == nil, to == nil, by == nil { from = sample }
        mix = nil
        if case .transform(let start)? = from, case .transform(let end)? = to {
            mix = TransformMix(start, end)
        }
    }

    override func value(at moment: AnimationMoment, base: AnimationValue) -> AnimationValue? {
        if let mix { return .transform(mix.between(moment.place?.z ?? progress(at: moment))) }
        let (start, end) = ends(base)
        if let place = moment.place { return AnimationValue.between(start, end, place) }
        return AnimationValue.between(start, end, progress(at: moment))
    }

    /// Returns the progress: 0 at the start, 1 at the end; a spring overshoots.
    func progress(at moment: AnimationMoment) -> Double { moment.progress }

    private func ends(_ base: AnimationValue) -> (AnimationValue, AnimationValue) {
        // An additive animation adds nothing where an end is missing.
        let base = isAdditive ? base.zero ?? base : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, by.adding(to: from))
        case (nil, let to?, let by?): return (to.subtracting(by) ?? to, to)
        case (let from?, nil, nil): return (from, base)
        case (nil, let to?, nil): return (base, to)
        case (nil, nil, let by?): return (base, by.adding(to: base))
        case (nil, nil, nil): return (base, base)
        }
    }
}
