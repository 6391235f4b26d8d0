/// Frames a second that an animation or display link can do with.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate, in frames a second.
    public var minimum: Float
    /// The highest rate, in frames a second.
    public var maximum: Float
    /// Best; nil or 0: as many as there are.
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
