import QuartzCore

/// Lists the tabs for which a tab bar has no room, and shows the one that is chosen above the list.
///
/// ```
///                      chosen: a screen      chosen: a navigation controller N
///           second                           second ◂┐
///  second   root         tab                 root   ◂┤ the stack of N, which
///  list     list         list                list    │ is empty meanwhile
///  ╌╌╌╌     ╌╌╌╌
/// ```
/// The screens of a navigation controller go back to it when another tab is selected, and its root when the user
/// pops them. A tab that is no navigation controller stays until it is popped.
@MainActor
final class MoreNavigationController: UINavigationController {
    /// A tab that is shown above the list.
    private struct Visit {
        let tab: UIViewController
        /// The first screen above the list: the tab, or its root.
        let root: UIViewController
        /// The navigation controller that has lent its screens.
        let lender: Lender?
    }

    /// A navigation controller whose screens are shown here.
    private struct Lender {
        let navigation: UINavigationController
        /// The item that was set for it; nil where it has that of its root.
        let ownItem: UITabBarItem?
        /// The item that the tab has meanwhile.
        let item: UITabBarItem
    }

    private weak var tabs: UITabBarController?
    private let list: MoreListController
    private var visit: Visit?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(of: tabs)
        super.init(nibName: nil, bundle: nil)
        barItems.tab = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.choose = { [weak self] tab in self?.open(tab, animated: true) }
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over which tabs the list has. One that is shown and is not among them goes back.
    func takeTabs(_ tabs: [UIViewController]) {
        if let visit, !tabs.contains(visit.tab) { close() }
        list.tabs = tabs
    }

    /// Shows the rows and the Edit button anew.
    func updateList() { list.update() }

    // MARK: - The tab above the list

    /// The tab that is shown above the list; nil for none.
    var openTab: UIViewController? {
        visit.flatMap { viewControllers.contains($0.root) ? $0.tab : nil }
    }

    /// Shows a tab above the list; does nothing for a navigation controller without screens.
    func open(_ tab: UIViewController, animated: Bool) {
        guard tab !== openTab else { return }
        if let visit, visit.tab === tab {
            // It is on its way back.
            return setViewControllers([list, visit.root], animated: animated)
        }
        guard let (new, screens) = lend(tab) else { return }
        let (last, above) = (visit, screensOfVisit)
        visit = new
        setViewControllers([list] + screens, animated: animated)
        if let last { giveBack(last, above) }
    }

    /// Shows the list without animation.
    func close() {
        let (last, above) = (visit, screensOfVisit)
        visit = nil
        if viewControllers.count > 1 { setViewControllers([list], animated: false) }
        if let last { giveBack(last, above) }
    }

    /// Gives a navigation controller its screens back.
    func returnScreens() {
        if visit?.lender != nil { close() }
    }

    override func stackDidSettle() {
        super.stackDidSettle()
        guard visit != nil, openTab == nil else { return }
        // Whoever takes the tab away now has not done so yet.
        FrameClock.current.afterLayout { [weak self] in self?.endVisit() }
    }

    /// Ends a visit whose screens were popped.
    private func endVisit() {
        guard let last = visit, openTab == nil, last.root.parent !== self else { return }
        visit = nil
        giveBack(last, [last.root])
    }

    /// The screens of the visit and above it; its first one alone after it was popped.
    private var screensOfVisit: [UIViewController] {
        guard let root = visit?.root else { return [] }
        guard let index = viewControllers.firstIndex(of: root) else { return [root] }
        return Array(viewControllers[index...])
    }

    /// Returns what shows a tab; the stack of a navigation controller is empty afterwards.
    private func lend(_ tab: UIViewController) -> (Visit, [UIViewController])? {
        guard let navigation = tab as? UINavigationController else {
            return (Visit(tab: tab, root: tab, lender: nil), [tab])
        }
        let screens = navigation.viewControllers
        guard let root = screens.first else { return nil }
        let item = navigation.currentTabBarItem
        let lender = Lender(navigation: navigation, ownItem: navigation.barItems.tab, item: item)
        navigation.barItems.tab = lender.item
        navigation.setViewControllers([], animated: false)
        return (Visit(tab: tab, root: root, lender: lender), screens)
    }

    /// Gives a tab back that was shown, but for what somebody else has taken meanwhile. What was pushed onto a
    /// navigation controller meanwhile stays on top.
    private func giveBack(_ visit: Visit, _ screens: [UIViewController]) {
        let free = screens.filter { $0.parent == nil || $0.parent === self }
        guard let lender = visit.lender else {
            if free.contains(visit.tab) { tabs?.takeBack(visit.tab) }
            return
        }
        if lender.navigation.barItems.tab === lender.item { lender.navigation.barItems.tab = lender.ownItem }
        let pushed = lender.navigation.viewControllers
        lender.navigation.setViewControllers(free + pushed, animated: false)
    }
}
