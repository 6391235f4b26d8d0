import CoreText
import Testing

/// Styles of parts of a text, how heavy and how high they make it, and lines through letters.
@Suite struct TextStyleTests {
    private let font = CTFont(family: .system, size: 17)

    private func shadow(_ width: CGFloat = 1, blur: CGFloat = 0) -> TextShadow {
        TextShadow(offset: CGSize(width: width, height: -width), blurRadius: blur, color: .black)
    }

    @Test func `parts that look the same are one, and a scaled text keeps all but its sizes`() {
        var text = StyledText("ab", style: TextStyle(font: font, kern: 2, baselineOffset: 3))
        text.append("", style: TextStyle(font: font))
        text.append("cde", style: TextStyle(font: font, kern: 2, baselineOffset: 3))
        text.append("f", style: TextStyle(font: font, isUnderlined: true))
        #expect(text.text == "abcdef" && text.runs.map(\.length) == [5, 1])

        let half = text.scaled(by: 0.5)

        #expect(half.text == "abcdef" && half.runs.map(\.style.font.pointSize) == [8.5, 8.5])
        #expect(half.runs.map(\.style.kern) == [1, 0] && half.runs.map(\.style.baselineOffset) == [1.5, 0])
        #expect(half.runs.map(\.style.isUnderlined) == [false, true])
    }

    @Test func `a shadow for all leaves parts their own`() {
        var text = StyledText("a", style: TextStyle(font: font, shadow: shadow(5)))
        text.append("b", style: TextStyle(font: font))

        text.addShadow(shadow(2))

        #expect(text.runs.map(\.style.shadow) == [shadow(5), shadow(2)])
    }

    @Test func `a shadow spreads by a blur that can be, and stays where its offset is no number`() {
        #expect(shadow(blur: -3).blurRadius == 0 && shadow(blur: .nan).blurRadius == 0)
        #expect(shadow(blur: 7).blurRadius == 7 && shadow(blur: 1000).blurRadius == 100)
        #expect(shadow(.infinity).offset == .zero && shadow(4).offset == CGSize(width: 4, height: -4))
    }

    @Test func `fonts differ by each of their values, and weights lie between 100 and 900`() {
        let plain = CTFont(family: .named("Inter"), size: 17)
        let others = [
            CTFont(family: .named("Inter"), size: 18), CTFont(family: .named("Inter"), size: 17, weight: 500),
            CTFont(family: .system, size: 17), CTFont(family: .named("Inter"), size: 17, isItalic: true),
            CTFont(family: .named("Inter"), size: 17, hasMonospacedDigits: true),
        ]
        #expect(plain == CTFont(family: .named("Inter"), size: 17))
        for other in others { #expect(other != plain) }

        #expect(plain.withWeight(50).weight == 100 && plain.withWeight(950).weight == 900)
        let digits = others[4].withSize(30).withWeight(700)
        #expect(digits.pointSize == 30 && digits.weight == 700 && digits.hasMonospacedDigits)
        #expect(others[3].withSize(30).isItalic && others[3].withWeight(700).isItalic)
    }

    @Test
    func `a line through letters lies at half the height of small ones, in the text's colour or its own`() {
        let metrics = font.metrics
        let plain = TextLayout(StyledText(".....", style: TextStyle(font: font)))
        let struck = TextLayout(StyledText(".....", style: TextStyle(font: font, isStruckThrough: true)))
        let colored = StyledText(
            "x", style: TextStyle(font: font, isStruckThrough: true, strikethroughColor: .white))

        let top =
            struck.lines[0].origin.y - metrics.xHeight / 2 - max(metrics.underlineThickness, 0.5) / 2
        #expect(abs(struck.inkBounds.minY - top) < 0.01 && plain.inkBounds.minY > top + 1)
        #expect(abs(struck.inkBounds.width - struck.lines[0].width) < 0.5)
        #expect(!struck.needsColor && TextLayout(colored).needsColor)
    }

    @Test func `a line is as high as it should be at least, whatever it may be at most`() {
        func height(_ change: (inout TextOptions) -> Void) -> CGFloat {
            var options = TextOptions()
            change(&options)
            return TextLayout(StyledText("a", style: TextStyle(font: font)), options: options).size.height
        }
        let usual = height { _ in }

        #expect(abs(height { $0.lineHeights = (40, 30) } - 40) < 0.01)
        #expect(abs(height { $0.lineHeights = (0, 12) } - 12) < 0.01)
        #expect(
            abs(
                height {
                    $0.lineHeightMultiple = 3
                    $0.lineHeights = (0, 30)
                } - 30) < 0.01)
        #expect(abs(height { $0.lineHeightMultiple = 0.5 } - usual / 2) < 0.01)
        #expect(abs(height { $0.lineHeightMultiple = -1 } - usual) < 0.01)
    }
}
