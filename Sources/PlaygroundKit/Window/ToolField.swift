import UIKit

/// A line in which one types: the return key takes it, Escape leaves it as it is. What is refused stays to be typed anew:
/// the window's keys are single letters, and the next try would press them.
class ToolField: UITextField, UITextFieldDelegate {
    static let height: CGFloat = 28
    private static let radius: CGFloat = 5
    /// The width of the border, and of the ring in its place where the field has the keyboard, in points: a caret alone
    /// is easily overlooked.
    private static let (border, ring): (CGFloat, CGFloat) = (1, 2)

    /// The room between the border and the text, in points.
    class var padding: CGFloat { 8 }

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
        backgroundColor = Palette.field
        layer.cornerRadius = Self.radius
        delegate = self
        updateRing()
    }

    required init?(coder: NSCoder) { nil }

    /// The text without spaces around it.
    var typed: String { (text ?? "").trimmingCharacters(in: .whitespaces) }

    /// The return key was pressed.
    ///
    /// - Returns: whether the text was of use: the field is left then, otherwise its text is selected.
    func take() -> Bool { true }

    func textFieldDidBeginEditing(_ textField: UITextField) {}

    func textFieldDidEndEditing(_ textField: UITextField) {}

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if take() { resignFirstResponder() } else { selectAll(nil) }
        return true
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: Self.padding, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: ToolField.leave)]
    }

    private func leave() { resignFirstResponder() }

    // MARK: - The ring

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        defer { updateRing() }
        return super.becomeFirstResponder()
    }

    /// Gives the keyboard back to the window.
    @discardableResult
    override func resignFirstResponder() -> Bool {
        let hadKeyboard = isFirstResponder
        defer { updateRing() }
        guard super.resignFirstResponder() else { return false }
        if hadKeyboard { tool?.becomeFirstResponder() }
        return true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateRing()
    }

    private func updateRing() {
        let color = isFirstResponder ? Palette.accent : Palette.grip
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = isFirstResponder ? Self.ring : Self.border
    }
}
