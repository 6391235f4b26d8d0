import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// Text views: input views, rectangles, and the mouse at the ends of lines.
@Suite struct TextViewMemberTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))
    private let view: UITextView

    init() {
        let stage = stage
        view = stage.run {
            let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
            view.font = .systemFont(ofSize: 17)
            let controller = UIViewController()
            controller.view.addSubview(view)
            stage.window.rootViewController = controller
            return view
        }
        stage.settle()
    }

    private func begin(_ text: String, _ location: Int, _ length: Int = 0) {
        stage.run {
            view.text = text
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: location, length: length)
        }
        stage.advance(by: 0.05)
    }

    private func range(_ location: Int, _ length: Int) -> UITextRange? {
        guard let start = view.position(from: view.beginningOfDocument, offset: location),
            let end = view.position(from: start, offset: length)
        else { return nil }
        return view.textRange(from: start, to: end)
    }

    private func caret(_ location: Int) throws -> CGRect {
        view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: location)))
    }

    // MARK: - Input views

    @Test func `views at the bottom of the window come with the editing, and change in the middle of it`() {
        let (keys, bar) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)))
        view.inputView = keys
        view.inputAccessoryView = bar
        #expect(view.inputView === keys && view.inputAccessoryView === bar)
        begin("text", 0)
        stage.settle()
        #expect(keys.window === stage.window && bar.window === stage.window)
        #expect(bar.convert(bar.bounds, to: nil).maxY == keys.convert(keys.bounds, to: nil).minY)

        let other = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 100))
        stage.run {
            view.inputView = other
            view.inputAccessoryView = nil
        }
        stage.settle()
        #expect(keys.window == nil && bar.window == nil)
        #expect(other.convert(other.bounds, to: nil).minY == 500)
        stage.run { _ = view.resignFirstResponder() }
        stage.settle()

        #expect(other.window == nil)
    }

    @Test func `a text view that leaves its window is no longer edited`() {
        final class Writer: NSObject, UITextViewDelegate {
            var ends = 0
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
            func textViewDidEndEditing(_ textView: UITextView) { ends += 1 }
        }
        let writer = Writer()
        begin("text", 2)
        view.delegate = writer
        stage.run { _ = view.resignFirstResponder() }
        #expect(view.isFirstResponder && writer.ends == 0)

        stage.run { view.removeFromSuperview() }

        #expect(!view.isFirstResponder && writer.ends == 1)
        stage.type("x")
        #expect(view.text == "text")
    }

    // MARK: - Colours

    @Test func `the caret has the tint, also when that changes`() throws {
        begin("text", 2)
        stage.advance(by: 0.02)
        let block = try #require(view.subviews.lazy.compactMap { $0 as? TextBlockView }.first)
        func caretColors() -> [UIColor?] {
            block.subviews.filter { !$0.isHidden && $0.bounds.width == TextLineView.caretWidth }
                .map(\.backgroundColor)
        }

        stage.run { view.tintColor = .green }
        stage.advance(by: 0.02)
        #expect(caretColors() == [.green])
        stage.run { view.tintColor = .purple }
        stage.advance(by: 0.02)

        #expect(caretColors() == [.purple])
    }

    @Test func `in a dark stage the text is drawn anew, in the label's colour`() throws {
        begin("text", 0)
        view.textColor = .label
        stage.advance(by: 0.02)
        let block = try #require(view.subviews.lazy.compactMap { $0 as? TextBlockView }.first)
        func inks() -> [CGColor] { block.subviews.compactMap(\.layer.contentsTint) }
        #expect(inks().map(\.components) == [[0, 0, 0, 1]])

        stage.setUserInterfaceStyle(.dark)
        stage.advance(by: 0.02)

        #expect(inks().map(\.components) == [[1, 1, 1, 1]])
    }

    // MARK: - Ranges

    @Test func `a range is replaced, and the caret stands behind it`() throws {
        begin("one two three", 0)

        stage.run { view.replace(range(4, 3) ?? UITextRange(), withText: "2\n2") }

        #expect(view.text == "one 2\n2 three" && view.selectedRange == NSRange(location: 7, length: 0))
        stage.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "one two three")
    }

    @Test func `the first rectangle of a range is that of its first line, and of no letters the caret's`()
        throws
    {
        begin("one\ntwo\n\nfour", 0)
        let line = try caret(0).height

        let word = view.firstRect(for: try #require(range(1, 2)))
        #expect(try abs(word.minX - caret(1).midX) <= 1.5 && abs(word.maxX - caret(3).midX) <= 1.5)
        #expect(try word.height == line && word.minY == caret(0).minY)
        let two = view.firstRect(for: try #require(range(5, 8)))
        #expect(try abs(two.minX - caret(5).midX) <= 1.5 && two.minY == caret(4).minY)
        #expect(try abs(two.maxX - caret(7).midX) <= 1.5)
        let empty = view.firstRect(for: try #require(range(8, 2)))
        #expect(try empty.minY == caret(8).minY && empty.width > 150)
        let none = view.firstRect(for: try #require(range(2, 0)))
        #expect(try none == caret(2))
    }

    @Test func `places lie beside, above and below each other`() throws {
        begin("abc\ndef", 0)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        func place(_ direction: UITextLayoutDirection, _ offset: Int) -> Int? {
            view.position(from: start, in: direction, offset: offset).map {
                view.offset(from: view.beginningOfDocument, to: $0)
            }
        }

        #expect(place(.right, 2) == 3 && place(.right, 3) == 4 && place(.right, -1) == 0)
        #expect(place(.left, 1) == 0 && place(.left, -1) == 2 && place(.left, 2) == nil)
        #expect(place(.down, 1) == 5 && place(.down, 2) == nil && place(.up, 1) == nil)
        #expect(place(.up, -1) == 5 && place(.right, 0) == 1)
    }

    // MARK: - Selections

    @Test func `an arrow leaves a selection at its end on that side`() {
        begin("one two", 2, 3)
        stage.press(.keyboardRightArrow)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.selectedRange = NSRange(location: 2, length: 3)
        stage.press(.keyboardLeftArrow)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test func `text from the right has its end at the left`() {
        begin("שלום עולם", 0, 4)
        stage.press(.keyboardLeftArrow)
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        view.selectedRange = NSRange(location: 0, length: 4)
        stage.press(.keyboardRightArrow)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `a drag that began with a double click selects whole words, in both directions`() throws {
        begin("one two three four", 0)
        func point(_ location: Int) throws -> CGPoint {
            let caret = try caret(location)
            return view.convert(CGPoint(x: caret.midX + 2, y: caret.midY), to: nil)
        }
        stage.tap(try point(9))
        stage.touch(.began, at: try point(9))
        #expect(view.selectedRange == NSRange(location: 8, length: 5))

        stage.touch(.moved, at: try point(5))
        #expect(view.selectedRange == NSRange(location: 4, length: 9))
        stage.touch(.moved, at: try point(15))
        #expect(view.selectedRange == NSRange(location: 8, length: 10))
        stage.touch(.moved, at: try point(10))
        #expect(view.selectedRange == NSRange(location: 8, length: 5), "never less than the first word")
        stage.touch(.ended, at: try point(10))
    }

    @Test(arguments: ["some words that are too long for one line of this view", "一二三四五六七八九十一二三四五六七八九十"])
    func `a click at the right of a line that goes on below stays in that line`(_ text: String) throws {
        begin(text, 0)
        let first = try caret(0)

        stage.tap(view.convert(CGPoint(x: 195, y: first.midY), to: nil))

        let place = view.caretRect(for: try #require(view.selectedTextRange?.start))
        #expect(place.minY == first.minY && place.minX > 100)
        let location = view.selectedRange.location
        stage.type("x")
        #expect(view.text == text.prefix(location) + "x" + text.dropFirst(location))
    }

    @Test func `a layout manager says where the line of a letter is, and how far it is used`() {
        let storage = NSTextStorage(
            string: "abcd efgh",
            attributes: [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)])
        let letter = "m".size(withAttributes: [
            .font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        ])
        let container = NSTextContainer(size: CGSize(width: letter.width * 6, height: 0))
        container.lineFragmentPadding = 0
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var (line, used) = (NSRange(), NSRange())

        let whole = manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: &line)
        let part = manager.lineFragmentUsedRect(forGlyphAt: 6, effectiveRange: &used)

        #expect(line == NSRange(location: 5, length: 4) && used == line)
        #expect(whole.minX == 0 && abs(whole.width - letter.width * 6) < 0.1)
        #expect(abs(part.width - letter.width * 4) < 0.1 && part.minY == whole.minY && whole.minY > 10)
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 0)
        withExtendedLifetime(storage) {}
    }
}
