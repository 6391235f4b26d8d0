import Testing
import UITesting

@testable import UIKit

/// Notes what it hears, and forbids what it is told to.
private final class Writer: UITextViewDelegate {
    let recorder = Recorder()
    var allows = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        recorder.note("shouldBegin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { recorder.note("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { recorder.note("didEnd") }
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        recorder.note("should \(range.location)+\(range.length) \(text)")
        return allows
    }
    func textViewDidChange(_ textView: UITextView) { recorder.note("didChange") }
}

@Suite final class TextViewTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))
    private let view: UITextView
    private let writer = Writer()

    init() {
        let stage = stage
        view = stage.run { UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 200)) }
        stage.run {
            view.font = .systemFont(ofSize: 17)
            stage.window.addSubview(view)
        }
        stage.settle()
    }

    private func begin(_ text: String, at location: Int? = nil) {
        stage.run {
            view.text = text
            _ = view.becomeFirstResponder()
            view.selectedRange = NSRange(location: location ?? text.utf16.count, length: 0)
            view.delegate = writer
        }
        stage.advance(by: 0.05)
    }

    private var caret: CGRect {
        view.caretRect(for: view.selectedTextRange?.start ?? view.beginningOfDocument)
    }

    // MARK: - Typing

    @Test func `typed text and return make paragraphs, and the delegate hears of each`() {
        begin("")

        stage.type("a\nb")

        #expect(view.text == "a\nb")
        #expect(
            writer.recorder.lines == [
                "should 0+0 a", "didChange", "should 1+0 \n", "didChange", "should 2+0 b", "didChange",
            ])
    }

    @Test func `what the delegate refuses is not written`() {
        begin("fixed")
        writer.allows = false
        stage.type("x\n")
        stage.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "fixed" && !writer.recorder.lines.contains("didChange"))
    }

    @Test func `backspace joins paragraphs, and undo parts them again`() {
        begin("one\ntwo", at: 4)
        stage.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "onetwo")
        stage.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "one\ntwo")
        stage.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(view.text == "onetwo")
    }

    @Test func `a pasted text keeps its lines, whatever ends them`() {
        begin("")
        stage.run { UIPasteboard.general.string = "a\r\nb\rc\u{7}d" }
        stage.press(.keyboardV, modifiers: .control)
        #expect(view.text == "a\nb\ncd")
    }

    @Test func `a composed text is underlined in its place and becomes text`() {
        begin("line\n")
        stage.compose("ni")
        #expect(view.text == "line\nni" && view.markedTextRange != nil)
        stage.commit("你")
        #expect(view.text == "line\n你" && view.markedTextRange == nil)
    }

    // MARK: - Moving

    @Test func `the arrows go up and down and keep their column over short lines`() {
        begin("a long line\nb\nanother line", at: 8)
        let x = caret.minX
        stage.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 13)
        stage.press(.keyboardDownArrow)
        #expect(abs(caret.minX - x) < 8 && view.selectedRange.location > 18)
        stage.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 26, "beyond the last line is the end")
        for _ in 0..<3 { stage.press(.keyboardUpArrow) }
        #expect(view.selectedRange.location == 0)
    }

    @Test func `left and right cross the ends of lines, home and end keep to the line`() {
        begin("ab\ncd", at: 2)
        stage.press(.keyboardRightArrow)
        #expect(view.selectedRange.location == 3)
        stage.press(.keyboardLeftArrow)
        #expect(view.selectedRange.location == 2)
        stage.press(.keyboardHome)
        #expect(view.selectedRange.location == 0)
        stage.press(.keyboardEnd)
        #expect(view.selectedRange.location == 2)
        stage.press(.keyboardEnd, modifiers: .control)
        #expect(view.selectedRange.location == 5)
        stage.press(.keyboardHome, modifiers: [.control, .shift])
        #expect(view.selectedRange == NSRange(location: 0, length: 5))
    }

    @Test func `words are found over the ends of lines`() {
        begin("one two\nthree", at: 4)
        stage.press(.keyboardRightArrow, modifiers: .control)
        #expect(view.selectedRange.location == 7)
        stage.press(.keyboardRightArrow, modifiers: .control)
        #expect(view.selectedRange.location == 13)
        stage.press(.keyboardDeleteOrBackspace, modifiers: .control)
        #expect(view.text == "one two\n")
    }

    @Test func `long lines wrap, and the caret follows their parts`() {
        begin("some words that are too long for one line of this view")
        let (end, start) = (caret, view.caretRect(for: view.beginningOfDocument))
        #expect(end.minY > start.minY + 15 && end.maxX <= 200)
        stage.press(.keyboardHome)
        #expect(caret.minX < 10 && caret.minY == end.minY && view.selectedRange.location > 10)
    }

    @Test func `the view scrolls to the caret`() {
        begin((0..<60).map(String.init).joined(separator: "\n"), at: 0)
        #expect(view.contentOffset.y == 0 && view.contentSize.height > 1000)
        stage.press(.keyboardEnd, modifiers: .control)
        stage.settle()
        #expect(view.bounds.contains(caret))
        stage.press(.keyboardPageUp)
        stage.settle()
        #expect(view.bounds.contains(caret) && view.selectedRange.location < 150)
        stage.type("x")
        #expect(view.bounds.contains(caret))
    }

    // MARK: - The mouse

    @Test func `a click begins the editing at its letter, a second one selects the word`() {
        stage.run { view.text = "hello world\nsecond" }
        stage.settle()
        stage.run { view.delegate = writer }
        let place = view.convert(CGPoint(x: 20, y: 18), to: stage.window)

        stage.tap(place)
        #expect(view.isFirstResponder && view.selectedRange.length == 0)
        #expect(writer.recorder.lines.prefix(2) == ["shouldBegin", "didBegin"])
        stage.tap(place)
        #expect(view.selectedRange == NSRange(location: 0, length: 5))
    }

    @Test func `a drag in the view that is edited selects, in another it scrolls`() {
        let text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        stage.run { view.text = text }
        stage.settle()
        stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 60, y: 100), over: 0.2)
        stage.settle()
        let offset = view.contentOffset.y
        #expect(offset > 50 && !view.isFirstResponder)

        stage.tap(CGPoint(x: 60, y: 100))
        stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 120), over: 0.2)
        #expect(view.selectedRange.length > 10 && view.contentOffset.y == offset)
    }

    // MARK: - Attributes

    @Test func `typed letters take the attributes of those before them`() {
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        stage.run {
            view.attributedText = text
            _ = view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 3, length: 0)
        }
        stage.type("x")

        #expect(view.text == "redxblue")
        let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor
        #expect(color == .red)
        let last = view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
        #expect(last == .blue)
    }

    @Test func `font and colour count for all of the text`() {
        stage.run {
            view.attributedText = NSAttributedString(
                string: "text", attributes: [.foregroundColor: UIColor.red])
            view.textColor = .green
            view.font = .systemFont(ofSize: 30)
        }
        let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .green)
        #expect((attributes[.font] as? UIFont)?.pointSize == 30)
        stage.settle()
        let height = view.contentSize.height
        stage.run { view.font = .systemFont(ofSize: 60) }
        stage.settle()
        #expect(view.contentSize.height > height + 30)
    }

    @Test func `there is a caret only while it is edited`() {
        func carets() -> Int {
            view.subviews.compactMap { $0 as? TextBlockView }.flatMap(\.subviews).count {
                !$0.isHidden && $0.bounds.width == TextLineView.caretWidth
            }
        }
        stage.run { view.text = "text" }
        stage.settle()
        #expect(carets() == 0)
        begin("text")
        stage.advance(by: 0.02)
        #expect(carets() == 1)
        stage.run { _ = view.resignFirstResponder() }
        stage.settle()
        #expect(carets() == 0)
    }

    // MARK: - Paragraphs

    /// Inserts and deletes at places that a generator with a seed chooses.
    @Test func `after each edit the paragraphs are those of the text laid out anew`() {
        begin("one\ntwo\n\nthree")
        var numbers = SeededNumbers(7)
        let pieces = ["a", "\n", "word ", "\n\n", "é😀", "x\ny", ""]

        for _ in 0..<60 {
            let length = view.text.utf16.count
            view.selectedRange = NSRange(
                location: numbers.next(below: length + 1), length: numbers.next(below: 4))
            let piece = pieces[numbers.next(below: pieces.count)]
            stage.run { piece.isEmpty ? view.deleteBackward() : view.insertText(piece) }
            view.layoutText()

            let fresh = TextBlock()
            fresh.layOut(view.textStorage, marked: nil, view.source(width: 200))
            let same = zip(fresh.paragraphs, view.block.paragraphs).allSatisfy {
                $0.start == $1.start && $0.length == $1.length && $0.location == $1.location
                    && $0.top == $1.top
                    && $0.layout.text == $1.layout.text
            }
            #expect(
                same && fresh.paragraphs.count == view.block.paragraphs.count
                    && view.text == view.editor.edited.text)
        }
    }

    @Test func `an edit lays out its own paragraph alone`() {
        begin((0..<50).map { "line \($0)" }.joined(separator: "\n"), at: 100)
        let before = view.block.paragraphs.map { ObjectIdentifier($0.layout) }
        stage.type("x")
        view.layoutText()
        let after = view.block.paragraphs.map { ObjectIdentifier($0.layout) }
        #expect(zip(before, after).count { $0 != $1 } == 1)
    }

    // MARK: - Sizes

    @Test func `the size that fits grows with the lines`() {
        stage.run { view.text = "one" }
        let one = view.sizeThatFits(CGSize(width: 200, height: 0))
        stage.run { view.text = "one\ntwo\nthree" }
        let three = view.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(abs(three.height - 16 - 3 * (one.height - 16)) <= 2)
        #expect(three.width < 100)
        stage.run {
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
        }
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == three.height - 16)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).width == three.width - 10)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == three.height - 16)
    }

    // MARK: - Bad input

    @Test func `ranges beyond the text are kept within it`() {
        begin("abc")
        view.selectedRange = NSRange(location: 100, length: 50)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.selectedRange = NSRange(location: -5, length: 2)
        #expect(view.selectedRange.location == 0)
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.scrollRangeToVisible(NSRange(location: 1_000_000, length: Int.max))
        view.text = nil
        #expect(view.text == "" && view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `a view without size takes text`() {
        stage.run {
            view.frame.size = .zero
            view.text = "text\n\n"
            _ = view.becomeFirstResponder()
        }
        stage.type("x\n")
        stage.settle()
        #expect(view.text == "text\n\nx\n")
        #expect(view.sizeThatFits(CGSize(width: CGFloat.nan, height: .infinity)).height > 60)
    }

    @Test func `what is not editable can be selected and copied, and keeps its text`() {
        begin("text")
        stage.run { view.isEditable = false }
        stage.run { _ = view.becomeFirstResponder() }
        stage.press(.keyboardA, modifiers: .control)
        stage.press(.keyboardC, modifiers: .control)
        stage.type("x\n")
        stage.press(.keyboardDeleteOrBackspace)
        stage.press(.keyboardX, modifiers: .control)
        #expect(view.text == "text" && !view.isEditing)
        stage.run { #expect(UIPasteboard.general.string == "text") }
        stage.run { view.isSelectable = false }
        #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }

    @Test func `letters of several scalars are one, also at the end of a line`() {
        begin("👩‍👩‍👧‍👦\né", at: 0)
        stage.press(.keyboardRightArrow)
        #expect(view.selectedRange.location == 11)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardRightArrow)
        #expect(view.selectedRange.location == "👩‍👩‍👧‍👦\né".utf16.count)
        stage.press(.keyboardDeleteOrBackspace)
        stage.press(.keyboardDeleteOrBackspace)
        stage.press(.keyboardDeleteOrBackspace)
        #expect(view.text.isEmpty)
    }

    @Test func `text from the right moves and selects the way it is seen`() {
        begin("שלום\nעולם", at: 0)
        let start = caret.minX
        stage.press(.keyboardLeftArrow)
        #expect(view.selectedRange.location == 1 && caret.minX < start)
        stage.press(.keyboardHome)
        #expect(view.selectedRange.location == 0)
        for _ in 0..<5 { stage.press(.keyboardLeftArrow) }
        #expect(view.selectedRange.location == 5)
    }

    @Test func `text keeps the distance from the sides that its container says, also when that changes`() {
        begin("text")
        let before = view.caretRect(for: view.beginningOfDocument).minX

        stage.run { view.textContainer.lineFragmentPadding = 25 }
        stage.advance(by: 0)

        #expect(view.caretRect(for: view.beginningOfDocument).minX == before + 20)
    }

    // MARK: - What is seen

    /// The left edge of the first letters, and their upper one, in points of the stage.
    private func ink() throws -> CGPoint {
        let image = try stage.snapshot()
        var found = CGPoint(x: CGFloat.infinity, y: .infinity)
        for y in 20..<80 {
            for x in 20..<80 where image.pixel(x: x, y: y).x < 128 {
                found = CGPoint(x: min(found.x, CGFloat(x)), y: min(found.y, CGFloat(y)))
            }
        }
        return found
    }

    @Test func `letters are drawn where the caret says, also when the space beside them changes`() throws {
        stage.run {
            stage.window.backgroundColor = .white
            view.text = "Hill\nHill"
        }
        stage.settle()
        let before = try ink()
        #expect(before.x > 25 && before.x < 30 && before.y > 28 && before.y < 38)

        stage.run {
            view.textContainer.lineFragmentPadding = 25
            view.textContainerInset.top += 30
        }
        stage.settle()

        #expect(try ink() == CGPoint(x: before.x + 20, y: before.y + 30))
    }

    @Test func `a width of nothing or without an end leaves lines as long as they are`() {
        stage.run { view.text = "Some words in one line" }
        let free = view.sizeThatFits(CGSize(width: 5000, height: 0))

        #expect(free.width > 150 && free.width < 400)
        #expect(view.sizeThatFits(.zero) == free)
        #expect(view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)) == free)
    }

    @Test func `a view that does not scroll is as high as its text asks for at its width`() {
        stage.run {
            view.text = String(repeating: "word ", count: 12)
            view.isScrollEnabled = false
            view.frame.size = CGSize(width: 200, height: 60)
        }

        #expect(view.intrinsicContentSize == view.sizeThatFits(CGSize(width: 200, height: 0)))
        #expect(view.intrinsicContentSize.height > view.sizeThatFits(CGSize(width: 300, height: 0)).height)
    }

    @Test func `a part of a text that was just set is scrolled into sight`() {
        stage.run {
            view.text = String(repeating: "line\n", count: 60)
            view.scrollRangeToVisible(NSRange(location: 299, length: 1))
        }
        stage.settle()

        #expect(view.contentOffset.y > 900 && view.contentOffset.y >= view.contentSize.height - 210)
    }

    @Test func `touches go to the view, and the keyboard only to one that can be edited`() {
        begin("text")
        #expect(view.hitTest(CGPoint(x: 10, y: 15), with: nil) === view && view.canBecomeFocused)

        view.isEditable = false
        #expect(!view.canBecomeFocused && view.canBecomeFirstResponder)
        (view.isEditable, view.isSelectable) = (true, false)

        #expect(!view.canBecomeFocused && !view.canBecomeFirstResponder)
    }

    @Test func `a selection that goes on in the next line reaches to the edge`() throws {
        begin("ab\ncd", at: 0)
        stage.run { view.selectedRange = NSRange(location: 1, length: 3) }
        stage.advance(by: 0.05)

        let rects = view.block.rects(of: 1..<4, within: CGRect(x: 0, y: 0, width: 1000, height: 1000))

        // 200 points without 5 at either side.
        #expect(rects.map(\.maxX).max() == 190)
        #expect(try #require(rects.last).maxX < 40)
    }

    @Test func `a composed text becomes text when that is asked for, too`() {
        begin("line ")
        stage.run { view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0)) }
        #expect(view.text == "line ni" && view.markedTextRange != nil)

        stage.run { view.unmarkText() }
        #expect(view.text == "line ni" && view.markedTextRange == nil)
    }

    @Test func `another alignment moves the text and its caret at once`() {
        begin("one")
        let natural = view.caretRect(for: view.endOfDocument).minX

        stage.run { view.textAlignment = .right }
        let right = view.caretRect(for: view.endOfDocument).minX
        stage.run { view.textAlignment = .center }
        let center = view.caretRect(for: view.endOfDocument).minX

        #expect(right > 180 && natural < 50 && center > natural + 40 && center < right - 40)
    }

    @Test func `other space beside the text moves its caret at once`() {
        begin("one")
        let before = view.caretRect(for: view.endOfDocument).minX

        stage.run { view.textContainer.lineFragmentPadding = 25 }

        #expect(abs(view.caretRect(for: view.endOfDocument).minX - before - 20) < 0.01)
    }
}
