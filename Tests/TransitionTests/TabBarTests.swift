import Testing
import UIKit
import UITesting

/// Tab bar controllers without animation: `spec/callbacks.md`, d.5, and what the bar shows.
@MainActor
struct TabBarTests {
    // MARK: - The order of the calls

    @Test func `a tap without animation: B will appear, A will disappear, A did disappear, B did appear`() {
        let scene = TabScene()

        scene.tap(1)

        let calls = scene.journal.entries.filter { $0.contains("view") && !$0.contains("DidLoad") }
        #expect(
            calls == [
                "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "A.viewDidDisappear",
                "B.viewDidAppear",
            ])
    }

    @Test func `a selection in code has the same order of appearance`() {
        let scene = TabScene()

        scene.tabs.selectedIndex = 1

        #expect(
            scene.journal.entries == [
                "animationController A→B", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
                "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(scene.visible == ["B"])
    }

    @Test func `shouldSelect comes before a tap's selection and didSelect after it`() {
        let scene = TabScene()

        scene.tap(1)

        let wanted = ["shouldSelect B", "B.viewWillAppear", "didSelect B"]
        #expect(scene.journal.only(wanted) == wanted)
        #expect(scene.tabs.selectedIndex == 1)
    }

    @Test func `shouldSelect and didSelect are sent for the tab that is selected already, too`() {
        let scene = TabScene()

        scene.tap(0)

        #expect(scene.journal.entries == ["shouldSelect A", "didSelect A"])
    }

    @Test func `a selection in code asks neither shouldSelect nor didSelect`() {
        let scene = TabScene()

        scene.tabs.selectedIndex = 2
        scene.tabs.selectedViewController = scene.controllers[1]

        #expect(!scene.journal.entries.contains { $0.hasPrefix("shouldSelect") || $0.hasPrefix("didSelect") })
        #expect(scene.visible == ["B"])
    }

    @Test func `a tap that the delegate refuses changes nothing`() {
        let scene = TabScene()
        scene.listener.allowsSelection = false

        scene.tap(1)

        #expect(scene.journal.entries == ["shouldSelect B"])
        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
    }

    // MARK: - The tabs

    @Test func `the children are loaded when they are selected for the first time`() {
        let scene = TabScene()

        #expect(scene.controllers.map(\.isViewLoaded) == [true, false, false])

        scene.tabs.selectedIndex = 2

        #expect(scene.controllers.map(\.isViewLoaded) == [true, false, true])
    }

    @Test func `a selection before the view is loaded is shown with it`() {
        let stage = Stage()
        let journal = Journal()
        let tabs = UITabBarController()
        let children = ["A", "B"].map { LoggedController($0, journal) }
        tabs.viewControllers = children
        tabs.selectedIndex = 1

        #expect(!tabs.isViewLoaded)
        stage.present(tabs)

        #expect(!children[0].isViewLoaded)
        #expect(
            journal.entries.filter { $0.hasPrefix("B.view") } == [
                "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
            ])
    }

    @Test func `children hear of their parent, and those that leave do, too`() {
        let scene = TabScene(["A", "B"])

        #expect(
            scene.controllers.allSatisfy { $0.parent === scene.tabs && $0.tabBarController === scene.tabs })

        scene.tabs.viewControllers = [scene.controllers[1]]

        #expect(scene.controllers[0].parent == nil)
        #expect(scene.journal.count("A.willMove(nil)") == 1)
        #expect(scene.journal.count("A.didMove(nil)") == 1)
        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.visible == ["B"])
        #expect(scene.journal.only(["A.viewDidDisappear", "B.viewDidAppear"]).count == 2)
    }

    @Test func `new tabs keep the selected controller selected`() {
        let scene = TabScene()
        scene.tabs.selectedIndex = 1

        scene.tabs.setViewControllers([scene.controllers[2], scene.controllers[1]], animated: false)

        #expect(scene.tabs.selectedViewController === scene.controllers[1])
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.tabs.tabBar.items?.map(\.title) == ["C", "B"])
    }

    @Test func `the tab that comes in the selected one's place is selected, also at the end`() {
        let scene = TabScene()
        scene.tabs.selectedIndex = 1

        scene.tabs.viewControllers = [scene.controllers[0], scene.controllers[2]]

        #expect(scene.tabs.selectedViewController === scene.controllers[2])
        #expect(scene.visible == ["C"])
    }

    @Test func `without tabs nothing is selected`() {
        let scene = TabScene()

        scene.tabs.viewControllers = nil

        #expect(scene.tabs.selectedIndex == NSNotFound)
        #expect(scene.tabs.selectedViewController == nil)
        #expect(scene.visible.isEmpty)
        #expect(scene.tabs.viewControllers == nil)
    }

    @Test func `seven tabs are all in a wide bar, and each can be tapped`() {
        let names = ["A", "B", "C", "D", "E", "F", "G"]
        let scene = TabScene(names, size: CGSize(width: 700, height: 800))

        for (index, name) in names.enumerated().reversed() {
            scene.tap(index)
            #expect(scene.visible == [name])
        }
    }

    @Test func `a tab that does not exist is not selected, and a diagnostic says so`() {
        let scene = TabScene()

        scene.tabs.selectedIndex = 3
        scene.tabs.selectedViewController = UIViewController()

        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.diagnostics.count == 2)
        #expect(scene.diagnostics.last?.contains("can be selected") == true)
    }

    @Test func `a tap on the selected tab leads back to the root of its navigation stack`() {
        let stage = Stage()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation, UIViewController()]
        stage.present(tabs)
        navigation.pushViewController(UIViewController(), animated: false)

        stage.tap(CGPoint(x: 90, y: 820))
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        stage.settle()

        #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
    }

    // MARK: - Layout and looks

    @Test func `the content ends at the bar's upper edge`() {
        let scene = TabScene()

        #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
        #expect(
            scene.controllers[0].view.convert(scene.controllers[0].view.bounds, to: nil)
                == CGRect(x: 0, y: 0, width: 390, height: 795))

        scene.stage.resize(to: CGSize(width: 844, height: 390))

        #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 358, width: 844, height: 32))
        #expect(scene.controllers[0].view.frame == CGRect(x: 0, y: 0, width: 844, height: 358))
        #expect(scene.journal.count("A.viewWillTransition(844×358)") == 1)
    }

    @Test func `the bar covers the safe area below, and the content has none left`() {
        let scene = TabScene()

        scene.tabs.view.addedSafeAreaInsets.bottom = 34
        scene.stage.settle()

        #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(scene.controls.first?.frame.height == 49)
        #expect(scene.controllers[0].view.frame.height == 761)
        #expect(scene.controllers[0].view.safeAreaInsets.bottom == 0)
    }

    @Test func `nothing keeps a tab bar controller that nobody holds`() {
        weak var gone: UITabBarController?
        weak var child: UIViewController?
        do {
            let scene = TabScene()
            scene.listener.animates = true
            scene.select(1)
            scene.stage.settle()
            (gone, child) = (scene.tabs, scene.controllers[0])
            scene.stage.present(UIViewController())
            scene.stage.settle()
        }

        #expect(gone == nil)
        #expect(child == nil)
    }

    @Test func `a hidden bar leaves its room to the content`() {
        let scene = TabScene()

        scene.tabs.setTabBarHidden(true, animated: true)
        scene.stage.settle()

        #expect(scene.tabs.isTabBarHidden)
        #expect(scene.controllers[0].view.frame == scene.stage.window.bounds)
        #expect(scene.tabs.tabBar.frame.minY == 845)

        scene.tabs.isTabBarHidden = false
        scene.stage.settle()

        #expect(scene.tabs.tabBar.frame.minY == 795)
    }

    @Test func `a navigation controller's tab is its root's, and follows the root's title`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)

        root.title = "First"

        #expect(navigation.tabBarItem === root.tabBarItem)
        #expect(navigation.tabBarItem.title == "First")
    }

    @Test func `an item that is set later is shown`() {
        let scene = TabScene(["A", "B"])

        scene.controllers[0].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 7)

        #expect(scene.tabs.tabBar.items?.map(\.title) == ["New", "B"])
        #expect(scene.tabs.tabBar.selectedItem?.tag == 7)
    }

    @Test func `a bar of its own tells its delegate of taps`() {
        final class Listener: NSObject, UITabBarDelegate {
            var tags: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
        }
        let stage = Stage()
        let (bar, listener) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49)), Listener())
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.delegate = listener
        stage.window.addSubview(bar)
        stage.settle()

        stage.tap(CGPoint(x: 200, y: 20))
        stage.tap(CGPoint(x: 20, y: 20))

        #expect(listener.tags == [1, 0])
        #expect(bar.selectedItem?.tag == 0)
    }

    @Test func `the bar of a tab bar controller keeps its delegate`() {
        final class Other: NSObject, UITabBarDelegate {}
        let scene = TabScene()
        let other = Other()

        scene.tabs.tabBar.delegate = other

        #expect(scene.tabs.tabBar.delegate === scene.tabs)
        #expect(scene.diagnostics.count == 1)
    }

    @Test func `the item that a controller makes has its title, no image and the tag 0`() {
        let controller = UIViewController()
        controller.title = "Title"
        let item = controller.tabBarItem
        #expect(item?.title == "Title" && item?.image == nil && item?.tag == 0)
        #expect(controller.tabBarItem === item)
    }
}
