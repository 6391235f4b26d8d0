/// What happened outside, in points of the stage and seconds of the frame clock.
///
/// The host makes these of its own events; tests and touch scripts make them of nothing.
package enum HostEvent: Sendable, Equatable {
    /// A finger, or the mouse with its button down.
    case pointer(phase: HostPointerPhase, finger: Int, location: CGPoint, timestamp: TimeInterval)
    /// The wheel or two fingers on a touch pad; `delta` in points, positive moves the content down and right.
    case scroll(delta: CGVector, location: CGPoint, timestamp: TimeInterval)
    /// The stage has another size (points) or scale (pixels per point).
    case resize(size: CGSize, scale: CGFloat)
    /// A key went down.
    case keyDown(HostKey)
    /// The system took the touches away: the window lost its focus, or something modal came.
    case interrupted
    /// The system is short of memory.
    case memoryWarning
}

/// What a pointer did.
package enum HostPointerPhase: String, Sendable, Equatable, CaseIterable {
    case began, moved, ended, cancelled
}

/// A key that was pressed, with what was held down beside it.
package struct HostKey: Sendable, Equatable {
    /// Which key.
    package enum Code: Sendable, Equatable {
        case escape, enter, tab, space, delete, home, end, pageUp, pageDown
        case left, right, up, down
        /// A key that writes something, in lower case.
        case character(Character)
    }

    package var code: Code
    package var shift = false
    package var control = false
    package var alternate = false
    package var isRepeat = false

    package init(_ code: Code, shift: Bool = false, control: Bool = false, alternate: Bool = false) {
        self.code = code
        self.shift = shift
        self.control = control
        self.alternate = alternate
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
