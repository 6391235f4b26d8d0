/// Which parts of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// From a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the path winds round.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Every other part.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
