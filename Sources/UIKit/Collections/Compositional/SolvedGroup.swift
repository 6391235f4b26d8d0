/// Where the items of one group are, in the group's coordinates, where reading goes from left to right.
@MainActor
struct SolvedGroup {
    nonisolated struct Item {
        var frame: CGRect
        var zIndex = 0
        /// Whether the cell decides its width, and its height.
        var isWidthEstimated = false
        var isHeightEstimated = false
    }

    nonisolated struct Badge {
        let kind: String
        /// The item, counted from the group's first, to which it belongs.
        let item: Int
        var frame: CGRect
        let zIndex: Int
        let isWidthEstimated: Bool
        let isHeightEstimated: Bool
    }

    var size: CGSize
    var items: [Item] = []
    var badges: [Badge] = []

    /// Takes in what a group, or an item, inside of it holds.
    mutating func append(_ part: SolvedGroup, at origin: CGPoint) {
        let first = items.count
        items += part.items.map { item in
            var moved = item
            moved.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
            return moved
        }
        badges += part.badges.map { badge in
            Badge(
                kind: badge.kind, item: first + badge.item,
                frame: badge.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: badge.zIndex,
                isWidthEstimated: badge.isWidthEstimated, isHeightEstimated: badge.isHeightEstimated)
        }
    }

    mutating func append(
        _ supplementary: [NSCollectionLayoutSupplementaryItem], on rect: CGRect, of item: Int,
        measured: (String) -> CGSize?
    ) {
        for one in supplementary {
            let size = one.layoutSize
            badges.append(
                Badge(
                    kind: one.elementKind, item: item,
                    frame: one.frame(on: rect, measured: measured(one.elementKind)), zIndex: one.zIndex,
                    isWidthEstimated: size.widthDimension.isEstimated,
                    isHeightEstimated: size.heightDimension.isEstimated))
        }
    }
}
