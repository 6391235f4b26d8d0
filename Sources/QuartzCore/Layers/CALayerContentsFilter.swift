/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a filter from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pixels are interpolated; the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Each pixel stays a sharp square.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}
