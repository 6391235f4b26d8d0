import CoreGraphics
import Testing

@testable import CoreText

@Suite struct RecentLayoutsTests {
    private func text(_ letters: String, attachment: TextAttachment? = nil) -> StyledText {
        let font = CTFont(family: .system, size: 17)
        return StyledText(letters, style: TextStyle(font: font, attachment: attachment))
    }

    @Test func `the same text with the same options is laid out once`() {
        var recent = RecentLayouts()
        let first = recent.layout(text("Swipe"), TextOptions())

        #expect(recent.layout(text("Swipe"), TextOptions()) === first)
        #expect(recent.layout(text("Swipe"), TextOptions(width: 20)) !== first)
        #expect(recent.layout(text("Slide"), TextOptions()).text.text == "Slide")
    }

    @Test func `letters that look the same in other bytes have a layout of their own`() {
        var recent = RecentLayouts()
        let one = recent.layout(text("\u{E9}"), TextOptions())
        let two = recent.layout(text("e\u{301}"), TextOptions())

        #expect(one.lines.first?.range == 0..<2)
        #expect(two.lines.first?.range == 0..<3)
    }

    @Test func `what was not asked for while many others were is let go`() {
        var recent = RecentLayouts()
        weak let forgotten = recent.layout(text("forgotten"), TextOptions())
        let kept = recent.layout(text("kept"), TextOptions())
        #expect(forgotten != nil)

        for number in 0..<600 {
            _ = recent.layout(text("\(number)"), TextOptions())
            _ = recent.layout(text("kept"), TextOptions())
        }

        #expect(forgotten == nil)
        #expect(recent.layout(text("kept"), TextOptions()) === kept)
    }

    @Test func `a long text, or one with a picture in it, is not kept`() {
        var recent = RecentLayouts()
        let long = text(String(repeating: "long ", count: 300))
        let pictured = text(
            "\u{FFFC}", attachment: TextAttachment(size: CGSize(width: 4, height: 4), rise: 0, image: nil))

        for one in [long, pictured] {
            #expect(recent.layout(one, TextOptions()) !== recent.layout(one, TextOptions()))
        }
    }
}
