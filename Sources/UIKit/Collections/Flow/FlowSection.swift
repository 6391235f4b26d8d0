/// The lines of one section of a flow layout. `main` is the direction of scrolling, `cross` the other one.
///
///     ┌─ cross ───────────────────┐
///     │ header                    │  main
///     │ ┌──┐ spacing ┌──┐    ┌──┐ │   │
///     │ └──┘         └──┘    └──┘ │   ▼
///     │   line spacing            │
///     │ ┌──┐         ┌──┐         │
///     │ └──┘         └──┘         │
///     │ footer                    │
///     └───────────────────────────┘
struct FlowSection {
    /// Lengths in both directions.
    struct Extent: Equatable {
        var main: CGFloat
        var cross: CGFloat
    }

    /// What the layout and its delegate say of the section.
    struct Metrics: Equatable {
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The space around the items: before and after them in each direction.
        var lead: Extent
        var trail: Extent
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
    }

    struct Line: Equatable {
        let items: Range<Int>
        /// Where the line begins, from the section's beginning, and how long it is in the direction of
        /// scrolling.
        let main: CGFloat
        let length: CGFloat
    }

    let metrics: Metrics
    private(set) var sizes: [Extent]
    /// Where the section begins in the content.
    var start: CGFloat = 0
    private(set) var lines: [Line] = []
    /// Where each item begins across.
    private var crosses: [CGFloat] = []

    init(metrics: Metrics, sizes: [Extent]) {
        self.metrics = metrics
        self.sizes = sizes
    }

    /// The length of the whole section in the direction of scrolling.
    var length: CGFloat { itemsEnd + metrics.footer }

    /// Where the items and the space around them end, from the section's beginning.
    var itemsEnd: CGFloat {
        let end = lines.last.map { $0.main + $0.length } ?? metrics.header + metrics.lead.main
        return end + metrics.trail.main
    }

    var end: CGFloat { start + length }

    // MARK: - Placing

    /// A line that is full up to rounding errors is not broken, in points.
    private static let tolerance: CGFloat = 1e-3

    /// Gives an item another size; its line and those below have to be placed again.
    mutating func setSize(_ size: Extent, of item: Int) { sizes[item] = size }

    /// Places the items from a line on.
    ///
    /// - Parameters:
    ///   - item: an item of the first line that is placed.
    ///   - width: the room across, without the section's insets.
    ///   - scale: pixels per point: items begin at whole pixels.
    mutating func place(from item: Int = 0, in width: CGFloat, scale: CGFloat) {
        let room = width - metrics.lead.cross - metrics.trail.cross
        let kept = lines.prefix { $0.items.upperBound <= item }.count
        lines.removeSubrange(kept...)
        var first = lines.last?.items.upperBound ?? 0
        crosses.removeSubrange(min(first, crosses.count)...)
        crosses.reserveCapacity(sizes.count)
        let isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
        while first < sizes.count {
            let last = endOfLine(from: first, in: room)
            appendLine(first..<last, in: room, scale: scale, isUniform: isUniform)
            first = last
        }
    }

    private func endOfLine(from first: Int, in room: CGFloat) -> Int {
        var used = sizes[first].cross
        var next = first + 1
        while next < sizes.count, used + metrics.itemSpacing + sizes[next].cross <= room + Self.tolerance {
            used += metrics.itemSpacing + sizes[next].cross
            next += 1
        }
        return next
    }

    private mutating func appendLine(_ items: Range<Int>, in room: CGFloat, scale: CGFloat, isUniform: Bool) {
        let main = lines.last.map { $0.main + $0.length + metrics.lineSpacing }
        let length = sizes[items].map(\.main).max() ?? 0
        let line = Line(items: items, main: main ?? metrics.header + metrics.lead.main, length: length)
        lines.append(line)
        let (begin, spacing) = spread(items, in: room, isUniform: isUniform)
        var cross = metrics.lead.cross + begin
        for item in items {
            crosses.append((cross * scale).rounded() / scale)
            cross += sizes[item].cross + spacing
        }
    }

    /// Returns where a line's first item begins and the space between its items. Full lines reach from edge
    /// to edge, and a lone item is in the middle. The last line begins at the edge: with equal sizes it has
    /// the spaces of a full one, otherwise the least ones.
    private func spread(_ items: Range<Int>, in room: CGFloat, isUniform: Bool) -> (CGFloat, CGFloat) {
        let isLast = items.upperBound == sizes.count
        var count = items.count
        var used = sizes[items].reduce(0) { $0 + $1.cross } + CGFloat(count - 1) * metrics.itemSpacing
        if isLast {
            guard isUniform else { return (0, metrics.itemSpacing) }
            // As many more of the last one as would fit.
            let step = sizes[items.lowerBound].cross + metrics.itemSpacing
            if step > 0 {
                let more = max(0, ((room + Self.tolerance - used) / step).rounded(.down))
                used += more * step
                count += Int(min(more, 1e6))
            }
        }
        let spare = max(0, room - used)
        guard count > 1 else { return (spare / 2, metrics.itemSpacing) }
        return (0, metrics.itemSpacing + spare / CGFloat(count - 1))
    }

    // MARK: - Questions

    /// Returns where an item is: from the content's beginning, and across. It is in the middle of its line.
    func frame(of item: Int, scale: CGFloat) -> (main: CGFloat, cross: CGFloat, size: Extent) {
        let line = lines[lineIndex(ofItem: item)]
        let inset = ((line.length - sizes[item].main) / 2 * scale).rounded() / scale
        return (start + line.main + inset, crosses[item], sizes[item])
    }

    private func lineIndex(ofItem item: Int) -> Int {
        lines.partitionPoint { $0.items.upperBound <= item }
    }

    /// Returns the items of the lines in a range of the content.
    func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let (lower, upper) = (range.lowerBound - start, range.upperBound - start)
        let first = lines.partitionPoint { $0.main + $0.length < lower }
        let end = lines.partitionPoint { $0.main <= upper }
        guard first < end else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
    }
}

extension Array {
    /// Returns the index of the first element for which `isBefore` does not hold; the elements for which it
    /// does come first. Searches by halves.
    func partitionPoint(where isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
