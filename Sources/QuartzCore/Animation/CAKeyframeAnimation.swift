import CoreGraphics

/// An animation through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// The path of a point; overrides `values`. Each of its pieces is one keyframe.
    open var path: CGPath?
    /// The time of each value, 0…1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The timing function between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between keyframes are calculated.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer turns to the direction of the path, in its own plane; nil leaves its rotation as it is.
    open var rotationMode: CAAnimationRotationMode?

    private var track: KeyframeTrack?

    /// Makes an animation that animates nothing until it has a key path and values.
    override public init() { super.init() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
        (timingFunctions, calculationMode, track) = (
            other.timingFunctions, other.calculationMode, other.track
        )
        rotationMode = other.rotationMode
    }

    override open func copy(with zone: NSZone? = nil) -> Any { duplicate(CAKeyframeAnimation()) }

    override func property(_ key: String) -> AnimationKey? {
        AnimationKeys.keyframes[key] ?? super.property(key)
    }

    override var customSample: AnimationValue? { values?.first.flatMap { AnimationValue(custom: $0) } }

    override func prepare(like sample: AnimationValue, on layer: CALayer) {
        var segments: [KeyframeTrack.Segment] = []
        if let path {
            segments = KeyframeTrack.segments(of: path)
        } else {
            let list = (values ?? []).map { AnimationValue($0, like: sample) }
            if list.contains(where: { $0 == nil }) {
                layer.complain(
                    "add(_:forKey:)", "some values are none of \"\(keyPath ?? "")\"; they are left out")
            }
            segments = KeyframeTrack.segments(
                through: list.compactMap { $0 },
                isCurved: calculationMode == .cubic || calculationMode == .cubicPaced)
        }
        track = KeyframeTrack(
            segments: segments, times: keyTimes?.map(\.doubleValue),
            paces: timingFunctions?.map(\.curve) ?? [],
            mode: calculationMode)
    }

    override func value(at moment: AnimationMoment, base: AnimationValue) -> AnimationValue? {
        track?.value(at: moment.progress)
    }

    // MARK: - Turning along the way

    override var soleProperty: LayerProperty? { rotationMode == nil ? super.soleProperty : nil }

    override var changes: LayerChange {
        rotationMode == nil ? super.changes : super.changes.union(LayerProperty.transform.change)
    }

    override func apply(to layer: CALayer, at moment: AnimationMoment) {
        super.apply(to: layer, at: moment)
        guard let rotationMode, let direction = track?.direction(at: moment.progress),
            case .transform(let shown)? = layer.readValue(.transform, shown: true)
        else { return }
        let angle = rotationMode == .rotateAutoReverse ? direction + .pi : direction
        layer.writeShown(.transform, .transform(CATransform3DRotate(shown, angle, 0, 0, 1)))
    }
}
