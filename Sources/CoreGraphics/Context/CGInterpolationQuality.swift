/// How an image is drawn larger or smaller than it is.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context chooses: smoothly.
    case `default` = 0
    /// Each pixel a sharp square.
    case none
    /// Smoothly.
    case low
    /// The best there is.
    case high
    /// Between low and high.
    case medium
}
