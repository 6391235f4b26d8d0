/// A view at the boundary of a section or of the whole layout, such as a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner where the view is.
    public let alignment: NSRectAlignment
    /// How far from there, in points.
    public let offset: CGPoint
    /// Whether the section grows by the view; otherwise the view lies over it. Default true. Views at the edges along
    /// which the layout scrolls always lie over the section.
    open var extendsBoundary = true
    /// Whether the view stays in sight as long as its section is. Default false.
    open var pinToVisibleBounds = false

    /// Makes a view at a boundary.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a view some points away from a boundary.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: alignment.edges, absoluteOffset: absoluteOffset), anchor: nil)
    }
}
