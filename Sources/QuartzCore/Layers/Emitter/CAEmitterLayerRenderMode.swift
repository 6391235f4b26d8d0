/// In which order particles are drawn, and how they mix.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a value from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cell after cell.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older particles behind younger ones.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older particles in front of younger ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Cell after cell; colours add up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
