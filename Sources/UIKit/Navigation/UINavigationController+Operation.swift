extension UINavigationController {
    /// What changes a navigation controller's stack.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A controller is put onto the stack.
        case push = 1
        /// Controllers are taken from the stack.
        case pop = 2
    }
}
