import CoreGraphics

extension UISplitViewController {
    /// How many columns there are, and who makes their navigation.
    public enum Style: Int, Sendable {
        /// Two controllers as they are given, by `viewControllers`.
        case unspecified = 0
        /// Two columns, each in a navigation controller, by `setViewController(_:for:)`.
        case doubleColumn = 1
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The narrow one: what there is.
        case primary = 0
        /// The wide one: what was chosen.
        case secondary = 2
        /// What is shown instead of both where the width is compact.
        case compact = 3
    }

    /// Which columns are seen.
    public enum DisplayMode: Int, Sendable {
        /// By the size: both beside each other in a wide view, else the secondary one.
        case automatic = 0
        /// The secondary one alone.
        case secondaryOnly = 1
        /// Both beside each other.
        case oneBesideSecondary = 2
        /// The primary one over the secondary one.
        case oneOverSecondary = 3

        /// The secondary one alone.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// Both beside each other.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The primary one over the secondary one.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// At which side the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines begin.
        case leading = 0
        /// Where lines end.
        case trailing = 1
    }

    /// Leaves a width to the controller.
    public static let automaticDimension: CGFloat = -1
}
