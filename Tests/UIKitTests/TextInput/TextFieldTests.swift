import Testing
import UITesting

@testable import UIKit

/// Typing, moving and deleting in a text field.
@Suite struct TextFieldTests {
    @Test func `what is typed arrives in the field that was clicked`() {
        let scene = TextFieldScene(editing: false)

        scene.stage.type("lost")
        scene.stage.tap(scene.field)
        scene.stage.type("Hello, World")

        #expect(scene.field.isFirstResponder && scene.field.isEditing)
        #expect(scene.state == "Hello, World|")
    }

    @Test func `editing tells the delegate, then the targets, in UIKit's order`() {
        let scene = TextFieldScene(editing: false)

        scene.stage.tap(scene.field)
        scene.stage.type("ab")
        scene.press(.keyboardDeleteOrBackspace)
        scene.press(.keyboardReturnOrEnter)
        scene.field.resignFirstResponder()

        #expect(
            scene.calls == [
                "shouldBegin", "didBegin", "editingDidBegin", "change 0,0 a", "selection", "editingChanged",
                "change 1,0 b", "selection", "editingChanged", "change 1,1 ", "selection", "editingChanged",
                "shouldReturn", "primaryAction", "shouldEnd", "didEnd", "editingDidEnd",
            ])
    }

    @Test func `the button that clears lies beside a view at the right, and the text beside both`() {
        let scene = TextFieldScene("Text")
        scene.field.clearButtonMode = .always
        scene.field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.field.rightViewMode = .always
        let bounds = scene.field.bounds

        let clear = scene.field.clearButtonRect(forBounds: bounds)
        #expect(clear.maxX <= scene.field.rightViewRect(forBounds: bounds).minX)
        #expect(scene.field.textRect(forBounds: bounds).maxX <= clear.minX)
    }

    @Test func `a delegate can refuse to begin, to end and to change`() {
        let scene = TextFieldScene(editing: false, "12")
        scene.begins = false
        #expect(!scene.field.becomeFirstResponder())

        scene.begins = true
        scene.ends = false
        scene.allows = { _, text in text.allSatisfy(\.isNumber) }
        #expect(scene.field.becomeFirstResponder())
        scene.stage.type("3a4")

        #expect(scene.field.text == "1234")
        #expect(!scene.field.resignFirstResponder() && scene.field.isEditing)
        #expect(scene.stage.window.endEditing(true) && !scene.field.isEditing, "by force")
    }

    @Test func `keys move the caret and select, by letters, words and to the ends`() {
        let scene = TextFieldScene("one two, three")
        let steps: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
            (.keyboardHome, [], "|one two, three"),
            (.keyboardRightArrow, [], "o|ne two, three"),
            (.keyboardRightArrow, .control, "one| two, three"),
            (.keyboardRightArrow, [.control, .shift], "one[ two], three"),
            (.keyboardLeftArrow, [], "one| two, three"),
            (.keyboardRightArrow, .shift, "one[ ]two, three"),
            (.keyboardRightArrow, [], "one |two, three"),
            (.keyboardEnd, .shift, "one [two, three]"),
            (.keyboardLeftArrow, [.control, .shift], "one [two, ]three"),
            (.keyboardEnd, [], "one two, three|"),
            (.keyboardLeftArrow, .control, "one two, |three"),
            (.keyboardHome, .shift, "[one two, ]three"),
            (.keyboardA, .control, "[one two, three]"),
            (.keyboardLeftArrow, [], "|one two, three"),
            (.keyboardLeftArrow, [], "|one two, three"),
        ]

        for (key, modifiers, expected) in steps {
            scene.press(key, modifiers)
            #expect(scene.state == expected)
        }
    }

    @Test func `backspace and delete take letters, words or the selection`() {
        let scene = TextFieldScene("one two three four")

        scene.press(.keyboardDeleteOrBackspace, .control)
        #expect(scene.state == "one two three |")
        scene.press(.keyboardHome)
        scene.press(.keyboardDeleteForward)
        #expect(scene.state == "|ne two three ")
        scene.press(.keyboardDeleteForward, .control)
        #expect(scene.state == "| two three ")
        scene.select(1, 4)
        scene.press(.keyboardDeleteForward)
        #expect(scene.state == " | three ")
        scene.press(.keyboardDeleteOrBackspace)
        scene.press(.keyboardDeleteOrBackspace)
        #expect(scene.state == "| three ")
    }

    @Test func `typing replaces the selection`() {
        let scene = TextFieldScene("one two")
        scene.select(4, 7)

        scene.stage.type("2")

        #expect(scene.state == "one 2|")
    }

    @Test func `letters of several scalars are one step and one deletion`() {
        let scene = TextFieldScene("a👍🏽👩‍👩‍👧‍👦e\u{301}🇩🇪b")

        for expected in [
            "a👍🏽👩‍👩‍👧‍👦e\u{301}🇩🇪|b", "a👍🏽👩‍👩‍👧‍👦e\u{301}|🇩🇪b", "a👍🏽👩‍👩‍👧‍👦|e\u{301}🇩🇪b", "a👍🏽|👩‍👩‍👧‍👦e\u{301}🇩🇪b", "a|👍🏽👩‍👩‍👧‍👦e\u{301}🇩🇪b",
        ] {
            scene.press(.keyboardLeftArrow)
            #expect(scene.state == expected)
        }
        scene.press(.keyboardDeleteForward)
        #expect(scene.state == "a|👩‍👩‍👧‍👦e\u{301}🇩🇪b")
        scene.press(.keyboardEnd)
        for _ in 0..<3 { scene.press(.keyboardDeleteOrBackspace) }
        #expect(scene.state == "a👩‍👩‍👧‍👦|")
    }

    @Test func `text written from the right moves as it is seen`() {
        let scene = TextFieldScene("שלום")
        #expect(scene.state == "שלום|")
        let end = scene.field.caretRect(for: scene.field.endOfDocument)
        let start = scene.field.caretRect(for: scene.field.beginningOfDocument)
        #expect(end.minX < start.minX - 20, "it ends at the left")

        scene.press(.keyboardRightArrow)
        #expect(scene.state == "שלו|ם")
        scene.press(.keyboardLeftArrow)
        #expect(scene.state == "שלום|")
        scene.press(.keyboardLeftArrow)
        #expect(scene.state == "שלום|", "the end")
        scene.press(.keyboardRightArrow, .control)
        #expect(scene.state == "|שלום")
        scene.stage.commit("א")
        #expect(scene.state == "א|שלום")
    }

    @Test func `a selection across both directions has a rectangle for each part`() {
        let scene = TextFieldScene("abc שלום")
        scene.select(2, 6)
        scene.stage.advance(by: 0.1)

        let parts = scene.field.lineView.subviews.filter {
            $0.backgroundColor != nil && !$0.isHidden && $0.frame.width > TextLineView.caretWidth
        }

        #expect(parts.count == 2)
        #expect(parts.allSatisfy { $0.frame.width > 5 })
    }

    @Test func `the letters of an edited text follow the appearance of a part of the window`() throws {
        let scene = TextFieldScene("WWWW")
        scene.field.backgroundColor = .systemBackground
        func greens() throws -> [UInt8] {
            let picture = try scene.stage.snapshot()
            return (45..<100).map { picture.pixel(x: $0, y: 117).y }.sorted()
        }

        let light = try greens()
        scene.stage.run { scene.field.overrideUserInterfaceStyle = .dark }
        scene.stage.advance(by: 0)
        let dark = try greens()

        #expect(light[0] < 80 && light[54] == 255, "black letters on white: \(light)")
        #expect(dark[0] == 0 && dark[54] > 175, "white letters on black: \(dark)")
    }

    @Test func `a field that loses its last letter shows its placeholder, whichever key took it`() {
        for key in [UIKeyboardHIDUsage.keyboardDeleteForward, .keyboardDeleteOrBackspace] {
            let scene = TextFieldScene("a")
            scene.field.placeholder = "Name"
            scene.select(key == .keyboardDeleteForward ? 0 : 1)
            scene.stage.advance(by: 0)
            #expect(scene.field.placeholderLabel.isHidden)

            scene.stage.press(key)
            scene.stage.advance(by: 0)

            #expect(scene.field.text == "" && !scene.field.placeholderLabel.isHidden)
        }
    }

    @Test func `a border is as thick as its style says, also when that changes`() {
        let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.borderStyle = .line
        stage.window.addSubview(field)
        stage.settle()
        func widths() -> [CGFloat] { field.subviews.map(\.layer.borderWidth).filter { $0 > 0 } }
        #expect(widths() == [1])

        field.borderStyle = .roundedRect
        stage.settle()
        #expect(widths() == [0.5])
        field.borderStyle = .none
        stage.settle()

        #expect(widths().isEmpty)
    }

    @Test func `a letter of several parts is one step for the caret`() {
        let scene = TextFieldScene("a\u{0915}\u{094D}\u{0937}\u{093F}b")
        scene.select(0)

        for state in ["a|\u{0915}\u{094D}\u{0937}\u{093F}b", "a\u{0915}\u{094D}\u{0937}\u{093F}|b"] {
            scene.stage.press(.keyboardRightArrow)
            #expect(scene.state == state)
        }
        scene.stage.press(.keyboardLeftArrow)

        #expect(scene.state == "a|\u{0915}\u{094D}\u{0937}\u{093F}b")
    }

    @Test func `the tab key goes past the button that clears a field`() {
        let scene = TextFieldScene("text")
        let second = UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 34))
        scene.field.clearButtonMode = .always
        scene.stage.window.addSubview(second)
        scene.stage.advance(by: 0)

        scene.stage.press(.keyboardTab)

        #expect(second.isFirstResponder)
    }
}
