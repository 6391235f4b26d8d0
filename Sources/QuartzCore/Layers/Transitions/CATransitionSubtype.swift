/// The side at which a `CATransition` begins.
///
/// Core Animation's own coordinates have y upwards, and the names keep to them on iOS, too: `fromTop` begins at the
/// lower edge of the screen and moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a subtype from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Moves from right to left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Moves from left to right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Moves upwards.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Moves downwards.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
