/// Where a text may have lines, if that is not the same everywhere. Places are points of its layout.
package struct TextRows {
    /// Room for lines beside each other.
    package struct Row {
        /// The upper edge.
        package var top: CGFloat
        /// The parts of the width in which a line may stand, in the order in which text goes through them.
        package var parts: [Range<CGFloat>]

        package init(top: CGFloat, parts: [Range<CGFloat>]) {
            self.top = top
            self.parts = parts
        }
    }

    /// What a row is asked for.
    package struct Proposal {
        /// The upper edge.
        package var top: CGFloat
        package let height: CGFloat
        /// The first byte of the text in the row.
        package let offset: Int
        package let isRightToLeft: Bool
    }

    /// The most rows that are asked for in the search of one.
    private static let mostTries = 1000
    /// What sums of widths are off by at most, in points.
    private static let tolerance: CGFloat = 1e-6

    private let row: (Proposal) -> Row
    private let next: (CGFloat) -> CGFloat?

    /// Rows for lines.
    ///
    /// - Parameters:
    ///   - row: returns the room of a row, or of one below it.
    ///   - next: returns where there may be other room, for a row of too little; nil where there is none below.
    package init(row: @escaping (Proposal) -> Row, next: @escaping (CGFloat) -> CGFloat?) {
        self.row = row
        self.next = next
    }

    /// No room at all.
    package static var noRoom: TextRows {
        TextRows(row: { Row(top: $0.top, parts: []) }, next: { _ in nil })
    }

    /// Returns the first row from a place on that is wide enough.
    ///
    /// - Parameters:
    ///   - proposal: the place, and what the row is for.
    ///   - least: the width that a line needs.
    ///   - width: returns how much of a part a line may fill.
    /// - Returns: the row; where none is wide enough the widest part alone; nil where there is no room at all.
    func first(_ proposal: Proposal, least: CGFloat, width: (Range<CGFloat>) -> CGFloat) -> Row? {
        var proposal = proposal
        var widest: (row: Row, width: CGFloat)?
        for _ in 0..<Self.mostTries {
            let row = self.row(proposal)
            for part in row.parts {
                let room = width(part)
                if Self.holds(room, least) { return row }
                if room > widest?.width ?? 0 { widest = (Row(top: row.top, parts: [part]), room) }
            }
            guard let top = next(row.top), top > proposal.top else { break }
            proposal.top = top
        }
        return widest?.row
    }

    /// Returns whether a line that needs a width has room in another.
    static func holds(_ width: CGFloat, _ least: CGFloat) -> Bool { width > 0 && width + tolerance >= least }

    /// Returns the place of a line without letters; nil where there is no room.
    package func emptyLine(height: CGFloat) -> CGRect? {
        let proposal = Proposal(
            top: 0, height: height, offset: 0, isRightToLeft: TextLanguage.current.isRightToLeft)
        guard let row = first(proposal, least: 0, width: { $0.upperBound - $0.lowerBound }),
            let part = row.parts.first
        else { return nil }
        return CGRect(
            x: part.lowerBound, y: row.top, width: part.upperBound - part.lowerBound, height: height)
    }
}
