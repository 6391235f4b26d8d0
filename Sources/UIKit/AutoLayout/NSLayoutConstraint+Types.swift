extension NSLayoutConstraint {
    /// How the two sides of a constraint relate.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are the same.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of lengths.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// What of an item a constraint is about.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge at which a line begins: the left one, unless the contents of the view that holds the
        /// constraint run from right to left.
        case leading = 5
        /// The edge at which a line ends: the right one, unless the contents of the view that holds the
        /// constraint run from right to left.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between the left and the right edge.
        case centerX = 9
        /// The middle between the upper and the lower edge.
        case centerY = 10
        /// The line on which the last line of text stands; the lower edge without text.
        case lastBaseline = 11
        /// The line on which the first line of text stands; the upper edge without text.
        case firstBaseline = 12
        /// The left edge of what is within the margins.
        case leftMargin = 13
        /// The right edge of what is within the margins.
        case rightMargin = 14
        /// The upper edge of what is within the margins.
        case topMargin = 15
        /// The lower edge of what is within the margins.
        case bottomMargin = 16
        /// The edge within the margins at which a line begins.
        case leadingMargin = 17
        /// The edge within the margins at which a line ends.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the upper and the lower margin.
        case centerYWithinMargins = 20
        /// Nothing: the other side is a number.
        case notAnAttribute = 0
    }
}

/// The former name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The former name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The former name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The former name of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures.
    enum Kind {
        case x, y, length, nothing
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .x
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .y
        case .width, .height: .length
        case .notAnAttribute: .nothing
        }
    }

    /// Whether the attribute follows the direction of reading (true) or not (false); nil for others than
    /// edges along a line.
    var followsReading: Bool? {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }

    /// The attribute on the other side, for those that follow the direction of reading.
    var mirrored: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .right
        case .trailing: .left
        case .leadingMargin: .rightMargin
        case .trailingMargin: .leftMargin
        default: self
        }
    }

    /// The same attribute of what is within the margins; nil for attributes that do not know margins.
    var withoutMargin: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}

extension NSLayoutConstraint {
    /// Whether a side of the constraint is a leading or trailing edge.
    var followsReading: Bool {
        [firstAttribute, secondAttribute, origins.first?.attribute, origins.second?.attribute]
            .contains { $0?.followsReading == true }
    }
}
