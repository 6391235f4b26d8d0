import CoreGraphics

/// From value to value to value, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in their order.
    open var values: [Any]?
    /// The way of a point; wins over `values`. Each of its pieces is one keyframe.
    open var path: CGPath?
    /// When each value is reached, 0…1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between are found.
    open var calculationMode = CAAnimationCalculationMode.linear

    private var track: KeyframeTrack?

    /// Animates nothing as long as it has no key path and values.
    override public init() { super.init() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
        (timingFunctions, calculationMode, track) = (
            other.timingFunctions, other.calculationMode, other.track
        )
    }

    override open func copy() -> Any { duplicate(as: CAKeyframeAnimation()) }

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
}
