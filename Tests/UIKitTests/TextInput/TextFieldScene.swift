import UITesting

@testable import UIKit

/// A stage with a text field, and what its delegate and targets heard.
@MainActor
final class TextFieldScene: UITextFieldDelegate {
    let stage: Stage
    let field: UITextField
    var calls: [String] = []
    var allows: (NSRange, String) -> Bool = { _, _ in true }
    var begins = true
    var ends = true

    init(width: CGFloat = 300, editing: Bool = true, _ text: String = "") {
        stage = Stage()
        field = UITextField(frame: CGRect(x: 40, y: 100, width: width, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryAction"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
        }
        stage.window.addSubview(field)
        if editing { field.becomeFirstResponder() }
        stage.advance(by: 0)
        calls = []
    }

    /// The text with | for the caret, or [ ] around the selection.
    var state: String {
        var text = field.text ?? ""
        let edited = field.editor.edited
        let bytes = text.utf8
        func index(_ offset: Int) -> String.Index { bytes.index(text.startIndex, offsetBy: offset) }
        let selection = edited.selection
        if selection.isEmpty {
            text.insert("|", at: index(selection.lowerBound))
        } else {
            let (start, end) = (index(selection.lowerBound), index(selection.upperBound))
            text = "\(text[..<start])[\(text[start..<end])]\(text[end...])"
        }
        return text
    }

    /// Selects from one offset to another, in UTF-16 units.
    func select(_ start: Int, _ end: Int? = nil) {
        guard let from = field.position(from: field.beginningOfDocument, offset: start),
            let to = field.position(from: field.beginningOfDocument, offset: end ?? start)
        else { return }
        field.selectedTextRange = field.textRange(from: from, to: to)
    }

    /// Returns a point of the stage above a caret's place, in UTF-16 units.
    func point(at offset: Int) -> CGPoint {
        guard let position = field.position(from: field.beginningOfDocument, offset: offset) else {
            return .zero
        }
        let caret = field.caretRect(for: position)
        return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        stage.press(key, modifiers: modifiers)
    }

    // MARK: - UITextFieldDelegate

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin")
        return begins
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd")
        return ends
    }

    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        calls.append("change \(range.location),\(range.length) \(string)")
        return allows(range, string)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append("shouldClear")
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("shouldReturn")
        return true
    }
}
