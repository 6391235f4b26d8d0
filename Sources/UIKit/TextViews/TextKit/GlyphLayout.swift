import CoreText

/// The lines of a text in a container. Places are UTF-16 units of the text and points from the container's upper left
/// corner.
@MainActor
struct GlyphLayout {
    /// A line of a paragraph.
    struct Line {
        /// The place of its paragraph; nil for one without letters.
        let paragraph: Int?
        let index: Int
        let range: NSRange
        /// All of the container's width, or the part of it in which the line stands.
        let frame: CGRect
        /// What the letters take up.
        let used: CGRect

        func distance(to x: CGFloat) -> CGFloat { max(frame.minX - x, x - frame.maxX, 0) }
    }

    private struct Paragraph {
        let text: String
        let location: Int
        let layout: TextLayout
        let top: CGFloat
    }

    private(set) var lines: [Line] = []
    private var paragraphs: [Paragraph] = []
    private let padding: CGFloat
    private let width: CGFloat?

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - text: the text; paragraphs end at line feeds.
    ///   - container: the room: a width of 0 is no limit, and neither is a height of 0.
    init(_ text: NSAttributedString, in container: NSTextContainer) {
        padding = container.lineFragmentPadding
        width = container.lineWidth
        let height = container.size.height > 0 ? container.size.height : .infinity
        var (location, bottom, gap, rowCount) = (0, CGFloat(0), CGFloat(0), 0)
        for line in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
            let range = NSRange(location: location, length: line.utf16.count)
            defer { location += range.length + 1 }
            let room = container.maximumNumberOfLines - rowCount
            if container.maximumNumberOfLines > 0, room <= 0 { break }
            let gaps = text.paragraphGaps(at: location)
            let top = location > 0 ? bottom + gap + gaps.before : 0
            gap = gaps.after
            let rows = container.rows(for: String(line), at: location, top: top)
            if range.length == 0 {
                let letters = Self.height(in: text, at: location)
                guard let frame = emptyLine(height: letters, in: rows) else { break }
                if top + frame.maxY > height, !lines.isEmpty { break }
                addEmpty(at: location, frame.offsetBy(dx: 0, dy: top))
                (bottom, rowCount) = (top + frame.maxY, rowCount + 1)
                continue
            }
            let part = text.attributedSubstring(from: range)
            var options = TextOptions(width: width.map { max($0 - 2 * padding, 1) })
            part.paragraphStyle?.apply(to: &options)
            options.alignment = part.paragraphStyle?.alignment.option ?? .natural
            options.lineBreak = container.lineBreakMode.option
            options.lineLimit = max(room, 0)
            options.height = height.isFinite ? height - top : nil
            let layout = TextLayout(part.styledText(), options: options, rows: rows)
            if top + layout.size.height > height + 0.5, !lines.isEmpty { break }
            add(Paragraph(text: String(line), location: location, layout: layout, top: top))
            (bottom, rowCount) = (top + layout.size.height, rowCount + layout.rowCount)
            if layout.isTruncated { break }
        }
    }

    /// The height of a paragraph without letters: that of the letters before it.
    private static func height(in text: NSAttributedString, at location: Int) -> CGFloat {
        guard text.length > 0 else { return 0 }
        let near = min(max(location - 1, 0), text.length - 1)
        let font = text.attribute(.font, at: near, effectiveRange: nil) as? UIFont
        return (font ?? .systemFont(ofSize: 12)).lineHeight
    }

    /// The frame of a line without letters, from its paragraph's upper left corner; nil where there is no room.
    private func emptyLine(height: CGFloat, in rows: TextRows?) -> CGRect? {
        guard let rows else { return CGRect(x: 0, y: 0, width: width ?? 0, height: height) }
        guard var frame = rows.emptyLine(height: height) else { return nil }
        frame.size.width = frame.width.isFinite ? frame.width + 2 * padding : 0
        return frame
    }

    private mutating func addEmpty(at location: Int, _ frame: CGRect) {
        let used = CGRect(x: frame.minX, y: frame.minY, width: 2 * padding, height: frame.height)
        lines.append(
            Line(
                paragraph: nil, index: 0, range: NSRange(location: location, length: 0), frame: frame,
                used: used))
    }

    private mutating func add(_ paragraph: Paragraph) {
        paragraphs.append(paragraph)
        for (index, line) in paragraph.layout.lines.enumerated() {
            let (start, end) = (
                Self.units(paragraph.text, line.range.lowerBound),
                Self.units(paragraph.text, line.range.upperBound)
            )
            let top = paragraph.top + line.origin.y - line.ascent
            let height = line.ascent + line.descent
            let left = line.room?.lowerBound ?? 0
            let right = line.room.map { $0.upperBound + 2 * padding } ?? width ?? .infinity
            // Without an end of the width a line ends behind its letters.
            let edge = right.isFinite ? right : line.origin.x + line.width + 2 * padding
            lines.append(
                Line(
                    paragraph: paragraphs.count - 1, index: index,
                    range: NSRange(location: paragraph.location + start, length: end - start),
                    frame: CGRect(x: left, y: top, width: edge - left, height: height),
                    used: CGRect(x: line.origin.x, y: top, width: line.width + 2 * padding, height: height)))
        }
    }

    private static func units(_ text: String, _ bytes: Int) -> Int {
        text.utf16.distance(
            from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: min(bytes, text.utf8.count))
        )
    }

    private static func bytes(_ text: String, _ units: Int) -> Int {
        let place = min(max(units, 0), text.utf16.count)
        return text.utf8.distance(
            from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: place))
    }

    /// The rectangle around all lines.
    var used: CGRect { lines.reduce(.null) { $0.union($1.used) } }

    /// The line of a letter; the last one for what lies behind all.
    func line(of unit: Int) -> Line? { lines.last { $0.range.location <= unit } ?? lines.first }

    /// The line at a point, or the nearest.
    func line(at point: CGPoint) -> Line? {
        guard let first = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return nil }
        return lines.filter { $0.frame.minY == first.frame.minY && $0.frame.maxY == first.frame.maxY }
            .min { $0.distance(to: point.x) < $1.distance(to: point.x) }
    }

    /// Where the baseline of a letter begins.
    func location(of unit: Int) -> CGPoint {
        guard let line = line(of: unit) else { return .zero }
        guard let index = line.paragraph else {
            return CGPoint(x: line.frame.minX + padding, y: line.frame.maxY)
        }
        let paragraph = paragraphs[index]
        let place = paragraph.layout.place(at: Self.bytes(paragraph.text, unit - paragraph.location))
        return CGPoint(x: place + padding, y: paragraph.top + paragraph.layout.lines[line.index].origin.y)
    }

    /// The rectangles of a range, one for each run of a line.
    func rects(of range: NSRange) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            guard let part = line.range.intersection(range), part.length > 0, let index = line.paragraph
            else { return [] }
            let paragraph = paragraphs[index]
            let from = Self.bytes(paragraph.text, part.location - paragraph.location)
            let to = Self.bytes(paragraph.text, part.upperBound - paragraph.location)
            return paragraph.layout.spans(of: from..<to, inLine: line.index).map {
                CGRect(
                    x: $0.lowerBound + padding, y: line.frame.minY, width: $0.upperBound - $0.lowerBound,
                    height: line.frame.height)
            }
        }
    }

    /// The letter at a point, or the nearest, and which part of it lies before the point.
    func letter(at point: CGPoint) -> (unit: Int, fraction: CGFloat) {
        guard let line = line(at: point), let index = line.paragraph else {
            return (line(at: point)?.range.location ?? 0, 0)
        }
        let paragraph = paragraphs[index]
        let text = paragraph.text as NSString
        var letter = NSRange(location: line.range.location - paragraph.location, length: 0)
        let end = line.range.upperBound - paragraph.location
        var best: (unit: Int, fraction: CGFloat, distance: CGFloat) = (line.range.location, 0, .infinity)
        while letter.upperBound < end {
            letter = text.rangeOfComposedCharacterSequence(at: letter.upperBound)
            let shown = NSRange(location: letter.location + paragraph.location, length: letter.length)
            for rect in rects(of: shown) {
                let distance = max(rect.minX - point.x, point.x - rect.maxX, 0)
                guard distance < best.distance else { continue }
                let part = rect.width > 0 ? (point.x - rect.minX) / rect.width : 0
                best = (shown.location, min(max(part, 0), 1), distance)
            }
        }
        return (best.unit, best.fraction)
    }

    /// Draws the lines that have letters of a range.
    func draw(_ range: NSRange, in context: CGContext, at origin: CGPoint) {
        for (index, paragraph) in paragraphs.enumerated() {
            let isShown = lines.contains {
                $0.paragraph == index && ($0.range.intersection(range)?.length ?? 0) > 0
            }
            guard isShown else { continue }
            paragraph.layout.draw(
                in: context, at: CGPoint(x: origin.x + padding, y: origin.y + paragraph.top))
        }
    }
}
