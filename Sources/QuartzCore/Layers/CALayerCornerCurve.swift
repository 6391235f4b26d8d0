/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape by its name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of a circle; the default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin farther from the corner than the radius and bend little by little.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
