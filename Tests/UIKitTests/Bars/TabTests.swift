import Testing
import UITesting

@testable import UIKit

/// Tab bar controllers that are made of tabs.
@Suite struct TabTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var refused: UITab?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.append("should \(tab.identifier)")
            return tab !== refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { calls.append("did") }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")") }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { _ in
            UIViewController()
        }
    }

    private func show(_ tabs: [UITab]) -> UITabBarController {
        let controller = stage.run {
            let controller = UITabBarController(tabs: tabs)
            stage.window.rootViewController = controller
            return controller
        }
        stage.settle()
        return controller
    }

    @Test func `tabs make their controllers, and the bar shows what the tabs say`() throws {
        let tabs = [tab("One"), tab("Two")]
        let controller = show(tabs)

        #expect(controller.tabs == tabs && controller.selectedTab === tabs[0])
        #expect(controller.viewControllers == tabs.map { $0.viewController })
        #expect(controller.tabBar.items?.map(\.title) == ["One", "Two"])
        let first = try #require(tabs[0].viewController)
        #expect(first.tab === tabs[0] && tabs[0].tabBarController === controller && first.isViewLoaded)
        #expect(tabs[1].viewController?.isViewLoaded == false)
        #expect(UIViewController().tab == nil && tabs[1].id == "two")

        (tabs[1].title, tabs[1].badgeValue, tabs[1].isEnabled) = ("Three", "7", false)
        let item = controller.tabBar.items?[1]
        #expect(item?.title == "Three" && item?.badgeValue == "7" && item?.isEnabled == false)
        tabs[1].image = nil
        #expect(item?.image == nil && tabs[1].image == nil && tabs[0].image != nil)
    }

    @Test func `a provider is called once, and with its tab`() {
        var askers: [UITab] = []
        let tab = UITab(title: "One", image: nil, identifier: "1") { tab in
            askers.append(tab)
            return UIViewController()
        }
        #expect(tab.tabBarController == nil && askers.isEmpty)

        let controller = show([tab])
        stage.run { controller.tabs = [] }
        stage.run { controller.setTabs([tab], animated: true) }

        #expect(askers == [tab] && controller.tabs == [tab])
        #expect(tab.userInfo == nil)
    }

    @Test func `a tab bar controller holds its tabs, and lets them go with their controllers`() {
        let controller = show([tab("One"), tab("Two")])
        weak let tab = controller.tabs.last
        weak let made = tab?.viewController
        #expect(controller.tabs.map(\.identifier) == ["one", "two"])
        #expect(tab != nil && controller.selectedTab?.identifier == "one")

        stage.run { controller.viewControllers = [UIViewController()] }
        stage.settle()
        #expect(controller.tabs.isEmpty && tab == nil && made == nil)
    }

    @Test func `a tab is selected by itself or by its identifier`() {
        let tabs = [tab("One"), tab("Two")]
        let controller = show(tabs)

        stage.run { controller.selectedTab = controller.tab(forIdentifier: "two") }
        #expect(controller.selectedIndex == 1 && controller.selectedTab === tabs[1])
        #expect(controller.tab(forIdentifier: "three") == nil)

        stage.run { controller.selectedTab = tab("Three") }
        #expect(controller.selectedTab === tabs[1] && stage.diagnostics.count == 1)
    }

    @Test func `the delegate approves taps of tabs, and hears of them`() {
        let tabs = [tab("One"), tab("Two")]
        let (controller, delegate) = (show(tabs), Delegate())
        controller.delegate = delegate
        let right = CGPoint(x: 225, y: 400 - 25)

        stage.tap(right)
        #expect(delegate.calls == ["should two", "did", "did two after one"])
        delegate.calls = []
        delegate.refused = tabs[0]
        stage.tap(CGPoint(x: 75, y: right.y))
        #expect(delegate.calls == ["should one"] && controller.selectedTab === tabs[1])
        delegate.calls = []
        stage.run { controller.viewControllers = [UIViewController(), UIViewController()] }
        stage.settle()
        stage.tap(right)
        #expect(delegate.calls == ["did"], "no tab has made them")
        #expect(controller.tabs.isEmpty && tabs[0].tabBarController == nil)
    }

    @Test func `tabs without a controller, or of the same identifier, are left out with a sentence`() {
        let (one, empty) = (tab("One"), UITab(title: "Empty", image: nil, identifier: "empty"))
        let controller = show([one, empty, tab("One")])

        #expect(controller.tabs == [one] && empty.viewController == nil)
        #expect(stage.diagnostics.count == 2)
    }

    @Test func `the tab that searches has the system's looks`() {
        let search = UISearchTab { _ in UIViewController() }
        let controller = show([search])

        #expect(search.title == "Search" && search.image?.isSymbolImage == true)
        #expect(controller.selectedTab === search)
    }
}
