extension UIControl {
    /// Where a control's content lies in its width.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left edge.
        case left = 1
        /// At the right edge.
        case right = 2
        /// As wide as the control.
        case fill = 3
        /// At the edge at which a line begins.
        case leading = 4
        /// At the edge at which a line ends.
        case trailing = 5
    }

    /// Where a control's content lies in its height.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the upper edge.
        case top = 1
        /// At the lower edge.
        case bottom = 2
        /// As high as the control.
        case fill = 3
    }

    /// Where the content lies in the width: left or right instead of leading and trailing.
    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isReversed ? .right : .left
        case .trailing: isReversed ? .left : .right
        case let other: other
        }
    }
}
