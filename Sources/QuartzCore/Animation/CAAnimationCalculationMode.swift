/// How the values between keyframes are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a calculation mode from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interpolates straight from one value to the next; the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Holds each value until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Moves at an even speed over all values; key times and timing functions do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Moves on a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Moves on a smooth curve, at an even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
