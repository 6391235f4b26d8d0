/// How the ends of an open line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// With a half circle.
    case round = 1
    /// Longer by half the line width.
    case square = 2
}
