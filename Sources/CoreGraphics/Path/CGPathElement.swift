/// Which points are inside where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path goes around a number of times that is not zero, direction counted.
    case winding
    /// Inside is what a ray leaves through an odd number of edges.
    case evenOdd
}

/// How the ends of an open line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// With a half circle.
    case round = 1
    /// Longer by half the line width.
    case square = 2
}

/// How corners of a line look.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, as far as the miter limit allows.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// One piece of a path; what `CGPath.elements` has.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end: end.applying(t))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
        case .close: .close
        }
    }
}
