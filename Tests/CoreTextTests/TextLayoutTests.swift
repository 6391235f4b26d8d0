import CoreText
import Testing

@Suite struct TextLayoutTests {
    private func layout(
        _ text: String, size: CGFloat = 17, weight: Int = 400, width: CGFloat? = nil, lines: Int = 0,
        lineBreak: TextOptions.LineBreak = .wordWrap, alignment: TextOptions.Alignment = .natural,
        height: CGFloat? = nil
    ) -> TextLayout {
        let font = CTFont(family: .system, size: size, weight: weight)
        return TextLayout(
            StyledText(text, style: TextStyle(font: font)),
            options: TextOptions(
                width: width, height: height, lineLimit: lines, lineBreak: lineBreak, alignment: alignment))
    }

    // MARK: - Scripts

    @Test func `Latin, Chinese, Arabic and emoji stand on one line without a missing glyph`() {
        let mixed = layout("Swipe 中文过渡 العربية 😀")

        #expect(mixed.lines.count == 1)
        #expect(mixed.missingGlyphs == 0)
        #expect(mixed.hasColorGlyphs)
    }

    @Test func `text without emoji needs no colour`() {
        #expect(!layout("Swipe 中文 العربية ✓ →").needsColor)
    }

    @Test func `a line with fallback fonts is as high as one without`() {
        #expect(layout("中文 العربية 😀").size.height == layout("Latin").size.height)
    }

    @Test func `a character that no font has is counted`() {
        #expect(layout("\u{10FFFD}").missingGlyphs == 1)
    }

    @Test func `empty text has no lines and no size`() {
        let empty = layout("")

        #expect(empty.lines.isEmpty)
        #expect(empty.size == .zero)
        #expect(empty.inkBounds.isNull)
    }

    // MARK: - Indents

    private func indented(
        _ text: String, first: CGFloat, others: CGFloat, tail: CGFloat, width: CGFloat? = 160,
        alignment: TextOptions.Alignment = .natural, lines: Int = 0
    ) -> TextLayout {
        var options = TextOptions(
            width: width, lineLimit: lines, lineBreak: lines > 0 ? .truncateTail : .wordWrap,
            alignment: alignment)
        (options.firstLineIndent, options.indent, options.tail) = (first, others, tail)
        let font = CTFont(family: .system, size: 17, weight: 400)
        return TextLayout(StyledText(text, style: TextStyle(font: font)), options: options)
    }

    private static let words = "One two three four five six seven eight nine"

    @Test(arguments: [(30, 10), (0, 25), (15, 15)] as [(CGFloat, CGFloat)])
    func `the first line of each paragraph and the others stand apart from the leading edge`(
        first: CGFloat, others: CGFloat
    ) {
        let one = indented(Self.words, first: first, others: others, tail: -20)
        let two = indented(Self.words + "\n" + Self.words, first: first, others: others, tail: -20)

        let places = [first] + Array(repeating: others, count: one.lines.count - 1)
        #expect(one.lines.count > 2 && one.lines.map(\.origin.x) == places)
        #expect(two.lines.map(\.origin.x) == places + places)
        #expect(one.lines.allSatisfy { $0.origin.x + $0.width <= 140 })
    }

    @Test func `a tail above zero is where lines end, and one below keeps them from the trailing edge`() {
        let near = indented(Self.words, first: 0, others: 0, tail: 100)
        let right = indented(Self.words, first: 0, others: 0, tail: -30, alignment: .right)

        #expect(near.lines.map(\.range) == layout(Self.words, width: 100).lines.map(\.range))
        #expect(right.lines.allSatisfy { abs($0.origin.x + $0.width - 130) < 0.1 })
    }

    @Test func `text that runs from the right has its indent at the right`() throws {
        let arabic = indented("العربية", first: 30, others: 10, tail: -20)

        let line = try #require(arabic.lines.first)
        #expect(abs(line.origin.x + line.width - 130) < 0.1)
    }

    @Test func `the size has the indents, and text cut short ends before the tail`() throws {
        let plain = layout("One")

        let free = indented("One", first: 12, others: 0, tail: -5, width: nil)
        let cut = indented(Self.words, first: 30, others: 10, tail: -20, lines: 2)

        #expect(free.size.width == plain.size.width + 17)
        #expect(cut.isTruncated && cut.lines.map(\.origin.x) == [30, 10])
        #expect(try #require(cut.lines.last).width <= 130)
    }

    // MARK: - Breaking

    @Test func `words that do not fit go to the next line`() throws {
        let text = "One two three four five six"
        let wrapped = layout(text, width: 100)

        #expect(wrapped.lines.count > 1)
        #expect(wrapped.lines.allSatisfy { $0.width <= 100 })
        let first = try #require(wrapped.lines.first)
        #expect(text.utf8.dropFirst(first.range.upperBound - 1).first == UInt8(ascii: " "))
    }

    @Test func `a word that is broken for want of room gets no hyphen, one with a soft hyphen does`() throws {
        let word = "animationController"
        let half = layout("animationCo").size.width

        let broken = layout(word, width: half)
        let soft = layout("anima\u{AD}tion", width: layout("animat").size.width)

        #expect(broken.lines.first?.range == 0..<11)
        #expect(try #require(soft.lines.first).width > layout("anima").size.width + 1)
    }

    @Test func `lines stand one line height apart`() {
        let text = layout("One\nTwo\nThree")
        let height = CTFont(family: .system, size: 17).metrics.lineHeight

        #expect(text.lines.count == 3)
        #expect(abs(text.lines[2].origin.y - text.lines[0].origin.y - 2 * height) < 0.001)
        #expect(abs(text.size.height - 3 * height) < 0.001)
    }

    @Test func `a text fits into the width that it measured`() {
        for text in ["Cross Dissolve", "The quick brown fox", "AVATAR To", "العربية"] {
            let natural = layout(text, lines: 1)

            let fitted = layout(text, width: natural.size.width, lines: 1, lineBreak: .truncateTail)

            #expect(!fitted.isTruncated, "\(text)")
        }
    }

    // MARK: - Truncating

    @Test(arguments: [TextOptions.LineBreak.truncateHead, .truncateMiddle, .truncateTail])
    func `truncated text ends within its width`(_ lineBreak: TextOptions.LineBreak) {
        let text = layout(
            "A title that is far too long for the bar that shows it", width: 150, lines: 1,
            lineBreak: lineBreak)

        #expect(text.isTruncated)
        #expect(text.lines.count == 1)
        #expect(text.inkBounds.maxX <= 150)
        #expect(text.inkBounds.maxX > 120)
        #expect(text.missingGlyphs == 0)
    }

    @Test func `an ellipsis is as wide as it looks, so right aligned text ends at the right`() {
        let text = layout(
            "A title that is far too long for the bar", width: 150, lines: 1, lineBreak: .truncateMiddle,
            alignment: .right)

        #expect(abs(text.inkBounds.maxX - 150) < 2)
    }

    @Test func `the last line allowed takes in the rest and ends in an ellipsis`() {
        let two = layout("One two three four five six seven", width: 100, lines: 2, lineBreak: .truncateTail)
        let free = layout("One two three four five six seven", width: 100)

        #expect(two.lines.count == 2)
        #expect(two.isTruncated)
        #expect(two.lines[0].range == free.lines[0].range)
        #expect(two.lines[1].range.upperBound > free.lines[1].range.upperBound)
        #expect(two.lines[1].ink.maxX <= 100)
    }

    @Test func `a paragraph that fits shows that others were left out`() {
        let cut = layout("First\nSecond\nThird", lines: 2, lineBreak: .truncateTail)
        let whole = layout("First\nSecond")

        #expect(cut.lines.count == 2)
        #expect(cut.lines[1].width > whole.lines[1].width + 5)
    }

    @Test func `word wrapping with a limit leaves lines out without an ellipsis`() {
        let cut = layout("One two three four five six seven", width: 100, lines: 1)

        #expect(cut.lines.count == 1)
        #expect(cut.isTruncated)
        #expect(cut.lines[0].range == layout("One two three four five six seven", width: 100).lines[0].range)
    }

    @Test func `lines that are lower than the height are left out, but never the first`() {
        #expect(layout("One\nTwo\nThree", lineBreak: .truncateTail, height: 45).lines.count == 2)
        #expect(layout("One\nTwo\nThree", lineBreak: .truncateTail, height: 3).lines.count == 1)
    }

    @Test func `clipped text goes on beyond the width`() {
        let text = layout("A title that is far too long", width: 50, lines: 1, lineBreak: .clip)

        #expect(text.lines.count == 1)
        #expect(text.inkBounds.maxX > 150)
    }

    // MARK: - Aligning

    @Test func `Arabic begins at the right by itself, Latin at the left`() {
        let arabic = layout("مرحبا", width: 200)
        let latin = layout("Hello", width: 200)

        #expect(arabic.lines[0].isRightToLeft)
        #expect(abs(arabic.inkBounds.maxX - 200) < 3)
        #expect(latin.inkBounds.minX < 3)
    }

    @Test func `Arabic that is truncated ends at the left`() {
        let text = layout("مرحبا بالعالم هذا سطر طويل جدا", width: 100, lines: 1, lineBreak: .truncateTail)

        #expect(text.isTruncated)
        #expect(abs(text.inkBounds.maxX - 100) < 3)
        #expect(text.inkBounds.minX >= -1)
    }

    @Test func `centred text has as much room at both sides`() {
        let text = layout("HHHH", width: 200, alignment: .center)

        #expect(abs(text.inkBounds.minX - (200 - text.inkBounds.maxX)) < 1)
    }

    @Test func `justified lines reach the right side, the last does not`() {
        let text = layout("One two three four five six seven", width: 120, alignment: .justified)

        #expect(abs(text.lines[0].ink.maxX - 120) < 2)
        #expect((text.lines.last?.ink.maxX ?? 120) < 110)
    }

    // MARK: - Styles

    @Test func `a larger word makes its line higher`() {
        var text = StyledText("small ", style: TextStyle(font: CTFont(family: .system, size: 12)))
        text.append("LARGE", style: TextStyle(font: CTFont(family: .system, size: 40)))

        let layout = TextLayout(text)

        #expect(layout.size.height == CTFont(family: .system, size: 40).metrics.lineHeight)
    }

    @Test func `kerning adds its points after each letter`() {
        let font = CTFont(family: .system, size: 17)
        let plain = TextLayout(StyledText("HHHHHHHHHH", style: TextStyle(font: font)))
        let wide = TextLayout(StyledText("HHHHHHHHHH", style: TextStyle(font: font, kern: 3)))

        #expect(abs(wide.size.width - plain.size.width - 30) <= 3)
    }

    @Test func `two colours need a colour picture, one does not`() {
        let font = CTFont(family: .system, size: 17)
        var text = StyledText("black", style: TextStyle(font: font, color: .black))
        #expect(TextLayout(text).onlyColor == .black)
        #expect(!TextLayout(text).needsColor)

        text.append("white", style: TextStyle(font: font, color: .white))

        #expect(TextLayout(text).needsColor)
    }

    @Test func `an underline reaches from the first letter to the last, below the baseline`() {
        let font = CTFont(family: .system, size: 17)
        let layout = TextLayout(StyledText("nnn", style: TextStyle(font: font, isUnderlined: true)))

        #expect(layout.inkBounds.maxY > layout.lines[0].origin.y + 1)
        #expect(layout.inkBounds.width >= layout.lines[0].width - 0.5)
    }
}
