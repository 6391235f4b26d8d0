/// Something that happened at one moment: to touches or keys, to the device, or on a remote control. It
/// describes that moment only while it is delivered.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing happened.
    public enum EventType: Int, Sendable {
        /// Fingers, or the mouse.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// A command of a remote control, as of a keyboard's media key.
        case remoteControl = 2
        /// Keys.
        case presses = 3
    }

    /// What kind of movement or of command it was.
    public enum EventSubtype: Int, Sendable {
        /// No subtype, as for touches.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play, or pause if something is playing.
        case remoteControlTogglePlayPause = 103
        /// On to the next track.
        case remoteControlNextTrack = 104
        /// Back to the track before.
        case remoteControlPreviousTrack = 105
        /// Begin to go back fast.
        case remoteControlBeginSeekingBackward = 106
        /// Stop going back fast.
        case remoteControlEndSeekingBackward = 107
        /// Begin to go forward fast.
        case remoteControlBeginSeekingForward = 108
        /// Stop going forward fast.
        case remoteControlEndSeekingForward = 109

        /// The command that ends what this one begins; nil for one that begins nothing.
        package var ending: EventSubtype? {
            switch self {
            case .remoteControlBeginSeekingBackward: .remoteControlEndSeekingBackward
            case .remoteControlBeginSeekingForward: .remoteControlEndSeekingForward
            default: nil
            }
        }
    }

    /// The buttons of a mouse.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits, with UIKit's values.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The left button; a finger counts as it.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The right button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    /// The buttons that are down, or were until this event.
    open var buttonMask: ButtonMask {
        table.map { $0.all.reduce(into: []) { $0.formUnion($1.button) } } ?? []
    }

    /// What kind of thing happened.
    open private(set) var type: EventType
    /// What kind of movement or of command it was.
    open var subtype: EventSubtype { kind }
    private let kind: EventSubtype
    /// When, in seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// The modifier keys that were held down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// Every touch that is down, or was until this event; those that did not change are `stationary`.
    open var allTouches: Set<UITouch>? { filtered { _ in true } }

    /// The touches that did something, in the order in which it happened.
    let changed: [UITouch]
    private let table: TouchTable?

    /// - Parameters:
    ///   - changed: the touches that did something.
    ///   - table: all touches. The event reads it when asked: a copy of it would cost every event more, the
    ///     more fingers are down.
    ///   - timestamp: when, in seconds of the frame clock.
    init(changed: [UITouch], of table: TouchTable, timestamp: TimeInterval) {
        type = .touches
        kind = .none
        self.changed = changed
        self.table = table
        self.timestamp = timestamp
        super.init()
    }

    /// An event without touches.
    init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
        self.type = type
        kind = subtype
        changed = []
        table = nil
        self.timestamp = timestamp
        super.init()
    }

    /// The touches that began in a view; nil when there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        filtered { $0.view === view }
    }

    /// The touches that began in a window; nil when there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        filtered { $0.window === window }
    }

    /// The touches that a recognizer gets; nil when there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// Returns every move merged into a touch, the latest last; nil for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        table?.contains(touch) == true ? touch.coalesced() : nil
    }

    /// Whether something happened to a touch that began in a window.
    func hasChangedTouches(in window: UIWindow) -> Bool {
        changed.contains { $0.window === window }
    }

    /// The windows that were hidden while touched: although off the screen, they still get the end of the
    /// touches.
    var hiddenWindows: [UIWindow] {
        var windows: [UIWindow] = []
        for case let window? in changed.map(\.window) where window.isHidden && !windows.contains(window) {
            windows.append(window)
        }
        return windows
    }

    private func filtered(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        guard let touches = table.map({ Set($0.all.filter(isIncluded)) }), !touches.isEmpty else {
            return nil
        }
        return touches
    }
}
