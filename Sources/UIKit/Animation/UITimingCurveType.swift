/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// A named curve.
    case builtin = 0
    /// A cubic Bézier curve with its own control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring.
    case composed = 3
}
