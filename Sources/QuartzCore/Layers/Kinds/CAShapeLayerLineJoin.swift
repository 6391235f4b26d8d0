/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a line join from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corner is pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// The corner is round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corner is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
