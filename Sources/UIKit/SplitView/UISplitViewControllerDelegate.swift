/// Hears how a split view controller shows its columns, and has a say in it. Every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: SelectorResponder {
    /// Other columns are about to be seen.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns whether the delegate has shown a controller; the default leaves it to the split view controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    )
        -> Bool
    /// Returns whether the delegate has shown a controller as what was chosen.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// Returns what is the primary controller from now on, and shown alone; nil for the one that is there.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    /// Returns what is the primary controller from now on; nil for the one that was shown alone.
    func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    /// Returns whether the secondary controller goes out of sight; by default a primary navigation controller pushes
    /// it.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller; nil for what a primary navigation controller had pushed.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The columns are about to be shown as one.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The columns are shown as two.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Nil.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// Nil.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
