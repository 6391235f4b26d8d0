/// Whether a display feels how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
    /// Nothing is said.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}

extension UITraitCollection {
    /// Whether the display feels how hard it is touched: no mouse and no stage does.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
