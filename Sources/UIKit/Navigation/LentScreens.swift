/// Screens that a navigation controller shows for a while, and that belong to another controller.
@MainActor
struct LentScreens {
    /// The lowest of the screens.
    let root: UIViewController
    /// The navigation controller that shows them.
    weak var borrower: UINavigationController?

    /// The root and the controllers above it now; the root alone if it has been popped.
    var all: [UIViewController] {
        guard let stack = borrower?.viewControllers, let index = stack.firstIndex(of: root) else {
            return [root]
        }
        return Array(stack[index...])
    }
}
