/// Where the views at a boundary are, around contents of a length. `main` is the direction of the layout.
@MainActor
struct BoundaryPlaces {
    struct Place {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        /// How many views of its kind come before it.
        let index: Int
        var frame: CGRect
    }

    let isVertical: Bool
    /// How much room the views take before and after the contents.
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    private(set) var places: [Place] = []

    /// - Parameters:
    ///   - items: the views.
    ///   - isVertical: whether the layout goes from top to bottom.
    ///   - room: the rectangle across in which they lie, as long as the visible part.
    ///   - length: of the contents between them.
    ///   - measured: what a view has asked for, by kind and index.
    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], isVertical: Bool, room: CGRect,
        length: (_ before: CGFloat) -> CGFloat, measured: (String, Int) -> CGSize?
    ) {
        self.isVertical = isVertical
        var kinds: [String: Int] = [:]
        places = items.map { item in
            let index = kinds[item.elementKind, default: 0]
            kinds[item.elementKind] = index + 1
            let size = item.layoutSize.size(in: room.size, measured: measured(item.elementKind, index))
            return Place(item: item, index: index, frame: CGRect(origin: room.origin, size: size))
        }
        before = extent { isBefore($0) }
        let end = before + length(before)
        after = extent { isAfter($0) }
        var (first, last) = (CGFloat.zero, end)
        for index in places.indices {
            let (item, size) = (places[index].item, places[index].frame.size)
            let along = isVertical ? size.height : size.width
            var main = (end + before - along) / 2
            if isBefore(item) {
                main = first
                if item.extendsBoundary { first += along }
            } else if isAfter(item) {
                main = item.extendsBoundary ? last : end - along
                if item.extendsBoundary { last += along }
            }
            places[index].frame.origin = origin(main: main, of: item, size, in: room)
        }
    }

    private func extent(_ isMeant: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool) -> CGFloat {
        places.filter { isMeant($0.item) && $0.item.extendsBoundary }.reduce(0) {
            $0 + (isVertical ? $1.frame.height : $1.frame.width)
        }
    }

    private func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.alignment.edges.contains(isVertical ? .top : .leading)
    }

    private func isAfter(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.alignment.edges.contains(isVertical ? .bottom : .trailing)
    }

    private func origin(
        main: CGFloat, of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, in room: CGRect
    ) -> CGPoint {
        let aligned = item.containerAnchor.point(in: room)
        let held = item.containerAnchor.point(in: CGRect(origin: .zero, size: size))
        let cross = isVertical ? aligned.x - held.x : aligned.y - held.y
        let point = isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
        return CGPoint(x: point.x + item.offset.x, y: point.y + item.offset.y)
    }

    /// Where a view is while a part of the content is in sight; the places begin at `start`, and the contents with
    /// what is before them end at `end`.
    func frame(_ place: Place, start: CGFloat, end: CGFloat, visible: ClosedRange<CGFloat>) -> CGRect {
        var frame = place.frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
        guard place.item.pinToVisibleBounds else { return frame }
        let along = isVertical ? frame.height : frame.width
        var main = isVertical ? frame.minY : frame.minX
        if isBefore(place.item) {
            main = max(main, min(visible.lowerBound + place.offset(isVertical), end - along))
        } else if isAfter(place.item) {
            main = min(main, max(visible.upperBound - along + place.offset(isVertical), start + before))
        }
        if isVertical { frame.origin.y = main } else { frame.origin.x = main }
        return frame
    }
}

extension BoundaryPlaces.Place {
    @MainActor
    fileprivate func offset(_ isVertical: Bool) -> CGFloat { isVertical ? item.offset.y : item.offset.x }
}
