/// An item of a tab bar controller's bar, and what it selects: a tab.
@MainActor
class TabBarEntry {
    let item: UITabBarItem
    /// The child of the tab bar controller that is shown while the item is selected.
    let controller: UIViewController

    init(_ controller: UIViewController) {
        item = controller.currentTabBarItem
        self.controller = controller
    }

    /// The tabs that the user reaches by the item.
    var tabs: [UIViewController] { [controller] }

    /// The controller that is selected together with the item: one of the tabs, or `controller` if it shows
    /// none.
    var current: UIViewController { controller }

    /// Makes a tab, or `controller` itself, the current controller without animation.
    func show(_ tab: UIViewController) {}

    /// Whether `controller`, and not the tab bar controller, is the parent of a tab for now.
    func holds(_ tab: UIViewController) -> Bool { false }

    /// Called when the item is no longer selected and `controller` has left the screen.
    func didDeselect() {}
}

/// The item "More", which selects the list of the tabs for which the bar has no room.
@MainActor
final class MoreTabBarEntry: TabBarEntry {
    private let more: MoreNavigationController
    private let listed: [UIViewController]

    init(_ more: MoreNavigationController, tabs: [UIViewController]) {
        self.more = more
        listed = tabs
        super.init(more)
    }

    override var tabs: [UIViewController] { listed }

    override var current: UIViewController { more.openTab ?? more }

    override func show(_ tab: UIViewController) {
        if tab === more { more.close() } else { more.open(tab, animated: false) }
    }

    override func holds(_ tab: UIViewController) -> Bool {
        listed.contains(tab) && (tab.parent === more || more.viewControllers.contains(tab))
    }

    override func didDeselect() { more.returnScreens() }
}
