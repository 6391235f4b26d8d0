/// Items in a row, in a column, or placed freely. A section repeats its group until all of its items have a place.
///
/// Items follow each other until the group is full; the ones that do not fit go on in the next group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The subitems, again and again, until the room is used up.
        case line(NSLayoutConstraint.Axis, [NSCollectionLayoutItem])
        /// One subitem, a number of times; all of them as long as the room allows where `fills` is true.
        case repeated(NSLayoutConstraint.Axis, NSCollectionLayoutItem, Int, fills: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement

    /// Views that are fastened to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }
    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// The space between the items of a row or column. Default none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The items that the group repeats; none for a custom one.
    open var subitems: [NSCollectionLayoutItem] {
        switch arrangement {
        case .line(_, let items): items
        case .repeated(_, let item, _, _): [item]
        case .custom: []
        }
    }

    // MARK: - Making groups

    /// A row of items.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.horizontal, subitems)) }

    /// A row of equally wide items, which fill it; the item's own width does not count.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, subitem, max(1, count), fills: true))
    }

    /// A row in which an item comes a number of times.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, subitem, max(1, count), fills: false))
    }

    /// A column of items.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.vertical, subitems)) }

    /// A column of equally high items, which fill it; the item's own height does not count.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, subitem, max(1, count), fills: true))
    }

    /// A column in which an item comes a number of times.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, subitem, max(1, count), fills: false))
    }

    /// A group whose items lie where a closure says. It is asked again after each invalidation.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

    override var hasEstimates: Bool { super.hasEstimates || subitems.contains(where: \.hasEstimates) }
}
