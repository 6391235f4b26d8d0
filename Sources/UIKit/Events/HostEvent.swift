/// An event of the host, in points of the stage and seconds of the frame clock.
///
/// The host translates its own events into these; tests and touch scripts make them directly.
package enum HostEvent: Sendable, Equatable {
    /// A finger, the mouse with its button down as finger 0, or with its secondary button as
    /// `secondaryButton`.
    case pointer(phase: HostPointerPhase, finger: Int, location: CGPoint, timestamp: TimeInterval)
    /// The mouse without a button down; nil once it has left the stage.
    case hover(location: CGPoint?)
    /// The wheel or two fingers on a touch pad; `delta` in points, positive moves the content down and right.
    case scroll(delta: CGVector, location: CGPoint, timestamp: TimeInterval)
    /// The stage has another size (points) or scale (pixels per point).
    case resize(size: CGSize, scale: CGFloat)
    /// The desktop is light or dark from now on.
    case appearance(UIUserInterfaceStyle)
    /// A key went down, is still down, or was let go.
    case key(HostKeyPhase, HostKey, timestamp: TimeInterval)
    /// Text was written, by keys or by an input method, which ends its composition with it.
    case text(String, timestamp: TimeInterval)
    /// An input method composes a text, which replaces what it composed before; the empty text ends the
    /// composition. `selection` is the selected part, or the caret, in UTF-16 units.
    case composition(String, selection: Range<Int>, timestamp: TimeInterval)
    /// A command of a remote control, or of a media key.
    case remoteControl(UIEvent.EventSubtype, timestamp: TimeInterval)
    /// The system took the touches away: the window lost its focus, or something modal came.
    case interrupted
    /// The system is short of memory.
    case memoryWarning
    /// The device was tilted: the viewing angle relative to the perpendicular, −1…1 in each direction.
    case tilt(UIOffset)
    /// A file or address should be opened, as when it was dropped onto the window.
    case open(URL)

    /// The finger number of a press of the mouse's secondary button. Touch screens use much smaller numbers.
    package static let secondaryButton = 1_000_000
}

/// What a pointer did.
package enum HostPointerPhase: String, Sendable, Equatable, CaseIterable {
    case began, moved, ended, cancelled
}

/// What a key did.
package enum HostKeyPhase: String, Sendable, Equatable, CaseIterable {
    case down, repeated, up
}

/// A key, with the modifiers that are held down.
package struct HostKey: Sendable, Equatable {
    /// Which key, by its position on the keyboard.
    package var code: UIKeyboardHIDUsage
    /// What the key writes without modifiers; `UIKeyCommand`'s name for a key that writes nothing.
    package var characters: String
    package var modifiers: UIKeyModifierFlags

    /// A key with what it writes, or what it would write on an American keyboard.
    package init(
        _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], characters: String? = nil
    ) {
        self.code = code
        self.modifiers = modifiers
        self.characters = characters ?? code.americanCharacters ?? ""
    }
}

/// One turn of the wheel over a view.
package struct ScrollWheel: Sendable, Equatable {
    /// How far, in points; positive moves the content down and right.
    package var delta: CGVector
    /// Where the pointer is, in its window's coordinates.
    package var location: CGPoint
    /// When, in seconds of the frame clock.
    package var timestamp: TimeInterval

    package init(delta: CGVector, location: CGPoint, timestamp: TimeInterval) {
        self.delta = delta
        self.location = location
        self.timestamp = timestamp
    }
}
