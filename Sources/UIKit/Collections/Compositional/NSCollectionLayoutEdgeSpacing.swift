/// Space around an item or a group, which pushes its neighbours away.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space before it, in the direction of reading.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above it.
    public let top: NSCollectionLayoutSpacing?
    /// The space after it, in the direction of reading.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below it.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes spaces; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}
