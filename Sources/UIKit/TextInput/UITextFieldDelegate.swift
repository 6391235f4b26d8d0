/// Hears of editing in a text field, and may refuse it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: SelectorResponder {
    /// Returns whether editing may begin; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end; true by default. A field that leaves its window ends editing anyway.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended, for a reason. By default `textFieldDidEndEditing(_:)` is called.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether the user may replace a part of the text; true by default.
    ///
    /// - Parameters:
    ///   - textField: the text field.
    ///   - range: the part, in UTF-16 units.
    ///   - string: the replacement; empty where text is deleted.
    /// - Returns: false to leave the text as it is.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The caret or the selected text has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may clear the text; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// The return key was pressed. Returns whether the field does what it usually does; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the menu that the mouse's secondary button or a resting finger opens; nil, the default, for one of the
    /// suggested actions. The range is that of the selection, in UTF-16 units.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Nil.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
