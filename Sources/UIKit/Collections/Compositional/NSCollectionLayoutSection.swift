/// A section of a compositional layout: a group that is repeated, and what lies around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// How the section looks if it is one of a list.
    var list: UICollectionLayoutListConfiguration?

    /// Makes a section of a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Space at the edges of the section, around its groups. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// What the insets across the layout are measured from. Default as the layout's configuration says.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What the room of boundary views across the layout is measured from. Default as for the groups.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// The space between groups, in points. Default 0.
    open var interGroupSpacing: CGFloat = 0

    /// Whether the section scrolls across the layout. Default none.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Headers, footers and the like. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Whether boundary views lie within the section's content insets. Default true.
    open var supplementariesFollowContentInsets = true

    /// Views behind the section. Default none.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Changes the views in sight whenever they are placed, as while the section scrolls. Default nil.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
