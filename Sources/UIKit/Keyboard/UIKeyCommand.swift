/// A key, with its modifiers, and the action that it triggers.
///
/// A responder lists its commands in `keyCommands`. A pressed key is looked up along the responder chain,
/// from the first responder on. The action is called on the first responder in the chain that has it.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    /// The up arrow as an input.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow as an input.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow as an input.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow as an input.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key as an input.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up as an input.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down as an input.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home as an input.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End as an input.
    public nonisolated static let inputEnd = "UIKeyInputEnd"

    /// What the key writes without modifiers, or the name of a key that writes nothing.
    public let input: String?
    /// The modifiers that must be held down, exactly.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command also comes before the keys with which a text field edits. False by default: an arrow
    /// moves the caret while a text field is the first responder.
    open var wantsPriorityOverSystemBehavior = false
    /// Calls the action; false if the responder is of another class.
    private let perform: @MainActor (UIResponder, UIKeyCommand) -> Bool

    /// Makes a command that calls a method with itself as the argument.
    ///
    /// - Parameters:
    ///   - input: what the key writes without modifiers, such as "n", or one of the names here.
    ///   - modifierFlags: the modifiers to hold down.
    ///   - action: an unapplied method reference, as `Screen.goBack`; it is called on a responder of that
    ///     class.
    public init<Responder: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Responder) -> @MainActor (UIKeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        perform = { responder, command in
            guard let responder = responder as? Responder else { return false }
            action(responder)(command)
            return true
        }
        super.init()
    }

    /// Makes a command that calls a method without arguments.
    ///
    /// - Parameters:
    ///   - input: what the key writes without modifiers, such as "n", or one of the names here.
    ///   - modifierFlags: the modifiers to hold down.
    ///   - action: an unapplied method reference, as `Screen.goBack`; it is called on a responder of that
    ///     class.
    public init<Responder: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Responder) -> @MainActor () -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        perform = { responder, _ in
            guard let responder = responder as? Responder else { return false }
            action(responder)()
            return true
        }
        super.init()
    }

    /// Whether a key triggers this command. Caps lock and the number pad make no difference.
    func matches(_ key: UIKey) -> Bool {
        let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
            && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
    }

    /// Calls the action on the first responder in the chain that has it.
    ///
    /// - Returns: whether a responder had it.
    func perform(from first: UIResponder) -> Bool {
        first.chain.contains { perform($0, self) }
    }
}

extension UIResponder {
    /// The responder chain from this responder on.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}
