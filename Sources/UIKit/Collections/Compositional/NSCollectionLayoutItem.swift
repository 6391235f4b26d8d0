/// The smallest part of a compositional layout: the place of one cell, or, as a group, of several.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size, as part of what contains the item.
    public let layoutSize: NSCollectionLayoutSize
    /// Views that are fastened to the item, such as badges.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Space at the edges inside of the item: its cell is smaller by it. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around the item. Default none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item with views that are fastened to it.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    /// Whether the item, or one inside of it, has a size that a view decides.
    var hasEstimates: Bool {
        layoutSize.isEstimated || supplementaryItems.contains { $0.layoutSize.isEstimated }
    }
}
