extension UIView {
    /// The transition of a view to its new look between `beginAnimations` and `commitAnimations`.
    public enum AnimationTransition: Int, Sendable {
        /// At once.
        case none = 0
        /// It turns about its vertical axis, the left side coming forward.
        case flipFromLeft = 1
        /// It turns about its vertical axis, the right side coming forward.
        case flipFromRight = 2
        /// The old look is turned up like a page.
        case curlUp = 3
        /// The new look is turned down like a page.
        case curlDown = 4
    }
}
