/// How letters look.
package struct TextStyle: Hashable, Sendable {
    package var font: CTFont
    /// Nil: the colour of whoever draws.
    package var color: CGColor?
    /// Space added after each letter, in points.
    package var kern: CGFloat
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// How far letters stand above the baseline, in points.
    package var baselineOffset: CGFloat
    /// The colour behind the letters, over the height of the line; nil for none.
    package var background: CGColor?
    /// The colours of the bars below and through the letters; nil for that of the letters.
    package var underlineColor: CGColor?
    package var strikethroughColor: CGColor?
    /// What letters and bars cast below them; nil for nothing.
    package var shadow: TextShadow?
    /// The picture that each letter stands for; nil for letters.
    package var attachment: TextAttachment?
    /// Whether letters such as f and i share a glyph where the typeface has one for them.
    package var hasLigatures: Bool

    package init(
        font: CTFont, color: CGColor? = nil, kern: CGFloat = 0, isUnderlined: Bool = false,
        isStruckThrough: Bool = false, baselineOffset: CGFloat = 0, background: CGColor? = nil,
        underlineColor: CGColor? = nil, strikethroughColor: CGColor? = nil, shadow: TextShadow? = nil,
        attachment: TextAttachment? = nil, hasLigatures: Bool = true
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.baselineOffset = baselineOffset
        self.background = background
        self.underlineColor = underlineColor
        self.strikethroughColor = strikethroughColor
        self.shadow = shadow
        self.attachment = attachment
        self.hasLigatures = hasLigatures
    }

    /// Whether something of the text has another colour than the letters.
    var hasOtherColors: Bool {
        background != nil || underlineColor != nil || strikethroughColor != nil || shadow != nil
            || attachment != nil
    }
}

/// A text with the style of each of its parts.
package struct StyledText: Hashable, Sendable {
    /// A stretch of text in one style.
    package struct Run: Hashable, Sendable {
        /// Bytes of UTF-8.
        package var length: Int
        package var style: TextStyle
    }

    package private(set) var text: String
    package private(set) var runs: [Run]

    package init() {
        text = ""
        runs = []
    }

    package init(_ text: String, style: TextStyle) {
        self.init()
        append(text, style: style)
    }

    /// Adds text at the end.
    package mutating func append(_ addition: String, style: TextStyle) {
        guard !addition.isEmpty else { return }
        text += addition
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].length += addition.utf8.count
        } else {
            runs.append(Run(length: addition.utf8.count, style: style))
        }
    }

    /// Adds styled text at the end.
    package mutating func append(contentsOf other: StyledText) {
        text += other.text
        runs += other.runs
    }

    /// The same text with all sizes and distances multiplied.
    package func scaled(by factor: CGFloat) -> StyledText {
        var result = self
        for index in runs.indices {
            let style = runs[index].style
            result.runs[index].style.font = style.font.withSize(style.font.pointSize * factor)
            result.runs[index].style.kern = style.kern * factor
            result.runs[index].style.baselineOffset = style.baselineOffset * factor
        }
        return result
    }

    /// How much of a line's width may be saved by letters that are closer to each other.
    private static let mostTightening: CGFloat = 0.05

    /// Returns the text with letters close enough to each other for a line of it to fit; nil where it fits as it is,
    /// and where that would take too much.
    ///
    /// - Parameters:
    ///   - full: the width of the line as it is.
    ///   - width: the room for it.
    ///   - measure: returns the width of the line of a text.
    /// - Returns: the text.
    package func tightened(
        from full: CGFloat, to width: CGFloat, measure: (StyledText) -> CGFloat
    ) -> StyledText? {
        guard full > width, width >= full * (1 - Self.mostTightening) else { return nil }
        let gaps = CGFloat(max(text.count - 1, 1))
        let most = full * Self.mostTightening / gaps
        // The first guess may be a little wide, as letters that are drawn as one have no gap.
        var distance = (full - width) / gaps
        for _ in 0..<4 {
            let tight = tightened(by: distance)
            if measure(tight) <= width { return tight }
            distance = min(distance * 1.1, most)
        }
        return nil
    }

    private func tightened(by distance: CGFloat) -> StyledText {
        var result = self
        for index in runs.indices { result.runs[index].style.kern -= distance }
        return result
    }

    /// Gives a shadow to all parts that have none of their own.
    package mutating func addShadow(_ shadow: TextShadow) {
        for index in runs.indices where runs[index].style.shadow == nil { runs[index].style.shadow = shadow }
    }

    /// The style of the byte at `offset`; behind the end that of the last.
    func style(at offset: Int) -> TextStyle? {
        var end = 0
        for run in runs {
            end += run.length
            if offset < end { return run.style }
        }
        return runs.last?.style
    }

    /// One paragraph of the text from the byte at `start` on.
    ///
    /// - Parameters:
    ///   - start: the first byte.
    ///   - stops: true ends at the first end of a line, with an ellipsis for what follows; false turns ends of lines
    ///     into spaces.
    /// - Returns: the paragraph in its styles.
    func paragraph(from start: Int, stops: Bool) -> StyledText {
        let rest = Array(text.utf8)[start...]
        let isEnd: (UInt8) -> Bool = { $0 == 10 || $0 == 13 }
        let bytes = stops ? Array(rest.prefix { !isEnd($0) }) : rest.map { isEnd($0) ? 32 : $0 }
        var result = StyledText()
        result.text = String(decoding: bytes, as: UTF8.self)
        var (skip, room) = (start, bytes.count)
        for run in runs {
            let length = min(run.length - min(run.length, skip), room)
            skip -= min(run.length, skip)
            room -= length
            if length > 0 { result.runs.append(Run(length: length, style: run.style)) }
        }
        if bytes.count < rest.count, let style = style(at: start + bytes.count) {
            result.append("\u{2026}", style: style)
        }
        return result
    }

    /// Returns a part of the text, whose ends lie between scalars.
    func part(_ range: Range<Int>) -> StyledText {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(start, offsetBy: range.count)
        var result = StyledText()
        result.text = String(text[start..<end])
        var position = 0
        for run in runs where position < range.upperBound {
            let shared = (position..<position + run.length).clamped(to: range)
            position += run.length
            if !shared.isEmpty { result.runs.append(Run(length: shared.count, style: run.style)) }
        }
        return result
    }

    /// Returns the bytes from one on: so many, or some more, so that no scalar and no end of a line is cut.
    func bytes(from start: Int, length: Int) -> Range<Int> {
        let bytes = text.utf8
        guard length < bytes.count - start else { return start..<bytes.count }
        var last = bytes.index(bytes.startIndex, offsetBy: start + length - 1)
        var end = bytes.index(after: last)
        while end < bytes.endIndex, UTF8.isContinuation(bytes[end]) || bytes[last] == 13 && bytes[end] == 10 {
            (last, end) = (end, bytes.index(after: end))
        }
        return start..<bytes.distance(from: bytes.startIndex, to: end)
    }
}
