/// The sections of a compositional layout, and how far they are placed.
@MainActor
struct CompositionalContent {
    struct Place {
        var frame: CGRect
        var zIndex = 0
        var estimates: (width: Bool, height: Bool)?
    }

    /// Whether the sections are known.
    var isComplete = false
    private(set) var hasEstimates = false
    /// Whether a view stays at the edges.
    private(set) var isPinned = false
    private(set) var contentSize = CGSize.zero

    private var sections: [CompositionalSection] = []
    private var boundary: BoundaryPlaces?
    private var room = CGSize.zero
    private var isVertical = true
    /// The sizes that views have asked for.
    private var measured: [CollectionElement: CGSize] = [:]

    // MARK: - Preparing

    mutating func prepare(for layout: UICollectionViewCompositionalLayout, in view: UICollectionView) {
        let insets = view.adjustedContentInset
        let new = CGSize(
            width: max(0, view.bounds.width - insets.left - insets.right),
            height: max(0, view.bounds.height - insets.top - insets.bottom))
        if new != room || isVertical != layout.isVertical {
            isComplete = false
            measured = [:]
        }
        (room, isVertical) = (new, layout.isVertical)
        let counts = view.loadCounts().items
        if !isComplete { read(layout, view, counts.count) }
        for index in sections.indices where !sections[index].isSolved { solve(index, counts[index]) }
        placeSections(layout.configuration)
    }

    private mutating func read(
        _ layout: UICollectionViewCompositionalLayout, _ view: UICollectionView, _ count: Int
    ) {
        isComplete = true
        let configuration = layout.configuration
        let environment = CollectionLayoutEnvironment(
            contentSize: room, traitCollection: view.traitCollection)
        sections = (0..<count).map { index in
            let section = layout.section(at: index, in: environment)
            let usual = configuration.contentInsetsReference
            let own = section.contentInsetsReference == .automatic ? usual : section.contentInsetsReference
            let other = section.supplementaryContentInsetsReference
            let insets = section.contentInsets.adding(added(own, view))
            let boundary = (section.supplementariesFollowContentInsets ? section.contentInsets : .zero)
                .adding(added(other == .automatic ? own : other, view))
            return CompositionalSection(
                section, environment, isVertical: isVertical, insets: insets, boundaryInsets: boundary)
        }
        let all =
            configuration.boundarySupplementaryItems + sections.flatMap(\.section.boundarySupplementaryItems)
        hasEstimates =
            sections.contains { $0.section.group.hasEstimates } || all.contains { $0.layoutSize.isEstimated }
        isPinned = all.contains { $0.pinToVisibleBounds }
    }

    /// What a reference adds to insets across the layout.
    private func added(
        _ reference: UIContentInsetsReference, _ view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let outer: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins: view.layoutMargins
            case .readableContent: readableInsets(of: view)
            }
        let inner = view.adjustedContentInset
        return isVertical
            ? NSDirectionalEdgeInsets(
                top: 0, leading: max(0, outer.left - inner.left), bottom: 0,
                trailing: max(0, outer.right - inner.right))
            : NSDirectionalEdgeInsets(
                top: max(0, outer.top - inner.top), leading: 0, bottom: max(0, outer.bottom - inner.bottom),
                trailing: 0)
    }

    private func readableInsets(of view: UIView) -> UIEdgeInsets {
        let (frame, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    private mutating func solve(_ index: Int, _ count: Int) {
        let measured = measured
        sections[index].solve(count: count) { item in
            measured[.cell(IndexPath(item: item, section: index))]
        } measuredView: { kind, item in
            measured[.supplementary(kind, IndexPath(item: item, section: index))]
        }
    }

    private mutating func placeSections(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
        let spacing = configuration.interSectionSpacing
        let measured = measured
        let lengths = sections.reduce(0) { $0 + $1.length } + spacing * CGFloat(max(0, sections.count - 1))
        let places = BoundaryPlaces(
            configuration.boundarySupplementaryItems, isVertical: isVertical,
            room: CGRect(origin: .zero, size: room), length: { _ in lengths },
            measured: { measured[.supplementary($0, IndexPath(item: $1, section: 0))] })
        boundary = places
        var start = places.before
        for index in sections.indices {
            sections[index].start = start
            start = sections[index].end + spacing
        }
        let length = places.before + lengths + places.after
        contentSize =
            isVertical
            ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    }

    // MARK: - Lists

    /// The colour behind the rows of the first section that is one of a list.
    var listBackground: UIColor? { sections.lazy.compactMap(\.section.list).first?.shownBackground }

    /// Where an element stands in the list that its section is.
    func listPlace(of element: CollectionElement) -> ListPlace? {
        let path = element.indexPath
        guard sections.indices.contains(path.section), let list = sections[path.section].section.list else {
            return nil
        }
        return switch element {
        case .cell: ListPlace(list, item: path.item, count: sections[path.section].count)
        case .supplementary(let kind, _):
            ListPlace(barOf: list, isFooter: kind == UICollectionView.elementKindSectionFooter)
        case .decoration: nil
        }
    }

    /// Whether rows of a list can be swiped aside.
    var hasSwipeActions: Bool {
        sections.contains {
            $0.section.list?.leadingSwipeActionsConfigurationProvider != nil
                || $0.section.list?.trailingSwipeActionsConfigurationProvider != nil
        }
    }

    /// Returns the actions at one end of a row of a list.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard sections.indices.contains(path.section), let list = sections[path.section].section.list else {
            return nil
        }
        return isTrailing
            ? list.trailingSwipeActionsConfigurationProvider?(path)
            : list.leadingSwipeActionsConfigurationProvider?(path)
    }

    // MARK: - Sizes of views

    mutating func setSize(_ size: CGSize, of element: CollectionElement) {
        measured[element] = size
        let index = element.indexPath.section
        if sections.indices.contains(index) { sections[index].isSolved = false }
    }

    mutating func adopt(_ update: CollectionUpdate?) {
        isComplete = false
        guard let update else {
            measured = [:]
            return
        }
        var moved: [CollectionElement: CGSize] = [:]
        for (element, size) in measured {
            if let after = update.element(after: element) { moved[after] = size }
        }
        measured = moved
    }

    // MARK: - Questions

    /// The sections in a part of the content, with their indices.
    func sections(in rect: CGRect) -> [(Int, CompositionalSection)] {
        let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var index = sections.partitionPoint { $0.end < from }
        var found: [(Int, CompositionalSection)] = []
        while index < sections.count, sections[index].start <= to {
            found.append((index, sections[index]))
            index += 1
        }
        return found
    }

    /// Whether an element lies in a section that scrolls across the layout, and goes along with it.
    func isScrolled(_ element: CollectionElement) -> Bool {
        let path = element.indexPath
        guard path.count == 2, sections.indices.contains(path.section), sections[path.section].isScrolled
        else {
            return false
        }
        switch element {
        case .cell: return true
        case .supplementary(let kind, _): return boundaryPlace(kind, path) == nil
        case .decoration: return false
        }
    }

    /// Returns the elements that may lie in a part of the content.
    func elements(in rect: CGRect, offset: (Int) -> CGPoint) -> [CollectionElement] {
        guard !rect.isNull else { return [] }
        var found: [CollectionElement] = (boundary?.places ?? []).map {
            .supplementary($0.item.elementKind, IndexPath(item: $0.index, section: 0))
        }
        for (index, section) in sections(in: rect) {
            found += section.section.decorationItems.map {
                .decoration($0.elementKind, IndexPath(item: 0, section: index))
            }
            found += (section.boundary?.places ?? []).map {
                .supplementary($0.item.elementKind, IndexPath(item: $0.index, section: index))
            }
            let moved = section.isScrolled ? offset(index) : .zero
            for group in section.groups(in: rect.offsetBy(dx: moved.x, dy: moved.y)) {
                found += group.solved.items.indices.map {
                    .cell(IndexPath(item: group.first + $0, section: index))
                }
                found += group.solved.badges.map {
                    .supplementary($0.kind, IndexPath(item: group.first + $0.item, section: index))
                }
            }
        }
        return found
    }

    func place(of element: CollectionElement, visible: CGRect) -> Place? {
        let path = element.indexPath
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        switch element {
        case .cell:
            return section.item(path.item).map {
                Place(
                    frame: $0.frame, zIndex: $0.zIndex,
                    estimates: estimates($0.isWidthEstimated, $0.isHeightEstimated))
            }
        case .supplementary(let kind, _):
            if let (places, place, start, end) = boundaryPlace(kind, path) {
                let along = isVertical ? visible.minY...visible.maxY : visible.minX...visible.maxX
                let size = place.item.layoutSize
                return Place(
                    frame: places.frame(place, start: start, end: end, visible: along),
                    zIndex: place.item.zIndex,
                    estimates: estimates(
                        size.widthDimension.isEstimated, size.heightDimension.isEstimated))
            }
            return section.badge(kind, of: path.item).map {
                Place(
                    frame: $0.frame, zIndex: $0.zIndex,
                    estimates: estimates($0.isWidthEstimated, $0.isHeightEstimated))
            }
        case .decoration(let kind, _):
            return section.section.decorationItems.first { $0.elementKind == kind }.map {
                Place(frame: section.rect.reduced(by: $0.contentInsets), zIndex: $0.zIndex)
            }
        }
    }

    private func estimates(_ width: Bool, _ height: Bool) -> (width: Bool, height: Bool)? {
        width || height ? (width, height) : nil
    }

    /// A view at the boundary of a section, or of the layout, and where what it belongs to begins and ends.
    private func boundaryPlace(
        _ kind: String, _ path: IndexPath
    ) -> (BoundaryPlaces, BoundaryPlaces.Place, start: CGFloat, end: CGFloat)? {
        let section = sections[path.section]
        if let own = section.boundary,
            let place = own.places.first(where: { $0.item.elementKind == kind && $0.index == path.item })
        {
            return (own, place, section.start, section.contentEnd)
        }
        guard path.section == 0, let boundary,
            let place = boundary.places.first(where: { $0.item.elementKind == kind && $0.index == path.item })
        else { return nil }
        let length = isVertical ? contentSize.height : contentSize.width
        return (boundary, place, 0, length - boundary.after)
    }
}

extension NSDirectionalEdgeInsets {
    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}
