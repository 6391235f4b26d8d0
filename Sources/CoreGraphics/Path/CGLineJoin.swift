/// How corners of a line look.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, as far as the miter limit allows.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}
