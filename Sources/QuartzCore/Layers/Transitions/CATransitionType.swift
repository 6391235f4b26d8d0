/// How a `CATransition` leads from a layer's old look to its new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a type from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old look dissolves into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides in over the old one, and fades in on its way.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look slides in and pushes the old one out; the one fades in, the other out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides away from the new one, and fades out on its way.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
