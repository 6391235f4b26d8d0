import UIKit

/// A field for the path of a file, which the return key opens.
final class PathField: UITextField, UITextFieldDelegate {
    private let open: (String) -> Void

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: what it opens, in grey.
    ///   - open: called with the path.
    init(_ placeholder: String, open: @escaping (String) -> Void) {
        self.open = open
        super.init(frame: .zero)
        self.placeholder = placeholder
        font = .tool
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let path = (text ?? "").trimmingCharacters(in: .whitespaces)
        if !path.isEmpty { open(path) }
        resignFirstResponder()
        return true
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: PathField.leave)]
    }

    private func leave() { resignFirstResponder() }
}
