import UIKit

/// A line in which one types: the return key takes it, Escape leaves it as it is.
class ToolField: UITextField, UITextFieldDelegate {
    static let height: CGFloat = 28

    /// Makes a field.
    ///
    /// - Parameter placeholder: what is typed here, in grey.
    init(_ placeholder: String? = nil) {
        super.init(frame: .zero)
        // The system's placeholder colour is too faint to be read on the tool's grounds.
        attributedPlaceholder = placeholder.map {
            NSAttributedString(string: $0, attributes: [.foregroundColor: Palette.secondaryText])
        }
        font = .tool
        borderStyle = .roundedRect
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// The text without spaces around it.
    var typed: String { (text ?? "").trimmingCharacters(in: .whitespaces) }

    /// The return key was pressed; the field is left afterwards.
    func take() {}

    func textFieldDidBeginEditing(_ textField: UITextField) {}

    func textFieldDidEndEditing(_ textField: UITextField) {}

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        take()
        resignFirstResponder()
        return true
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: ToolField.leave)]
    }

    private func leave() { resignFirstResponder() }
}
