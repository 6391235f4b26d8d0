internal import CPangoCairo

/// Breaks text into lines and puts them below each other. Works only while Pango is locked.
///
/// A line is as high as the fonts that were asked for, whatever fonts Pango falls back to: a Chinese word
/// does not push lines apart.
struct LineStacker {
    /// A mark without width that makes a paragraph run from the left or from the right, and its length.
    private static let leftToRightMark = "\u{200E}"
    private static let rightToLeftMark = "\u{200F}"
    private static let markLength = 3

    let context: OpaquePointer
    let text: StyledText
    let options: TextOptions

    private(set) var lines: [TextLayout.Line] = []
    private(set) var isTruncated = false
    private var bottom: CGFloat = 0

    init(context: OpaquePointer, text: StyledText, options: TextOptions) {
        self.context = context
        self.text = text
        self.options = options
    }

    mutating func stack() {
        guard !text.text.isEmpty else { return }
        let isOneParagraph = !text.text.unicodeScalars.contains {
            $0 == "\n" || $0 == "\r" || $0 == "\u{2029}"
        }
        let isOneLine = options.lineLimit == 1 && isOneParagraph && options.lineBreak.truncates
        let (first, others) = (options.firstLineIndent, options.indent)
        guard
            let shaped = ShapedText(
                context: context, text: text, start: 0,
                width: isOneLine ? room(after: first) : room(after: min(first, others)),
                indent: isOneLine ? 0 : first - others, options: options, truncates: isOneLine)
        else { return }
        let limit = options.lineLimit == 0 ? Int.max : options.lineLimit
        let count = shaped.lineCount
        for index in 0..<min(count, limit) {
            guard let line = place(shaped, index) else { return }
            let overflows = line.bottom > (options.height ?? .infinity) + 0.5 && !lines.isEmpty
            if overflows {
                isTruncated = true
                return truncateLast()
            }
            lines.append(line)
            bottom = line.bottom
        }
        if isOneLine { isTruncated = pango_layout_is_ellipsized(shaped.layout) != 0 }
        guard count > limit else { return }
        isTruncated = true
        truncateLast()
    }

    /// Lays the last line out again, together with all that follows it, so that it ends in an ellipsis.
    private mutating func truncateLast() {
        guard options.lineBreak.truncates, let last = lines.popLast() else { return }
        bottom = lines.last?.bottom ?? 0
        let start = last.range.lowerBound
        var rest = text.paragraph(from: start, stops: options.lineBreak == .truncateTail)
        var offset = start
        if let style = rest.style(at: 0), !last.isParagraphStart {
            var marked = StyledText(
                last.isRightToLeft ? Self.rightToLeftMark : Self.leftToRightMark, style: style)
            marked.append(contentsOf: rest)
            rest = marked
            offset -= Self.markLength
        }
        let shaped = ShapedText(
            context: context, text: rest, start: offset,
            width: room(after: options.lineIndent(startsParagraph: last.isParagraphStart)), options: options,
            truncates: true)
        guard let shaped, let line = place(shaped, 0, startsParagraph: last.isParagraphStart) else { return }
        lines.append(line)
        bottom = line.bottom
    }

    private func place(
        _ shaped: ShapedText, _ index: Int, startsParagraph: Bool? = nil
    ) -> TextLayout.Line? {
        guard let line = shaped.line(index) else { return nil }
        let start = Int(line.pointee.start_index)
        let range = start..<start + Int(line.pointee.length)
        let isRightToLeft = line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
        let (letters, descent) = height(of: range, in: shaped.text)
        let ascent = options.lineHeight(letters + descent) - descent
        let isParagraphStart = startsParagraph ?? (line.pointee.is_paragraph_start != 0)
        let runs = shaped.runs(of: index)
        let width = runs.last.map { $0.x + $0.width } ?? 0
        let gap = options.lineSpacing + (isParagraphStart ? options.paragraphSpacing : 0)
        let top = bottom + (lines.isEmpty ? 0 : gap)
        let indent = options.lineIndent(startsParagraph: isParagraphStart)
        let origin = CGPoint(x: left(ofWidth: width, after: indent, isRightToLeft), y: top + ascent)
        let ink = runs.reduce(CGRect.null) { ink, run in
            let background = CGRect(x: origin.x + run.x, y: top, width: run.width, height: ascent + descent)
            return ink.union(run.ink(at: origin)).union(run.style.background == nil ? .null : background)
        }
        return TextLayout.Line(
            origin: origin, width: width, indent: indent + (options.tail > 0 ? 0 : options.trailingIndent),
            ascent: ascent, descent: descent, ink: ink,
            range: max(range.lowerBound + shaped.start, 0)..<range.upperBound + shaped.start,
            isRightToLeft: isRightToLeft, isParagraphStart: isParagraphStart,
            shaped: shaped, index: index)
    }

    /// Returns how much of the width a line has that stands so far from the leading edge.
    private func room(after indent: CGFloat) -> CGFloat? {
        options.width.map { $0 - indent - options.trailingIndent }
    }

    private func left(ofWidth width: CGFloat, after indent: CGFloat, _ isRightToLeft: Bool) -> CGFloat {
        let start = isRightToLeft ? options.trailingIndent : indent
        guard let available = room(after: indent), available.isFinite else {
            return isRightToLeft ? 0 : start
        }
        let space = available - width
        return switch options.alignment {
        case .left: start
        case .center: start + space / 2
        case .right: start + space
        case .justified, .natural: isRightToLeft ? start + space : start
        }
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
