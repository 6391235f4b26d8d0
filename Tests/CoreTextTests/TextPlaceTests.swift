import CoreGraphics
import Testing

@testable import CoreText

/// Where letters of a text are, and which letter is at a place.
@Suite struct TextPlaceTests {
    private let style = TextStyle(font: CTFont(family: .system, size: 17))

    @Test func `letters belong to lines, and places beyond a line to its ends`() throws {
        let word = TextLayout(StyledText("moment ", style: style)).size.width
        let layout = TextLayout(
            StyledText("moment moment", style: style), options: TextOptions(width: word + 5))
        try #require(layout.lines.count == 2)
        let start = layout.lines[1].range.lowerBound

        #expect(start == 7 && layout.lines[1].range.upperBound == 13)
        #expect([-1, 0, 6, 7, 13, 99].map { layout.line(at: $0) } == [0, 0, 0, 1, 1, 1])
        #expect(layout.place(at: 0) == 0 && layout.place(at: 7) == 0)
        #expect(abs(layout.place(at: 13) - layout.lines[1].width) < 0.1)
        #expect(layout.offset(at: -50, inLine: 1) == 7 && layout.offset(at: 5000, inLine: 1) == 13)
        #expect(layout.offset(at: -50, inLine: 0) == 0 && layout.offset(at: 0, inLine: 2) == 0)
    }

    @Test func `what is selected has its part in each line, and none in others`() throws {
        let word = TextLayout(StyledText("moment ", style: style)).size.width
        let layout = TextLayout(
            StyledText("moment moment", style: style),
            options: TextOptions(width: word + 5, alignment: .right))
        try #require(layout.lines.count == 2)
        let line = layout.lines[1]

        let spans = layout.spans(of: 0..<13, inLine: 1)
        #expect(spans.count == 1)
        let span = try #require(spans.first)
        #expect(abs(span.lowerBound - line.origin.x) < 0.1)
        #expect(abs(span.upperBound - line.origin.x - line.width) < 0.1)
        #expect(layout.spans(of: 0..<3, inLine: 1).isEmpty && layout.spans(of: 0..<3, inLine: 2).isEmpty)
        #expect(layout.spans(of: 5..<5, inLine: 0).isEmpty)
    }

    @Test func `a line of text ends at its ends, from whichever side it is written`() {
        for (text, left, right) in [("one two", 0, 7), ("שלום", 8, 0)] {
            let line = TextLine(text, style: style)

            #expect(line.offset(at: -500) == left && line.offset(at: 500) == right)
            #expect(line.neighbor(of: left, toRight: false) == left)
            #expect(line.neighbor(of: right, toRight: true) == right)
        }
    }

    @Test func `the word at the end is the last one, and space behind it is none`() {
        let (line, spaced) = (TextLine("one two", style: style), TextLine("one  ", style: style))
        let empty = TextLine("", style: style)

        #expect(line.word(at: 7) == 4..<7 && line.word(at: 3) == 3..<4)
        #expect(
            spaced.word(at: 5) == 3..<5 && spaced.wordEnd(after: 3) == 5 && spaced.wordStart(before: 5) == 0)
        #expect(empty.word(at: 0) == 0..<0 && empty.wordEnd(after: 0) == 0 && empty.caret(at: 0) == 0)
        #expect(empty.width == 0 && empty.offset(at: 10) == 0 && empty.neighbor(of: 0, toRight: true) == 0)
    }
}
