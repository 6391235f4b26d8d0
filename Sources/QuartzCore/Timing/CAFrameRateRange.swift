/// Frames a second that an animation or display link can do with.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Not fewer.
    public var minimum: Float
    /// Not more.
    public var maximum: Float
    /// Best; nil or 0: as many as there are.
    public var preferred: Float?

    /// As many as there are.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// From the three numbers.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
