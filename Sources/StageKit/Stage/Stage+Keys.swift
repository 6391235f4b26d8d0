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
}
