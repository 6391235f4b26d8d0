/// A key that is pressed: where it is on the keyboard, what it writes, and what is held down beside it.
@preconcurrency @MainActor
public final class UIKey: NSObject {
    /// The key by its place.
    public let keyCode: UIKeyboardHIDUsage
    /// What the key writes with what is held down beside it; an arrow and its like write the name that `UIKeyCommand`
    /// has for them.
    public let characters: String
    /// What the key writes by itself.
    public let charactersIgnoringModifiers: String
    /// What is held down beside it.
    public let modifierFlags: UIKeyModifierFlags

    init(_ key: HostKey) {
        keyCode = key.code
        charactersIgnoringModifiers = key.characters
        let isUpper = key.modifiers.contains(.shift) != key.modifiers.contains(.alphaShift)
        characters = isUpper && key.characters.count == 1 ? key.characters.uppercased() : key.characters
        modifierFlags = key.modifiers
        super.init()
    }
}

/// Keys that change what others do.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// The keys of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An alt (option) key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A command key; on other keyboards the one with the maker's sign.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the number pad's.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
