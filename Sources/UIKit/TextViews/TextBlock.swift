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
        var end: Int { start + length }
        var bottom: CGFloat { top + height }
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
        var width: CGFloat
        var alignment: TextOptions.Alignment
        /// The style of a paragraph without letters.
        var emptyStyle: TextStyle
        var traits: UITraitCollection
        var font: UIFont
    }

    private(set) var paragraphs: [Paragraph] = []
    private(set) var size = CGSize.zero
    /// How links look. Where it changes all of the text is to be laid out.
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
    private var source: Source?
    private var marked: NSRange?
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
        let tail = old[head.count...].drop { $0.location == 0 || $0.location <= firstKept }
        guard head.count + tail.count < old.count || old.isEmpty || units != text.length else { return }
        let shift = text.length - units
        units = text.length
        let from = head.last.map { $0.location + $0.units + 1 } ?? 0
        let to = tail.first.map { $0.location + shift - 1 } ?? text.length
        let changed = makeParagraphs(of: text, in: NSRange(location: from, length: max(to - from, 0)))
        paragraphs = head + changed + tail
        restack(from: head.count)
    }

    /// Lays out the paragraphs of a part of the text, which begins and ends with one.
    private func makeParagraphs(of text: NSAttributedString, in range: NSRange) -> [Paragraph] {
        guard let source else { return [] }
        var location = range.location
        let part = (text.string as NSString).substring(with: range)
        return part.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let units = line.utf16.count
            let layout = makeLayout(text, NSRange(location: location, length: units), source)
            let height = layout.lines.isEmpty ? Self.height(of: source.emptyStyle) : layout.size.height
            defer { location += units + 1 }
            return Paragraph(
                start: 0, length: line.utf8.count, location: location, units: units, layout: layout, top: 0,
                height: height)
        }
    }

    /// Puts paragraphs below each other, from one on.
    private func restack(from index: Int) {
        var last = index > 0 ? paragraphs[index - 1] : nil
        for index in index..<paragraphs.count {
            paragraphs[index].start = last.map { $0.end + 1 } ?? 0
            paragraphs[index].location = last.map { $0.location + $0.units + 1 } ?? 0
            paragraphs[index].top = last?.bottom ?? 0
            last = paragraphs[index]
        }
        size = CGSize(
            width: paragraphs.reduce(0) { max($0, $1.layout.size.width) },
            height: paragraphs.last?.bottom ?? 0)
    }

    private func makeLayout(_ text: NSAttributedString, _ range: NSRange, _ source: Source) -> TextLayout {
        var part = text.attributedSubstring(from: range).showingLinks(in: linkAttributes)
        let style = part.paragraphStyle
        if let marked, let shared = marked.intersection(range), shared.length > 0 {
            let underlined = NSMutableAttributedString(attributedString: part)
            underlined.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.single.rawValue,
                range: NSRange(location: shared.location - range.location, length: shared.length))
            part = underlined
        }
        let alignment = style.map(\.alignment).flatMap { $0 == .natural ? nil : $0.option }
        var options = TextOptions(width: source.width, alignment: alignment ?? source.alignment)
        style?.apply(to: &options)
        return TextLayout(part.styledText(font: source.font, traits: source.traits), options: options)
    }

    private static func height(of style: TextStyle) -> CGFloat {
        let metrics = style.font.metrics
        return metrics.ascent + metrics.descent + metrics.leading
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
            return CGRect(x: emptyLeft, y: paragraph.top, width: 0, height: paragraph.height)
        }
        let line = layout.lines[layout.line(at: local)]
        return CGRect(
            x: layout.place(at: local), y: paragraph.top + line.origin.y - line.ascent, width: 0,
            height: line.ascent + line.descent)
    }

    /// Where the caret of a paragraph without letters stands.
    private var emptyLeft: CGFloat {
        guard let source, source.width.isFinite else { return 0 }
        return switch source.alignment {
        case .left, .natural, .justified: 0
        case .center: source.width / 2
        case .right: source.width
        }
    }

    /// Returns the offset of the caret nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard !paragraphs.isEmpty, point.x.isFinite, point.y.isFinite else { return 0 }
        let paragraph = paragraphs[index(atHeight: point.y)]
        let lines = paragraph.layout.lines
        guard !lines.isEmpty else { return paragraph.start }
        let y = point.y - paragraph.top
        let line = lines.firstIndex { y < $0.bottom } ?? lines.count - 1
        var local = paragraph.layout.offset(at: point.x, inLine: line)
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
        let edge = source?.width ?? size.width
        let goesOn = range.upperBound > paragraph.end
        let lines = paragraph.layout.lines
        guard !lines.isEmpty else {
            return goesOn ? [CGRect(x: 0, y: paragraph.top, width: edge, height: paragraph.height)] : []
        }
        let start = max(range.lowerBound - paragraph.start, 0)
        let end = max(min(range.upperBound - paragraph.start, paragraph.length), start)
        return lines.indices.flatMap { index -> [CGRect] in
            let line = lines[index]
            var spans = paragraph.layout.spans(of: start..<end, inLine: index)
            let isLast = index == lines.count - 1
            let lineGoesOn = isLast ? goesOn : end > line.range.upperBound
            if lineGoesOn, start <= line.range.upperBound, isLast || start < line.range.upperBound {
                spans.append(
                    line.isRightToLeft
                        ? 0..<max(line.origin.x, 0)
                        : line.origin.x + line.width..<max(line.origin.x + line.width, edge))
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
