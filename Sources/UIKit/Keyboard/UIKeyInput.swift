/// A responder into which text can be typed. While it is the first responder, what the keyboard writes arrives here.
@preconcurrency @MainActor
public protocol UIKeyInput: UIResponder {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text at the caret.
    func insertText(_ text: String)
    /// Deletes the letter before the caret.
    func deleteBackward()
}
