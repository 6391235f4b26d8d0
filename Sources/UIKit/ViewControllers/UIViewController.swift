/// Manages a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// The view's layout pass begins.
    open func viewWillLayoutSubviews() {}
    /// The view's layout pass has ended.
    open func viewDidLayoutSubviews() {}
}

extension UIWindow {
    func rootViewControllerDidChange(from previous: UIViewController?) {}
}
