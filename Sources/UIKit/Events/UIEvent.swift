/// What happened to all touches at one moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
    /// What kind of thing happened.
    public enum EventType: Int, Sendable {
        /// Fingers, or the mouse.
        case touches
    }

    /// What kind of thing happened.
    public let type: EventType
    /// When, in seconds of the frame clock.
    public internal(set) var timestamp: TimeInterval
    /// Every touch that is down, or was until this event; those that did not change are `stationary`.
    public var allTouches: Set<UITouch>? { ordered.isEmpty ? nil : Set(ordered) }

    /// The touches, in the order in which they came down.
    let ordered: [UITouch]

    init(touches: [UITouch], timestamp: TimeInterval) {
        type = .touches
        ordered = touches
        self.timestamp = timestamp
        super.init()
    }

    /// The touches that began in a view; nil when there are none.
    public func touches(for view: UIView) -> Set<UITouch>? {
        filtered { $0.view === view }
    }

    /// The touches that began in a window; nil when there are none.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        filtered { $0.window === window }
    }

    /// The touches that a recognizer gets; nil when there are none.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// Every move that was merged into the touch of this event, the latest last; nil for a touch of another.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        ordered.contains(touch) ? touch.coalesced() : nil
    }

    private func filtered(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = Set(ordered.filter(isIncluded))
        return touches.isEmpty ? nil : touches
    }
}
