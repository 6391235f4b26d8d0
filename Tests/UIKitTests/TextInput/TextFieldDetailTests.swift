import Testing
import UITesting

@testable import UIKit

/// What one undo takes back, keys of other layouts, places of parts, and return that is refused.
@Suite struct TextFieldDetailTests {
    private let stage = Stage()
    private let refusing = Refusing()

    @Test func `letters that are deleted in both directions come back in one go`() {
        let scene = TextFieldScene("abcdef")
        scene.select(2)

        scene.press(.keyboardDeleteForward)
        scene.press(.keyboardDeleteForward)
        scene.press(.keyboardDeleteOrBackspace)
        #expect(scene.state == "a|ef")
        scene.press(.keyboardZ, .control)
        #expect(scene.state == "ab|cdef")
        scene.press(.keyboardZ, [.control, .shift])

        #expect(scene.state == "a|ef")
    }

    @Test func `deleting elsewhere, and typing after deleting, are steps of their own`() {
        let scene = TextFieldScene("abcdef")

        scene.press(.keyboardDeleteOrBackspace)
        scene.select(1)
        scene.press(.keyboardDeleteOrBackspace)
        scene.stage.type("x")
        #expect(scene.state == "x|bcde")
        var states: [String?] = []
        for _ in 0..<3 {
            scene.press(.keyboardZ, .control)
            states.append(scene.field.text)
        }

        #expect(states == ["bcde", "abcde", "abcdef"])
    }

    @Test
    func `a text that is set again changes nothing; another one moves the caret, and the delegate hears`() {
        let scene = TextFieldScene("abc")
        scene.select(1)
        scene.calls = []

        scene.field.text = "abc"
        #expect(scene.state == "a|bc" && scene.calls.isEmpty)
        scene.field.text = "xyz"
        #expect(scene.state == "xyz|" && scene.calls == ["selection"])
        scene.field.resignFirstResponder()
        scene.calls = []
        scene.field.text = nil

        #expect(scene.field.text?.isEmpty == true && scene.calls.isEmpty)
    }

    @Test func `what is typed goes to the end of a text that the delegate sets when it is asked`() {
        let scene = TextFieldScene("abc")
        scene.select(1)
        scene.allows = { [field = scene.field] _, _ in
            field.text = "12 "
            return true
        }
        scene.calls = []

        scene.stage.type("3")
        #expect(scene.state == "12 3|")
        #expect(scene.calls == ["change 1,0 3", "selection", "selection", "editingChanged"])
        scene.press(.keyboardZ, .control)
        #expect(scene.state == "12 |")
        scene.field.text = "abc"
        scene.press(.keyboardDeleteOrBackspace)
        #expect(scene.state == "12|")
        scene.select(0, 1)
        scene.press(.keyboardDeleteOrBackspace)

        #expect(scene.state == "12|", "the letter before the caret goes, as nothing is selected any more")
    }

    @Test func `a secret is one word for the keys, too`() {
        let scene = TextFieldScene("one two three")
        scene.field.isSecureTextEntry = true
        scene.select(5)

        scene.press(.keyboardRightArrow, .control)
        #expect(scene.state == "one two three|")
        scene.press(.keyboardLeftArrow, .control)
        #expect(scene.state == "|one two three")
        scene.select(7)
        scene.press(.keyboardDeleteOrBackspace, .control)
        #expect(scene.state == "| three")
        scene.press(.keyboardDeleteForward, .control)

        #expect(scene.state == "|")
    }

    @Test(arguments: [
        (UIKeyboardHIDUsage.keyboardA, "ф", true), (.keyboardQ, "a", true), (.keyboardA, "q", false),
    ])
    func `a command's letter is that of the layout, or of its place where the layout is not Latin`(
        key: UIKeyboardHIDUsage, letter: String, selects: Bool
    ) {
        let playfield = Playfield()
        let field = playfield.add(UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40)))
        field.text = "abc"
        playfield.run()
        field.becomeFirstResponder()

        for phase in [HostKeyPhase.down, .up] {
            playfield.run([
                .key(phase, HostKey(key, .control, characters: letter), timestamp: playfield.time)
            ])
        }

        #expect(field.editor.edited.selection == (selects ? 0..<3 : 3..<3) && field.text == "abc")
    }

    @Test(arguments: [
        (UITextField.BorderStyle.none, 120.0, 385.0), (.line, 127, 383), (.bezel, 132, 378),
        (.roundedRect, 132, 378),
    ])
    func `the text keeps its distance from views at both ends, and a border its own`(
        style: UITextField.BorderStyle, left: Double, right: Double
    ) {
        let field = UITextField()
        field.borderStyle = style
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        let bounds = CGRect(x: 100, y: 50, width: 300, height: 40)

        let rect = field.textRect(forBounds: bounds)

        #expect(rect == CGRect(x: left, y: 50, width: right - left, height: 40))
        #expect(field.leftViewRect(forBounds: bounds).minY == 65)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 10, height: 40)).width == 0)
    }

    @Test func `the button that clears is not in a field that is edited, disabled or empty`() {
        let scene = TextFieldScene("ab")
        let button = scene.field.clearButton
        func isShown(_ change: () -> Void) -> Bool {
            change()
            scene.stage.advance(by: 0.1)
            return !button.isHidden
        }

        #expect(!isShown { scene.field.clearButtonMode = .unlessEditing })
        #expect(isShown { scene.field.resignFirstResponder() })
        #expect(!isShown { scene.field.isEnabled = false })
        #expect(isShown { scene.field.isEnabled = true })
        #expect(!isShown { scene.field.text = "" })
        #expect(isShown { scene.field.text = "c" })
        #expect(!isShown { scene.field.clearButtonMode = .never })
    }

    // MARK: - Return

    private final class Refusing: UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }

    @Test func `return that the delegate refuses is no action and ends nothing`() {
        let recorder = Recorder()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.addAction(
            UIAction { _ in recorder.note("return") }, for: [.primaryActionTriggered, .editingDidEndOnExit])
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        field.delegate = refusing

        stage.press(.keyboardReturnOrEnter)
        #expect(recorder.lines.isEmpty && field.isFirstResponder)
        field.delegate = nil
        stage.press(.keyboardReturnOrEnter)

        #expect(!recorder.lines.isEmpty && !field.isFirstResponder)
    }

    @Test func `return that is held is told once`() {
        let (playfield, recorder) = (Playfield(), Recorder())
        let field = playfield.add(UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40)))
        field.addAction(UIAction { _ in recorder.note("return") }, for: .primaryActionTriggered)
        playfield.run()
        field.becomeFirstResponder()

        for phase in [HostKeyPhase.down, .repeated, .repeated, .up] {
            playfield.run([.key(phase, HostKey(.keyboardReturnOrEnter), timestamp: playfield.time)])
        }

        #expect(recorder.lines == ["return"])
    }

    // MARK: - Places

    @Test func `there is no place before the text and behind it, however far one asks`() throws {
        let scene = TextFieldScene("ab")
        let (start, end) = (scene.field.beginningOfDocument, scene.field.endOfDocument)
        let middle = try #require(scene.field.position(from: start, offset: 1))

        #expect(scene.field.position(from: start, offset: -1) == nil)
        #expect(scene.field.position(from: end, offset: 1) == nil)
        #expect(scene.field.position(from: middle, offset: .max) == nil)
        #expect(scene.field.offset(from: end, to: middle) == -1)
        #expect(scene.field.compare(middle, to: end) == .orderedAscending)
        #expect(scene.field.compare(middle, to: start) == .orderedDescending)
        let back = try #require(scene.field.textRange(from: end, to: middle))

        #expect(
            scene.field.text(in: back) == "b" && scene.field.compare(back.start, to: middle) == .orderedSame)
    }
}
