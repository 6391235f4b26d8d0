/// What a key does in a text view: what it does in a text field, and more in the direction in which there are lines.
enum TextViewCommand: Equatable {
    /// Goes so many lines down.
    case vertical(Int, extending: Bool)
    /// Goes so many times the height of the view down.
    case pages(Int, extending: Bool)
    /// Goes to an end of the whole text.
    case whole(toEnd: Bool, extending: Bool)
    case newLine
    case text(TextCommand)

    /// Returns what a key does; nil for a key that does nothing to text, or that would edit what cannot be edited.
    @MainActor
    init?(_ key: UIKey, isEditable: Bool) {
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard modifiers.isSubset(of: [.shift, .control]) else { return nil }
        let (extends, hasControl) = (modifiers.contains(.shift), modifiers.contains(.control))
        switch (key.keyCode, hasControl) {
        case (.keyboardUpArrow, false): self = .vertical(-1, extending: extends)
        case (.keyboardDownArrow, false): self = .vertical(1, extending: extends)
        case (.keyboardPageUp, false): self = .pages(-1, extending: extends)
        case (.keyboardPageDown, false): self = .pages(1, extending: extends)
        case (.keyboardHome, true): self = .whole(toEnd: false, extending: extends)
        case (.keyboardEnd, true): self = .whole(toEnd: true, extending: extends)
        default:
            guard let command = TextCommand(key) else { return nil }
            guard isEditable || !command.edits else { return nil }
            self = command == .submit ? .newLine : .text(command)
        }
    }
}

extension TextCommand {
    /// Whether it changes the text.
    fileprivate var edits: Bool {
        switch self {
        case .left, .right, .wordLeft, .wordRight, .start, .end, .selectAll, .copy: false
        default: true
        }
    }
}
