/// The row or column of a group, while it is filled.
@MainActor
struct GroupLine {
    struct Entry {
        let part: SolvedGroup
        let spacing: NSCollectionLayoutEdgeSpacing?
    }

    let axis: NSLayoutConstraint.Axis
    let gap: NSCollectionLayoutSpacing?
    var entries: [Entry] = []

    /// The least length of what it holds.
    var length: CGFloat {
        entries.reduce(0) { $0 + length(of: $1) } + CGFloat(max(0, entries.count - 1)) * (gap?.spacing ?? 0)
    }

    /// The least length with one more.
    func length(with entry: Entry) -> CGFloat {
        length + length(of: entry) + (entries.isEmpty ? 0 : gap?.spacing ?? 0)
    }

    private func length(of entry: Entry) -> CGFloat {
        entry.part.size.along(axis) + sum(edges(entry, along: true))
    }

    private func width(of entry: Entry) -> CGFloat {
        entry.part.size.across(axis) + sum(edges(entry, along: false))
    }

    /// The spaces before and after an entry, along the line or across it.
    private func edges(_ entry: Entry, along: Bool) -> [NSCollectionLayoutSpacing?] {
        guard let spacing = entry.spacing else { return [nil, nil] }
        return (axis == .horizontal) == along
            ? [spacing.leading, spacing.trailing] : [spacing.top, spacing.bottom]
    }

    private func sum(_ spaces: [NSCollectionLayoutSpacing?]) -> CGFloat {
        spaces.reduce(0) { $0 + ($1?.spacing ?? 0) }
    }

    /// Places everything, with the room that is left in the spaces that are flexible.
    ///
    /// - Parameters:
    ///   - size: the group's size; what of it is an estimate follows from the entries.
    ///   - inner: the size without the group's content insets.
    ///   - group: the group.
    /// - Returns: the places in the group.
    func solved(in size: CGSize, inner: CGSize, group: NSCollectionLayoutGroup) -> SolvedGroup {
        let insets = group.contentInsets
        var (size, inner) = (size, inner)
        let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        if !entries.isEmpty, group.layoutSize.dimension(along: axis).isEstimated {
            grow(&size, &inner, to: length, axis)
        }
        if !entries.isEmpty, group.layoutSize.dimension(along: across).isEstimated {
            grow(&size, &inner, to: entries.map { width(of: $0) }.max() ?? 0, across)
        }
        let share = self.share(of: inner.along(axis) - length)
        var solved = SolvedGroup(size: size)
        var along: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            if index > 0 { along += (gap?.spacing ?? 0) + (gap?.isFlexibleSpacing ?? false ? share : 0) }
            let ends = edges(entry, along: true).map { one in
                (one?.spacing ?? 0) + (one?.isFlexibleSpacing ?? false ? share : 0)
            }
            along += ends[0]
            let cross = before(entry, in: inner.across(axis))
            let origin =
                axis == .horizontal ? CGPoint(x: along, y: cross) : CGPoint(x: cross, y: along)
            solved.append(
                entry.part, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
            along += entry.part.size.along(axis) + ends[1]
        }
        return solved
    }

    private func grow(
        _ size: inout CGSize, _ inner: inout CGSize, to length: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) {
        let insets = size.along(axis) - inner.along(axis)
        inner = inner.with(length, along: axis)
        size = size.with(length + insets, along: axis)
    }

    /// How much each flexible space along the line gets of the room that is left.
    private func share(of room: CGFloat) -> CGFloat {
        let ends = entries.flatMap { edges($0, along: true) }.filter { $0?.isFlexibleSpacing ?? false }
        let gaps = gap?.isFlexibleSpacing ?? false ? max(0, entries.count - 1) : 0
        let count = ends.count + gaps
        return count > 0 ? max(0, room) / CGFloat(count) : 0
    }

    /// How far an entry lies from the line's edge across.
    private func before(_ entry: Entry, in room: CGFloat) -> CGFloat {
        let ends = edges(entry, along: false)
        let flexible = ends.filter { $0?.isFlexibleSpacing ?? false }.count
        let spare = flexible > 0 ? max(0, room - width(of: entry)) / CGFloat(flexible) : 0
        return (ends[0]?.spacing ?? 0) + (ends[0]?.isFlexibleSpacing ?? false ? spare : 0)
    }
}
