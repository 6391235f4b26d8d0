import CoreText

/// The rows of a container whose lines have not all of the width.
extension NSTextContainer {
    /// The width from which on lines have no end.
    private static let unlimited: CGFloat = 1_000_000
    /// The most parts of a row.
    private static let mostParts = 100
    /// How many places there are at most between the top and the end of all shapes at which a line is tried.
    private static let mostSteps: CGFloat = 500
    /// What counts as the same height, in points.
    private static let tolerance: CGFloat = 0.01

    /// The width of lines with the space at their sides; nil without an end.
    var lineWidth: CGFloat? { size.width > 0 && size.width < Self.unlimited ? size.width : nil }

    /// The height that lines may take up; nil without an end.
    var heightLimit: CGFloat? { size.height > 0 && size.height < Self.unlimited ? size.height : nil }

    /// Whether lines may have less than all of the width. A subclass may say so for each line.
    var shapesLines: Bool { !isSimpleRectangularTextContainer || hasOwnShape }

    private var hasOwnShape: Bool { type(of: self) != NSTextContainer.self }

    /// The rows for the lines of a paragraph; nil where all lines have all of the width.
    ///
    /// Their places are points from the paragraph's upper left corner, inside of the space at the sides.
    ///
    /// - Parameters:
    ///   - paragraph: the text of the paragraph.
    ///   - location: where it begins in the text, in UTF-16 units.
    ///   - top: where it begins in the container.
    /// - Returns: the rows.
    func rows(for paragraph: String, at location: Int, top: CGFloat) -> TextRows? {
        guard shapesLines else { return nil }
        return TextRows(
            row: { proposal in
                let start = paragraph.utf8.index(paragraph.startIndex, offsetBy: proposal.offset)
                let unit = paragraph.utf16.distance(from: paragraph.startIndex, to: start)
                return self.row(proposal, at: location + unit, top: top)
            },
            next: { self.height(after: top + $0).map { $0 - top } })
    }

    private func row(_ proposal: TextRows.Proposal, at index: Int, top: CGFloat) -> TextRows.Row {
        var row = TextRows.Row(top: proposal.top, parts: [])
        func strip(from left: CGFloat, to right: CGFloat) -> CGRect {
            CGRect(x: left, y: top + row.top, width: right - left, height: proposal.height)
        }
        let width = lineWidth ?? Self.unlimited
        var rest = strip(from: 0, to: width)
        for _ in 0..<Self.mostParts where rest.width > 0 {
            var remaining = CGRect.zero
            let rect = lineFragmentRect(
                forProposedRect: rest, at: index,
                writingDirection: proposal.isRightToLeft ? .rightToLeft : .leftToRight, remaining: &remaining)
            let isLower = rect.minY > rest.minY + Self.tolerance
            if isLower, rect.minY.isFinite, row.parts.isEmpty, rect.width > 0 {
                // A subclass moves the line down, and with it all of the row.
                row.top = rect.minY - top
                rest = strip(from: 0, to: width)
                continue
            }
            let right = rect.maxX < Self.unlimited ? rect.maxX - 2 * lineFragmentPadding : .infinity
            // A line that is cut off at the lower edge is none.
            if rect.minX.isFinite, rect.minX < right, rect.height + 0.5 >= proposal.height {
                row.parts.append(rect.minX..<right)
            }
            guard remaining.width < rest.width else { break }
            rest = strip(from: remaining.minX, to: remaining.maxX)
        }
        return row
    }

    /// Returns the next height at which lines may have other room than at one; nil where they have the same below.
    private func height(after top: CGFloat) -> CGFloat? {
        let end = min(exclusions.map(\.bottom).max() ?? 0, Self.unlimited)
        guard top < end || hasOwnShape, size.height <= 0 || top < size.height else { return nil }
        let corners = exclusions.flatMap(\.corners).filter { $0 > top + Self.tolerance }
        return min(top + max(end / Self.mostSteps, 1), corners.min() ?? .infinity)
    }
}
