/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a line cap from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The line is cut off at its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
