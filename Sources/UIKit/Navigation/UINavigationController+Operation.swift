extension UINavigationController {
    /// The kind of change of a navigation stack.
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A controller is put on top.
        case push
        /// The top is removed, and a controller below it is shown again.
        case pop
    }
}
