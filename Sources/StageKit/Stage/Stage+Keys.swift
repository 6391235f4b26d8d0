import UIKit

extension Stage {
    /// Presses a key and releases it.
    ///
    /// - Parameters:
    ///   - key: the key, by its position on an American keyboard.
    ///   - modifiers: the modifiers held down.
    ///   - duration: seconds that the key stays down.
    public func press(
        _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], for duration: TimeInterval = 0.05
    ) {
        pressDown(key, modifiers: modifiers)
        advance(by: duration)
        release(key, modifiers: modifiers)
    }

    /// Presses a key and holds it down.
    public func pressDown(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        runFrame([.key(.down, HostKey(key, modifiers), timestamp: Self.clockStart + now)])
    }

    /// Releases a key.
    public func release(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        runFrame([.key(.up, HostKey(key, modifiers), timestamp: Self.clockStart + now)])
    }

    // MARK: - Text

    /// Types text, letter by letter: presses each letter's key, if an American keyboard has one, and writes the
    /// letter into the first responder. A line feed presses return, a tab the tab key.
    public func type(_ text: String) {
        for letter in text {
            let event = HostEvent.text(String(letter), timestamp: Self.clockStart + now)
            guard let (key, modifiers) = HostKey.american(for: letter) else {
                runFrame([event])
                continue
            }
            let down = HostEvent.key(.down, HostKey(key, modifiers), timestamp: Self.clockStart + now)
            runFrame(letter == "\n" || letter == "\t" ? [down] : [down, event])
            release(key, modifiers: modifiers)
        }
    }

    /// Writes a text at once into the first responder, as an input method does that has finished a composition.
    public func commit(_ text: String) {
        runFrame([.text(text, timestamp: Self.clockStart + now)])
    }

    /// Lets an input method compose a text in the first responder, in place of what it composed before.
    ///
    /// - Parameters:
    ///   - text: the text so far; the empty text ends the composition without text.
    ///   - selection: the selected part of it in UTF-16 units; nil puts the caret at its end.
    public func compose(_ text: String, selection: Range<Int>? = nil) {
        let end = text.utf16.count
        let event = HostEvent.composition(
            text, selection: selection ?? end..<end, timestamp: Self.clockStart + now)
        runFrame([event])
    }
}

extension HostKey {
    /// The key, and the modifiers, that write a letter on an American keyboard; nil for other letters.
    fileprivate static func american(for letter: Character) -> (UIKeyboardHIDUsage, UIKeyModifierFlags)? {
        if letter == "\n" { return (.keyboardReturnOrEnter, []) }
        let text = letter.lowercased()
        guard letter.isASCII, let key = keys[text] else { return nil }
        return (key, text == String(letter) ? [] : .shift)
    }

    private static let keys: [String: UIKeyboardHIDUsage] = {
        var keys: [String: UIKeyboardHIDUsage] = [:]
        let main = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardSlash.rawValue
        for key in main.compactMap(UIKeyboardHIDUsage.init) {
            if let text = key.americanCharacters { keys[text] = key }
        }
        return keys
    }()
}
