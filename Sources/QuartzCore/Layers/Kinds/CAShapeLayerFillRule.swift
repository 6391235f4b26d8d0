/// Which parts of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a fill rule from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points that the path winds around are inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points that an odd number of the path's edges surrounds are inside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
