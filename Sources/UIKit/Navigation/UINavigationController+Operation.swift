extension UINavigationController {
    /// Which way a navigation controller goes.
    public enum Operation: Int, Sendable {
        /// Nothing comes or goes.
        case none = 0
        /// A controller comes on top.
        case push
        /// The top goes, and what lies below it is shown again.
        case pop
    }
}
