import QuartzCore

/// Lists the tabs for which a tab bar has no room, and pushes the tab that the user chooses.
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
///
/// The stack keeps whether its bars are hidden: here the screens of N have the bars that they had in N, and N
/// takes over the changes that they make. Then the list gets back the bars that it had before.
@MainActor
final class MoreNavigationController: UINavigationController {
    /// A tab that is shown above the list.
    @MainActor
    private struct Visit {
        let tab: UIViewController
        /// The screens above the list: the tab, or those of its stack.
        let screens: LentScreens
        /// The bars that the list had before.
        let barsOfList: HiddenBars

        var root: UIViewController { screens.root }
        /// The navigation controller that has lent its screens.
        var lender: UINavigationController? { tab as? UINavigationController }
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

    /// Sets the tabs of the list. A tab that is shown and is not among them goes back.
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
        if let visit, visit.tab === tab, visit.root.parent === self {
            // The tab is being popped.
            return setViewControllers([list, visit.root], animated: animated)
        }
        endVisit()
        let lender = tab as? UINavigationController
        let screens = lender?.viewControllers ?? [tab]
        guard let root = screens.first else { return }
        let (last, above, bars) = (visit, visit?.screens.all ?? [], HiddenBars(of: self))
        let loan = LentScreens(root: root, borrower: self)
        let barsOfList = last?.barsOfList ?? bars
        visit = Visit(tab: tab, screens: loan, barsOfList: barsOfList)
        lender?.lent = loan
        lender?.setViewControllers([], animated: false)
        let newBars = lender.map { HiddenBars(of: $0) } ?? barsOfList
        // An animated push moves the bars alongside. Otherwise the bars are set before the screens are shown.
        let pushes = animated && UIView.areAnimationsEnabled
        if !pushes { newBars.apply(to: self, animated: false) }
        setViewControllers([list] + screens, animated: animated)
        if pushes { newBars.apply(to: self, animated: true) }
        if let last { giveBack(last, above, bars) }
    }

    /// Shows the list without animation.
    func close() {
        let (last, above) = (visit, visit?.screens.all ?? [])
        visit = nil
        if viewControllers.count > 1 { setViewControllers([list], animated: false) }
        if let last { giveBack(last, above, takeBars(of: last)) }
    }

    /// Gives a navigation controller its screens back.
    func returnScreens() {
        if visit?.lender != nil { close() }
    }

    override func stackDidSettle() {
        super.stackDidSettle()
        guard visit != nil, openTab == nil else { return }
        // A caller that moves the tab elsewhere has not added it there yet.
        FrameClock.current.afterLayout { [weak self] in self?.endVisit() }
    }

    /// Ends a visit whose screens were popped, or moved to another container.
    private func endVisit() {
        guard let last = visit, openTab == nil, last.root.parent !== self else { return }
        visit = nil
        giveBack(last, [last.root], takeBars(of: last, animated: true))
    }

    /// Restores the bars that the list had, and returns the state of the bars during the visit.
    private func takeBars(of visit: Visit, animated: Bool = false) -> HiddenBars {
        let bars = HiddenBars(of: self)
        visit.barsOfList.apply(to: self, animated: animated)
        return bars
    }

    /// Returns a visited tab to its owner, without screens that another container has taken meanwhile.
    /// Screens that were pushed onto the lending navigation controller meanwhile stay on top.
    private func giveBack(_ visit: Visit, _ screens: [UIViewController], _ bars: HiddenBars) {
        let free = screens.filter { $0.parent == nil || $0.parent === self }
        guard let lender = visit.lender else {
            if free.contains(visit.tab) { tabs?.takeBack(visit.tab) }
            return
        }
        let pushed = lender.viewControllers
        lender.setViewControllers(free + pushed, animated: false)
        lender.lent = nil
        bars.apply(to: lender, animated: false)
    }

    // MARK: - Restoring

    // The screens belong to the tab bar controller and to the tabs, which also keep their state.
    override var ownStack: [UIViewController] { [] }
    override var restoredChildren: [UIViewController] { [] }

    override func restoredParent(of child: UIViewController) -> UIViewController {
        guard let visit, visit.screens.all.contains(child) else { return self }
        if let lender = visit.lender { return lender }
        return child === visit.tab ? tabs ?? self : self
    }
}

/// Whether the bars of a navigation controller are hidden.
@MainActor
private struct HiddenBars {
    let navigationBar: Bool
    let toolbar: Bool

    init(of navigation: UINavigationController) {
        navigationBar = navigation.isNavigationBarHidden
        toolbar = navigation.isToolbarHidden
    }

    func apply(to navigation: UINavigationController, animated: Bool) {
        navigation.setNavigationBarHidden(navigationBar, animated: animated)
        navigation.setToolbarHidden(toolbar, animated: animated)
    }
}
