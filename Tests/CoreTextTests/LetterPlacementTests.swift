import CoreText
import Testing

/// Where letters stand: the space between them, and how far above the baseline.
@Suite struct LetterPlacementTests {
    private let font = CTFont(family: .system, size: 17)

    private func width(_ text: String, _ style: TextStyle) -> CGFloat {
        TextLayout(StyledText(text, style: style)).size.width
    }

    @Test(arguments: [-0.5, 3] as [CGFloat])
    func `kern adds its space to each letter`(_ kern: CGFloat) {
        let (plain, spaced) = (TextStyle(font: font), TextStyle(font: font, kern: kern))
        let (short, long) = (String(repeating: "n", count: 10), String(repeating: "n", count: 30))

        let added =
            (width(long, spaced) - width(long, plain)) - (width(short, spaced) - width(short, plain))

        #expect(abs(added - 20 * kern) < 0.1)
    }

    @Test(arguments: [(12, 0), (14.5, -0.09425), (17, -0.221), (10, 0)] as [(CGFloat, CGFloat)])
    func `the system font goes closer together from 12 points to 17`(
        _ size: CGFloat, _ tracking: CGFloat
    ) {
        #expect(abs(CTFont(family: .system, size: size).tracking - tracking) < 1e-6)
    }

    @Test func `headings and other fonts have no tracking`() {
        #expect(CTFont(family: .system, size: 34).tracking == 0)
        #expect(CTFont(family: .named("Inter"), size: 17).tracking == 0)
    }

    @Test func `tracking is part of a text's width`() {
        let text = String(repeating: "n", count: 40)

        let drawnTogether = width(text, TextStyle(font: font))
        let drawnAsDesigned = width(text, TextStyle(font: CTFont(family: .named("Inter"), size: 17)))

        #expect(abs(drawnAsDesigned - drawnTogether - 40 * 0.221) < 0.5)
    }

    @Test func `a raised letter stands above the baseline of its line, and makes the line higher`()
        throws
    {
        var text = StyledText("H", style: TextStyle(font: font))
        let plain = TextLayout(text)
        text.append("H", style: TextStyle(font: font, baselineOffset: 5))
        let mixed = TextLayout(text)

        #expect(abs(mixed.inkBounds.height - plain.inkBounds.height - 5) < 0.01)
        #expect(abs(mixed.size.height - plain.size.height - 5) < 0.01)

        let rect = CGRect(origin: .zero, size: mixed.size).outset(toPixelsOf: 1)
        let image = try #require(mixed.image(of: rect, scale: 1))
        let (left, right) = (
            highestInk(image, 0..<image.width / 2), highestInk(image, image.width / 2..<image.width)
        )
        #expect(left - right == 5)
    }

    @Test func `an underline is raised with its letters`() {
        var text = StyledText("H", style: TextStyle(font: font))
        text.append("x", style: TextStyle(font: font, isUnderlined: true))
        let plain = TextLayout(text).inkBounds

        var raised = StyledText("H", style: TextStyle(font: font))
        raised.append("x", style: TextStyle(font: font, isUnderlined: true, baselineOffset: -4))
        let lowered = TextLayout(raised).inkBounds

        #expect(abs(lowered.height - plain.height - 4) < 0.01)
    }

    /// The first row that has ink in some columns.
    private func highestInk(_ image: CGImage, _ columns: Range<Int>) -> Int {
        image.withPixels { pixels in
            (0..<image.height).first { row in
                columns.contains { pixels[row * image.bytesPerRow + $0] > 127 }
            } ?? image.height
        }
    }
}
