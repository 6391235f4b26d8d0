import UIKit

/// The wheel over the stage, and media keys, are the stage's while a field has the keyboard, too.
extension ToolField: HostedInput {
    /// The controller of the window; nil outside of one.
    var tool: ToolViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? ToolViewController }.first
    }

    package var hostedTextInput: TextInputRequest? {
        guard let window else { return nil }
        let place = selectedTextRange?.start ?? beginningOfDocument
        let caret = window.convert(convert(caretRect(for: place), to: nil), to: nil)
        return TextInputRequest(caret: caret, isComposing: markedTextRange != nil)
    }

    package func handOn(_ event: HostEvent) -> Bool { tool?.handOn(event) ?? false }
}
