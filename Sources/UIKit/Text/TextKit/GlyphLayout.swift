import CoreText

/// The lines of a block in their container. Places are UTF-16 units of the text and points from the container's upper
/// left corner.
@MainActor
struct GlyphLayout {
    /// A line of a paragraph.
    struct Line {
        /// The index of its paragraph.
        let paragraph: Int
        /// Its index in the paragraph; nil where that has no letters.
        let index: Int?
        /// Its letters, with the end of its paragraph.
        let range: NSRange
        /// All of the container's width, or the part of it in which the line stands.
        let frame: CGRect
        /// What the letters take up.
        let used: CGRect

        /// Whether it is the empty line behind the end of the last paragraph, or that of an empty text.
        var isExtra: Bool { range.length == 0 }

        func distance(to x: CGFloat) -> CGFloat { max(frame.minX - x, x - frame.maxX, 0) }
    }

    private(set) var lines: [Line] = []
    private let paragraphs: [TextBlock.Paragraph]
    private let padding: CGFloat

    /// The lines that a block has.
    ///
    /// - Parameters:
    ///   - block: the block.
    ///   - padding: the space at the sides of the lines.
    init(_ block: TextBlock, padding: CGFloat) {
        paragraphs = block.paragraphs
        self.padding = padding
        let width = block.source?.width.map { $0 + 2 * padding }
        for (index, paragraph) in paragraphs.enumerated() where paragraph.hasRoom {
            let hasEnd = index < paragraphs.count - 1
            if paragraph.layout.lines.isEmpty {
                addEmptyLine(of: index, hasEnd: hasEnd)
            } else {
                addLines(of: index, hasEnd: hasEnd, width: width)
            }
        }
    }

    private mutating func addEmptyLine(of index: Int, hasEnd: Bool) {
        let paragraph = paragraphs[index]
        var frame = paragraph.emptyLine.offsetBy(dx: 0, dy: paragraph.top)
        let isBounded = frame.width.isFinite && frame.width > 0
        frame.size.width = isBounded ? frame.width + 2 * padding : 0
        let used = CGRect(
            x: paragraph.emptyPlace, y: frame.minY, width: 2 * padding, height: frame.height)
        let range = NSRange(location: paragraph.location, length: hasEnd ? 1 : 0)
        lines.append(Line(paragraph: index, index: nil, range: range, frame: frame, used: used))
    }

    private mutating func addLines(of index: Int, hasEnd: Bool, width: CGFloat?) {
        let paragraph = paragraphs[index]
        let text = paragraph.layout.text.text
        for (number, line) in paragraph.layout.lines.enumerated() {
            let start = text.units(ofBytes: line.range.lowerBound)
            var end = text.units(ofBytes: line.range.upperBound)
            if hasEnd, end == paragraph.units, number == paragraph.layout.lines.count - 1 { end += 1 }
            let top = paragraph.top + line.origin.y - line.ascent
            let height = line.ascent + line.descent
            let left = line.room?.lowerBound ?? 0
            let right = line.room.map { $0.upperBound + 2 * padding } ?? width ?? .infinity
            // Without an end of the width a line ends behind its letters.
            let edge = right.isFinite ? right : line.origin.x + line.width + 2 * padding
            lines.append(
                Line(
                    paragraph: index, index: number,
                    range: NSRange(location: paragraph.location + start, length: end - start),
                    frame: CGRect(x: left, y: top, width: edge - left, height: height),
                    used: CGRect(x: line.origin.x, y: top, width: line.width + 2 * padding, height: height)))
        }
    }

    /// The rectangle around all lines.
    var used: CGRect { lines.reduce(.null) { $0.union($1.used) } }

    /// The empty line behind the text; nil where the text ends in letters.
    var extraLine: Line? { lines.last.flatMap { $0.isExtra ? $0 : nil } }

    /// The line of a letter; the last one for what lies behind all.
    func line(of unit: Int) -> Line? { lines.last { $0.range.location <= unit } ?? lines.first }

    /// The line at a point, or the nearest.
    func line(at point: CGPoint) -> Line? {
        guard let first = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return nil }
        return lines.filter { $0.frame.minY == first.frame.minY && $0.frame.maxY == first.frame.maxY }
            .min { $0.distance(to: point.x) < $1.distance(to: point.x) }
    }

    /// The letters of the lines that a rectangle meets; none without any.
    func range(in rect: CGRect) -> NSRange {
        let met = lines.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY && !$0.isExtra }
        guard let first = met.first, let last = met.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.range.location, length: last.range.upperBound - first.range.location)
    }

    /// Where the baseline of a letter begins.
    func location(of unit: Int) -> CGPoint {
        guard let line = line(of: unit) else { return .zero }
        let paragraph = paragraphs[line.paragraph]
        guard let index = line.index else {
            return CGPoint(
                x: paragraph.emptyPlace + padding, y: line.frame.maxY - paragraph.emptyDescent)
        }
        let place = paragraph.layout.place(at: bytes(unit - paragraph.location, of: paragraph))
        return CGPoint(x: place + padding, y: paragraph.top + paragraph.layout.lines[index].origin.y)
    }

    private func bytes(_ units: Int, of paragraph: TextBlock.Paragraph) -> Int {
        paragraph.layout.text.text.bytes(ofUnits: units)
    }

    /// The rectangles of a range, one for each run of a line. That of an empty paragraph has no width.
    func rects(of range: NSRange) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            guard let part = line.range.intersection(range), part.length > 0 else { return [] }
            let paragraph = paragraphs[line.paragraph]
            guard let index = line.index else {
                return [
                    CGRect(
                        x: paragraph.emptyPlace + padding, y: line.frame.minY, width: 0,
                        height: line.frame.height)
                ]
            }
            let from = bytes(part.location - paragraph.location, of: paragraph)
            let to = bytes(part.upperBound - paragraph.location, of: paragraph)
            return paragraph.layout.spans(of: from..<to, inLine: index).map {
                CGRect(
                    x: $0.lowerBound + padding, y: line.frame.minY, width: $0.upperBound - $0.lowerBound,
                    height: line.frame.height)
            }
        }
    }

    /// The letter at a point, or the nearest, and which part of it lies before the point: of one that is written from
    /// right to left, the part at the right.
    func letter(at point: CGPoint) -> (unit: Int, fraction: CGFloat) {
        guard let line = line(at: point), let index = line.index else {
            return (line(at: point)?.range.location ?? 0, 0)
        }
        let paragraph = paragraphs[line.paragraph]
        let text = paragraph.layout.text.text as NSString
        var letter = NSRange(location: line.range.location - paragraph.location, length: 0)
        let end = min(line.range.upperBound - paragraph.location, text.length)
        var best: (unit: Int, fraction: CGFloat, distance: CGFloat) = (line.range.location, 0, .infinity)
        while letter.upperBound < end {
            letter = text.rangeOfComposedCharacterSequence(at: letter.upperBound)
            let shown = NSRange(location: letter.location + paragraph.location, length: letter.length)
            for rect in rects(of: shown) {
                let distance = max(rect.minX - point.x, point.x - rect.maxX, 0)
                guard distance < best.distance else { continue }
                let isReversed = paragraph.layout.isRightToLeft(
                    at: bytes(letter.location, of: paragraph), inLine: index)
                let before = isReversed ? rect.maxX - point.x : point.x - rect.minX
                let part = rect.width > 0 ? before / rect.width : 0
                best = (shown.location, min(max(part, 0), 1), distance)
            }
        }
        return (best.unit, best.fraction)
    }

    /// Draws the letters of a range.
    func draw(_ range: NSRange, in context: CGContext, at origin: CGPoint) {
        for paragraph in paragraphs where !paragraph.layout.lines.isEmpty {
            let letters = NSRange(location: paragraph.location, length: paragraph.units)
            guard let part = letters.intersection(range), part.length > 0 else { continue }
            let from = bytes(part.location - paragraph.location, of: paragraph)
            let to = bytes(part.upperBound - paragraph.location, of: paragraph)
            paragraph.layout.draw(
                in: context, at: CGPoint(x: origin.x + padding, y: origin.y + paragraph.top), .letters,
                of: part == letters ? nil : from..<to)
        }
    }
}

extension String {
    /// Returns how many UTF-16 units so many bytes are.
    func units(ofBytes bytes: Int) -> Int {
        utf16.distance(
            from: startIndex, to: utf8.index(startIndex, offsetBy: Swift.min(Swift.max(bytes, 0), utf8.count))
        )
    }

    /// Returns how many bytes so many UTF-16 units are, as far as there are so many.
    func bytes(ofUnits units: Int) -> Int {
        let place = Swift.min(Swift.max(units, 0), utf16.count)
        return utf8.distance(from: startIndex, to: utf16.index(startIndex, offsetBy: place))
    }
}
