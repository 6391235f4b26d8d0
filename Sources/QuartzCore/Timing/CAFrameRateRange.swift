/// The frame rates that suit an animation or display link, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate, in frames a second.
    public var minimum: Float
    /// The highest rate, in frames a second.
    public var maximum: Float
    /// The best rate; nil or 0 for the highest there is.
    public var preferred: Float?

    /// The rate of the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Creates a range from its three rates.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
