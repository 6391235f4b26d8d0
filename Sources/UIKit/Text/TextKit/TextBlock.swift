import CoreText

/// Text in paragraphs below each other, each laid out by itself, so that an edit lays out one of them again.
///
/// Offsets are bytes of UTF-8 of the whole text. The origin is the upper left corner.
@MainActor
final class TextBlock {
    /// A paragraph with its place; the end of its line belongs to none.
    struct Paragraph {
        /// Its bytes.
        var start: Int
        let length: Int
        /// The same in UTF-16 units.
        var location: Int
        let units: Int
        let layout: TextLayout
        var top: CGFloat
        let height: CGFloat
        /// The line where there are no letters, from the upper left corner of the paragraph.
        let emptyLine: CGRect
        /// Where a caret stands across that line.
        let emptyPlace: CGFloat
        /// How far that line reaches below its baseline.
        let emptyDescent: CGFloat
        let gaps: ParagraphGaps
        var end: Int { start + length }
        /// Whether a line of it is shown.
        var hasRoom: Bool { !layout.lines.isEmpty || height > 0 }
        var bottom: CGFloat { top + height }

        /// Returns where the paragraph begins below another one. One without room keeps no gap.
        func top(below last: Paragraph?) -> CGFloat {
            guard let last else { return 0 }
            return last.bottom + (height > 0 ? last.gaps.after + gaps.before : 0)
        }
    }

    /// How many UTF-16 units at the beginning and at the end of the text are as they were when it was laid out.
    struct Unchanged {
        var head: Int
        var tail: Int

        static let all = Unchanged(head: .max, tail: .max)

        /// Takes note of a change.
        ///
        /// - Parameters:
        ///   - head: the units before it.
        ///   - tail: the units behind it.
        mutating func narrow(head: Int, tail: Int) {
            self.head = min(self.head, head)
            self.tail = min(self.tail, tail)
        }
    }

    /// What paragraphs are laid out from.
    struct Source: Equatable {
        /// Without the space at the sides; nil without an end.
        var width: CGFloat?
        /// Lines that do not fit into it are left out; nil without a limit.
        var height: CGFloat?
        var alignment: TextOptions.Alignment
        /// The font and the style of a text without letters.
        var emptyFont: UIFont
        var emptyStyle: NSParagraphStyle?
        /// Nil for the current ones.
        var traits: UITraitCollection?
        var font: UIFont
        /// What gives lines their room; nil where they have all of the width.
        var container: NSTextContainer?
        /// The most rows; 0 for no limit.
        var lineLimit: Int
        /// How lines break, or how the last of them ends where text follows.
        var lineBreak: TextOptions.LineBreak

        /// Whether paragraphs depend on those above them.
        var dependsOnHead: Bool { container != nil || lineLimit > 0 || height != nil }
    }

    private(set) var paragraphs: [Paragraph] = []
    private(set) var size = CGSize.zero
    /// How links look; nil for the look that they have anywhere. Where it changes all of the text is to be laid out.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// Says how far the next line is from that of a letter, in place of the paragraph's style.
    var lineSpacing: ((_ unit: Int, _ line: CGRect) -> CGFloat)?
    private(set) var source: Source?
    private(set) var marked: NSRange?
    /// The length of the text in UTF-16 units.
    private var units = 0

    /// Lays out what has changed of a text.
    ///
    /// - Parameters:
    ///   - text: the text; paragraphs end at line feeds.
    ///   - marked: the part that is underlined besides, in UTF-16 units.
    ///   - source: width, alignment and what else counts for all of it.
    ///   - unchanged: what is as it was when this block was laid out before; nil for nothing.
    func layOut(_ text: NSAttributedString, marked: NSRange?, _ source: Source, unchanged: Unchanged? = nil) {
        var unchanged =
            source == self.source ? unchanged ?? Unchanged(head: 0, tail: 0) : Unchanged(head: 0, tail: 0)
        if marked != self.marked {
            if let old = self.marked { unchanged.narrow(head: old.location, tail: units - old.upperBound) }
            if let marked { unchanged.narrow(head: marked.location, tail: text.length - marked.upperBound) }
        }
        self.source = source
        self.marked = marked
        let old = paragraphs
        let head = old.prefix { $0.location + $0.units < unchanged.head }
        let firstKept = units - min(unchanged.tail, units)
        // Lines whose room is not the same everywhere, or whose number is limited, depend on all that is above them.
        let tail = old[head.count...].drop {
            source.dependsOnHead || $0.location == 0 || $0.location <= firstKept
        }
        guard head.count + tail.count < old.count || old.isEmpty || units != text.length else { return }
        let shift = text.length - units
        units = text.length
        let from = head.last.map { $0.location + $0.units + 1 } ?? 0
        let to = tail.first.map { $0.location + shift - 1 } ?? text.length
        let changed = makeParagraphs(
            of: text, in: NSRange(location: from, length: max(to - from, 0)), below: head)
        paragraphs = head + changed + tail
        restack(from: head.count)
    }

    /// Lays out the paragraphs of a part of the text, which begins and ends with one.
    private func makeParagraphs(
        of text: NSAttributedString, in range: NSRange, below head: ArraySlice<Paragraph>
    ) -> [Paragraph] {
        guard let source else { return [] }
        var (location, last) = (range.location, head.last)
        var rowCount = source.lineLimit > 0 ? head.reduce(0) { $0 + $1.layout.rowCount } : 0
        var isFull = head.contains { $0.layout.isTruncated || source.height != nil && !$0.hasRoom }
        let part = (text.string as NSString).substring(with: range)
        return part.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let range = NSRange(location: location, length: line.utf16.count)
            if source.lineLimit > 0, rowCount >= source.lineLimit { isFull = true }
            let gaps = text.paragraphGaps(at: location)
            let top = last.map { $0.bottom + $0.gaps.after + gaps.before } ?? 0
            @MainActor func make(_ rows: TextRows?) -> Paragraph {
                makeParagraph(String(line), of: text, range, source, rows, gaps, top: top, below: rowCount)
            }
            var paragraph = make(
                isFull ? .noRoom : source.container?.rows(for: String(line), at: location, top: top))
            if let limit = source.height, last != nil, top + paragraph.height > limit + 0.5 {
                isFull = true
                paragraph = make(.noRoom)
            }
            paragraph.top = paragraph.top(below: last)
            (location, last) = (range.upperBound + 1, paragraph)
            rowCount += paragraph.layout.rowCount
            if paragraph.layout.isTruncated { isFull = true }
            return paragraph
        }
    }

    /// Lays out a paragraph whose place is not known yet.
    private func makeParagraph(
        _ line: String, of text: NSAttributedString, _ range: NSRange, _ source: Source, _ rows: TextRows?,
        _ styleGaps: ParagraphGaps, top: CGFloat, below rowCount: Int
    ) -> Paragraph {
        let layout = makeLayout(text, range, source, rows, top: top, rowCount: rowCount)
        var gaps = styleGaps
        var (emptyLine, emptyPlace, emptyDescent) = (CGRect.zero, CGFloat(0), CGFloat(0))
        if layout.lines.isEmpty {
            let look = EmptyParagraph(of: text, at: range.location, source)
            emptyLine = look.line(width: source.width, rows)
            (emptyPlace, emptyDescent) = (look.place(in: emptyLine), look.descent)
        }
        if let lineSpacing, range.location < text.length {
            let line = layout.lines.last.map { rect(of: $0, below: top) }
            let spacing = lineSpacing(
                max(range.upperBound - 1, range.location), line ?? emptyLine.offsetBy(dx: 0, dy: top))
            gaps.after += spacing - text.lineSpacing(at: range.location)
        }
        return Paragraph(
            start: 0, length: line.utf8.count, location: range.location, units: range.length, layout: layout,
            top: 0, height: layout.lines.isEmpty ? emptyLine.maxY : layout.size.height, emptyLine: emptyLine,
            emptyPlace: emptyPlace, emptyDescent: emptyDescent, gaps: gaps)
    }

    /// Returns the rectangle of a line of a paragraph that begins at a height.
    private func rect(of line: TextLayout.Line, below top: CGFloat) -> CGRect {
        let end = source?.width ?? line.origin.x + line.width
        let (left, right) = (line.room?.lowerBound ?? 0, line.room?.upperBound ?? end)
        return CGRect(
            x: left, y: top + line.origin.y - line.ascent, width: right - left,
            height: line.ascent + line.descent)
    }

    /// Puts paragraphs below each other, from one on.
    private func restack(from index: Int) {
        var last = index > 0 ? paragraphs[index - 1] : nil
        for index in index..<paragraphs.count {
            paragraphs[index].start = last.map { $0.end + 1 } ?? 0
            paragraphs[index].location = last.map { $0.location + $0.units + 1 } ?? 0
            paragraphs[index].top = paragraphs[index].top(below: last)
            last = paragraphs[index]
        }
        size = CGSize(
            width: paragraphs.reduce(0) { max($0, $1.layout.size.width) },
            height: paragraphs.last?.bottom ?? 0)
    }

    /// Lays out a paragraph below so many rows.
    private func makeLayout(
        _ text: NSAttributedString, _ range: NSRange, _ source: Source, _ rows: TextRows?, top: CGFloat,
        rowCount: Int
    ) -> TextLayout {
        var part = text.attributedSubstring(from: range)
        if let linkAttributes { part = part.showingLinks(in: linkAttributes) }
        let style = part.paragraphStyle
        if let marked, let shared = marked.intersection(range), shared.length > 0 {
            let underlined = NSMutableAttributedString(attributedString: part)
            underlined.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.single.rawValue,
                range: NSRange(location: shared.location - range.location, length: shared.length))
            part = underlined
        }
        var options = TextOptions(width: source.width, lineBreak: source.lineBreak)
        options.alignment = style?.alignment.ownOption ?? source.alignment
        style?.apply(to: &options)
        options.height = source.height.map { max($0 - top, 0) }
        if source.lineLimit > 0 { options.lineLimit = max(source.lineLimit - rowCount, 1) }
        let letters = part.string
        var spacing: ((TextLayout.Line) -> CGFloat)?
        if let lineSpacing {
            spacing = { line in
                let unit = range.location + max(letters.units(ofBytes: line.range.upperBound) - 1, 0)
                return lineSpacing(unit, self.rect(of: line, below: top))
            }
        }
        return TextLayout(
            part.styledText(font: source.font, traits: source.traits), options: options, rows: rows,
            spacing: spacing)
    }

    // MARK: - Carets

    /// Returns the index of the paragraph of an offset.
    private func index(at offset: Int) -> Int {
        var (low, high) = (0, paragraphs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].start <= offset { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }

    private func index(atHeight y: CGFloat) -> Int {
        var (low, high) = (0, paragraphs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].top <= y { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }

    /// Returns the rectangle of a caret before the byte at `offset`, without width.
    func caret(at offset: Int) -> CGRect {
        guard !paragraphs.isEmpty else { return .zero }
        let paragraph = paragraphs[index(at: offset)]
        let local = min(max(offset - paragraph.start, 0), paragraph.length)
        let layout = paragraph.layout
        guard !layout.lines.isEmpty else {
            let line = paragraph.emptyLine.offsetBy(dx: 0, dy: paragraph.top)
            return CGRect(x: paragraph.emptyPlace, y: line.minY, width: 0, height: line.height)
        }
        let line = layout.lines[layout.line(at: local)]
        return CGRect(
            x: layout.place(at: local), y: paragraph.top + line.origin.y - line.ascent, width: 0,
            height: line.ascent + line.descent)
    }

    /// Returns the offset of the caret nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard !paragraphs.isEmpty, point.x.isFinite, point.y.isFinite else { return 0 }
        let paragraph = paragraphs[index(atHeight: point.y)]
        let line = paragraph.layout.line(at: CGPoint(x: point.x, y: point.y - paragraph.top))
        return offset(at: point.x, inLine: line, of: paragraph)
    }

    private func offset(at place: CGFloat, inLine line: Int, of paragraph: Paragraph) -> Int {
        let lines = paragraph.layout.lines
        guard !lines.isEmpty else { return paragraph.start }
        var local = paragraph.layout.offset(at: place, inLine: line)
        // The end of a line that goes on below is the beginning of the next one.
        if line + 1 < lines.count, local >= lines[line + 1].range.lowerBound {
            local = max(lines[line + 1].range.lowerBound - 1, lines[line].range.lowerBound)
        }
        return paragraph.start + min(max(local, 0), paragraph.length)
    }

    /// Returns the rectangles that a range covers, from top to bottom; where it goes on behind the end of a line
    /// they reach to the edge.
    func rects(of range: Range<Int>, within visible: CGRect) -> [CGRect] {
        guard !range.isEmpty, !paragraphs.isEmpty else { return [] }
        return paragraphs[index(at: range.lowerBound)...index(at: range.upperBound)]
            .filter { $0.top < visible.maxY && $0.bottom > visible.minY }
            .flatMap { rects(of: range, in: $0) }
    }

    private func rects(of range: Range<Int>, in paragraph: Paragraph) -> [CGRect] {
        let width = source?.width ?? size.width
        let goesOn = range.upperBound > paragraph.end
        let lines = paragraph.layout.lines
        guard !lines.isEmpty else {
            return goesOn ? [paragraph.emptyLine.offsetBy(dx: 0, dy: paragraph.top)] : []
        }
        let start = max(range.lowerBound - paragraph.start, 0)
        let end = max(min(range.upperBound - paragraph.start, paragraph.length), start)
        return lines.indices.flatMap { index -> [CGRect] in
            let line = lines[index]
            var spans = paragraph.layout.spans(of: start..<end, inLine: index)
            let isLast = index == lines.count - 1
            let lineGoesOn = isLast ? goesOn : end > line.range.upperBound
            if lineGoesOn, start <= line.range.upperBound, isLast || start < line.range.upperBound {
                let (left, right) = (line.origin.x, line.origin.x + line.width)
                let edge = (line.room?.lowerBound ?? 0, line.room?.upperBound ?? width)
                spans.append(
                    line.isRightToLeft ? edge.0..<max(left, edge.0) : right..<max(right, edge.1))
            }
            let top = paragraph.top + line.origin.y - line.ascent
            return spans.map {
                CGRect(
                    x: $0.lowerBound, y: top, width: $0.upperBound - $0.lowerBound,
                    height: line.ascent + line.descent)
            }
        }
    }

    // MARK: - Moves

    /// Returns the place in another row that is nearest to one across.
    ///
    /// - Parameters:
    ///   - count: how many rows below; above where it is negative.
    ///   - offset: a place in the row from which they count.
    ///   - x: the place across.
    /// - Returns: the place; nil where there is no such row.
    func place(rowsBelow count: Int, from offset: Int, at x: CGFloat) -> Int? {
        guard !paragraphs.isEmpty else { return nil }
        var index = index(at: offset)
        let layout = paragraphs[index].layout
        let line = layout.line(at: offset - paragraphs[index].start)
        var row = count + (layout.lines.isEmpty ? 0 : layout.lines[line].row)
        while row < 0 {
            guard index > 0 else { return nil }
            index -= 1
            row += paragraphs[index].layout.rowCount
        }
        while row >= paragraphs[index].layout.rowCount {
            guard index + 1 < paragraphs.count else { return nil }
            row -= paragraphs[index].layout.rowCount
            index += 1
        }
        let paragraph = paragraphs[index]
        let hit = paragraph.layout.line(inRow: row, at: x)
        return self.offset(at: x, inLine: hit, of: paragraph)
    }

    /// Returns the place a letter to the left or to the right, also in the next paragraph; the same at the ends.
    func neighbor(of offset: Int, toRight: Bool) -> Int {
        guard !paragraphs.isEmpty else { return offset }
        let index = index(at: offset)
        let paragraph = paragraphs[index]
        if let next = paragraph.layout.caret(after: offset - paragraph.start, toRight: toRight) {
            return paragraph.start + next
        }
        let isForwards = toRight != (paragraph.layout.lines.first?.isRightToLeft ?? false)
        if isForwards { return index + 1 < paragraphs.count ? paragraphs[index + 1].start : offset }
        return index > 0 ? paragraphs[index - 1].end : offset
    }

    /// Returns where the word before an offset begins.
    func wordStart(before offset: Int) -> Int {
        guard !paragraphs.isEmpty else { return 0 }
        for paragraph in paragraphs[...index(at: offset)].reversed() {
            let word = paragraph.layout.wordRanges.last { paragraph.start + $0.lowerBound < offset }
            if let word { return paragraph.start + word.lowerBound }
        }
        return 0
    }

    /// Returns where the word after an offset ends.
    func wordEnd(after offset: Int) -> Int {
        guard !paragraphs.isEmpty else { return 0 }
        for paragraph in paragraphs[index(at: offset)...] {
            let word = paragraph.layout.wordRanges.first { paragraph.start + $0.upperBound > offset }
            if let word { return paragraph.start + word.upperBound }
        }
        return paragraphs.last?.end ?? 0
    }

    /// Returns the word at an offset, or nothing beside words.
    func word(at offset: Int) -> Range<Int> {
        guard !paragraphs.isEmpty else { return 0..<0 }
        let paragraph = paragraphs[index(at: offset)]
        let local = offset - paragraph.start
        let words = paragraph.layout.wordRanges
        guard
            let word = words.first(where: { $0.contains(local) })
                ?? words.last(where: { $0.upperBound == local })
        else { return offset..<offset }
        return paragraph.start + word.lowerBound..<paragraph.start + word.upperBound
    }

    /// Returns the beginning and the end of the line, as it is seen, in which a caret stands.
    func line(at offset: Int) -> Range<Int> {
        guard !paragraphs.isEmpty else { return 0..<0 }
        let paragraph = paragraphs[index(at: offset)]
        let lines = paragraph.layout.lines
        guard !lines.isEmpty else { return paragraph.start..<paragraph.start }
        let index = paragraph.layout.line(at: offset - paragraph.start)
        let range = lines[index].range
        let end = index + 1 < lines.count ? max(range.upperBound - 1, range.lowerBound) : range.upperBound
        return paragraph.start + range.lowerBound..<paragraph.start + end
    }
}
