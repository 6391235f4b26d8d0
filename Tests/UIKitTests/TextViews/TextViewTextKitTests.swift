import Testing
import UITesting

@testable import UIKit

/// Text views whose text, layout manager or container are the app's own.
@Suite struct TextViewTextKitTests {
    /// A manager that notes what it is asked to draw, and fills a gutter beside each line.
    private final class Gutter: NSLayoutManager {
        var drawn: [NSRange] = []
        var origins: [CGPoint] = []

        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            origins.append(origin)
            enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, range, _ in
                UIColor.blue.setFill()
                UIRectFill(CGRect(x: 0, y: rect.minY + origin.y, width: 10, height: rect.height))
            }
        }

        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            drawn.append(glyphsToShow)
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    /// A text that keeps its letters itself and makes an exclamation mark of each full stop.
    nonisolated private final class Loud: KeptText {
        override func processEditing() {
            let place = (string as NSString).range(of: ".")
            if place.location != NSNotFound { replaceCharacters(in: place, with: "!!") }
            super.processEditing()
        }
    }

    private let stage = Stage(size: CGSize(width: 400, height: 600))

    /// A view whose text and manager are given.
    private func makeView(
        _ text: NSTextStorage, _ manager: NSLayoutManager = NSLayoutManager()
    ) -> UITextView {
        let container = NSTextContainer()
        manager.addTextContainer(container)
        text.addLayoutManager(manager)
        let view = UITextView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 300), textContainer: container)
        view.contentInsetAdjustmentBehavior = .never
        view.font = .systemFont(ofSize: 17)
        stage.run { stage.window.addSubview(view) }
        stage.settle()
        return view
    }

    private func caret(_ view: UITextView, _ location: Int) throws -> CGRect {
        view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: location)))
    }

    // MARK: - The text

    @Test func `a view has the text and the manager of its container, or makes its own`() {
        let (text, manager) = (NSTextStorage(string: "given"), NSLayoutManager())
        let view = makeView(text, manager)

        #expect(view.text == "given" && view.textStorage === text && view.layoutManager === manager)
        #expect(view.textContainer.layoutManager === manager && view.textContainer.widthTracksTextView)
        let usual = UITextView()
        #expect(usual.layoutManager.textStorage === usual.textStorage)
        #expect(usual.layoutManager.textContainers == [usual.textContainer])
    }

    @Test func `what is typed goes through the text of a subclass, and what that makes of it is shown`() {
        let text = Loud()
        let view = makeView(text)
        stage.run { _ = view.becomeFirstResponder() }

        stage.type("Hi.")

        #expect(view.text == "Hi!!" && text.string == "Hi!!" && view.editor.edited.text == "Hi!!")
        #expect(text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == view.font)
        stage.run { view.text = "a.b" }
        #expect(view.text == "a!!b" && view.selectedRange.location == 4)
    }

    @Test func `a program edits the text of a view that is edited, and letters that are selected stay so`()
        throws
    {
        let view = makeView(NSTextStorage(string: "one two three"))
        stage.run {
            _ = view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 4, length: 3)
        }

        stage.run { view.textStorage.insert(NSAttributedString(string: "zero\n"), at: 0) }
        #expect(view.text == "zero\none two three" && view.selectedRange == NSRange(location: 9, length: 3))
        #expect(try caret(view, 9).minY > caret(view, 0).minY)
        stage.run { view.textStorage.deleteCharacters(in: NSRange(location: 5, length: 5)) }

        #expect(view.text == "zero\nwo three" && view.selectedRange == NSRange(location: 5, length: 2))
        stage.type("x")
        #expect(view.text == "zero\nx three")
    }

    @Test func `letters that are selected stay so where a delegate paints all of the text after each edit`() {
        final class Painter: NSObject, NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                textStorage.addAttribute(
                    .foregroundColor, value: UIColor.red,
                    range: NSRange(location: 0, length: textStorage.length))
            }
        }
        let (text, painter) = (NSTextStorage(string: "one two"), Painter())
        text.delegate = painter
        let view = makeView(text)
        stage.run { view.selectedRange = NSRange(location: 4, length: 3) }

        stage.run { text.insert(NSAttributedString(string: "a "), at: 0) }
        #expect(view.selectedRange == NSRange(location: 6, length: 3))
        stage.run { text.append(NSAttributedString(string: "!")) }

        #expect(view.selectedRange == NSRange(location: 6, length: 3))
        withExtendedLifetime(painter) {}
    }

    @Test func `attributes that a program sets change the lines`() throws {
        let view = makeView(NSTextStorage(string: "one\ntwo"))
        let before = try caret(view, 4).minY

        stage.run {
            view.textStorage.addAttribute(
                .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
        }

        #expect(try caret(view, 4).minY > before + 15)
    }

    @Test func `another text in place of the view's is shown and edited`() {
        let view = makeView(NSTextStorage(string: "old"))
        let (old, new) = (view.textStorage, NSTextStorage(string: "new text"))

        stage.run {
            old.removeLayoutManager(view.layoutManager)
            new.addLayoutManager(view.layoutManager)
            _ = view.becomeFirstResponder()
        }
        #expect(view.textStorage === new && view.text == "new text")
        stage.type("!")

        #expect(new.string == "new text!" && old.string == "old")
    }

    // MARK: - The manager

    @Test func `a manager of a subclass draws the view's text, from the corner of the container`() throws {
        let gutter = Gutter()
        let view = makeView(NSTextStorage(string: "a\nb"), gutter)
        stage.run {
            view.backgroundColor = .white
            view.textContainerInset = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 0)
        }
        stage.advance(by: 0.05)

        #expect(gutter.drawn.last == NSRange(location: 0, length: 3))
        #expect(gutter.origins.last == CGPoint(x: 20, y: 8))
        let picture = try stage.snapshot()
        let scale = CGFloat(picture.width) / 400
        func pixel(_ x: CGFloat, _ y: CGFloat) -> SIMD4<UInt8> {
            picture.pixel(x: Int(x * scale), y: Int((y + 100) * scale))
        }
        #expect(pixel(5, 12) == SIMD4(0, 0, 255, 255) && pixel(5, 4) == SIMD4(255, 255, 255, 255))
        #expect(pixel(15, 12) == SIMD4(255, 255, 255, 255))
        let letters = (25..<40).flatMap { x in (9..<28).map { pixel(CGFloat(x), CGFloat($0)).x } }
        #expect((letters.min() ?? 255) < 128)
    }

    @Test func `it draws again what was edited, and what is said to be out of date`() {
        let gutter = Gutter()
        let view = makeView(NSTextStorage(string: "a"), gutter)
        stage.advance(by: 0.05)
        gutter.drawn = []
        stage.advance(by: 0.1)
        #expect(gutter.drawn.isEmpty)

        stage.run { view.textStorage.append(NSAttributedString(string: "b")) }
        stage.advance(by: 0.05)
        #expect(gutter.drawn == [NSRange(location: 0, length: 2)])
        stage.run { gutter.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1)) }
        stage.advance(by: 0.05)

        #expect(gutter.drawn.count == 2)
    }

    @Test func `it does not draw again where a caret moves`() {
        let gutter = Gutter()
        let view = makeView(NSTextStorage(string: "one two"), gutter)
        stage.run { _ = view.becomeFirstResponder() }
        stage.advance(by: 0.05)
        gutter.drawn = []

        stage.run { view.selectedRange = NSRange(location: 1, length: 3) }
        stage.press(.keyboardRightArrow)
        stage.advance(by: 0.05)

        #expect(view.selectedRange == NSRange(location: 4, length: 0) && gutter.drawn.isEmpty)
    }

    @Test func `it fills what is behind links as the view shows them`() {
        final class Marker: NSLayoutManager {
            var filled: [NSRange] = []
            override func fillBackgroundRectArray(
                _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
                forCharacterRange charRange: NSRange, color: UIColor
            ) {
                if color == .yellow { filled.append(charRange) }
            }
        }
        let (text, marker) = (NSTextStorage(string: "one two"), Marker())
        text.addAttribute(.link, value: "https://a.b", range: NSRange(location: 4, length: 3))
        let view = makeView(text, marker)

        stage.run { view.linkTextAttributes = [.backgroundColor: UIColor.yellow] }
        stage.advance(by: 0.05)

        #expect(marker.filled == [NSRange(location: 4, length: 3)])
    }

    @Test func `a manager that takes the place of the view's draws its text`() {
        let view = makeView(NSTextStorage(string: "text"))
        let gutter = Gutter()

        stage.run { view.textContainer.replaceLayoutManager(gutter) }
        stage.advance(by: 0.05)

        #expect(view.layoutManager === gutter && view.text == "text" && gutter.drawn.count == 1)
    }

    @Test func `the view's manager says where the letters are that the view shows`() throws {
        let view = makeView(NSTextStorage(string: "one two\nthree"))
        view.textAlignment = .right
        let manager = view.layoutManager

        let rect = manager.boundingRect(
            forGlyphRange: NSRange(location: 8, length: 1), in: view.textContainer)

        let caret = try caret(view, 8)
        #expect(abs(rect.minX - caret.midX) <= 1.5 && abs(rect.minY + 8 - caret.minY) < 1)
        #expect(abs(manager.usedRect(for: view.textContainer).height + 16 - view.contentSize.height) <= 1)
    }

    // MARK: - The container

    @Test func `a container that does not track its view keeps its own width, and the view scrolls across`()
        throws
    {
        let view = makeView(NSTextStorage(string: String(repeating: "word ", count: 30)))
        let narrow = try caret(view, 149).minY
        #expect(view.textContainer.size.width == 300 && view.contentSize.width == 300)

        stage.run {
            view.textContainer.widthTracksTextView = false
            view.textContainer.size.width = 3000
        }
        stage.advance(by: 0.05)
        #expect(try caret(view, 149).minY == caret(view, 0).minY && narrow > caret(view, 0).minY)
        #expect(view.contentSize.width == 3000)
        stage.run { view.textContainer.size.width = 100 }
        stage.advance(by: 0.05)

        #expect(try caret(view, 149).minY > narrow && view.contentSize.width == 300)
    }

    @Test func `a container as high as its view leaves out the lines that do not fit`() throws {
        let view = makeView(
            NSTextStorage(string: Array(repeating: "line", count: 50).joined(separator: "\n")))
        #expect(view.contentSize.height > 600)

        stage.run { view.textContainer.heightTracksTextView = true }
        stage.advance(by: 0.05)
        #expect(view.contentSize.height <= 300 && view.contentSize.height > 250)
        stage.run { view.frame.size.height = 100 }
        stage.advance(by: 0.05)

        #expect(view.contentSize.height <= 100 && view.contentSize.height > 60)
    }

    @Test func `a view whose container is not the first one shows no text, until it is the first again`() {
        let view = makeView(NSTextStorage(string: "one\ntwo"))
        let (height, manager) = (view.contentSize.height, view.layoutManager)

        stage.run {
            manager.insertTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)), at: 0)
        }
        stage.advance(by: 0.05)
        #expect(height > 40 && view.contentSize.height < 20)
        stage.run { manager.removeTextContainer(at: 0) }
        stage.advance(by: 0.05)

        #expect(view.contentSize.height == height)
    }

    // MARK: - Paragraphs without letters

    @Test func `the caret of a paragraph without letters stands where its style aligns it`() throws {
        let view = makeView(NSTextStorage(string: "one\n\nthree\n"))
        func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            return style
        }

        stage.run {
            view.textStorage.addAttribute(
                .paragraphStyle, value: style(.center), range: NSRange(location: 4, length: 1))
            view.textStorage.addAttribute(
                .paragraphStyle, value: style(.right), range: NSRange(location: 5, length: 6))
        }

        #expect(try abs(caret(view, 4).midX - 150) <= 1.5)
        #expect(try caret(view, 11).midX > 290 && caret(view, 0).midX < 10)
        stage.run {
            view.text = ""
            view.typingAttributes = [.paragraphStyle: style(.center)]
        }
        #expect(try abs(caret(view, 0).midX - 150) <= 1.5)
    }
}
