/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades in or out.
    case fade = 1
    /// It slides in or out at the upper edge.
    case slide = 2
}
