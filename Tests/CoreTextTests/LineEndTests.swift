import CoreText
import Testing

/// Which letters of a text that does not fit are left, on which side lines lie, and how far they are apart.
@Suite struct LineEndTests {
    private let font = CTFont(family: .system, size: 17)

    private func layout(_ text: String, _ options: TextOptions = TextOptions()) -> TextLayout {
        TextLayout(StyledText(text, style: TextStyle(font: font)), options: options)
    }

    // MARK: - Ends

    /// High letters have ink as high as capital ones; low ones and the ellipsis have not.
    @Test(arguments: [
        (TextOptions.LineBreak.truncateTail, true, false), (.truncateHead, false, true),
        (.truncateMiddle, true, true),
    ])
    func `a text that is too long keeps its beginning, its end, or both`(
        lineBreak: TextOptions.LineBreak, beginning: Bool, end: Bool
    ) throws {
        let (high, low) = (String(repeating: "l", count: 60), String(repeating: "_", count: 60))
        let options = TextOptions(width: 120, lineLimit: 1, lineBreak: lineBreak)
        func hasHighInk(_ text: String) throws -> Bool {
            let line = layout(text, options)
            try #require(line.lines.count == 1 && line.isTruncated)
            return line.inkBounds.minY < line.lines[0].origin.y - font.metrics.capHeight + 1
        }

        #expect(try hasHighInk(high + low) == beginning)
        #expect(try hasHighInk(low + high) == end)
    }

    @Test(arguments: [TextOptions.LineBreak.truncateTail, .truncateHead, .truncateMiddle])
    func `a text that fits is not cut short`(lineBreak: TextOptions.LineBreak) {
        let options = TextOptions(width: 200, lineLimit: 1, lineBreak: lineBreak)
        let line = layout("Swipe", options)

        #expect(!line.isTruncated && abs(line.size.width - layout("Swipe").size.width) < 0.01)
    }

    @Test func `a line breaks between words, or between letters where it is told to`() throws {
        let width = layout("aaaaa bb").size.width + 2
        let words = layout("aaaaa bbb", TextOptions(width: width))
        let letters = layout("aaaaa bbb", TextOptions(width: width, lineBreak: .characterWrap))

        try #require(words.lines.count == 2 && letters.lines.count == 2)
        #expect(words.lines[1].range == 6..<9)
        #expect(letters.lines[1].range == 8..<9)
    }

    @Test func `a text that does not wrap breaks at its own ends of lines alone`() {
        var options = TextOptions(width: 40)
        let wrapped = layout("one two three\nfour", options)
        options.wraps = false
        let free = layout("one two three\nfour", options)

        #expect(wrapped.lines.count > 2)
        #expect(free.lines.count == 2 && free.lines[1].range == 14..<18)
        #expect(free.lines[0].width > 40)
    }

    // MARK: - Sides

    @Test(arguments: [
        (TextOptions.Alignment.left, CGFloat(0), CGFloat(0)), (.right, 1, 1), (.center, 0.5, 0.5),
        (.natural, 0, 1), (.justified, 0, 1),
    ])
    func `a short line lies at its side; without one, where its script begins`(
        alignment: TextOptions.Alignment, latin: CGFloat, arabic: CGFloat
    ) throws {
        for (text, part) in [("Hello", latin), ("مرحبا", arabic)] {
            let line = try #require(layout(text, TextOptions(width: 300, alignment: alignment)).lines.first)

            #expect(abs(line.origin.x - (300 - line.width) * part) < 0.1, "\(text)")
        }
    }

    @Test func `carets and selections lie with the line, wherever it is`() throws {
        let text = layout("Hello", TextOptions(width: 300, alignment: .right))
        let line = try #require(text.lines.first)

        #expect(abs(text.place(at: 0) - (300 - line.width)) < 0.1)
        #expect(abs(text.place(at: 5) - 300) < 0.1)
        #expect(text.offset(at: 10, inLine: 0) == 0 && text.offset(at: 299.5, inLine: 0) == 5)
        #expect(text.spans(of: 0..<5, inLine: 0).map { $0.lowerBound > 200 } == [true])
    }

    // MARK: - Distances

    @Test func `space lies between lines and between paragraphs, not above the first or below the last`() {
        let plain = layout("one\ntwo\nthree")
        var options = TextOptions(lineSpacing: 7)
        options.paragraphSpacing = 5
        let spaced = layout("one\ntwo\nthree", options)

        #expect(spaced.lines.count == 3)
        for index in 0..<3 {
            let moved = spaced.lines[index].origin.y - plain.lines[index].origin.y
            #expect(abs(moved - 12 * CGFloat(index)) < 0.01)
        }
        #expect(abs(spaced.size.height - plain.size.height - 24) < 0.01)
    }

    @Test func `lines of one paragraph have the space of lines alone`() {
        let width = layout("one two").size.width
        let plain = layout("one two three four", TextOptions(width: width))
        var options = TextOptions(width: width, lineSpacing: 7)
        options.paragraphSpacing = 5
        let spaced = layout("one two three four", options)

        #expect(plain.lines.count > 1 && spaced.lines.count == plain.lines.count)
        let added = 7 * CGFloat(plain.lines.count - 1)
        #expect(abs(spaced.size.height - plain.size.height - added) < 0.01)
    }

    @Test func `what makes a line higher is above its letters`() throws {
        var options = TextOptions()
        options.lineHeights = (60, 0)
        let plain = try #require(layout("H").lines.first)
        let high = try #require(layout("H", options).lines.first)

        #expect(abs(high.ascent + high.descent - 60) < 0.01 && abs(high.descent - plain.descent) < 0.01)
        #expect(abs(high.origin.y - (60 - plain.descent)) < 0.01)
    }

    @Test func `a lowered letter stands below the baseline of its line, and makes the line higher`() {
        var text = StyledText("H", style: TextStyle(font: font))
        let plain = TextLayout(text)
        text.append("H", style: TextStyle(font: font, baselineOffset: -5))
        let mixed = TextLayout(text)

        #expect(abs(mixed.lines[0].origin.y - plain.lines[0].origin.y) < 0.01, "the baseline stays")
        #expect(abs(mixed.size.height - plain.size.height - 5) < 0.01)
        #expect(abs(mixed.inkBounds.maxY - plain.inkBounds.maxY - 5) < 0.01)
    }

    // MARK: - Pictures

    @Test func `a picture in text stands on the baseline, or as far above as it should`() {
        let untracked = CTFont(family: .named("Inter"), size: 17)
        func ink(rise: CGFloat) -> (top: CGFloat, layout: TextLayout) {
            let picture = TextAttachment(size: CGSize(width: 10, height: 40), rise: rise, image: nil)
            let layout = TextLayout(
                StyledText("\u{FFFC}", style: TextStyle(font: untracked, attachment: picture)))
            return (layout.inkBounds.minY, layout)
        }
        let (standing, hanging) = (ink(rise: 0), ink(rise: -15))

        for (one, rise) in [(standing, CGFloat(0)), (hanging, -15)] {
            let line = one.layout.lines[0]
            #expect(abs(one.top - (line.origin.y - rise - 40)) < 0.01)
            #expect(abs(line.ascent - (40 + rise)) < 0.01, "the picture is higher than letters")
            #expect(abs(line.width - 10) < 0.1)
        }
        #expect(abs(hanging.layout.lines[0].descent - 15) < 0.01)
    }

    @Test func `a shadow's ink lies as far from the letters as the shadow does`() {
        let shadow = TextShadow(offset: CGSize(width: 20, height: -30), blurRadius: 0, color: .black)
        let plain = layout("H").inkBounds

        let ink = TextLayout(StyledText("H", style: TextStyle(font: font, shadow: shadow))).inkBounds

        #expect(abs(ink.maxX - plain.maxX - 20) < 0.01 && abs(ink.minX - plain.minX) < 0.01)
        #expect(abs(ink.minY - plain.minY + 30) < 0.01 && abs(ink.maxY - plain.maxY) < 0.01)
    }
}
