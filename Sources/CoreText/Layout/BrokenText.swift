internal import CPangoCairo

/// A part of a text that Pango has broken into lines of a width.
struct BrokenText {
    let shaped: ShapedText
    /// The room of the first line of a paragraph, in points; nil without an end.
    let firstWidth: CGFloat?
    /// The room of the other lines, in points; nil without an end.
    let width: CGFloat?
    /// Whether the part begins in the middle of a paragraph.
    var continues = false
    /// Whether text follows the part, so that its last line may go on.
    var isCut = false
}

/// A line of a broken text. Used only while Pango is locked.
struct BrokenLine {
    /// What widths that are the same differ by at most, in points.
    private static let tolerance: CGFloat = 1e-6

    let part: BrokenText
    let index: Int
    private let line: UnsafeMutablePointer<PangoLayoutLine>

    /// The line at an index; nil behind the last one.
    init?(_ part: BrokenText, _ index: Int) {
        guard index < part.shaped.lineCount, let line = part.shaped.line(index) else { return nil }
        self.part = part
        self.index = index
        self.line = line
    }

    /// Its bytes in its part.
    var ownRange: Range<Int> {
        let start = Int(line.pointee.start_index)
        return start..<start + Int(line.pointee.length)
    }

    /// Its bytes in the whole text.
    var range: Range<Int> {
        let (own, shaped) = (ownRange, part.shaped)
        let start = max(own.lowerBound + shaped.start, shaped.firstByte)
        return start..<max(own.upperBound + shaped.start, start)
    }

    var isRightToLeft: Bool { line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue }

    var startsParagraph: Bool {
        line.pointee.is_paragraph_start != 0 && !(part.continues && index == 0)
    }

    /// The line behind it.
    var next: BrokenLine? { BrokenLine(part, index + 1) }

    /// Returns whether the line is the same in a width.
    func suits(_ width: CGFloat) -> Bool {
        let next = next
        guard next != nil || !part.isCut else { return false }
        if ownRange.isEmpty, next?.startsParagraph ?? true { return true }
        let own = (startsParagraph ? part.firstWidth : part.width) ?? .infinity
        return own == width || abs(own - width) < Self.tolerance
    }
}

extension ShapedText {
    /// A place where a line may begin.
    struct Opportunity {
        let offset: Int
        /// Where the last letter before it ends that is no space.
        let wordEnd: Int
    }

    /// Returns the places where lines may begin.
    ///
    /// - Parameter betweenLetters: not only between words.
    /// - Returns: the places in order; the last one is the end of the text.
    func opportunities(betweenLetters: Bool) -> [Opportunity] {
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
        var places: [Opportunity] = []
        var (offset, wordEnd) = (0, 0)
        var lengths = text.text.unicodeScalars.lazy.map { UTF8.width($0) }.makeIterator()
        for index in 0..<Int(count) {
            let attribute = attributes[index]
            let isPlace = (betweenLetters ? attribute.is_char_break : attribute.is_line_break) != 0
            if index > 0, isPlace || index == Int(count) - 1 {
                places.append(Opportunity(offset: offset, wordEnd: wordEnd))
            }
            offset += lengths.next() ?? 0
            if attribute.is_white == 0 { wordEnd = offset }
        }
        return places
    }
}
