/// Where an item of a custom group is.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group's coordinates.
    public let frame: CGRect
    /// Items with a higher index lie in front.
    public let zIndex: Int

    /// Makes an item at a place.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Makes an item at a place, in front of those with a lower index.
    public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Places the items of a custom group: gets the group's room, and returns a place for each item.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
