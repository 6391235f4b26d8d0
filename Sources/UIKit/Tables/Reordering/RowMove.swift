import Foundation

/// A row that a finger moves: where it is, and how the others make room.
///
/// ```
///  A         A         A
///  B  ▶      C   ▶     C        rows between the old place and the new one move by the row's height
///  C        ┌───┐      B
///  D        │ B │      D
///           └───┘
/// ```
@MainActor
struct RowMove {
    let cell: UITableViewCell
    let origin: IndexPath
    /// Where the row was, in the content.
    let home: Range<CGFloat>
    /// How far below the row's upper edge the finger is.
    let grip: CGFloat
    let scroller: AutoScroller
    /// Where the finger is, in the content, and below the upper edge of what is seen.
    var finger: CGFloat
    var hand: CGFloat = 0
    /// The place below the finger.
    var proposed: IndexPath?
    /// The place where the row goes, and the edge of the content to which others make room.
    var target: IndexPath
    var edge: CGFloat

    var height: CGFloat { home.upperBound - home.lowerBound }
    /// The upper edge of the row in the finger's hand.
    var top: CGFloat { finger - grip }

    /// How far something moves that begins at a place of the content.
    func shift(at y: CGFloat) -> CGFloat {
        if y >= home.upperBound, y < edge { return -height }
        if y < home.lowerBound, y >= edge { return height }
        return 0
    }

    func frame(ofRow indexPath: IndexPath, at frame: CGRect) -> CGRect {
        if indexPath == origin {
            return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
        }
        return frame.offsetBy(dx: 0, dy: shift(at: frame.minY))
    }
}

/// A place to which a row can be moved: a row or a header that it passes.
struct RowStop {
    /// What is passed, in the content.
    let range: Range<CGFloat>
    /// Where the row goes then.
    let target: IndexPath

    /// What a row passes on its way down from its place, in order.
    static func below(_ origin: IndexPath, in layout: TableLayout) -> [RowStop] {
        var stops: [RowStop] = []
        for (index, section) in layout.sections.enumerated() where index >= origin.section {
            let isOwn = index == origin.section
            if !isOwn {
                stops.append(
                    RowStop(range: section.top..<section.edges[0], target: IndexPath(row: 0, section: index)))
            }
            for row in 0..<section.rowCount where !isOwn || row > origin.row {
                let place = IndexPath(row: isOwn ? row : row + 1, section: index)
                stops.append(RowStop(range: section.edges[row]..<section.edges[row + 1], target: place))
            }
        }
        return stops
    }

    /// What a row passes on its way up, in order.
    static func above(_ origin: IndexPath, in layout: TableLayout) -> [RowStop] {
        var stops: [RowStop] = []
        for index in stride(from: origin.section, through: 0, by: -1) {
            let section = layout.sections[index]
            let first = index == origin.section ? origin.row : section.rowCount
            for row in stride(from: first - 1, through: 0, by: -1) {
                stops.append(
                    RowStop(
                        range: section.edges[row]..<section.edges[row + 1],
                        target: IndexPath(row: row, section: index)))
            }
            guard index > 0 else { break }
            let end = IndexPath(row: layout.sections[index - 1].rowCount, section: index - 1)
            stops.append(RowStop(range: section.top..<section.edges[0], target: end))
        }
        return stops
    }
}
