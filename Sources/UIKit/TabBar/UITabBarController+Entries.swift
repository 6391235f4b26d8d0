/// Spreads the tabs over the items of the bar.
///
/// ```
/// controllers  A  B  C  D  E  F  G
/// entries      A  B  C  D  More           its child lists E, F and G
/// members      A  B  C  D  E  F  G  More  but for one that More shows now
/// ```
extension UITabBarController: RestoredContainer {
    /// The most items, in a compact and in a regular width.
    private static let (mostCompact, mostRegular) = (5, 8)

    private var mostItems: Int {
        traitCollection.horizontalSizeClass == .regular ? Self.mostRegular : Self.mostCompact
    }

    /// How many tabs have an item of their own.
    private var countInBar: Int { controllers.count > mostItems ? mostItems - 1 : controllers.count }

    /// Shows the list of the tabs without an item; made when it is first read.
    var more: MoreNavigationController {
        if let madeMore { return madeMore }
        let made = MoreNavigationController(of: self)
        madeMore = made
        return made
    }

    // MARK: - Looking up

    /// The entry by which the user reaches a tab, or a child that is not a tab.
    func entry(for controller: UIViewController) -> TabBarEntry? {
        entries.first { $0.tabs.contains(controller) } ?? entry(showing: controller)
    }

    /// The entry that selects a child.
    func entry(showing child: UIViewController?) -> TabBarEntry? {
        entries.first { $0.controller === child }
    }

    /// The selected tab, or the selected child if that shows no tab.
    var chosen: UIViewController? { entry(showing: selected)?.current ?? selected }

    /// The controllers that should be children now.
    var members: [UIViewController] {
        let others = entries.map(\.controller).filter { !controllers.contains($0) }
        return controllers.filter { tab in !entries.contains { $0.holds(tab) } } + others
    }

    /// The tabs, wherever they are shown, and children of subclasses.
    var restoredChildren: [UIViewController] {
        controllers + containedControllers.filter { !controllers.contains($0) }
    }

    // MARK: - Spreading

    /// Gives the tabs their items.
    ///
    /// - Parameters:
    ///   - controller: the tab or child that is selected then, or the first one where it has no entry.
    ///   - show: shows the items.
    func spread(selecting controller: UIViewController?, show: ([UITabBarItem]) -> Void) {
        entries = makeEntries()
        selected = (controller.flatMap { entry(for: $0) } ?? entries.first)?.controller
        showItems(show)
        // Callbacks of added and removed controllers may have changed the tabs or the selection.
        guard let controller, let entry = entry(for: controller), entry.controller === selected,
            entry.tabs.contains(controller)
        else { return }
        entry.show(controller)
    }

    private func makeEntries() -> [TabBarEntry] {
        let count = countInBar
        let own = controllers.prefix(count).map { TabBarEntry($0) }
        guard count < controllers.count else { return own }
        return own + [MoreTabBarEntry(more, tabs: Array(controllers.dropFirst(count)))]
    }

    private func showItems(_ show: ([UITabBarItem]) -> Void) {
        show(entries.map(\.item))
        showSelection()
        let listed = Array(controllers.dropFirst(countInBar))
        // An item reports its changes through its bar.
        for tab in listed { tab.currentTabBarItem.tabBar = tabBar }
        madeMore?.takeTabs(listed)
    }

    /// Spreads the tabs anew if the number of items that fit has changed.
    func fitTabs() {
        if ownCount != countInBar { arrange(controllers) }
    }

    /// How many tabs have an item of their own at present.
    private var ownCount: Int { entries.count { $0.tabs.first === $0.controller } }

    /// Puts the tabs in an order, and spreads them anew.
    func arrange(_ order: [UIViewController]) {
        clock.perform {
            changes.hold {
                let (old, selection) = (members, chosen)
                controllers = order
                controllerTabs = order.compactMap(\.tab)
                spread(selecting: selection) { items in
                    // The buttons are in place before an animation that is running here moves them.
                    UIView.performWithoutAnimation {
                        tabBar.items = items
                        tabBar.layoutIfNeeded()
                    }
                }
                moves.begin(from: old, comers: members.filter { !old.contains($0) })
            }
        }
    }

    /// Makes a tab a child again that `more` has shown.
    func takeBack(_ tab: UIViewController) {
        changes.hold { moves.begin(from: members, comers: [tab]) }
    }

    // MARK: - Items

    /// Updates the bar after a tab got another item.
    func tabBarItemsDidChange() {
        entries = makeEntries()
        // New buttons would drop the touches of the old ones.
        showItems { if tabBar.items != $0 { tabBar.items = $0 } }
    }

    /// Selects the selected child's item in the bar.
    func showSelection() {
        guard let item = entry(showing: selected)?.item,
            tabBar.items?.contains(where: { $0 === item }) == true
        else { return }
        tabBar.selectedItem = item
    }

    /// Shows the new looks of an item that is not in the bar.
    func itemDidChange(_ item: UITabBarItem) {
        if !entries.contains(where: { $0.item === item }) { madeMore?.updateList() }
    }
}
