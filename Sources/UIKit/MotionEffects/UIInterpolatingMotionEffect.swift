import QuartzCore

/// Adds a value between a least and a greatest one to a view's property, by the tilt in one direction.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of a tilt.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis
        /// Upwards and downwards.
        case tiltAlongVerticalAxis
    }

    /// The property of the view, as `center.x` or `layer.shadowOffset.width`.
    public let keyPath: String
    /// The direction that counts.
    public let type: EffectType
    /// What is added at the offset −1; nil adds nothing there.
    open var minimumRelativeValue: Any?
    /// What is added at the offset 1; nil adds nothing there.
    open var maximumRelativeValue: Any?

    /// An effect that changes nothing until it has values.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Returns the value for the offset: halfway between the two values when the viewer looks straight on.
    override open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = Double(min(max(offset, -1), 1) + 1) / 2
        return RelativeValue.between(minimumRelativeValue, maximumRelativeValue, part).map { [keyPath: $0] }
    }
}
