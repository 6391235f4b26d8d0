/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a gradient type from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from start to end; the default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses about the start; the end is a corner of the outermost one's bounding rectangle.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, beginning in the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
