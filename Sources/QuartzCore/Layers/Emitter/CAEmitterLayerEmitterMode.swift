/// Which part of the emitter's shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a value from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners of a line or rectangle; the middle of other shapes.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface; of flat shapes all of the inside.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of the inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
