import Foundation

/// The numbers from one to another, as those that an attachment allows.
public struct UIFloatRange: Hashable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// Only zero.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Only zero.
    public init() { self = .zero }

    /// The numbers between two.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether it is all numbers.
    public var isInfinite: Bool { self == .infinite }
}
