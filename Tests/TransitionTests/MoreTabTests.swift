import Testing
import UIKit
import UITesting

/// Tab bar controllers with more tabs than their bars have room for.
@Suite final class MoreTabTests: MoreTabCase {
    // MARK: - The list

    @Test func `a bar without room for all has four tabs and More, which lists the others`() throws {
        let screens = screens(7)
        let tabs = show(screens)
        let more = tabs.moreNavigationController

        #expect(titles(of: tabs) == ["1", "2", "3", "4", "More"])
        #expect(tabs.viewControllers == screens && tabs.selectedIndex == 0)
        tap(4, of: tabs)

        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
        #expect(isSeen(more) && !isSeen(screens[0]) && tabs.moreNavigationController === more)
        #expect(try rows(of: tabs) == ["5", "6", "7"])
        let cells = try list(of: tabs).tableView.visibleCells
        #expect(cells.allSatisfy { $0.accessoryType == .disclosureIndicator })
        #expect(screens.allSatisfy { $0.tabBarController === tabs && $0.parent === tabs })
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a bar with room for all has no More`() {
        let tabs = show(screens(5))

        #expect(titles(of: tabs) == ["1", "2", "3", "4", "5"])
        #expect(tabs.moreNavigationController.parent == nil)
    }

    @Test func `a row pushes its tab, which is selected then, and goes back when it is popped`() throws {
        let screens = screens(7)
        let tabs = show(screens)
        let more = tabs.moreNavigationController
        tap(4, of: tabs)

        try tapRow(1, of: tabs)
        #expect(isSeen(screens[5]) && more.topViewController === screens[5])
        #expect(tabs.selectedViewController === screens[5] && tabs.selectedIndex == 5)
        #expect(screens[5].navigationController === more && screens[5].tabBarController === tabs)
        stage.run { _ = more.popViewController(animated: true) }
        stage.settle()

        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
        #expect(screens[5].parent === tabs && screens[5].navigationController == nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a tap on More leads from a tab back to the list`() throws {
        let screens = screens(6)
        let tabs = show(screens)
        tap(4, of: tabs)
        try tapRow(0, of: tabs)

        tap(4, of: tabs)

        #expect(tabs.moreNavigationController.viewControllers.count == 1 && screens[4].parent === tabs)
    }

    @Test func `code selects a tab of the list`() {
        let screens = screens(7)
        let tabs = show(screens)

        stage.run { tabs.selectedIndex = 6 }
        stage.settle()
        #expect(tabs.selectedViewController === screens[6] && isSeen(screens[6]))
        #expect(tabs.tabBar.selectedItem?.title == "More")
        stage.run { tabs.selectedViewController = screens[4] }
        stage.settle()
        #expect(tabs.selectedIndex == 4 && isSeen(screens[4]) && screens[6].parent === tabs)
        stage.run { tabs.selectedViewController = tabs.moreNavigationController }
        stage.settle()

        #expect(tabs.selectedIndex == NSNotFound && screens[4].parent === tabs)
        #expect(listener.lines.isEmpty && stage.diagnostics.isEmpty)
    }

    @Test func `a tab of the list that is selected before the view is loaded is shown with it`() {
        let screens = screens(7)
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        tabs.selectedIndex = 5

        stage.present(tabs)
        stage.settle()

        #expect(isSeen(screens[5]) && tabs.selectedIndex == 5 && !screens[0].isViewLoaded)
    }

    @Test func `the delegate hears of More, and not of its rows`() throws {
        let tabs = show(screens(7))

        tap(4, of: tabs)
        #expect(listener.lines == ["should More", "did More"])
        listener.lines = []
        try tapRow(0, of: tabs)
        #expect(listener.lines.isEmpty)
        listener.allowsSelection = false
        stage.run { tabs.selectedIndex = 0 }
        tap(4, of: tabs)

        #expect(listener.lines == ["should More"] && tabs.selectedIndex == 0)
    }

    @Test func `a title that changes is seen in the list`() throws {
        let screens = screens(7)
        let tabs = show(screens)
        tap(4, of: tabs)

        stage.run { screens[5].title = "New" }
        stage.settle()
        #expect(try rows(of: tabs) == ["5", "New", "7"])
        stage.run { screens[6].tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0) }
        stage.settle()

        #expect(try rows(of: tabs) == ["5", "New", "Item"])
    }

    @Test func `a finger on the bar stays there while a tab of the list gets another item`() {
        let screens = screens(7)
        let tabs = show(screens)
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        let second = CGPoint(x: bar.minX + bar.width * 0.3, y: bar.minY + 24)

        stage.touch(.began, at: second)
        stage.run { screens[6].tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0) }
        stage.advance(by: 0.1)
        stage.touch(.ended, at: second)
        stage.settle()

        #expect(tabs.selectedIndex == 1)
    }

    @Test func `a row whose item is disabled is faint and opens nothing`() throws {
        let screens = screens(6)
        let tabs = show(screens)
        screens[5].tabBarItem?.isEnabled = false
        tap(4, of: tabs)
        let table: UITableView = try list(of: tabs).tableView

        try tapRow(1, of: tabs)
        #expect(table.visibleCells.map { $0.textLabel?.isEnabled } == [true, false])
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        stage.run { screens[5].tabBarItem?.isEnabled = true }
        stage.settle()
        #expect(table.visibleCells.map { $0.textLabel?.isEnabled } == [true, true])
        try tapRow(1, of: tabs)

        #expect(tabs.selectedIndex == 5)
    }

    @Test func `a tab that has made its controller stays in its tab bar controller above the list`() {
        let made = (1...7).map { number in
            UITab(title: "\(number)", image: nil, identifier: "\(number)") { _ in UIViewController() }
        }
        let tabs = UITabBarController(tabs: made)
        stage.present(tabs)

        stage.run { tabs.selectedTab = made[5] }
        stage.settle()

        #expect(tabs.selectedTab === made[5] && made[5].tabBarController === tabs)
    }

    // MARK: - Other tabs, other widths

    @Test func `tabs that are set keep the selected one, in the bar or in the list`() {
        let screens = screens(7)
        let tabs = show(screens)
        stage.run { tabs.selectedIndex = 5 }
        stage.settle()

        stage.run { tabs.viewControllers = Array(screens.reversed()) }
        stage.settle()
        #expect(tabs.selectedIndex == 1 && screens[5].parent === tabs && isSeen(screens[5]))
        #expect(titles(of: tabs) == ["7", "6", "5", "4", "More"])
        stage.run { tabs.viewControllers = screens }
        stage.settle()
        #expect(tabs.selectedIndex == 5 && isSeen(screens[5]))
        stage.run { tabs.viewControllers = Array(screens.prefix(5)) }
        stage.settle()

        #expect(tabs.selectedIndex == 0 && isSeen(screens[0]) && screens[5].parent == nil)
        #expect(tabs.moreNavigationController.parent == nil && stage.diagnostics.isEmpty)
    }

    @Test func `a wide bar has room for eight, and the selected tab stays when the width changes`() {
        let screens = screens(9)
        let tabs = show(screens)
        stage.run { tabs.selectedIndex = 5 }
        stage.settle()

        stage.resize(to: CGSize(width: 1000, height: 800))
        stage.settle()
        #expect(titles(of: tabs) == ["1", "2", "3", "4", "5", "6", "7", "More"])
        #expect(tabs.selectedIndex == 5 && isSeen(screens[5]) && screens[5].parent === tabs)
        #expect(tabs.tabBar.selectedItem?.title == "6")
        stage.resize(to: CGSize(width: 390, height: 844))
        stage.settle()

        #expect(titles(of: tabs) == ["1", "2", "3", "4", "More"] && tabs.selectedIndex == 5)
        #expect(isSeen(screens[5]) && tabs.tabBar.selectedItem?.title == "More")
        #expect(screens[5].parent === tabs.moreNavigationController && stage.diagnostics.isEmpty)
    }

    @Test func `the list gives way to the first tab where the bar has room for all`() {
        let screens = screens(7)
        let tabs = show(screens)
        tap(4, of: tabs)

        stage.resize(to: CGSize(width: 1000, height: 800))
        stage.settle()

        #expect(tabs.selectedIndex == 0 && isSeen(screens[0]) && tabs.tabBar.items?.count == 7)
        #expect(tabs.moreNavigationController.parent == nil)
    }

    // MARK: - Moving tabs

    /// Taps the button at the right of the list's bar.
    private func tapEdit(_ tabs: UITabBarController) throws {
        let list = try list(of: tabs)
        let item = try #require(list.navigationItem.rightBarButtonItem)
        let frame = item.frame(in: stage.window)
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    /// Drags a row of the list up by its handle, to the place of another one.
    private func drag(_ from: (Int, Int), upTo end: (Int, Int), of tabs: UITabBarController) throws {
        let table: UITableView = try list(of: tabs).tableView
        func frame(_ place: (Int, Int)) throws -> CGRect {
            let cell = try #require(table.cellForRow(at: IndexPath(row: place.1, section: place.0)))
            return cell.convert(cell.bounds, to: nil)
        }
        let (start, target) = (try frame(from), try frame(end))
        let handle = start.maxX - 23
        stage.drag(
            from: CGPoint(x: handle, y: start.midY), to: CGPoint(x: handle, y: target.midY), over: 0.5)
        stage.settle()
    }

    /// Tells the list that a row was moved, as its table does when the user lets go of it.
    private func move(_ from: (Int, Int), to: (Int, Int), of tabs: UITabBarController) throws {
        let list = try list(of: tabs)
        let table: UITableView = list.tableView
        stage.run {
            list.tableView(
                table, moveRowAt: IndexPath(row: from.1, section: from.0),
                to: IndexPath(row: to.1, section: to.0))
        }
        stage.settle()
    }

    @Test func `the user moves a tab of the list into the bar, and the last one there makes room`() throws {
        let tabs = show(screens(7))
        tap(4, of: tabs)
        listener.lines = []

        try tapEdit(tabs)
        #expect(listener.lines == ["begins 1234567"])
        #expect(try rows(of: tabs) == ["1", "2", "3", "4", "5", "6", "7"])
        try drag((1, 1), upTo: (0, 0), of: tabs)
        #expect(try rows(of: tabs) == ["6", "1", "2", "3", "4", "5", "7"])
        #expect(titles(of: tabs) == ["1", "2", "3", "4", "More"])
        try tapEdit(tabs)

        #expect(titles(of: tabs) == ["6", "1", "2", "3", "More"])
        #expect(try rows(of: tabs) == ["4", "5", "7"])
        let ends = ["begins 1234567", "ends 1234567 6123457 true", "ended 6123457 true"]
        #expect(listener.lines == ends && tabs.selectedIndex == NSNotFound)
        #expect(tabs.customizableViewControllers?.count == 7 && stage.diagnostics.isEmpty)
    }

    @Test func `a tab that leaves the bar goes where it is put, and the next one comes in`() throws {
        let tabs = show(screens(7))
        tap(4, of: tabs)

        try tapEdit(tabs)
        try move((0, 1), to: (1, 0), of: tabs)
        try move((1, 2), to: (0, 4), of: tabs)
        try tapEdit(tabs)

        #expect(titles(of: tabs) == ["1", "3", "4", "7", "More"])
        #expect(try rows(of: tabs) == ["5", "2", "6"])
    }

    @Test func `tabs that are not customizable stay in their places`() throws {
        let screens = screens(7)
        let tabs = show(screens)
        #expect(tabs.customizableViewControllers == screens)
        tabs.customizableViewControllers = [screens[1], screens[4]]
        tap(4, of: tabs)

        try tapEdit(tabs)
        #expect(try rows(of: tabs) == ["2", "5"])
        try drag((1, 0), upTo: (0, 0), of: tabs)
        try tapEdit(tabs)
        #expect(titles(of: tabs) == ["1", "5", "3", "4", "More"])
        #expect(try rows(of: tabs) == ["2", "6", "7"])
        #expect(tabs.customizableViewControllers == [screens[1], screens[4]])
        tabs.customizableViewControllers = nil
        #expect(try list(of: tabs).navigationItem.rightBarButtonItem == nil)
        stage.run { tabs.viewControllers = screens }

        #expect(tabs.customizableViewControllers == screens)
        #expect(try list(of: tabs).navigationItem.rightBarButtonItem != nil)
    }

    @Test func `an Edit button that the app takes away or replaces stays so`() throws {
        let screens = screens(7)
        let tabs = show(screens)
        let list = try list(of: tabs)
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        #expect(list.navigationItem.rightBarButtonItem === list.editButtonItem)

        stage.run { list.navigationItem.rightBarButtonItem = nil }
        stage.run { screens[5].title = "New" }
        #expect(list.navigationItem.rightBarButtonItem == nil)
        stage.run { list.navigationItem.rightBarButtonItem = own }
        stage.run { tabs.customizableViewControllers = nil }
        #expect(list.navigationItem.rightBarButtonItem === own)
        stage.run { tabs.customizableViewControllers = screens }
        #expect(list.navigationItem.rightBarButtonItem === own)
        stage.run { list.navigationItem.rightBarButtonItems = [list.editButtonItem, own] }
        stage.run { tabs.customizableViewControllers = nil }

        #expect(list.navigationItem.rightBarButtonItems == [own])
    }

    @Test func `a list that is left while it is edited leaves the tabs where they were`() throws {
        let screens = screens(7)
        let tabs = show(screens)
        tap(4, of: tabs)
        try tapEdit(tabs)
        try drag((1, 1), upTo: (0, 0), of: tabs)
        listener.lines = []

        tap(1, of: tabs)

        #expect(tabs.viewControllers == screens && tabs.selectedIndex == 1)
        let ends = ["should 2", "ends 1234567 1234567 false", "ended 1234567 false", "did 2"]
        #expect(listener.lines == ends && stage.diagnostics.isEmpty)
        #expect(try list(of: tabs).isEditing == false)
    }
}
