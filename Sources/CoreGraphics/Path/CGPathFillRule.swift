/// Which points are inside where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path goes around a number of times that is not zero, direction counted.
    case winding
    /// Inside is what a ray leaves through an odd number of edges.
    case evenOdd
}
