import CoreGraphics

/// An animation of one property, or of a component such as `position.x` or `transform.rotation.z`.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    private(set) var target: AnimationTarget?

    /// The model value before the change that a view animates.
    var modelBefore: AnimationValue?

    /// The animated property. A key path that names nothing animatable animates nothing, and a diagnostic
    /// says so.
    open var keyPath: String? {
        didSet { findTarget() }
    }

    /// Makes a transform from each value, which must be a number. The function sets one part of the transform
    /// and leaves the others.
    open var valueFunction: CAValueFunction? {
        didSet { findTarget() }
    }

    private func findTarget() {
        target = keyPath.flatMap { path in
            AnimationTarget(keyPath: valueFunction.map { "\(path).\($0.part)" } ?? path)
        }
    }

    /// Whether values are added to those below instead of replacing them.
    open var isAdditive = false

    /// Whether each run goes on from where the one before it ended.
    open var isCumulative = false

    /// Makes an animation that animates nothing until it has a key path.
    override public init() { super.init() }

    /// Makes an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        target = path.flatMap(AnimationTarget.init(keyPath:))
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        valueFunction = other.valueFunction
        target = other.target
        modelBefore = other.modelBefore
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override open func copy(with zone: NSZone? = nil) -> Any { duplicate(CAPropertyAnimation()) }

    override func property(_ key: String) -> AnimationKey? {
        AnimationKeys.property[key] ?? super.property(key)
    }

    override func prepare(for layer: CALayer) {
        if let target, let whole = layer.readValue(target.property, shown: true) {
            return prepare(like: target.part(of: whole), on: layer)
        }
        // The key of another kind of layer's property may be an app's own key here.
        if let key = keyPath, let sample = customSample(key, of: layer) {
            return prepare(like: sample, on: layer)
        }
        layer.complain(
            "add(_:forKey:)",
            target == nil
                ? "there is no animatable property \"\(keyPath ?? "nil")\""
                : "this kind of layer has no \"\(keyPath ?? "")\"")
    }

    override var soleProperty: LayerProperty? { target?.property }

    override var changes: LayerChange { target?.property.change ?? [] }

    override func apply(to layer: CALayer, at moment: AnimationMoment) {
        guard let target, let whole = layer.readValue(target.property, shown: true) else {
            if let keyPath { applyCustom(keyPath, to: layer, at: moment) }
            return
        }
        if let value = result(on: whole, at: moment) { layer.writeShown(target.property, value) }
    }

    /// Returns the value of the whole property with the animation applied; nil to leave it.
    func result(on whole: AnimationValue, at moment: AnimationMoment) -> AnimationValue? {
        guard let target, target.part != .whole else { return result(over: whole, at: moment) }
        return result(over: target.part(of: whole), at: moment).map { target.replacing(in: whole, with: $0) }
    }

    /// Returns the value for the key path, based on the value without the animation.
    private func result(over base: AnimationValue, at moment: AnimationMoment) -> AnimationValue? {
        guard var value = value(at: moment, base: base) else { return nil }
        if isCumulative, moment.iteration >= 1 {
            var end = moment
            (end.time, end.iteration) = (moment.duration, 0)
            if let last = self.value(at: end, base: base) {
                for _ in 0..<Int(min(moment.iteration, 10_000)) { value = last.adding(to: value) }
            }
        }
        return isAdditive ? value.adding(to: base) : value
    }

    /// One of the animation's values, used as a sample if the layer has no value under the key.
    var customSample: AnimationValue? { nil }

    /// The value under a key of an app's own; nil for keys that the layer does not know.
    private func customSample(_ key: String, of layer: CALayer) -> AnimationValue? {
        layer.customValue(key) ?? (type(of: layer).needsDisplay(forKey: key) ? customSample : nil)
    }

    private func applyCustom(_ key: String, to layer: CALayer, at moment: AnimationMoment) {
        guard let state = layer.animationState,
            let whole = state.custom.shown[key] ?? customSample(key, of: layer),
            let value = result(on: whole, at: moment)
        else { return }
        state.custom.shown[key] = value
    }

    /// Reads the animation's values, which must be of the kind of `sample`.
    func prepare(like sample: AnimationValue, on layer: CALayer) {}

    /// Returns the value at a moment; `base` is the value without the animation.
    func value(at moment: AnimationMoment, base: AnimationValue) -> AnimationValue? { nil }
}
