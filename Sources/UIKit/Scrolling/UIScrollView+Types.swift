extension UIScrollView {
    /// How fast a flick loses its speed.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that is left after a millisecond.
        public let rawValue: CGFloat

        /// Makes a rate; it has to lie between 0 and 1.
        public init(rawValue: CGFloat) {
            precondition(rawValue > 0 && rawValue < 1, "A deceleration rate lies between 0 and 1.")
            self.rawValue = rawValue
        }

        /// 0.998, for content that is read.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99, for content that is leafed through.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether the safe area is added to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Adds it along both axes.
        case automatic = 0
        /// Adds it along axes that scroll.
        case scrollableAxes = 1
        /// Does not add it.
        case never = 2
        /// Adds it along both axes.
        case always = 3
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Stands out from the background in light and in dark.
        case `default` = 0
        /// Black, for light contents.
        case black = 1
        /// White, for dark contents.
        case white = 2
    }

    /// When a drag ends the editing of text.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When the drag begins.
        case onDrag = 1
        /// When the drag begins: there is no keyboard on the screen here that a finger could pull down.
        case interactive = 2
        /// As `onDrag`, and with it what lies above the keyboard.
        case onDragWithAccessory = 3
        /// As `interactive`, and with it what lies above the keyboard.
        case interactiveWithAccessory = 4
    }
}
