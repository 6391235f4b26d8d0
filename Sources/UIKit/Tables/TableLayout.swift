/// The positions of all rows and headers of a table, made from the heights alone.
struct TableLayout: Equatable {
    struct Section: Equatable {
        /// Where the header begins, in points from the top of the content.
        var top: CGFloat
        var headerHeight: CGFloat
        /// Where each row begins, followed by where the last one ends.
        var edges: [CGFloat]
        var footerHeight: CGFloat

        var rowCount: Int { edges.count - 1 }
        var rowsBottom: CGFloat { edges[edges.count - 1] }
        var bottom: CGFloat { rowsBottom + footerHeight }
    }

    private(set) var sections: [Section] = []
    /// The heights of the views above and below all sections.
    var outer: (header: CGFloat, footer: CGFloat) = (0, 0)

    /// Where the sections end.
    var sectionsBottom: CGFloat { sections.last?.bottom ?? outer.header }

    var height: CGFloat { sectionsBottom + outer.footer }

    static func == (one: TableLayout, other: TableLayout) -> Bool {
        one.sections == other.sections && one.outer == other.outer
    }

    /// Adds a section; the padding is a gap above its header, if it has one.
    mutating func append(
        padding: CGFloat = 0, headerHeight: CGFloat, rowHeights: [CGFloat], footerHeight: CGFloat = 0
    ) {
        let top = sectionsBottom + (headerHeight > 0 ? padding : 0)
        var edges = [top + headerHeight]
        edges.reserveCapacity(rowHeights.count + 1)
        for height in rowHeights { edges.append(edges[edges.count - 1] + height) }
        sections.append(
            Section(top: top, headerHeight: headerHeight, edges: edges, footerHeight: footerHeight))
    }

    /// Changes the height of a row, and moves what is below.
    mutating func setHeight(_ height: CGFloat, of indexPath: IndexPath) {
        let change = height - (rows(of: indexPath).upperBound - rows(of: indexPath).lowerBound)
        guard change != 0 else { return }
        let section = indexPath.section
        for index in (indexPath.row + 1)..<sections[section].edges.count {
            sections[section].edges[index] += change
        }
        moveSections(from: section + 1, by: change)
    }

    /// Changes the height of a section's header, and moves what is below.
    mutating func setHeaderHeight(_ height: CGFloat, of section: Int) {
        let change = height - sections[section].headerHeight
        guard change != 0 else { return }
        sections[section].headerHeight = height
        for edge in sections[section].edges.indices { sections[section].edges[edge] += change }
        moveSections(from: section + 1, by: change)
    }

    /// Changes the height of a section's footer, and moves what is below.
    mutating func setFooterHeight(_ height: CGFloat, of section: Int) {
        let change = height - sections[section].footerHeight
        guard change != 0 else { return }
        sections[section].footerHeight = height
        moveSections(from: section + 1, by: change)
    }

    private mutating func moveSections(from first: Int, by change: CGFloat) {
        for index in first..<max(first, sections.count) {
            sections[index].top += change
            for edge in sections[index].edges.indices { sections[index].edges[edge] += change }
        }
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.section)
            && (0..<sections[indexPath.section].rowCount).contains(indexPath.row)
    }

    func rows(of indexPath: IndexPath) -> Range<CGFloat> {
        let edges = sections[indexPath.section].edges
        return edges[indexPath.row]..<edges[indexPath.row + 1]
    }

    /// Returns the row at a height of the content; nil on a header or beyond the content.
    func row(at y: CGFloat) -> IndexPath? {
        for (index, section) in sections.enumerated()
        where y >= section.edges[0] && y < section.rowsBottom {
            return IndexPath(row: section.firstRow(endingAfter: y), section: index)
        }
        return nil
    }

    /// Returns the rows that intersect a range of heights.
    func rows(in range: Range<CGFloat>) -> [IndexPath] {
        var found: [IndexPath] = []
        for (index, section) in sections.enumerated()
        where section.bottom > range.lowerBound && section.edges[0] < range.upperBound {
            var row = section.firstRow(endingAfter: range.lowerBound)
            while row < section.rowCount, section.edges[row] < range.upperBound {
                found.append(IndexPath(row: row, section: index))
                row += 1
            }
        }
        return found
    }

    /// Returns the top of a header in content that is scrolled to `top`: it stays there until the next
    /// section pushes it out.
    func headerTop(_ section: Int, whenScrolledTo top: CGFloat) -> CGFloat {
        let section = sections[section]
        return min(max(section.top, top), max(section.top, section.bottom - section.headerHeight))
    }

    /// Returns the top of a footer in content whose sight ends at `bottom`: it stays there until its section comes
    /// into sight no more.
    func footerTop(_ section: Int, whenSightEndsAt bottom: CGFloat) -> CGFloat {
        let section = sections[section]
        return max(min(section.rowsBottom, bottom - section.footerHeight), section.edges[0])
    }
}

extension TableLayout.Section {
    /// Returns the first row that ends after `y`; searches by halves, as tables may be long.
    fileprivate func firstRow(endingAfter y: CGFloat) -> Int {
        var low = 0
        var high = rowCount
        while low < high {
            let middle = (low + high) / 2
            if edges[middle + 1] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
