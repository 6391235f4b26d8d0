/// How the user moves tabs, in the list of `moreNavigationController`.
extension UITabBarController {
    /// The tabs that the user may move.
    var movableTabs: TabOrder {
        let inBar = entries.flatMap { $0.tabs.first === $0.controller ? $0.tabs : [] }
        return TabOrder(controllers.filter(isMovable), countInBar: inBar.count { isMovable($0) })
    }

    private func isMovable(_ tab: UIViewController) -> Bool {
        customizableViewControllers?.contains(tab) == true
    }

    func willBeginCustomizing(_ tabs: [UIViewController]) {
        guard let delegate else { return }
        TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:willBeginCustomizing:)")
        delegate.tabBarController(self, willBeginCustomizing: tabs)
    }

    /// Reorders the movable tabs, and leaves the others in their places. Changes nothing if `order` does not
    /// have exactly the movable tabs.
    func endCustomizing(_ order: [UIViewController]) {
        let movable = controllers.filter(isMovable)
        let isWhole = Set(order.map(ObjectIdentifier.init)) == Set(movable.map(ObjectIdentifier.init))
        var (tabs, next) = (controllers, 0)
        for index in tabs.indices where isWhole && isMovable(tabs[index]) {
            tabs[index] = order[next]
            next += 1
        }
        let hasChanged = tabs != controllers
        if let delegate {
            TransitionTrace.current.post(
                .delegate, delegate, "tabBarController(_:willEndCustomizing:changed:)",
                ["changed": String(hasChanged)])
            delegate.tabBarController(self, willEndCustomizing: tabs, changed: hasChanged)
        }
        // The delegate may have set other tabs.
        if hasChanged, Set(controllers.map(ObjectIdentifier.init)) == Set(tabs.map(ObjectIdentifier.init)) {
            arrange(tabs)
        }
        guard let delegate else { return }
        TransitionTrace.current.post(
            .delegate, delegate, "tabBarController(_:didEndCustomizing:changed:)",
            ["changed": String(hasChanged)])
        delegate.tabBarController(self, didEndCustomizing: tabs, changed: hasChanged)
    }
}
