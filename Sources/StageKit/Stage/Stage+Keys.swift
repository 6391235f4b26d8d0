import UIKit

extension Stage {
    /// Presses a key and lets it go.
    ///
    /// - Parameters:
    ///   - key: by its place on an American keyboard.
    ///   - modifiers: what is held down beside it.
    ///   - duration: seconds that it stays down.
    public func press(
        _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], for duration: TimeInterval = 0.05
    ) {
        pressDown(key, modifiers: modifiers)
        advance(by: duration)
        release(key, modifiers: modifiers)
    }

    /// Presses a key and holds it.
    public func pressDown(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        runFrame([.key(.down, HostKey(key, modifiers), timestamp: Self.clockStart + now)])
    }

    /// Lets a key go.
    public func release(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        runFrame([.key(.up, HostKey(key, modifiers), timestamp: Self.clockStart + now)])
    }
}
