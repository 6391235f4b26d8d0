/// A key, with its modifiers, and the action that it triggers.
///
/// A responder lists its commands in `keyCommands`. A pressed key is looked up along the responder chain,
/// from the first responder on. The action is called on the first responder in the chain that has it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
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
    /// Backspace as an input.
    public nonisolated static let inputDelete = "\u{8}"
    /// F1 as an input.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// F2 as an input.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// F3 as an input.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// F4 as an input.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// F5 as an input.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// F6 as an input.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// F7 as an input.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// F8 as an input.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// F9 as an input.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// F10 as an input.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// F11 as an input.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// F12 as an input.
    public nonisolated static let f12 = "UIKeyInputF12"

    nonisolated static let functionKeys = [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12]

    /// What the key writes without modifiers, or the name of a key that writes nothing.
    open private(set) var input: String?
    /// The modifiers that must be held down, exactly.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command also comes before the keys with which a text field edits. False by default: an arrow
    /// moves the caret while a text field is the first responder.
    open var wantsPriorityOverSystemBehavior = false
    /// What the command does, for a list of all keys; nil, the default, keeps it out of the list.
    open var discoverabilityTitle: String?

    /// Makes a command that calls a method with itself as the argument.
    ///
    /// - Parameters:
    ///   - input: what the key writes without modifiers, such as "n", or one of the names here.
    ///   - modifierFlags: the modifiers to hold down.
    ///   - action: the method; it is called on the first responder in the chain that has it.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(action: action)
    }

    /// Makes a command that is an entry of a menu, too.
    ///
    /// - Parameters:
    ///   - title: the entry's text.
    ///   - subtitle: a second, smaller line.
    ///   - image: the picture at the entry's right end.
    ///   - action: the method; it is called on the first responder in the chain that has it.
    ///   - input: what the key writes without modifiers, such as "n", or one of the names here.
    ///   - modifierFlags: the modifiers to hold down.
    ///   - propertyList: what tells apart commands with the same action.
    ///   - discoverabilityTitle: what the command does, for a list of all keys.
    ///   - attributes: what is special about the entry.
    ///   - state: whether the entry is chosen.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            attributes: attributes, state: state)
    }

    /// Makes a command that calls a method with itself as the argument, and stands in a list of all keys.
    ///
    /// - Parameters:
    ///   - input: what the key writes without modifiers, such as "n", or one of the names here.
    ///   - modifierFlags: the modifiers to hold down.
    ///   - action: the method; it is called on the first responder in the chain that has it.
    ///   - discoverabilityTitle: what the command does.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// The keys as a list shows them: signs for the modifiers, and what is written on the key.
    package override var keySigns: String {
        let signs: [(UIKeyModifierFlags, String)] = [
            (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
        ]
        let names = [
            Self.inputUpArrow: "↑", Self.inputDownArrow: "↓", Self.inputLeftArrow: "←",
            Self.inputRightArrow: "→", Self.inputEscape: "Esc", Self.inputPageUp: "Page ↑",
            Self.inputPageDown: "Page ↓", Self.inputHome: "Home", Self.inputEnd: "End", " ": "Space",
            "\r": "Return", "\t": "Tab", Self.inputDelete: "⌫",
        ]
        let input = input ?? ""
        let functionKey = Self.functionKeys.firstIndex(of: input).map { "F\($0 + 1)" }
        return signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
            + (names[input] ?? functionKey ?? input.uppercased())
    }

    /// Whether a key triggers this command. Caps lock and the number pad make no difference.
    func matches(_ key: UIKey) -> Bool {
        let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
            && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
    }
}

// The forms for source that is written by hand: a method by its name, `Screen.goBack`, checked for what it takes.
extension UIKeyCommand {
    /// Makes a command that calls a method with itself as the argument.
    ///
    /// - Parameters:
    ///   - input: what the key writes without modifiers, such as "n", or one of the names here.
    ///   - modifierFlags: the modifiers to hold down.
    ///   - action: an unapplied method reference, as `Screen.goBack`; it is called on a responder of that
    ///     class.
    public convenience init<Responder: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Responder) -> @MainActor (UIKeyCommand) -> Void
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: Selector(action))
    }

    /// Makes a command that calls a method without arguments.
    ///
    /// - Parameters:
    ///   - input: what the key writes without modifiers, such as "n", or one of the names here.
    ///   - modifierFlags: the modifiers to hold down.
    ///   - action: an unapplied method reference, as `Screen.goBack`; it is called on a responder of that
    ///     class.
    public convenience init<Responder: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Responder) -> @MainActor () -> Void
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: Selector(action))
    }
}
