/// Places the items of a group, and of the groups inside of it.
///
///     ┌ group ─────────────────────────────┐
///     │ edge ┌item┐ edge  gap  edge ┌item┐ │   along →
///     │      └────┘                 └────┘ │   across ↓
///     └────────────────────────────────────┘
@MainActor
struct GroupSolver {
    /// The number of items that are left.
    let count: Int
    let traitCollection: UITraitCollection
    /// The size that a cell has asked for, by its number from the first of the items that are left.
    let measuredItem: (Int) -> CGSize?
    /// The same of a view that is fastened to an item.
    let measuredBadge: (String, Int) -> CGSize?
    /// How many items have their place.
    private(set) var used = 0

    /// A full line is not broken for rounding errors, in points.
    private static let tolerance: CGFloat = 1e-3

    init(
        count: Int, traitCollection: UITraitCollection, measuredItem: @escaping (Int) -> CGSize?,
        measuredBadge: @escaping (String, Int) -> CGSize?
    ) {
        (self.count, self.traitCollection) = (count, traitCollection)
        (self.measuredItem, self.measuredBadge) = (measuredItem, measuredBadge)
    }

    /// Places the next items.
    mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
        solve(group, size: group.layoutSize.size(in: container), settled: false)
    }

    /// - Parameters:
    ///   - group: the group to fill.
    ///   - size: its size, or its estimate.
    ///   - settled: whether an estimate has been replaced by what the items need.
    /// - Returns: the places in the group.
    private mutating func solve(
        _ group: NSCollectionLayoutGroup, size: CGSize, settled: Bool
    ) -> SolvedGroup {
        let first = used
        var solved: SolvedGroup
        switch group.arrangement {
        case .line(let axis, let items):
            solved = fill(group, axis, size, parts: .cycle(items))
        case .repeated(let axis, let item, let count, let fills):
            solved = fill(group, axis, size, parts: .times(item, count, fills: fills))
        case .custom(let provider):
            solved = place(provider, in: size)
        }
        // Items that are a part of the group's length are placed again when that is known.
        if !settled, group.layoutSize.isEstimated, solved.size != size {
            used = first
            return solve(group, size: solved.size, settled: true)
        }
        if used > first {
            solved.append(
                group.supplementaryItems, on: CGRect(origin: .zero, size: solved.size), of: 0,
                measured: { measuredBadge($0, first) })
        }
        return solved
    }

    private mutating func place(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, in size: CGSize
    ) -> SolvedGroup {
        let room = CollectionLayoutEnvironment(contentSize: size, traitCollection: traitCollection)
        let places = provider(room).prefix(count - used)
        used += places.count
        return SolvedGroup(
            size: size, items: places.map { SolvedGroup.Item(frame: $0.frame, zIndex: $0.zIndex) })
    }

    // MARK: - Rows and columns

    private enum Parts {
        case cycle([NSCollectionLayoutItem])
        case times(NSCollectionLayoutItem, Int, fills: Bool)

        func part(_ index: Int) -> NSCollectionLayoutItem? {
            switch self {
            case .cycle(let items): items.isEmpty ? nil : items[index % items.count]
            case .times(let item, let count, _): index < count ? item : nil
            }
        }
    }

    private mutating func fill(
        _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ size: CGSize, parts: Parts
    ) -> SolvedGroup {
        let inner = size.reduced(by: group.contentInsets)
        let gap = group.interItemSpacing?.spacing ?? 0
        let isOpen = group.layoutSize.dimension(along: axis).isEstimated
        var line = GroupLine(axis: axis, gap: group.interItemSpacing)
        var index = 0
        while used < count, let item = parts.part(index) {
            // A group that is as long as its items holds each of them once.
            if isOpen, case .cycle(let items) = parts, index == items.count { break }
            let before = used
            let part = solve(item, in: inner, axis: axis, length: equalLength(parts, inner, axis, gap))
            let entry = GroupLine.Entry(part: part, spacing: item.edgeSpacing)
            let mayEnd = if case .cycle = parts { !isOpen } else { false }
            if mayEnd, index > 0, line.length(with: entry) > inner.along(axis) + Self.tolerance {
                used = before
                break
            }
            line.entries.append(entry)
            index += 1
            if used == before { break }
        }
        return line.solved(in: size, inner: inner, group: group)
    }

    /// The length of each of several items that share a group; nil where they have their own.
    private func equalLength(
        _ parts: Parts, _ inner: CGSize, _ axis: NSLayoutConstraint.Axis, _ gap: CGFloat
    ) -> CGFloat? {
        guard case .times(_, let count, fills: true) = parts else { return nil }
        return max(0, (inner.along(axis) - gap * CGFloat(count - 1)) / CGFloat(count))
    }

    private mutating func solve(
        _ item: NSCollectionLayoutItem, in inner: CGSize, axis: NSLayoutConstraint.Axis, length: CGFloat?
    ) -> SolvedGroup {
        let isGroup = item is NSCollectionLayoutGroup
        let asked = isGroup ? nil : measuredItem(used)?.enlarged(by: item.contentInsets)
        var size = item.layoutSize.size(in: inner, measured: asked)
        if let length { size = size.with(length, along: axis) }
        if let group = item as? NSCollectionLayoutGroup { return solve(group, size: size, settled: false) }
        let rect = CGRect(origin: .zero, size: size)
        var solved = SolvedGroup(size: size)
        let isFixed = length != nil
        solved.items = [
            SolvedGroup.Item(
                frame: rect.reduced(by: item.contentInsets),
                isWidthEstimated: item.layoutSize.widthDimension.isEstimated
                    && !(isFixed && axis == .horizontal),
                isHeightEstimated: item.layoutSize.heightDimension.isEstimated
                    && !(isFixed && axis == .vertical))
        ]
        let index = used
        solved.append(
            item.supplementaryItems, on: rect.reduced(by: item.contentInsets), of: 0,
            measured: { measuredBadge($0, index) })
        used += 1
        return solved
    }
}

extension NSCollectionLayoutSize {
    func dimension(along axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }
}

extension CGSize {
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
    func across(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? height : width }

    func with(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGSize {
        axis == .horizontal ? CGSize(width: length, height: height) : CGSize(width: width, height: length)
    }
}
