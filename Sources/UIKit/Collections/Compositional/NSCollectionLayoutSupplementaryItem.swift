/// A view that is fastened to an item or a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view, by which the data source is asked for it.
    public let elementKind: String
    /// Where on the item the view is.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place of the view itself that lies there; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Views with a higher index lie in front. Default 1.
    open var zIndex = 1

    /// Makes a view that lies inside of the edges of what it is fastened to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
    }

    /// Makes a view one of whose own places lies on a place of what it is fastened to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
            anchor: itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        anchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, anchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Where the view is on a rectangle that it is fastened to.
    func frame(on rect: CGRect, measured: CGSize?) -> CGRect {
        let size = layoutSize.size(in: rect.size, measured: measured)
        let own = CGRect(origin: .zero, size: size)
        let place = containerAnchor.point(in: rect)
        let held = (itemAnchor ?? containerAnchor).point(in: own)
        let (outer, inner) = (
            containerAnchor.points(for: size), itemAnchor?.points(for: size) ?? .zero
        )
        return CGRect(
            origin: CGPoint(x: place.x - held.x + outer.x + inner.x, y: place.y - held.y + outer.y + inner.y),
            size: size)
    }
}
