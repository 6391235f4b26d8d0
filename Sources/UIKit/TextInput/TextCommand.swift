/// What a key does in a text field.
enum TextCommand: Equatable {
    case left(extending: Bool), right(extending: Bool)
    case wordLeft(extending: Bool), wordRight(extending: Bool)
    case start(extending: Bool), end(extending: Bool)
    case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
    case selectAll, copy, cut, paste, undo, redo
    /// Ends the entry, as return does.
    case submit
    /// Writes a letter, which arrives by itself.
    case write

    /// Returns what a key does, as on Linux desktops; nil for a key that does nothing to text.
    @MainActor
    init?(_ key: UIKey) {
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard modifiers.isSubset(of: [.shift, .control]) else { return nil }
        let isShifted = modifiers.contains(.shift)
        let command =
            modifiers.contains(.control)
            ? Self.withControl(key, isShifted) : Self.withoutControl(key, isShifted)
        guard let command else { return nil }
        self = command
    }

    @MainActor
    private static func withoutControl(_ key: UIKey, _ isShifted: Bool) -> TextCommand? {
        switch key.keyCode {
        case .keyboardLeftArrow: .left(extending: isShifted)
        case .keyboardRightArrow: .right(extending: isShifted)
        case .keyboardHome: .start(extending: isShifted)
        case .keyboardEnd: .end(extending: isShifted)
        case .keyboardDeleteOrBackspace: .deleteBackward
        case .keyboardDeleteForward: isShifted ? .cut : .deleteForward
        case .keyboardInsert: isShifted ? .paste : nil
        case .keyboardReturnOrEnter, .keypadEnter: .submit
        case .keyboardTab, .keyboardEscape: nil
        default: writes(key) ? .write : nil
        }
    }

    @MainActor
    private static func withControl(_ key: UIKey, _ isShifted: Bool) -> TextCommand? {
        switch key.keyCode {
        case .keyboardLeftArrow: return .wordLeft(extending: isShifted)
        case .keyboardRightArrow: return .wordRight(extending: isShifted)
        case .keyboardHome: return .start(extending: isShifted)
        case .keyboardEnd: return .end(extending: isShifted)
        case .keyboardDeleteOrBackspace: return .deleteWordBackward
        case .keyboardDeleteForward: return .deleteWordForward
        case .keyboardInsert: return isShifted ? nil : .copy
        default: break
        }
        switch (letter(of: key), isShifted) {
        case ("a", false): return .selectAll
        case ("c", false): return .copy
        case ("x", false): return .cut
        case ("v", false): return .paste
        case ("z", false): return .undo
        case ("z", true), ("y", false): return .redo
        default: return nil
        }
    }

    /// The letter of a shortcut: what the key writes, or where that is not Latin, what it would write on an
    /// American keyboard.
    @MainActor
    private static func letter(of key: UIKey) -> String? {
        let written = key.charactersIgnoringModifiers.lowercased()
        return written.allSatisfy(\.isASCII) ? written : key.keyCode.americanCharacters
    }

    @MainActor
    private static func writes(_ key: UIKey) -> Bool {
        let text = key.characters
        return text.count == 1 && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
}
