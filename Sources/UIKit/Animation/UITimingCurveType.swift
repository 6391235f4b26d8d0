/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves with a name.
    case builtin = 0
    /// A cubic Bézier curve of one's own.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring.
    case composed = 3
}
