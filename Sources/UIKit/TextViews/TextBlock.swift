import CoreText

/// Text in paragraphs below each other, each laid out by itself, so that an edit lays out one of them again.
///
/// Offsets are bytes of UTF-8 of the whole text. The origin is the upper left corner.
@MainActor
final class TextBlock {
    /// A paragraph with its place; the end of its line belongs to none.
    struct Paragraph {
        let start: Int
        let length: Int
        let layout: TextLayout
        let top: CGFloat
        let height: CGFloat
        var end: Int { start + length }
        var bottom: CGFloat { top + height }
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

    private struct Key: Hashable {
        let text: StyledText
        let alignment: TextOptions.Alignment
        let lineSpacing: CGFloat
    }

    private(set) var paragraphs: [Paragraph] = []
    private(set) var size = CGSize.zero
    private var source: Source?
    private var known: [Key: TextLayout] = [:]

    /// Lays a text out.
    ///
    /// - Parameters:
    ///   - text: the text; paragraphs end at line feeds.
    ///   - marked: the part that is underlined besides, in UTF-16 units.
    ///   - source: width, alignment and what else counts for all of it.
    func layOut(_ text: NSAttributedString, marked: NSRange?, _ source: Source) {
        let old = source == self.source ? known : [:]
        self.source = source
        known = [:]
        paragraphs = []
        var (location, start, top, width): (Int, Int, CGFloat, CGFloat) = (0, 0, 0, 0)
        for line in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
            let range = NSRange(location: location, length: line.utf16.count)
            let key = key(text, range, marked, source)
            let layout = old[key] ?? makeLayout(key, source)
            known[key] = layout
            let height = layout.lines.isEmpty ? Self.height(of: source.emptyStyle) : layout.size.height
            let length = line.utf8.count
            paragraphs.append(
                Paragraph(start: start, length: length, layout: layout, top: top, height: height))
            top += height
            width = max(width, layout.size.width)
            start += length + 1
            location += range.length + 1
        }
        size = CGSize(width: width, height: top)
    }

    private func key(_ text: NSAttributedString, _ range: NSRange, _ marked: NSRange?, _ source: Source)
        -> Key
    {
        var part = text.attributedSubstring(from: range)
        let style = part.paragraphStyle
        if let marked, let shared = marked.intersection(range), shared.length > 0 {
            let underlined = NSMutableAttributedString(attributedString: part)
            underlined.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.single.rawValue,
                range: NSRange(location: shared.location - range.location, length: shared.length))
            part = underlined
        }
        let alignment = style.map(\.alignment).flatMap { $0 == .natural ? nil : $0.option }
        return Key(
            text: part.styledText(font: source.font, traits: source.traits),
            alignment: alignment ?? source.alignment, lineSpacing: style?.lineSpacing ?? 0)
    }

    private func makeLayout(_ key: Key, _ source: Source) -> TextLayout {
        TextLayout(
            key.text,
            options: TextOptions(
                width: source.width, alignment: key.alignment, lineSpacing: key.lineSpacing))
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
