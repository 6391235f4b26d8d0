extension UIPageControl {
    /// When a round plate is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger is dragged along the dots.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// How the user turns pages.
    public enum InteractionState: Int, Sendable {
        /// Not at the moment.
        case none = 0
        /// By a tap, one page at a time.
        case discrete = 1
        /// By a finger that is dragged along the dots.
        case continuous = 2
    }

    /// Which way the pages go on.
    public enum Direction: Int, Sendable {
        /// As text is read.
        case natural = 0
        /// To the right.
        case leftToRight = 1
        /// To the left.
        case rightToLeft = 2
        /// Downwards.
        case topToBottom = 3
        /// Upwards.
        case bottomToTop = 4
    }
}
