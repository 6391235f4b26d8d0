/// A set of a layer's edges. `layerBottomEdge` is the one of the least y, the upper one where y grows downwards.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt32
    /// Creates a set of edges from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge of the least x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of the least y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of the greatest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

    package static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
