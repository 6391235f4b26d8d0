/// One section of a compositional layout, and where its groups are. `main` is the direction of the layout.
@MainActor
struct CompositionalSection {
    struct Group {
        let first: Int
        /// Where it is in the section.
        let origin: CGPoint
        let solved: SolvedGroup
    }

    let section: NSCollectionLayoutSection
    let environment: CollectionLayoutEnvironment
    let isVertical: Bool
    /// Space around the groups, with what the reference adds.
    let insets: NSDirectionalEdgeInsets
    /// Space that boundary views keep across.
    let boundaryInsets: NSDirectionalEdgeInsets
    var isSolved = false
    /// Where the section begins.
    var start: CGFloat = 0

    private(set) var count = 0
    private(set) var groups: [Group] = []
    private(set) var boundary: BoundaryPlaces?
    /// The length in the direction of the layout, and that of what scrolls across it.
    private(set) var length: CGFloat = 0
    private(set) var scrolledLength: CGFloat = 0

    init(
        _ section: NSCollectionLayoutSection, _ environment: CollectionLayoutEnvironment, isVertical: Bool,
        insets: NSDirectionalEdgeInsets, boundaryInsets: NSDirectionalEdgeInsets
    ) {
        (self.section, self.environment, self.isVertical) = (section, environment, isVertical)
        (self.insets, self.boundaryInsets) = (insets, boundaryInsets)
    }

    var end: CGFloat { start + length }
    var isScrolled: Bool { section.orthogonalScrollingBehavior != .none }
    /// Where the contents and what is before them end.
    var contentEnd: CGFloat { end - (boundary?.after ?? 0) }
    /// The axis along which groups follow each other.
    private var stacksVertically: Bool { isVertical != isScrolled }

    /// The rectangle of the groups with the space around them, in the section.
    var groupsRect: CGRect {
        let (from, to) = (boundary?.before ?? 0, length - (boundary?.after ?? 0))
        let size = environment.contentSize
        return isVertical
            ? CGRect(x: 0, y: from, width: size.width, height: to - from)
            : CGRect(x: from, y: 0, width: to - from, height: size.height)
    }

    /// The whole section.
    var rect: CGRect {
        let size = environment.contentSize
        return isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: size.height)
    }

    // MARK: - Placing

    mutating func solve(
        count: Int, measuredItem: @escaping (Int) -> CGSize?,
        measuredView: @escaping (String, Int) -> CGSize?
    ) {
        isSolved = true
        self.count = count
        groups = []
        var stack = CGFloat.zero
        let size = environment.contentSize
        let sides = boundaryInsets
        let room = CGRect(origin: .zero, size: size).reduced(
            by: isVertical
                ? NSDirectionalEdgeInsets(top: 0, leading: sides.leading, bottom: 0, trailing: sides.trailing)
                : NSDirectionalEdgeInsets(top: sides.top, leading: 0, bottom: sides.bottom, trailing: 0))
        let ends = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
        boundary = BoundaryPlaces(
            section.boundarySupplementaryItems, isVertical: isVertical, room: room,
            length: { before in
                stack = place(
                    count: count, before: before, measuredItem: measuredItem, measuredBadge: measuredView)
                return ends + (isScrolled ? thickness : stack)
            }, measured: measuredView)
        scrolledLength =
            stack + (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom)
        length =
            (boundary?.before ?? 0) + ends + (isScrolled ? thickness : stack) + (boundary?.after ?? 0)
    }

    /// The size of the groups across the axis along which they follow each other.
    private var thickness: CGFloat {
        groups.map { stacksVertically ? $0.solved.size.width : $0.solved.size.height }.max() ?? 0
    }

    /// Places all groups; returns how long they are together.
    private mutating func place(
        count: Int, before: CGFloat, measuredItem: @escaping (Int) -> CGSize?,
        measuredBadge: @escaping (String, Int) -> CGSize?
    ) -> CGFloat {
        let container = environment.contentSize.reduced(by: insets)
        let spacing = section.group.edgeSpacing
        var (first, main) = (0, CGFloat.zero)
        var usual: SolvedGroup?
        while first < count {
            let begin = first
            var solved = usual
            if solved == nil || count - first < solved?.items.count ?? 0 {
                var solver = GroupSolver(
                    count: count - first, traitCollection: environment.traitCollection,
                    measuredItem: { measuredItem(begin + $0) },
                    measuredBadge: { measuredBadge($0, begin + $1) })
                solved = solver.solve(section.group, in: container)
            }
            guard let solved, !solved.items.isEmpty else { break }
            if !section.group.hasEstimates { usual = usual ?? solved }
            if first > 0 { main += section.interGroupSpacing }
            main += (stacksVertically ? spacing?.top : spacing?.leading)?.spacing ?? 0
            groups.append(
                Group(first: first, origin: origin(main, before, solved.size, container), solved: solved))
            main += stacksVertically ? solved.size.height : solved.size.width
            main += (stacksVertically ? spacing?.bottom : spacing?.trailing)?.spacing ?? 0
            first += solved.items.count
        }
        return main
    }

    /// Where a group is that begins at a place along its axis; across it lies where its edge spacing says.
    private func origin(
        _ main: CGFloat, _ before: CGFloat, _ size: CGSize, _ container: CGSize
    ) -> CGPoint {
        let spacing = section.group.edgeSpacing
        let ends = stacksVertically ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
        let spare =
            isScrolled
            ? 0 : stacksVertically ? container.width - size.width : container.height - size.height
        var cross = ends.0?.spacing ?? 0
        if ends.0?.isFlexibleSpacing ?? false {
            cross = max(cross, ends.1?.isFlexibleSpacing ?? false ? spare / 2 : spare)
        }
        let point = stacksVertically ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
        return CGPoint(
            x: point.x + insets.leading + (isVertical ? 0 : before),
            y: point.y + insets.top + (isVertical ? before : 0))
    }

    // MARK: - Questions

    private func group(ofItem item: Int) -> Group? {
        let index = groups.partitionPoint { $0.first + $0.solved.items.count <= item }
        return groups.indices.contains(index) ? groups[index] : nil
    }

    private func moved(_ frame: CGRect, of group: Group) -> CGRect {
        frame.offsetBy(
            dx: group.origin.x + (isVertical ? 0 : start), dy: group.origin.y + (isVertical ? start : 0))
    }

    func item(_ item: Int) -> SolvedGroup.Item? {
        guard item >= 0, let group = group(ofItem: item) else { return nil }
        var found = group.solved.items[item - group.first]
        found.frame = moved(found.frame, of: group)
        return found
    }

    func badge(_ kind: String, of item: Int) -> SolvedGroup.Badge? {
        guard item >= 0, let group = group(ofItem: item),
            var found = group.solved.badges.first(where: { $0.kind == kind && $0.item == item - group.first })
        else { return nil }
        found.frame = moved(found.frame, of: group)
        return found
    }

    /// The groups in a part of the content; what scrolls across has been moved back already.
    func groups(in rect: CGRect) -> ArraySlice<Group> {
        let shift = stacksVertically == isVertical ? start : 0
        let (from, to) = stacksVertically ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        // Items and their badges may stick out of their group, but not by more than it is long.
        let lower = groups.partitionPoint { span($0).upperBound + shift + overhang($0) < from }
        let upper = groups.partitionPoint { span($0).lowerBound + shift - overhang($0) <= to }
        return lower < upper ? groups[lower..<upper] : []
    }

    private func overhang(_ group: Group) -> CGFloat {
        let span = span(group)
        return span.upperBound - span.lowerBound
    }

    private func span(_ group: Group) -> ClosedRange<CGFloat> {
        let size = group.solved.size
        return stacksVertically
            ? group.origin.y...group.origin.y + size.height : group.origin.x...group.origin.x + size.width
    }

    /// Where the groups begin and how long they are, along the axis on which they follow each other.
    var spans: [ClosedRange<CGFloat>] { groups.map { span($0) } }
}
