import Testing
import UIKit
import UITesting

/// Navigation controllers whose stacks the list "More" shows.
@Suite final class MoreStackTests: MoreTabCase {
    private func stacks(_ count: Int) -> [UINavigationController] {
        screens(count).map { UINavigationController(rootViewController: $0) }
    }

    @Test func `a navigation controller's stack is shown in More, and goes back for another tab`() throws {
        let stacks = stacks(7)
        let root = try #require(stacks[5].topViewController)
        let second = UIViewController()
        stacks[5].pushViewController(second, animated: false)
        let tabs = show(stacks)
        let more = tabs.moreNavigationController
        tap(4, of: tabs)
        #expect(try rows(of: tabs) == ["5", "6", "7"])

        try tapRow(1, of: tabs)
        #expect(Array(more.viewControllers.dropFirst()) == [root, second] && isSeen(second))
        #expect(root.navigationController === more && stacks[5].viewControllers.isEmpty)
        #expect(tabs.selectedViewController === stacks[5] && tabs.selectedIndex == 5)
        #expect(stacks[5].parent === tabs && stacks[5].tabBarItem === root.tabBarItem)
        tap(0, of: tabs)

        #expect(stacks[5].viewControllers == [root, second] && more.viewControllers.count == 1)
        #expect(root.navigationController === stacks[5] && root.tabBarController === tabs)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `its root goes back when it is popped, and not when the swipe back is given up`() throws {
        let stacks = stacks(6)
        let root = try #require(stacks[5].topViewController)
        let tabs = show(stacks)
        stage.run { tabs.selectedIndex = 5 }
        stage.settle()
        #expect(isSeen(root))

        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 80, y: 400), over: 0.4, resting: 0.4)
        stage.settle()
        #expect(tabs.selectedIndex == 5 && stacks[5].viewControllers.isEmpty && isSeen(root))
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 380, y: 400), over: 0.3)
        stage.settle()

        #expect(tabs.selectedIndex == NSNotFound && stacks[5].viewControllers == [root])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `one tab of the list after the other gets its screens back`() throws {
        let stacks = stacks(7)
        let roots = try stacks.map { try #require($0.topViewController) }
        let tabs = show(stacks)

        for index in [4, 6, 5, 6] {
            stage.run { tabs.selectedIndex = index }
            stage.settle()
            #expect(tabs.selectedIndex == index && isSeen(roots[index]))
        }

        #expect(stacks[4].viewControllers == [roots[4]] && stacks[5].viewControllers == [roots[5]])
        #expect(tabs.moreNavigationController.viewControllers.last === roots[6])
    }

    @Test func `what code pushes onto a stack that More shows is on top of it later`() throws {
        let stacks = stacks(6)
        let root = try #require(stacks[5].topViewController)
        let (tabs, pushed) = (show(stacks), UIViewController())
        stage.run { tabs.selectedIndex = 5 }
        stage.settle()

        stage.run { stacks[5].pushViewController(pushed, animated: false) }
        stage.run { tabs.selectedIndex = 0 }
        stage.settle()

        #expect(stacks[5].viewControllers == [root, pushed] && pushed.parent === stacks[5])
    }

    @Test func `whether the bars are hidden goes with a stack, and the list keeps its own`() throws {
        let stacks = stacks(7)
        stacks[5].isNavigationBarHidden = true
        stacks[6].isToolbarHidden = false
        let tabs = show(stacks)
        let more = tabs.moreNavigationController
        tap(4, of: tabs)

        try tapRow(1, of: tabs)
        #expect(more.isNavigationBarHidden && more.navigationBar.frame.maxY <= 0)
        tap(4, of: tabs)
        #expect(!more.isNavigationBarHidden && more.navigationBar.frame.minY >= 0)
        #expect(stacks[5].isNavigationBarHidden && stacks[5].isToolbarHidden)
        stage.run { tabs.selectedIndex = 6 }
        stage.settle()
        #expect(!more.isNavigationBarHidden && !more.isToolbarHidden)
        stage.run { (more.isNavigationBarHidden, more.isToolbarHidden) = (true, true) }
        stage.run { tabs.selectedIndex = 5 }
        stage.settle()
        #expect(stacks[6].isNavigationBarHidden && stacks[6].isToolbarHidden)
        #expect(more.isNavigationBarHidden && more.isToolbarHidden)
        stage.run { tabs.selectedIndex = 0 }
        stage.settle()

        #expect(!more.isNavigationBarHidden && more.isToolbarHidden && stacks[5].isNavigationBarHidden)
    }

    @Test func `the list has its bar again after a screen that hides it`() throws {
        let tabs = show(screens(6))
        let more = tabs.moreNavigationController
        tap(4, of: tabs)
        try tapRow(0, of: tabs)

        stage.run { more.setNavigationBarHidden(true, animated: true) }
        stage.settle()
        tap(4, of: tabs)

        #expect(!more.isNavigationBarHidden && more.navigationBar.frame.minY >= 0)
    }

    @Test func `another item of a root that More shows is that of its tab`() throws {
        let stacks = stacks(6)
        let root = try #require(stacks[5].topViewController)
        let tabs = show(stacks)
        stage.run { tabs.selectedIndex = 5 }
        stage.settle()

        stage.run { root.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0) }
        stage.settle()
        #expect(stacks[5].tabBarItem === root.tabBarItem)
        tap(4, of: tabs)

        let rows = try rows(of: tabs)
        #expect(rows == ["5", "New"])
        #expect(stacks[5].tabBarItem?.title == "New")
    }

    @Test func `a stack that its own navigation controller has taken back is shown as it is then`() throws {
        let stacks = stacks(6)
        let (root, other) = (try #require(stacks[5].topViewController), UIViewController())
        let tabs = show(stacks)
        let more = tabs.moreNavigationController
        stage.run { tabs.selectedIndex = 5 }
        stage.settle()

        stage.run {
            stacks[5].viewControllers = [root, other]
            tabs.selectedIndex = 5
        }
        stage.settle()

        #expect(Array(more.viewControllers.dropFirst()) == [root, other] && isSeen(other))
        #expect(tabs.selectedIndex == 5 && stacks[5].viewControllers.isEmpty)
        stage.run { tabs.selectedIndex = 0 }
        stage.settle()
        #expect(stacks[5].viewControllers == [root, other])
    }
}
