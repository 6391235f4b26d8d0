import CoreText
import Testing

@Suite struct FontTests {
    @Test func `the system font is Inter, with the cut for headings from 20 points on`() {
        #expect(CTFont(family: .system, size: 17).resolvedFamily == "Inter")
        #expect(CTFont(family: .system, size: 34).resolvedFamily == "Inter Display")
    }

    @Test func `Inter's measures are those of its tables`() {
        // From Inter 4's hhea and OS/2 tables, in units of 1/2048: ascender 1984, descender -494, cap height 1490.
        let metrics = CTFont(family: .named("Inter"), size: 2048).metrics

        #expect(abs(metrics.ascent - 1984) < 1)
        #expect(abs(metrics.descent - 494) < 1)
        #expect(abs(metrics.capHeight - 1490) < 2)
        #expect(metrics.xHeight > 1000 && metrics.xHeight < 1150)
    }

    @Test func `a bolder font makes wider letters`() {
        func width(_ weight: Int) -> CGFloat {
            let font = CTFont(family: .system, size: 17, weight: weight)
            return TextLayout(StyledText("Transition", style: TextStyle(font: font))).size.width
        }

        #expect(width(400) < width(600))
        #expect(width(600) < width(900))
    }

    @Test func `fonts are found by family, full name and PostScript name`() throws {
        let family = try #require(CTFont(name: "DejaVu Sans", size: 12))
        let full = try #require(CTFont(name: "DejaVu Sans Bold", size: 12))
        let postScript = try #require(CTFont(name: "DejaVuSans-Bold", size: 12))

        #expect(family.weight == 400)
        #expect(full.weight == 700)
        #expect(postScript == full)
        #expect(full.resolvedFamily == "DejaVu Sans")
    }

    @Test func `a font that the machine lacks does not exist`() {
        #expect(CTFont(name: "No Such Font", size: 12) == nil)
    }

    @Test func `the monospaced font has letters of one width`() {
        let style = TextStyle(font: CTFont(family: .monospaced, size: 12))

        #expect(
            TextLayout(StyledText("iiii", style: style)).size
                == TextLayout(StyledText("MMMM", style: style)).size)
    }

    @Test func `monospaced digits are of one width`() {
        let style = TextStyle(font: CTFont(family: .system, size: 15, hasMonospacedDigits: true))

        #expect(
            TextLayout(StyledText("111", style: style)).size
                == TextLayout(StyledText("000", style: style)).size)
    }

    @Test func `without fonts people are told what to install`() {
        #expect(TextError.noFonts.description.contains("fonts-inter"))
    }

    @Test func `a size that is no number becomes the size of text`() {
        #expect(CTFont(family: .system, size: .nan).pointSize == 17)
        #expect(CTFont(family: .system, size: -3).pointSize == 17)
    }
}
