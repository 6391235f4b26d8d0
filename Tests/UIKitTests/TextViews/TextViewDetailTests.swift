import Testing
import UITesting

@testable import UIKit

/// Keys that go by pages and beyond the text, attributes of what is typed, and text that cannot be edited.
@Suite struct TextViewDetailTests {
    private final class Writer: UITextViewDelegate {
        let recorder = Recorder()
        func textViewDidEndEditing(_ textView: UITextView) { recorder.note("didEnd") }
        func textViewDidChangeSelection(_ textView: UITextView) { recorder.note("selection") }
    }

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
        writer.recorder.clear()
    }

    private func caret(_ offset: Int) -> CGRect {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else {
            return .null
        }
        return view.caretRect(for: position)
    }

    // MARK: - Keys

    @Test func `a page is a line less than what is seen, and shift selects it`() {
        begin(Array(repeating: "x", count: 60).joined(separator: "\n"), at: 0)
        let lines = Int(200 / caret(0).height) - 1

        stage.press(.keyboardPageDown, modifiers: .shift)
        #expect(lines > 5 && view.selectedRange == NSRange(location: 0, length: 2 * lines))
        stage.press(.keyboardPageDown)
        #expect(view.selectedRange == NSRange(location: 4 * lines, length: 0))
        stage.press(.keyboardPageUp)
        #expect(view.selectedRange == NSRange(location: 2 * lines, length: 0))
        stage.press(.keyboardEnd, modifiers: [.control, .shift])
        #expect(view.selectedRange == NSRange(location: 2 * lines, length: 119 - 2 * lines))
        stage.press(.keyboardHome, modifiers: .control)

        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `up from the first line goes to the beginning, down from the last one to the end`() {
        begin("abc\nabcdef", at: 2)

        stage.press(.keyboardUpArrow)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        stage.run { view.selectedRange = NSRange(location: 6, length: 0) }
        stage.press(.keyboardDownArrow, modifiers: .shift)

        #expect(view.selectedRange == NSRange(location: 6, length: 4))
    }

    @Test func `return writes nothing into an empty view that asks for that`() {
        begin("")
        view.enablesReturnKeyAutomatically = true

        stage.type("\n")
        #expect(view.text.isEmpty)
        stage.type("a\n")

        #expect(view.text == "a\n")
    }

    // MARK: - Attributes

    @Test func `what is typed has the attributes for that, until the view gets another font`() throws {
        begin("ab")
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        func size(at index: Int) throws -> CGFloat {
            let font = view.attributedText.attribute(.font, at: index, effectiveRange: nil)
            return try #require(font as? UIFont).pointSize
        }

        stage.type("c")
        #expect(try size(at: 1) == 17 && size(at: 2) == 30)
        stage.run { view.font = .systemFont(ofSize: 12) }
        #expect(view.typingAttributes.isEmpty)
        stage.type("d")

        #expect(view.text == "abcd")
        #expect(try size(at: 1) == 12 && size(at: 2) == 12 && size(at: 3) == 12)
    }

    @Test func `letters keep their attributes where an equal one is typed or deleted beside them`() {
        let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.blue]))
        begin("")
        stage.run {
            view.attributedText = text
            view.selectedRange = NSRange(location: 1, length: 0)
        }
        func colors() -> [UIColor] {
            (0..<view.textStorage.length).compactMap {
                view.textStorage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
            }
        }

        stage.type("a")
        #expect(colors() == [.red, .red, .blue])
        stage.press(.keyboardDeleteOrBackspace)
        #expect(colors() == [.red, .blue])
        stage.press(.keyboardDeleteOrBackspace)

        #expect(colors() == [.blue] && view.selectedRange.location == 0)
    }

    @Test func `an emoji takes the place of another that begins or ends like it`() {
        begin("a😀b")
        for emoji in ["😁", "😀", "\u{1FA00}"] {
            stage.run {
                view.selectedRange = NSRange(location: 1, length: 2)
                view.insertText(emoji)
            }

            #expect(view.text == "a\(emoji)b" && view.textStorage.length == 4)
        }
    }

    @Test func `what was composed is no longer underlined where the view is left`() {
        begin("")
        stage.compose("ni")
        stage.advance(by: 0.05)
        #expect(view.block.marked == NSRange(location: 0, length: 2))

        stage.run { _ = view.resignFirstResponder() }
        stage.advance(by: 0.05)

        #expect(view.text == "ni" && view.block.marked == nil)
    }

    @Test func `the caret of an empty text stands where letters would begin`() {
        begin("")
        func caret(_ alignment: NSTextAlignment) -> CGRect {
            stage.run { view.textAlignment = alignment }
            return self.caret(0)
        }

        #expect(caret(.left).minX == 5 && caret(.right).maxX == 195)
        #expect(abs(caret(.center).midX - 100) <= 1.5)
        #expect(caret(.left).minY == 8 && caret(.left).height > 17)
    }

    // MARK: - Paragraphs and lines

    @Test func `paragraphs keep the gaps of their styles, also those that come of an edit`() {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (2, 10, 5)
        begin("")
        stage.run {
            view.attributedText = NSAttributedString(
                string: "a\n\nb", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
            view.selectedRange = NSRange(location: 1, length: 0)
        }
        func gaps(_ places: [Int]) -> [CGFloat] {
            zip(places, places.dropFirst()).map { (caret($1).minY - caret($0).maxY).rounded() }
        }
        #expect(gaps([0, 2, 3]) == [17, 17])

        stage.type("\nc")

        #expect(view.text == "a\nc\n\nb" && gaps([0, 2, 4, 5]) == [17, 17, 17])
    }

    @Test func `a container's limit of lines holds for its view, also after an edit`() {
        begin("one\ntwo\nthree", at: 0)
        func lines() -> [Int] {
            view.layoutText()
            return view.block.paragraphs.map(\.layout.lines.count)
        }
        stage.run { view.textContainer.maximumNumberOfLines = 2 }
        #expect(lines() == [1, 1, 0])
        #expect(abs(view.contentSize.height - 16 - 2 * caret(0).height) <= 1)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)

        stage.type("x\n")
        #expect(lines() == [1, 1, 0, 0] && view.text == "x\none\ntwo\nthree")
        stage.run { view.textContainer.maximumNumberOfLines = 0 }

        #expect(lines() == [1, 1, 1, 1])
    }

    @Test func `the last line of a limited text ends in an ellipsis where its container says so`() throws {
        let text = String(repeating: "word ", count: 60)
        begin(text, at: 0)
        func ends() throws -> [Int] {
            view.layoutText()
            return try #require(view.block.paragraphs.first).layout.lines.map(\.range.upperBound)
        }
        stage.run { view.textContainer.maximumNumberOfLines = 2 }
        #expect(try ends().count == 2 && ends().last ?? 0 < text.utf8.count)

        stage.run { view.textContainer.lineBreakMode = .byTruncatingTail }

        #expect(try ends().count == 2 && ends().last == text.utf8.count)
    }

    // MARK: - The mouse

    @Test func `a third click selects the paragraph`() {
        begin("one two\nthree four\nfive", at: 0)
        let place = view.convert(CGPoint(x: caret(10).midX, y: caret(10).midY), to: nil)

        for _ in 0..<3 { stage.tap(place) }

        #expect(view.selectedRange == NSRange(location: 8, length: 10))
    }

    @Test func `the letter at a point is the one that is there, and none beside the lines`() throws {
        begin("ab\ncd")
        let (first, second) = (caret(0), caret(1))
        let width = second.minX - first.minX
        func letter(_ x: CGFloat, _ y: CGFloat) -> String? {
            view.characterRange(at: CGPoint(x: x, y: y)).flatMap { view.text(in: $0) }
        }

        #expect(letter(first.minX + width * 0.25, first.midY) == "a")
        #expect(letter(first.minX + width * 0.75, first.midY) == "a")
        #expect(letter(second.minX + width * 0.25, first.midY) == "b")
        #expect(letter(first.minX + width * 0.25, caret(3).midY) == "c")
        #expect(letter(first.minX + width * 0.25, 3) == nil && letter(100, 190) == nil)
        stage.run { view.text = "" }
        #expect(letter(first.minX, first.midY) == nil)
    }

    // MARK: - Without editing

    @Test func `a view that can no longer be edited, or selected, is left, and the delegate hears`() {
        begin("text")

        stage.run { view.isEditable = false }
        #expect(!view.isFirstResponder && !view.isEditing && writer.recorder.lines == ["didEnd"])
        stage.run {
            view.isEditable = true
            _ = view.becomeFirstResponder()
        }
        #expect(view.isEditing)
        stage.run { view.isSelectable = false }

        #expect(!view.isFirstResponder && writer.recorder.lines == ["didEnd", "didEnd"])
    }

    @Test func `text that cannot be edited stays, whoever would change it`() {
        begin("text")
        stage.run {
            UIPasteboard.general.string = "x"
            view.isEditable = false
            view.selectAll(nil)

            view.paste(nil)
            view.delete(nil)
            view.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
            view.insertText("q")
            view.deleteBackward()
        }

        #expect(view.text == "text" && view.markedTextRange == nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
    }

    @Test
    func `another text is one more selection for the delegate of a view that is edited, and for no other`() {
        begin("text")

        stage.run { view.text = "text" }
        #expect(writer.recorder.lines.isEmpty)
        stage.run { view.text = "other" }
        #expect(writer.recorder.lines == ["selection"] && view.selectedRange.location == 5)
        stage.run { _ = view.resignFirstResponder() }
        stage.run { view.text = "last" }

        #expect(writer.recorder.lines == ["selection", "didEnd"])
    }
}
