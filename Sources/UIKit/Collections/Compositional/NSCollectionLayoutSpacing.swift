/// Space between the parts of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The space in points; of a flexible one the least.
    public let spacing: CGFloat
    /// Whether the space grows to fill the room.
    public let isFlexibleSpacing: Bool
    /// Whether the space stays as it is.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
    }

    /// A space that takes its share of the room that is left.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// A space that stays as it is.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}
