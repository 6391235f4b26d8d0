/// A responder that shows another application. While it is the first responder, it may hand on what the keyboard, the
/// input method and other devices do.
@preconcurrency @MainActor
package protocol HostedInput: UIResponder {
    /// What the other application needs of the host's input method, the caret in points of this application's stage; nil
    /// while it takes no text.
    var hostedTextInput: TextInputRequest? { get }

    /// Hands an event on; not one of a finger or a button of the mouse.
    ///
    /// - Returns: whether the other application gets it; otherwise this one does.
    func handOn(_ event: HostEvent) -> Bool
}
