import Testing
import UITesting

@testable import UIKit

/// The attributes of what is undone and done again.
@Suite struct TextViewUndoTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))
    private let view: UITextView
    private let refusing = Refusing()

    init() {
        let stage = stage
        view = stage.run { UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 200)) }
        stage.run {
            stage.window.addSubview(view)
            let text = NSMutableAttributedString(string: "red blue")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
            view.attributedText = text
            _ = view.becomeFirstResponder()
        }
        stage.advance(by: 0.05)
    }

    private func select(_ location: Int, _ length: Int) {
        stage.run { view.selectedRange = NSRange(location: location, length: length) }
    }

    private func undo() { stage.press(.keyboardZ, modifiers: .control) }
    private func redo() { stage.press(.keyboardZ, modifiers: [.control, .shift]) }

    /// The text with the first letter of each letter's colour behind it.
    private var colored: String {
        let text = view.attributedText ?? NSAttributedString(string: "")
        return text.string.enumerated().map { index, letter in
            let color = text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
            return "\(letter)\(color == .red ? "r" : color == .blue ? "b" : color == .green ? "g" : "-")"
        }.joined()
    }

    @Test func `what was deleted comes back with its attributes`() {
        let whole = colored
        #expect(whole == "rrerdr -bblbubeb")
        select(1, 6)
        stage.press(.keyboardDeleteOrBackspace)
        #expect(colored == "rreb")

        undo()
        #expect(colored == whole)
        redo()
        #expect(colored == "rreb")
        undo()

        #expect(colored == whole && view.selectedRange == NSRange(location: 1, length: 6))
    }

    @Test func `letters that are deleted one by one come back with the attributes of each`() {
        let whole = colored
        select(5, 0)
        for _ in 0..<3 { stage.press(.keyboardDeleteOrBackspace) }
        for _ in 0..<2 { stage.press(.keyboardDeleteForward) }
        #expect(view.text == "ree")

        while view.undoManager?.canUndo == true { undo() }

        #expect(colored == whole)
    }

    @Test func `what was typed over letters comes again with its own attributes`() {
        let whole = colored
        select(0, 3)
        stage.run { view.typingAttributes[.foregroundColor] = UIColor.green }
        stage.run { view.insertText("go") }
        #expect(colored == "ggog -bblbubeb")

        undo()
        #expect(colored == whole)
        redo()

        #expect(colored == "ggog -bblbubeb")
    }

    @Test func `letters that a composition has replaced come back with their attributes`() {
        let whole = colored
        select(2, 4)
        stage.compose("ni")
        stage.commit("你")
        #expect(view.text == "re你ue")

        undo()

        #expect(colored == whole)
    }

    @Test func `redoing, and leaving the view, take away a composition that the delegate refuses`() {
        let whole = colored
        select(8, 0)
        stage.press(.keyboardDeleteOrBackspace)
        let shorter = colored
        undo()
        stage.run { view.delegate = refusing }
        select(0, 0)
        stage.compose("ni")

        redo()
        #expect(colored == shorter && view.textStorage.string == "red blu")
        undo()
        #expect(colored == whole)
        stage.compose("ni")
        stage.run { _ = view.resignFirstResponder() }

        #expect(colored == whole && view.textStorage.string == "red blue")
    }
}

/// Allows no change.
private final class Refusing: UITextViewDelegate {
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { false }
}
