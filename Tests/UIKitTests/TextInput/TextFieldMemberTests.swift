import Testing
import UITesting

@testable import UIKit

/// Text fields: ranges, rectangles, held keys and what accessibility says.
@Suite struct TextFieldMemberTests {
    private func range(_ field: UITextField, _ location: Int, _ length: Int) -> UITextRange? {
        guard let start = field.position(from: field.beginningOfDocument, offset: location),
            let end = field.position(from: start, offset: length)
        else { return nil }
        return field.textRange(from: start, to: end)
    }

    @Test func `a range is replaced in one line, and the caret stands behind it`() throws {
        let scene = TextFieldScene("one two three")

        scene.field.replace(try #require(range(scene.field, 4, 3)), withText: "2\n2")

        #expect(scene.state == "one 2 2| three")
        scene.press(.keyboardZ, .control)
        #expect(scene.field.text == "one two three")
    }

    @Test func `places lie beside each other, and none above or below`() throws {
        let field = TextFieldScene("abc").field
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        func place(_ direction: UITextLayoutDirection, _ offset: Int) -> Int? {
            field.position(from: start, in: direction, offset: offset).map {
                field.offset(from: field.beginningOfDocument, to: $0)
            }
        }

        #expect(place(.right, 2) == 3 && place(.right, 3) == nil && place(.right, -1) == 0)
        #expect(place(.left, 1) == 0 && place(.left, 2) == nil && place(.left, -2) == 3)
        #expect(place(.up, 0) == 1 && place(.down, 1) == nil && place(.up, 1) == nil)
    }

    @Test func `of text from the right, the next place at the left is later`() throws {
        let field = TextFieldScene("שלום").field
        let start = field.beginningOfDocument

        let next = try #require(field.position(from: start, in: .left, offset: 1))
        #expect(field.offset(from: start, to: next) == 1)
        #expect(field.position(from: start, in: .right, offset: 1) == nil)
    }

    @Test func `a range has its rectangle, and one without letters that of the caret`() throws {
        let field = TextFieldScene("hello world").field
        func caret(_ location: Int) throws -> CGRect {
            field.caretRect(
                for: try #require(field.position(from: field.beginningOfDocument, offset: location)))
        }

        let word = field.firstRect(for: try #require(range(field, 6, 5)))
        #expect(try abs(word.minX - caret(6).midX) <= 1.5 && abs(word.maxX - caret(11).midX) <= 1.5)
        #expect(word.height > 15 && field.bounds.contains(word))
        let none = field.firstRect(for: try #require(range(field, 3, 0)))
        #expect(try none == caret(3))
    }

    @Test func `the letter at a point is found, and none beside the text`() throws {
        let field = TextFieldScene("hello").field
        func text(_ x: CGFloat) -> String? {
            field.characterRange(at: CGPoint(x: x, y: 17)).flatMap { field.text(in: $0) }
        }
        let third = field.firstRect(for: try #require(range(field, 2, 1)))

        #expect(text(third.minX + 1) == "l" && text(third.minX - 1) == "e")
        #expect(text(0) == nil && text(250) == nil)
        field.text = ""
        #expect(text(third.midX) == nil)
    }

    @Test func `a held key edits on, and other keys go on`() {
        final class Background: UIView {
            var held = 0
            override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { held += 1 }
        }
        let stage = Playfield()
        let background = stage.add(Background(frame: stage.window.bounds))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "abcdef"
        background.addSubview(field)
        stage.run()
        field.becomeFirstResponder()
        func hold(_ usage: UIKeyboardHIDUsage) {
            let key = HostKey(usage)
            stage.run([.key(.down, key, timestamp: stage.time)])
            for _ in 0..<2 { stage.run([.key(.repeated, key, timestamp: stage.time)]) }
            stage.run([.key(.up, key, timestamp: stage.time)])
        }

        hold(.keyboardDeleteOrBackspace)
        #expect(field.text == "abc" && background.held == 0)
        hold(.keyboardF5)

        #expect(field.text == "abc" && background.held == 2)
    }

    @Test func `the word at the caret is selected`() {
        let scene = TextFieldScene("one two three")
        scene.select(5)

        scene.field.select(nil)

        #expect(scene.state == "one [two] three")
    }

    @Test func `a view at a side comes and goes with the editing`() {
        let scene = TextFieldScene(editing: false, "text")
        let (left, right) = (UIView(), UIView())
        for view in [left, right] { view.frame.size = CGSize(width: 20, height: 20) }
        (scene.field.leftView, scene.field.rightView) = (left, right)
        (scene.field.leftViewMode, scene.field.rightViewMode) = (.unlessEditing, .whileEditing)
        scene.field.layoutIfNeeded()
        #expect(left.superview === scene.field && right.superview == nil)

        scene.field.becomeFirstResponder()
        scene.field.layoutIfNeeded()
        #expect(left.superview == nil && right.superview === scene.field)
        #expect(right.frame.maxX <= 300 && right.frame.minX > 250)
        scene.field.resignFirstResponder()
        scene.field.layoutIfNeeded()

        #expect(left.superview === scene.field && right.superview == nil)
    }

    @Test func `its value is the text, dots where it is secure, and the placeholder where there is none`()
        throws
    {
        let scene = TextFieldScene(editing: false, "abc")
        scene.field.accessibilityLabel = "Name"
        scene.field.placeholder = "Who?"
        func value() -> String? { scene.stage.accessibleElement("Name")?.value }

        #expect(value() == "abc")
        scene.field.isSecureTextEntry = true
        #expect(value() == "•••")
        scene.field.text = ""
        #expect(value() == "Who?")
    }
}
