import UIKit

/// A field that filters a list while one types.
final class SearchField: UITextField, UITextFieldDelegate {
    static let height: CGFloat = 28

    private let change: (String) -> Void

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: what it filters, in grey.
    ///   - change: called with the text after each change, without spaces around it.
    init(_ placeholder: String, change: @escaping (String) -> Void) {
        self.change = change
        super.init(frame: .zero)
        self.placeholder = placeholder
        font = .tool
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        delegate = self
        addTarget(self, action: SearchField.edited, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func edited() { change((text ?? "").trimmingCharacters(in: .whitespaces)) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resignFirstResponder()
        return true
    }

    // Escape leaves the field, which keeps what was typed.
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: SearchField.leave)
        ]
    }

    private func leave() { resignFirstResponder() }
}

extension String {
    /// Whether every word of a search is somewhere in the text, in any case.
    func matches(_ search: String) -> Bool {
        search.split(separator: " ").allSatisfy { localizedCaseInsensitiveContains($0) }
    }
}
