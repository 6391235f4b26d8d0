import Testing
import UITesting

@testable import UIKit

/// A text field as first responder: keys that are its own, keys that are not, the caret, the window.
@Suite struct TextFieldFocusTests {
    private final class Screen: UIViewController {
        let field = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 34))
        let second = UITextField(frame: CGRect(x: 40, y: 160, width: 200, height: 34))
        let button = UIButton(type: .system)
        var commands: [String] = []
        var leftWins = false

        override func viewDidLoad() {
            button.frame = CGRect(x: 40, y: 220, width: 100, height: 34)
            second.text = "second"
            for view in [field, second, button] { self.view.addSubview(view) }
        }

        override var keyCommands: [UIKeyCommand]? {
            let left = UIKeyCommand(
                input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Screen.note)
            left.wantsPriorityOverSystemBehavior = leftWins
            return [
                UIKeyCommand(input: " ", modifierFlags: [], action: Screen.note), left,
                UIKeyCommand(input: "f", modifierFlags: .control, action: Screen.note),
                UIKeyCommand(input: "z", modifierFlags: .control, action: Screen.note),
                UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Screen.note),
            ]
        }

        private func note(_ command: UIKeyCommand) { commands.append(command.input ?? "") }
    }

    private func begin() -> (Stage, Screen) {
        let stage = Stage()
        let screen = Screen()
        stage.present(screen)
        return (stage, screen)
    }

    @Test func `while one types, keys that write and edit are no commands; others still are`() {
        let (stage, screen) = begin()
        stage.press(.keyboardSpacebar)
        #expect(screen.commands == [" "])

        stage.tap(screen.field)
        stage.type("a b")
        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardZ, modifiers: .control)
        #expect(screen.commands == [" "] && screen.field.text == "")

        stage.press(.keyboardF, modifiers: .control)
        stage.press(.keyboardEscape)
        screen.leftWins = true
        stage.press(.keyboardLeftArrow)
        #expect(screen.commands == [" ", "f", UIKeyCommand.inputEscape, UIKeyCommand.inputLeftArrow])
    }

    @Test func `tab goes through fields, which then have all selected, and on to buttons`() {
        let (stage, screen) = begin()

        stage.press(.keyboardTab)
        #expect(screen.field.isEditing && screen.field.isFocused)
        stage.press(.keyboardTab)
        #expect(screen.second.isEditing && !screen.field.isEditing)
        stage.type("x")
        #expect(screen.second.text == "x", "all was selected")
        stage.press(.keyboardTab)
        #expect(screen.button.isFocused && !screen.second.isEditing && !screen.second.isFocused)
        stage.press(.keyboardTab, modifiers: .shift)
        #expect(screen.second.isEditing && !screen.button.isFocused)
    }

    @Test func `a field that was reached by the tab key and left by return edits nothing any more`() {
        let (stage, screen) = begin()
        stage.press(.keyboardTab)
        stage.type("ab")

        stage.run { _ = screen.field.resignFirstResponder() }
        stage.press(.keyboardSpacebar)
        stage.press(.keyboardZ, modifiers: .control)

        #expect(screen.commands == [" ", "z"] && screen.field.text == "ab")
        stage.press(.keyboardTab)
        #expect(screen.second.isEditing, "on from where it was")
    }

    @Test func `tab goes on from the field that was clicked, and down leaves it`() {
        let (stage, screen) = begin()
        stage.tap(screen.second)

        stage.press(.keyboardUpArrow)
        #expect(screen.field.isEditing)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardDownArrow)
        #expect(screen.button.isFocused)
    }

    @Test func `a field that may not be left keeps the focus`() {
        final class Stubborn: UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let (stage, screen) = begin()
        let delegate = Stubborn()
        screen.second.delegate = delegate
        stage.tap(screen.second)

        stage.press(.keyboardTab)
        stage.press(.keyboardTab, modifiers: .shift)
        stage.tap(screen.field)

        #expect(screen.second.isEditing && !screen.field.isEditing && !screen.button.isFocused)
    }

    @Test func `return tells the targets, and those of the end on exit end the editing`() {
        let scene = TextFieldScene("ab")

        scene.press(.keyboardReturnOrEnter)
        #expect(scene.calls == ["shouldReturn", "primaryAction"] && scene.field.isEditing)
        scene.field.addAction(UIAction { _ in scene.calls.append("exit") }, for: .editingDidEndOnExit)
        scene.calls = []
        scene.stage.type("\n")

        #expect(scene.calls.starts(with: ["shouldReturn", "primaryAction", "exit"]))
        #expect(!scene.field.isEditing)
    }

    @Test func `a field that leaves its window while edited ends editing`() {
        let scene = TextFieldScene("ab")
        scene.ends = false
        scene.stage.compose("ni")

        scene.field.removeFromSuperview()
        #expect(!scene.field.isEditing && scene.calls.suffix(2) == ["didEnd", "editingDidEnd"])
        scene.stage.type("lost")
        scene.stage.advance(by: 1)
        #expect(scene.field.text == "abni")
        #expect(!scene.field.becomeFirstResponder(), "it has no window")

        let holder = UIView(frame: scene.stage.window.bounds)
        scene.stage.window.addSubview(holder)
        holder.addSubview(scene.field)
        #expect(scene.field.becomeFirstResponder())
        holder.removeFromSuperview()
        #expect(!scene.field.isEditing)
    }

    @Test func `a field that goes away while edited leaves nothing behind`() {
        let stage = Stage()
        weak var gone: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 34))
            gone = field
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            stage.type("some text")
            field.removeFromSuperview()
        }
        stage.advance(by: 2)

        #expect(gone == nil)
        #expect(stage.window.firstResponder == nil)
    }

    @Test func `a disabled field cannot be edited, and one that becomes disabled is no longer`() {
        let scene = TextFieldScene(editing: false, "ab")
        scene.field.isEnabled = false
        scene.stage.tap(scene.field)
        #expect(!scene.field.isEditing)

        scene.field.isEnabled = true
        scene.stage.tap(scene.field)
        #expect(scene.field.isEditing)
        scene.field.isEnabled = false
        #expect(!scene.field.isEditing)
    }

    // MARK: - Caret

    /// The frames that draw something in a time.
    private func frames(of stage: Stage, in seconds: TimeInterval) -> Int {
        let before = stage.drawnFrames
        stage.advance(by: seconds)
        return stage.drawnFrames - before
    }

    @Test func `the caret blinks on the stage's clock, in less than two frames a second, and stops`() {
        let scene = TextFieldScene("ab")
        scene.stage.type("c")
        let caret = scene.field.lineView.subviews.last
        var visible: [Bool] = []
        for _ in 0..<6 {
            visible.append(caret?.isHidden == false)
            scene.stage.advance(by: 0.6)
        }

        #expect(visible == [true, false, true, false, true, false])
        #expect((1...4).contains(frames(of: scene.stage, in: 2)))
        scene.stage.advance(by: 10)
        #expect(frames(of: scene.stage, in: 5) == 0 && caret?.isHidden == false)
        scene.stage.type("d")
        #expect(frames(of: scene.stage, in: 1.3) == 2)
    }

    @Test func `without focus, or with text selected, nothing blinks`() {
        let scene = TextFieldScene("ab")
        scene.press(.keyboardA, .control)
        #expect(frames(of: scene.stage, in: 3) == 0)
        scene.field.resignFirstResponder()
        scene.stage.advance(by: 0.1)

        #expect(frames(of: scene.stage, in: 3) == 0)
    }

    @Test func `a stage comes to rest though a caret blinks`() {
        let scene = TextFieldScene("ab")

        scene.stage.settle()

        #expect(scene.stage.now < 1 && !scene.stage.isMoving && scene.stage.unrest.isEmpty)
    }

    @Test func `the caret stays in sight in a text that is too long, and no room is wasted`() {
        let scene = TextFieldScene(width: 120, String(repeating: "word ", count: 20))
        let room = scene.field.editingRect(forBounds: scene.field.bounds)
        func caret() -> CGRect {
            scene.field.selectedTextRange.map { scene.field.caretRect(for: $0.start) } ?? .null
        }

        for key in [UIKeyboardHIDUsage.keyboardHome, .keyboardEnd] {
            scene.press(key)
            #expect(room.insetBy(dx: -0.5, dy: 0).contains(caret()))
        }
        #expect(caret().maxX > room.maxX - 2)
        for _ in 0..<8 { scene.press(.keyboardDeleteOrBackspace, .control) }
        #expect(room.insetBy(dx: -0.5, dy: 0).contains(caret()) && caret().maxX > room.maxX - 2)
        scene.press(.keyboardA, .control)
        scene.stage.type("x")
        #expect(caret().minX < room.minX + 15 && scene.field.lineView.scroll == 0)
    }

    @Test func `the pointer is a beam over the text and an arrow over the clear button`() throws {
        let scene = TextFieldScene("ab")
        scene.field.clearButtonMode = .always
        scene.stage.advance(by: 0.1)
        let pipeline = try #require(FrameClock.current.application).pipeline
        func shape(_ x: CGFloat) -> PointerShape {
            pipeline.pointerShape(at: scene.field.convert(CGPoint(x: x, y: 17), to: nil))
        }

        #expect(shape(20) == .text && shape(150) == .text)
        #expect(shape(285) == .arrow)
        #expect(pipeline.pointerShape(at: CGPoint(x: 200, y: 400)) == .arrow)
    }

    // MARK: - Parts

    @Test func `the clear button is there when it should be, asks, clears, and can be undone`() {
        let scene = TextFieldScene("ab")
        scene.field.clearButtonMode = .whileEditing
        scene.stage.advance(by: 0.1)
        let button = scene.field.clearButton
        #expect(!button.isHidden)

        scene.calls = []
        scene.stage.tap(button)
        #expect(scene.calls == ["shouldClear", "change 0,2 ", "selection", "editingChanged"])
        #expect(scene.state == "|" && button.isHidden && scene.field.isEditing)
        scene.press(.keyboardZ, .control)
        #expect(scene.field.text == "ab" && !button.isHidden)
        scene.field.resignFirstResponder()
        scene.stage.advance(by: 0.1)
        #expect(button.isHidden)
    }

    @Test func `views at the ends take room from the text when they are shown`() {
        let scene = TextFieldScene(editing: false, "ab")
        let whole = scene.field.textRect(forBounds: scene.field.bounds)
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView())
        right.bounds.size = CGSize(width: 30, height: 30)
        scene.field.leftView = left
        scene.field.rightView = right
        #expect(scene.field.textRect(forBounds: scene.field.bounds) == whole)

        scene.field.leftViewMode = .always
        scene.field.rightViewMode = .whileEditing
        scene.stage.advance(by: 0.1)
        #expect(left.superview === scene.field && right.superview == nil)
        #expect(left.frame == CGRect(x: 7, y: 12, width: 20, height: 10))
        #expect(scene.field.textRect(forBounds: scene.field.bounds).minX == whole.minX + 25)
        scene.stage.tap(scene.field)
        #expect(right.superview === scene.field && right.frame.maxX == 293)
        scene.field.leftView = nil
        scene.stage.advance(by: 0.1)
        #expect(left.superview == nil)
    }

    @Test func `a field has the measures of iOS, and shows its placeholder while it is empty`() {
        let scene = TextFieldScene(editing: false)
        scene.field.placeholder = "Name"
        scene.stage.advance(by: 0.1)

        #expect(scene.field.intrinsicContentSize.height == 34)
        #expect(scene.field.textRect(forBounds: scene.field.bounds).minX == 7)
        #expect(!scene.field.placeholderLabel.isHidden && scene.field.placeholderLabel.text == "Name")
        #expect(scene.field.placeholderLabel.textColor == .placeholderText)
        scene.field.attributedPlaceholder = NSAttributedString(
            string: "Red", attributes: [.foregroundColor: UIColor.red])
        #expect(scene.field.placeholder == "Red")
        scene.field.text = "x"
        scene.stage.advance(by: 0.1)
        #expect(scene.field.placeholderLabel.isHidden && scene.field.text == "x")
        scene.field.text = nil
        #expect(scene.field.text == "")
        scene.field.borderStyle = .none
        #expect(scene.field.textRect(forBounds: scene.field.bounds) == scene.field.bounds)
    }

    @Test func `editing posts UIKit's notifications`() {
        let scene = TextFieldScene(editing: false)
        nonisolated(unsafe) var names: [String] = []
        let tokens = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene.field, queue: nil) {
                names.append($0.name.rawValue)
            }
        }

        scene.stage.tap(scene.field)
        scene.stage.type("a")
        scene.field.resignFirstResponder()

        #expect(
            names == [
                "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
                "UITextFieldTextDidEndEditingNotification",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func `a field can be cleared as editing begins`() {
        let scene = TextFieldScene(editing: false, "old")
        scene.field.clearsOnBeginEditing = true

        scene.stage.tap(scene.field)

        #expect(scene.field.text == "")
    }
}
