/// A place at the edges of an item, to which a supplementary view is fastened.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges: none of an axis is its middle.
    public let edges: NSDirectionalRectEdge
    /// How far from there: in points, or in widths and heights of the supplementary view.
    public let offset: CGPoint
    /// Whether `offset` is in points.
    public let isAbsoluteOffset: Bool
    /// Whether `offset` is in widths and heights of the supplementary view.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Makes a place at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// Makes a place some points away from edges.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    }

    /// Makes a place some widths and heights of the supplementary view away from edges.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    }

    /// Where in a rectangle the edges are.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// The offset in points for a view of a size.
    func points(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
