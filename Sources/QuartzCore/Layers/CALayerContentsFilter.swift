/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a filter from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pixels are interpolated; the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Pixels are interpolated; where contents are made smaller, each pixel shows the mean of what it covers of them.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
    /// Each pixel stays a sharp square.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}
