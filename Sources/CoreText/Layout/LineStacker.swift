internal import CPangoCairo

/// Breaks text into lines and puts them below each other, or beside each other where the room for them is parted.
/// Works only while Pango is locked.
///
/// A line is as high as the fonts that were asked for, whatever fonts Pango falls back to: a Chinese word
/// does not push lines apart.
struct LineStacker {
    /// A mark without width that makes a paragraph run from the left or from the right, and its length.
    private static let leftToRightMark = "\u{200E}"
    private static let rightToLeftMark = "\u{200F}"
    private static let markLength = 3
    /// The least text that is shaped for a line of another width, in bytes; more than most lines have.
    private static let shortestPart = 512
    /// The bytes of a word that count for the room that it needs.
    private static let longestWord = 256
    /// How often a row is looked for again because it got higher.
    private static let mostHeights = 8

    let context: OpaquePointer
    private(set) var text: StyledText
    let options: TextOptions
    /// Where lines may stand; nil for everywhere.
    let rows: TextRows?
    /// Returns the gap below a line, in place of that of the options.
    let spacing: ((TextLayout.Line) -> CGFloat)?

    private(set) var lines: [TextLayout.Line] = []
    private(set) var isTruncated = false
    /// All of the text, broken at the whole width.
    private(set) var whole: ShapedText?
    private var bottom: CGFloat = 0
    /// Where lines may begin, if the room for them is not the same everywhere.
    private var opportunities: [ShapedText.Opportunity] = []

    /// A line with the part of the width in which it is to stand; nil for all of it.
    private struct Fragment {
        let line: BrokenLine
        let room: Range<CGFloat>?
    }

    /// What a line may fill of the width; nil without an end.
    private struct Span {
        let left: CGFloat
        let width: CGFloat?
    }

    /// How far lines reach from their baseline, up and down.
    private typealias Extents = (ascent: CGFloat, descent: CGFloat)

    init(
        context: OpaquePointer, text: StyledText, options: TextOptions, rows: TextRows?,
        spacing: ((TextLayout.Line) -> CGFloat)?
    ) {
        self.spacing = spacing
        self.context = context
        self.text = text
        self.options = options
        self.rows = rows
    }

    mutating func stack() {
        guard !text.text.isEmpty else { return }
        let isOneParagraph = !text.text.unicodeScalars.contains {
            $0 == "\n" || $0 == "\r" || $0 == "\u{2029}"
        }
        let isOneLine =
            rows == nil && options.lineLimit == 1 && isOneParagraph && options.lineBreak.truncates
        if isOneLine, let tight = tightened(text, to: room(after: options.firstLineIndent)) { text = tight }
        guard let broken = breakWhole(isOneLine: isOneLine) else { return }
        whole = broken.shaped
        if rows != nil {
            opportunities = broken.shaped.opportunities(
                betweenLetters: options.lineBreak == .characterWrap)
        }
        let limit = options.lineLimit == 0 ? Int.max : options.lineLimit
        var (next, count) = (BrokenLine(broken, 0), 0)
        while let start = next {
            guard count < limit, let (row, rest) = nextRow(at: start, number: count), fits(row) else {
                isTruncated = true
                return truncateLast()
            }
            lines += row
            bottom = row.last?.bottom ?? bottom
            count += 1
            next = rest
        }
        if isOneLine { isTruncated = pango_layout_is_ellipsized(broken.shaped.layout) != 0 }
    }

    private func fits(_ row: [TextLayout.Line]) -> Bool {
        guard let last = row.last, !lines.isEmpty else { return true }
        return last.bottom <= (options.height ?? .infinity) + 0.5
    }

    // MARK: - Rows

    /// Places the lines that stand beside each other below those that there are.
    ///
    /// - Parameters:
    ///   - start: the first of them, broken at any width.
    ///   - number: the number of the row.
    /// - Returns: the lines, and what follows them; nil where there is no room.
    private func nextRow(
        at start: BrokenLine, number: Int
    ) -> (lines: [TextLayout.Line], rest: BrokenLine?)? {
        let gap = lines.last.map {
            (spacing?($0) ?? options.lineSpacing) + (start.startsParagraph ? options.paragraphSpacing : 0)
        }
        let top = bottom + (gap ?? 0)
        guard let rows else {
            let fragment = Fragment(line: start, room: nil)
            return ([place(fragment, top: top, row: number, extents(of: fragment))], start.next)
        }
        let (first, offset) = (start.ownRange.lowerBound, start.range.lowerBound)
        let letters = height(of: first..<first, in: start.part.shaped.text)
        var expected = options.lineHeight(letters.ascent + letters.descent)
        let least = leastWidth(at: offset)
        for attempt in 1...Self.mostHeights {
            let proposal = TextRows.Proposal(
                top: top, height: expected, offset: offset, isRightToLeft: start.isRightToLeft)
            let row = rows.first(proposal, least: least) { width(of: start, in: $0) }
            guard let row else { return nil }
            let (fragments, rest) = fill(row, from: start)
            guard let common = extents(of: fragments) else { return nil }
            // A row with higher letters meets other shapes.
            if common.ascent + common.descent > expected + 0.01, attempt < Self.mostHeights {
                expected = common.ascent + common.descent
                continue
            }
            return (fragments.map { place($0, top: row.top, row: number, common) }, rest)
        }
        return nil
    }

    /// Breaks the text into the parts of a row, as far as they hold its words.
    private func fill(
        _ row: TextRows.Row, from start: BrokenLine
    ) -> (fragments: [Fragment], rest: BrokenLine?) {
        var fragments: [Fragment] = []
        var next: BrokenLine? = start
        for room in row.parts {
            guard let line = next else { break }
            let width = width(of: line, in: room)
            guard row.parts.count == 1 || TextRows.holds(width, leastWidth(at: line.range.lowerBound)) else {
                continue
            }
            guard let fitted = line.suits(width) ? line : breakAgain(from: line, width: width) else { break }
            fragments.append(Fragment(line: fitted, room: room))
            next = fitted.next
            if let next, next.startsParagraph || isBehindSeparator(next) { break }
        }
        return (fragments, next)
    }

    /// Returns whether a line begins because the text says so, in the middle of a paragraph.
    private func isBehindSeparator(_ line: BrokenLine) -> Bool {
        let bytes = text.text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: line.range.lowerBound)
        return bytes[..<start].suffix(3).elementsEqual("\u{2028}".utf8)
    }

    /// Returns the width of the word that begins at a byte.
    private func leastWidth(at offset: Int) -> CGFloat {
        var (low, high) = (0, opportunities.count)
        while low < high {
            let middle = (low + high) / 2
            if opportunities[middle].offset > offset { high = middle } else { low = middle + 1 }
        }
        guard low < opportunities.count else { return 0 }
        let length = min(opportunities[low].wordEnd - offset, Self.longestWord)
        guard length > 0 else { return 0 }
        let word = ShapedText(
            context: context, text: text.part(text.bytes(from: offset, length: length)), start: offset,
            width: nil, options: options, truncates: false)
        return word?.runs(of: 0).last.map { $0.x + $0.width } ?? 0
    }

    // MARK: - Breaking

    private func breakWhole(isOneLine: Bool) -> BrokenText? {
        let (first, others) = (options.firstLineIndent, options.indent)
        let shaped = ShapedText(
            context: context, text: text, start: 0,
            width: isOneLine ? room(after: first) : room(after: min(first, others)),
            indent: isOneLine ? 0 : first - others, options: options, truncates: isOneLine)
        return shaped.map {
            BrokenText(shaped: $0, firstWidth: room(after: first), width: room(after: others))
        }
    }

    /// Breaks the text from the beginning of a line on again, at another width: enough of it for one line at least.
    private func breakAgain(from line: BrokenLine, width: CGFloat) -> BrokenLine? {
        let start = line.range.lowerBound
        var length = Self.shortestPart
        while true {
            let bytes = text.bytes(from: start, length: length)
            let rest = text.part(bytes)
            let (part, markLength) = marked(rest, line.startsParagraph ? nil : line.isRightToLeft)
            let shaped = ShapedText(
                context: context, text: part, start: start, markLength: markLength, width: width,
                options: options, truncates: false)
            guard let shaped else { return nil }
            let isCut = bytes.upperBound < text.text.utf8.count
            if !isCut || shaped.lineCount > 1 {
                let broken = BrokenText(
                    shaped: shaped, firstWidth: width, width: width, continues: !line.startsParagraph,
                    isCut: isCut)
                return BrokenLine(broken, 0)
            }
            length *= 2
        }
    }

    /// Returns a part of a paragraph behind a mark of its direction, and the length of the mark.
    private func marked(_ part: StyledText, _ isRightToLeft: Bool?) -> (text: StyledText, markLength: Int) {
        guard let isRightToLeft, let style = part.style(at: 0) else { return (part, 0) }
        var marked = StyledText(isRightToLeft ? Self.rightToLeftMark : Self.leftToRightMark, style: style)
        marked.append(contentsOf: part)
        return (marked, Self.markLength)
    }

    /// Lays the last line out again, together with all that follows it, so that it ends in an ellipsis.
    private mutating func truncateLast() {
        guard options.lineBreak.truncates, let last = lines.popLast() else { return }
        let start = last.range.lowerBound
        let (rest, markLength) = marked(
            text.paragraph(from: start, stops: options.lineBreak == .truncateTail),
            last.isParagraphStart ? nil : last.isRightToLeft)
        let span = span(in: last.room, last.isParagraphStart, last.isRightToLeft)
        let isLastParagraph = !text.text.utf8.dropFirst(start).contains { $0 == 10 || $0 == 13 }
        let tight = isLastParagraph ? tightened(rest, to: span.width) : nil
        let shaped = ShapedText(
            context: context, text: tight ?? rest, start: start, markLength: markLength, width: span.width,
            options: options, truncates: true)
        guard let shaped else { return }
        if tight != nil { isTruncated = false }
        let broken = BrokenText(
            shaped: shaped, firstWidth: span.width, width: span.width, continues: !last.isParagraphStart)
        guard let line = BrokenLine(broken, 0) else { return }
        let fragment = Fragment(line: line, room: last.room)
        var common = extents(of: fragment)
        if let beside = lines.last, beside.row == last.row {
            common = (max(common.ascent, beside.ascent), max(common.descent, beside.descent))
        }
        lines.append(place(fragment, top: last.top, row: last.row, common))
    }

    /// Returns a line with letters closer to each other, if that is allowed and makes it fit.
    private func tightened(_ line: StyledText, to width: CGFloat?) -> StyledText? {
        guard options.tightens, let width, width.isFinite else { return nil }
        return line.tightened(from: fullWidth(of: line), to: width) { fullWidth(of: $0) }
    }

    private func fullWidth(of line: StyledText) -> CGFloat {
        let shaped = ShapedText(
            context: context, text: line, start: 0, width: nil, options: options, truncates: false)
        return shaped?.runs(of: 0).last.map { $0.x + $0.width } ?? 0
    }

    // MARK: - Placing

    private func place(_ fragment: Fragment, top: CGFloat, row: Int, _ extents: Extents) -> TextLayout.Line {
        let line = fragment.line
        let runs = line.part.shaped.runs(of: line.index)
        let width = runs.last.map { $0.x + $0.width } ?? 0
        let origin = CGPoint(x: left(ofWidth: width, in: fragment), y: top + extents.ascent)
        let ink = runs.reduce(CGRect.null) { ink, run in
            let background = CGRect(
                x: origin.x + run.x, y: top, width: run.width, height: extents.ascent + extents.descent)
            return ink.union(run.ink(at: origin)).union(run.style.background == nil ? .null : background)
        }
        let indent = max(
            options.lineIndent(startsParagraph: line.startsParagraph), fragment.room?.lowerBound ?? 0)
        return TextLayout.Line(
            origin: origin, top: top, width: width,
            indent: indent + (options.tail > 0 ? 0 : options.trailingIndent), ascent: extents.ascent,
            descent: extents.descent, ink: ink, range: line.range, isRightToLeft: line.isRightToLeft,
            room: fragment.room, row: row, isParagraphStart: line.startsParagraph, shaped: line.part.shaped,
            index: line.index)
    }

    /// Returns how much of the width a line has that stands so far from the leading edge.
    private func room(after indent: CGFloat) -> CGFloat? {
        options.width.map { $0 - indent - options.trailingIndent }
    }

    /// Returns what is left of a part of the width between the paragraph's indents.
    private func span(in room: Range<CGFloat>?, _ startsParagraph: Bool, _ isRightToLeft: Bool) -> Span {
        let indent = options.lineIndent(startsParagraph: startsParagraph)
        let left = isRightToLeft ? options.trailingIndent : indent
        let width = self.room(after: indent)
        guard let room else { return Span(left: left, width: width) }
        let start = max(room.lowerBound, left)
        let end = min(room.upperBound, width.map { left + $0 } ?? .infinity)
        return Span(left: start, width: max(end - start, 0))
    }

    private func width(of line: BrokenLine, in room: Range<CGFloat>) -> CGFloat {
        span(in: room, line.startsParagraph, line.isRightToLeft).width ?? .infinity
    }

    private func left(ofWidth width: CGFloat, in fragment: Fragment) -> CGFloat {
        let isRightToLeft = fragment.line.isRightToLeft
        let span = span(in: fragment.room, fragment.line.startsParagraph, isRightToLeft)
        guard let available = span.width, available.isFinite else {
            return isRightToLeft ? fragment.room?.lowerBound ?? 0 : span.left
        }
        let space = available - width
        return switch options.alignment {
        case .left: span.left
        case .center: span.left + space / 2
        case .right: span.left + space
        case .justified, .natural: isRightToLeft ? span.left + space : span.left
        }
    }

    private func extents(of fragment: Fragment) -> Extents {
        let line = fragment.line
        let (letters, descent) = height(of: line.ownRange, in: line.part.shaped.text)
        return (options.lineHeight(letters + descent) - descent, descent)
    }

    /// Returns how far the lines of a row reach, which have their baselines at one height; nil for none.
    private func extents(of fragments: [Fragment]) -> Extents? {
        let all = fragments.map { extents(of: $0) }
        guard let first = all.first else { return nil }
        return all.reduce(first) { (max($0.ascent, $1.ascent), max($0.descent, $1.descent)) }
    }

    private func height(of range: Range<Int>, in text: StyledText) -> (ascent: CGFloat, descent: CGFloat) {
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        var start = 0
        for (index, run) in text.runs.enumerated() {
            let end = start + run.length
            defer { start = end }
            let isLast = index == text.runs.count - 1
            guard
                start < range.upperBound && end > range.lowerBound
                    || range.isEmpty && (end > range.lowerBound || isLast)
            else { continue }
            let metrics = run.style.font.metrics
            ascent = max(ascent, metrics.ascent + run.style.baselineOffset)
            descent = max(descent, metrics.descent + metrics.leading - run.style.baselineOffset)
            if let attachment = run.style.attachment {
                let rise = attachment.rise + run.style.baselineOffset
                ascent = max(ascent, rise + attachment.size.height)
                descent = max(descent, -rise)
            }
            if range.isEmpty { break }
        }
        return (ascent, descent)
    }
}
