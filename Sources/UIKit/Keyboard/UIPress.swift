/// A key, from when it goes down until it is released. The same object lives throughout; its phase and time
/// change.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began
        /// The key is held down and repeats. On iOS a press changes only by its force.
        case changed
        /// The key is down and did nothing since the last event.
        case stationary
        /// The key was released.
        case ended
        /// The press was cancelled.
        case cancelled
    }

    /// Which button or key a press is of. A button of a remote control has a name, and a key without one has its
    /// position, as `keyCode` says it, from 2000 on.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The type as a number.
        public let rawValue: Int
        /// Makes a type from its number.
        public init?(rawValue: Int) { self.rawValue = rawValue }

        private init(_ rawValue: Int) { self.rawValue = rawValue }

        /// The arrow upwards.
        public static let upArrow = PressType(0)
        /// The arrow downwards.
        public static let downArrow = PressType(1)
        /// The arrow to the left.
        public static let leftArrow = PressType(2)
        /// The arrow to the right.
        public static let rightArrow = PressType(3)
        /// The button of a remote control that selects; no key.
        public static let select = PressType(4)
        /// The button of a remote control for its menu; no key.
        public static let menu = PressType(5)
        /// The button of a remote control that plays and pauses; no key.
        public static let playPause = PressType(6)

        /// The number of the first position on the keyboard.
        private static let firstKey = 2000

        init(_ key: UIKeyboardHIDUsage) {
            self =
                switch key {
                case .keyboardUpArrow: .upArrow
                case .keyboardDownArrow: .downArrow
                case .keyboardLeftArrow: .leftArrow
                case .keyboardRightArrow: .rightArrow
                default: PressType(Self.firstKey + key.rawValue)
                }
        }
    }

    /// Where the press is in its life.
    open internal(set) var phase = Phase.began
    /// When the press last changed, in seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// The window that had keys when the press began.
    open internal(set) weak var window: UIWindow?
    /// The responder that hears of the press first.
    open internal(set) weak var responder: UIResponder?
    /// Which key it is: an arrow, or the key's position on the keyboard.
    open private(set) var type: PressType
    /// How hard the key is pressed: 1 while it is down, 0 when it is up again.
    open var force: CGFloat {
        switch phase {
        case .began, .changed, .stationary: 1
        case .ended, .cancelled: 0
        }
    }
    /// The key.
    open private(set) var key: UIKey?

    init(key: UIKey, window: UIWindow?, responder: UIResponder?, timestamp: TimeInterval) {
        self.key = key
        type = PressType(key.keyCode)
        self.window = window
        self.responder = responder
        self.timestamp = timestamp
        super.init()
    }
}

/// What happened to the keys that are down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// Every key that is down, or was until this event.
    open private(set) var allPresses: Set<UIPress>
    /// The presses that changed with this event.
    let changedPresses: Set<UIPress>

    init(_ presses: Set<UIPress>, changed: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        changedPresses = changed
        super.init(type: .presses, timestamp: timestamp)
    }

    /// Delivers the changed presses to their responders.
    func deliver() {
        for press in changedPresses {
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: self)
            case .changed: press.responder?.pressesChanged([press], with: self)
            case .ended: press.responder?.pressesEnded([press], with: self)
            case .cancelled: press.responder?.pressesCancelled([press], with: self)
            case .stationary: break
            }
        }
    }
}
