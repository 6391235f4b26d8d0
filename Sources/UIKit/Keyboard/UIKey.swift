/// A key that is pressed: its position on the keyboard, what it writes, and the modifiers held down.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The key's position on the keyboard.
    open private(set) var keyCode: UIKeyboardHIDUsage
    /// What the key writes with the modifiers held down. Arrows and other keys that write nothing have
    /// `UIKeyCommand`'s names.
    open private(set) var characters: String
    /// What the key writes without modifiers.
    open private(set) var charactersIgnoringModifiers: String
    /// The modifiers held down.
    open private(set) var modifierFlags: UIKeyModifierFlags

    init(_ key: HostKey) {
        keyCode = key.code
        charactersIgnoringModifiers = key.characters
        let isUpper = key.modifiers.contains(.shift) != key.modifiers.contains(.alphaShift)
        characters = isUpper && key.characters.count == 1 ? key.characters.uppercased() : key.characters
        modifierFlags = key.modifiers
        super.init()
    }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The modifiers as bits.
    public let rawValue: Int
    /// Makes modifiers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An alt (option) key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A command key; on other keyboards the key with the maker's logo.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
