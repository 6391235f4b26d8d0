/// A key, perhaps with others held down beside it, and what it does.
///
/// A responder lists its commands in `keyCommands`. A key that is pressed is looked for in the lists of the first
/// responder and of those after it; the action is called on the first in that order that has it.
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

    /// What the key writes by itself, or the name of one that writes nothing.
    public let input: String?
    /// What is held down beside it, exactly.
    public let modifierFlags: UIKeyModifierFlags
    /// Calls the action if the responder has it.
    private let perform: @MainActor (UIResponder, UIKeyCommand) -> Bool

    /// A command that calls a method with itself as the argument.
    ///
    /// - Parameters:
    ///   - input: what the key writes by itself, as "n", or one of the names here.
    ///   - modifierFlags: what is held down beside it.
    ///   - action: an unapplied method reference, as `Screen.goBack`; it is called on a responder of that class.
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

    /// A command that calls a method without arguments.
    ///
    /// - Parameters:
    ///   - input: what the key writes by itself, as "n", or one of the names here.
    ///   - modifierFlags: what is held down beside it.
    ///   - action: an unapplied method reference, as `Screen.goBack`; it is called on a responder of that class.
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

    /// Whether a key is this command's. Caps lock and the number pad make no difference.
    func matches(_ key: UIKey) -> Bool {
        let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
            && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
    }

    /// Calls the action on the first in the chain that has it.
    ///
    /// - Returns: whether somebody had it.
    func perform(from first: UIResponder) -> Bool {
        first.chain.contains { perform($0, self) }
    }
}

extension UIResponder {
    /// This responder and those after it.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}
