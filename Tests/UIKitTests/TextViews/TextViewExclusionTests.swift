import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Text views whose lines flow around shapes. Places are counted in letters of one size.
@Suite struct TextViewExclusionTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))
    private let view: UITextView
    private let letter: CGSize
    private let words = "aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk"

    init() {
        let font = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
        let (stage, letter) = (stage, "m".size(withAttributes: [.font: font]))
        view = stage.run {
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: letter.width * 20, height: 400))
            view.contentInsetAdjustmentBehavior = .never
            view.font = font
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
            stage.window.addSubview(view)
            return view
        }
        self.letter = letter
        stage.settle()
    }

    private func path(_ columns: Range<CGFloat>, _ rows: Range<CGFloat>) -> UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: columns.lowerBound * letter.width, y: rows.lowerBound * letter.height,
                width: (columns.upperBound - columns.lowerBound) * letter.width,
                height: (rows.upperBound - rows.lowerBound) * letter.height))
    }

    private func show(_ text: String, around paths: [UIBezierPath], at location: Int = 0) {
        stage.run {
            view.text = text
            view.textContainer.exclusionPaths = paths
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: location, length: 0)
        }
        stage.advance(by: 0.05)
    }

    private func position(_ location: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: location))
    }

    /// The column and the row of a caret, to the nearest.
    private func caret(_ location: Int) throws -> [CGFloat] {
        let rect = view.caretRect(for: try position(location))
        return [(rect.midX / letter.width).rounded(), (rect.minY / letter.height).rounded()]
    }

    private func closest(_ column: CGFloat, _ row: CGFloat) throws -> Int {
        let point = CGPoint(x: column * letter.width, y: row * letter.height)
        let position = try #require(view.closestPosition(to: point))
        return view.offset(from: view.beginningOfDocument, to: position)
    }

    // MARK: - Places

    @Test func `carets stand at both sides of a shape, and points find them`() throws {
        show(words, around: [path(8..<12, 0..<2)])

        #expect(try caret(4) == [4, 0] && caret(8) == [12, 0] && caret(24) == [12, 1])
        #expect(try caret(32) == [0, 2] && caret(43) == [11, 2])
        #expect(try closest(13.2, 0.5) == 9 && closest(25, 0.5) == 15 && closest(2.1, 1.5) == 18)
        #expect(try closest(8.5, 0.5) == 7 && closest(11.5, 0.5) == 8)
    }

    @Test func `a range has rectangles beside a shape, and none in it`() throws {
        let shape = path(8..<12, 0..<2)
        show(words, around: [shape])

        let everywhere = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let rects = view.block.rects(of: 0..<words.utf8.count, within: everywhere)

        #expect(rects.count >= 5)
        #expect(rects.allSatisfy { !$0.intersects(shape.bounds.insetBy(dx: 1, dy: 1)) })
        let (start, end) = (try position(24), try position(27))
        let word = try #require(view.textRange(from: start, to: end))
        let rect = view.firstRect(for: word)
        #expect(abs(rect.minX - 12 * letter.width) < 0.5 && abs(rect.width - 3 * letter.width) < 0.5)
        #expect(abs(rect.minY - letter.height) < 0.5)
    }

    @Test func `shapes are measured from the space around the text`() throws {
        stage.run {
            view.textContainerInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        }
        show(words, around: [path(0..<12, 0..<1)])

        let first = view.caretRect(for: view.beginningOfDocument)

        #expect(try caret(0).first == 12 && abs(first.minY - 30) < 0.5)
    }

    @Test func `the text is as high as its lines with what they go around`() {
        show(words, around: [])
        let plain = view.contentSize.height
        let fitting = view.sizeThatFits(CGSize(width: letter.width * 20, height: 0)).height

        stage.run { view.textContainer.exclusionPaths = [path(0..<20, 0..<4)] }
        stage.advance(by: 0.05)
        #expect(abs(view.contentSize.height - plain - 4 * letter.height) <= 1)
        let higher = view.sizeThatFits(CGSize(width: letter.width * 20, height: 0)).height
        #expect(abs(higher - fitting - 4 * letter.height) <= 1)
        stage.run { view.textContainer.exclusionPaths = [] }
        stage.advance(by: 0.05)

        #expect(view.contentSize.height == plain)
    }

    @Test func `the text is drawn beside a shape, and there alone`() throws {
        show("mmm mmm mmm mmm mmm mmm", around: [])
        func darkest(_ columns: Range<CGFloat>) throws -> UInt8 {
            let shown = try stage.snapshot()
            let first = Int(columns.lowerBound * letter.width) + 2
            let last = Int(columns.upperBound * letter.width) - 2
            let reds = (first..<last).flatMap { x in
                (1..<Int(letter.height)).map { shown.pixel(x: x, y: 100 + $0).x }
            }
            return reds.min() ?? 255
        }
        #expect(try darkest(8..<12) < 160)

        stage.run { view.textContainer.exclusionPaths = [path(8..<12, 0..<2)] }
        stage.advance(by: 0.05)

        #expect(try darkest(8..<12) > 250 && darkest(4..<7) < 160 && darkest(12..<15) < 160)
    }

    @Test func `a paragraph without letters has its caret in the room that there is`() throws {
        show("aaa\n\n", around: [path(0..<5, 1..<2), path(0..<20, 2..<3.5)], at: 4)

        let last = view.caretRect(for: try position(5))

        #expect(try caret(4) == [5, 1] && caret(5).first == 0)
        #expect(abs(last.minY - 3.5 * letter.height) < 1)
    }

    // MARK: - Moving and editing

    @Test func `arrows reach every place, line by line over shapes`() throws {
        show(words, around: [path(8..<12, 0..<1), path(0..<20, 1..<4)])

        for place in 1...words.utf16.count {
            stage.press(.keyboardRightArrow)
            #expect(view.selectedRange.location == place)
        }
        for place in (0..<words.utf16.count).reversed() {
            stage.press(.keyboardLeftArrow)
            #expect(view.selectedRange.location == place)
        }
        stage.press(.keyboardDownArrow)
        #expect(try view.selectedRange.location == 16 && caret(16) == [0, 4])
        stage.press(.keyboardUpArrow)
        #expect(view.selectedRange.location == 0)
        let below = try position(16)
        let above = try #require(view.position(from: below, in: .up, offset: 1))
        #expect(view.offset(from: view.beginningOfDocument, to: above) == 0)
    }

    @Test func `up and down keep to the side of a shape`() {
        show(words, around: [path(8..<12, 0..<2)], at: 9)

        stage.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 25)
        stage.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 43)
        stage.press(.keyboardUpArrow)
        #expect(view.selectedRange.location == 25)
        stage.press(.keyboardHome)
        #expect(view.selectedRange.location == 24)
    }

    /// Inserts and deletes at places that a generator with a seed chooses.
    @Test func `after each edit the lines are those of the text laid out anew`() {
        show("one\ntwo\n\nthree", around: [path(8..<12, 0..<3), path(0..<9, 5..<9), path(0..<20, 11..<12)])
        var numbers = SeededNumbers(11)
        let pieces = ["a", "\n", "word ", "\n\n", "é😀", "some words and a line\nmore", ""]

        for _ in 0..<40 {
            let length = view.text.utf16.count
            view.selectedRange = NSRange(
                location: numbers.next(below: length + 1), length: numbers.next(below: 4))
            let piece = pieces[numbers.next(below: pieces.count)]
            stage.run { piece.isEmpty ? view.deleteBackward() : view.insertText(piece) }
            view.layoutText()

            let fresh = TextBlock()
            fresh.layOut(view.textStorage, marked: nil, view.source(width: view.bounds.width))
            let same = zip(fresh.paragraphs, view.block.paragraphs).allSatisfy {
                $0.start == $1.start && $0.top == $1.top && $0.height == $1.height
                    && $0.layout.lines.map(\.origin) == $1.layout.lines.map(\.origin)
            }
            #expect(same && fresh.paragraphs.count == view.block.paragraphs.count)
        }
    }

    // MARK: - Subclasses

    /// Text as wide as the upper half of a circle at each line's upper edge.
    private final class Circle: NSTextContainer {
        override var isSimpleRectangularTextContainer: Bool { false }

        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            let radius = size.width / 2
            let height = radius - proposedRect.minY
            guard height < radius, height > 0 else { return .zero }
            let half = (radius * radius - height * height).squareRoot()
            return CGRect(
                x: radius - half, y: proposedRect.minY, width: 2 * half, height: proposedRect.height)
        }
    }

    @Test func `a container of one's own gives a text view its shape`() throws {
        let circle = Circle()
        circle.lineFragmentPadding = 0
        let round = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), textContainer: circle)
        round.font = view.font
        round.textContainerInset = .zero
        round.text = String(repeating: "a b c d e f g ", count: 8)
        stage.run { stage.window.addSubview(round) }
        stage.advance(by: 0.05)

        let lines = try #require(round.block.paragraphs.first).layout.lines
        try #require(lines.count > 2)
        #expect(circle.size.width == 300)
        #expect(lines[0].top > 0 && lines[0].origin.x > lines[1].origin.x)
        #expect(lines[1].origin.x > lines[2].origin.x && lines[0].width < lines[2].width)
        let room = try #require(lines[1].room)
        #expect(abs(room.lowerBound + room.upperBound - 300) < 0.01)
    }

    @Test func `text that a container has no room for is not shown, and is still edited`() {
        show(words + "\nlast\n", around: [path(-1..<21, 1..<100_000)], at: 0)
        #expect(view.block.paragraphs.count == 3)
        #expect(view.block.paragraphs.map(\.layout.lines.count) == [1, 0, 0])

        stage.press(.keyboardEnd, modifiers: .control)
        stage.type("x")

        #expect(view.text == words + "\nlast\nx")
    }
}
