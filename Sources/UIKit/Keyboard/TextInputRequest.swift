/// What the host does for a responder that takes text.
package struct TextInputRequest: Equatable, Sendable {
    /// The caret, in points of the stage: where an input method shows its candidates.
    package var caret: CGRect
    /// Whether the responder shows a text that is being composed.
    package var isComposing: Bool
    /// What the responder asks of the keyboard.
    package var traits: TextInputTraits

    package init(caret: CGRect, isComposing: Bool, traits: TextInputTraits = TextInputTraits()) {
        self.caret = caret
        self.isComposing = isComposing
        self.traits = traits
    }
}

extension EventReceiver {
    /// What the first responder needs of the host's input method; nil while it takes no text.
    var textInputRequest: TextInputRequest? {
        if let hosted = keyWindow?.keyResponder as? any HostedInput { return hosted.hostedTextInput }
        guard let window = keyWindow, let input = window.keyResponder as? any UIKeyInput else { return nil }
        let traits = (input as? any TraitsOwner)?.inputTraits ?? TextInputTraits()
        guard let text = input as? any UITextInput, let view = input as? UIView else {
            let rect = (input as? UIView).map { $0.convert($0.bounds, to: nil) } ?? window.bounds
            return TextInputRequest(caret: window.convert(rect, to: nil), isComposing: false, traits: traits)
        }
        let place = text.selectedTextRange?.start ?? text.beginningOfDocument
        let caret = window.convert(view.convert(text.caretRect(for: place), to: nil), to: nil)
        return TextInputRequest(caret: caret, isComposing: text.markedTextRange != nil, traits: traits)
    }
}
