extension UIControl {
    /// What a control looks like at the moment: a combination of being highlighted, disabled or selected.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, with UIKit's values.
        public let rawValue: UInt

        /// Makes a state of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, neither selected nor highlighted: the empty set.
        public static let normal: State = []
        /// A touch is down inside of the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control shows that it is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the keyboard focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that an app may use for states of its own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that the library keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// What a control reports to its targets.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, with UIKit's values.
        public let rawValue: UInt

        /// Makes a set of events of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down inside again soon after a tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves and is inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves and is outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved from outside to inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved from inside to outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Something else, often a gesture recognizer, took the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value that the control stands for was changed by the user.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The control's main action was triggered, by whatever means.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A text field began to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field is no longer edited.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user ended editing with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of a touch.
        public static let allTouchEvents = Event(rawValue: 0x0FFF)
        /// Every event of editing text.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
