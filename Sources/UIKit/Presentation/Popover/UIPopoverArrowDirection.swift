/// Where the arrow of a popover points to.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions, one bit each.
    public let rawValue: UInt

    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards: the popover lies below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downwards: the popover lies above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left: the popover lies to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right: the popover lies to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any of the four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Unknown: there is no popover yet, or no arrow.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
