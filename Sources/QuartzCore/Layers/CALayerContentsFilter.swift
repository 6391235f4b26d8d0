/// How contents are sampled when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// From a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Smooth; the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Hard pixels.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}
