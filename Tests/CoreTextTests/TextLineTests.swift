import CoreGraphics
import Testing

@testable import CoreText

/// One line of text for editing.
@Suite struct TextLineTests {
    private let style = TextStyle(font: CTFont(family: .system, size: 17))

    /// The offsets between letters.
    private func offsets(of text: String) -> [Int] {
        text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
    }

    @Test(arguments: ["Hello, World", "你好世界", "👍🏽👩‍👩‍👧‍👦🇩🇪", "e\u{301}a\u{308}", "ffi fl office"])
    func `carets go from left to right, and a place is found again`(text: String) {
        let line = TextLine(text, style: style)
        let offsets = offsets(of: text)
        let places = offsets.map { line.caret(at: $0) }

        #expect(places.first == 0 && abs((places.last ?? 0) - line.width) < 0.01)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        for (offset, place) in zip(offsets, places) { #expect(line.offset(at: place) == offset) }
        #expect(line.offset(at: -100) == 0 && line.offset(at: 10_000) == text.utf8.count)
    }

    @Test func `text from the right has its first caret at the right`() {
        let line = TextLine("שלום", style: style)

        #expect(line.isRightToLeft)
        #expect(line.caret(at: 0) > line.width - 0.01 && line.caret(at: 8) < 0.01)
        #expect(line.neighbor(of: 0, toRight: false) == 2 && line.neighbor(of: 2, toRight: true) == 0)
    }

    @Test func `a range over both directions covers two spans`() {
        let line = TextLine("abc שלום", style: style)
        let all: Range<CGFloat> = -1000..<1000

        #expect(line.spans(of: 0..<line.text.utf8.count, within: all).count >= 1)
        #expect(line.spans(of: 2..<8, within: all).count == 2)
        #expect(line.spans(of: 3..<3, within: all).isEmpty)
    }

    @Test func `words are found, and what lies between them`() {
        let line = TextLine("one, two  你好", style: style)

        #expect(line.word(at: 1) == 0..<3 && line.word(at: 5) == 5..<8 && line.word(at: 8) == 8..<10)
        #expect(line.wordEnd(after: 0) == 3 && line.wordEnd(after: 3) == 8)
        #expect(
            line.wordStart(before: 9) == 5 && line.wordStart(before: 5) == 0 && line.wordStart(before: 0) == 0
        )
    }

    /// A text of many pieces.
    private func long(_ unit: String) -> String { String(repeating: unit, count: 20_000 / unit.utf8.count) }

    @Test(arguments: ["word 你好 ", "nospacesatall👍🏽", "שלום עולם "])
    func `a long text is measured in pieces and looks everywhere like a whole`(unit: String) {
        let text = long(unit)
        let line = TextLine(text, style: style)
        let whole = TextLayout(StyledText(text, style: style)).size.width

        #expect(abs(line.width - whole) < whole * 0.002)
        let letters = offsets(of: text)
        var last: CGFloat?
        for offset in stride(from: 0, to: letters.count, by: 37).map({ letters[$0] }) {
            let place = line.caret(at: offset)
            if let last { #expect((place > last) != line.isRightToLeft) }
            #expect(line.offset(at: place) == offset)
            last = place
        }
    }

    @Test func `walking through a text of several pieces meets each letter, both ways`() {
        let text = String(repeating: "several words 👍🏽 ", count: 150)
        let line = TextLine(text, style: style)
        let letters = offsets(of: text)
        var (there, back): ([Int], [Int]) = ([0], [text.utf8.count])

        while let last = there.last, last != text.utf8.count, there.count <= letters.count {
            there.append(line.neighbor(of: last, toRight: true))
        }
        while let last = back.last, last != 0, back.count <= letters.count {
            back.append(line.neighbor(of: last, toRight: false))
        }

        #expect(there == letters)
        #expect(back == letters.reversed())
    }

    @Test func `replacing parts of a long text gives what shaping it anew gives`() {
        var random: UInt64 = 5
        func next(_ limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % limit
        }
        var text = long("word 你好 ")
        let line = TextLine(text, style: style)
        for _ in 0..<60 {
            let letters = offsets(of: text)
            let start = next(letters.count)
            let end = min(start + next(3) * next(2000), letters.count - 1)
            let range = letters[start]..<letters[end]
            let addition = [String(repeating: "neu ", count: next(800)), "", "x"][next(3)]
            let from = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            let to = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
            text.replaceSubrange(from..<to, with: addition)
            line.replace(range, withBytes: addition.utf8.count, of: text)
        }

        let fresh = TextLine(text, style: style)
        #expect(abs(line.width - fresh.width) < 2 + fresh.width * 0.002)
        let letters = offsets(of: text)
        for offset in stride(from: 0, to: letters.count, by: 101).map({ letters[$0] }) {
            #expect(abs(line.caret(at: offset) - fresh.caret(at: offset)) < 2 + fresh.width * 0.002)
        }
    }

    @Test func `ends of lines and zeros show as spaces of one line`() {
        let line = TextLine("a\0b\nc\u{2028}d\u{85}e\r\nf", style: style)

        #expect(line.caret(at: line.text.utf8.count) == line.width)
        #expect(line.width > TextLine("abcdef", style: style).width + 4)
        #expect(line.spans(of: 0..<line.text.utf8.count, within: -1000..<1000).count == 1)
    }

    @Test func `a picture shows a part of the line, in colours only where it must`() {
        let line = TextLine("Hello", style: style)
        let emoji = TextLine("👍", style: style)

        let picture = line.image(of: 0..<30, height: 34, top: 6, scale: 2, color: .black)
        #expect(picture?.image.width == 60 && picture?.image.height == 68 && picture?.isColored == false)
        #expect(emoji.image(of: 0..<30, height: 34, top: 6, scale: 1, color: .black)?.isColored == true)
        #expect(line.image(of: 0..<0, height: 34, top: 6, scale: 1, color: .black) == nil)
        #expect(
            TextLine("", style: style).image(of: 0..<9, height: 9, top: 0, scale: 1, color: .black) == nil)
    }
}
