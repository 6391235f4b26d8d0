import Testing
import UIKit
import UITesting

/// Who hears of a tap on a tab, and when: the delegate before and after, the controller itself in between.
@Suite struct TabTapTests {
    private final class Tabs: UITabBarController {
        var log: [String] = []

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            super.tabBar(tabBar, didSelect: item)
            log.append("bar \(item.title ?? "-") at \(selectedIndex)")
        }
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var allowsSelection = true

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            (tabBarController as? Tabs)?.log.append("should at \(tabBarController.selectedIndex)")
            return allowsSelection
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { (tabBarController as? Tabs)?.log.append("did at \(tabBarController.selectedIndex)") }
    }

    private let stage = Stage()
    private let tabs = Tabs()
    private let delegate = Delegate()

    private func show() {
        tabs.viewControllers = ["A", "B"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        tabs.delegate = delegate
        stage.present(tabs)
        stage.settle()
    }

    private func tap(_ index: CGFloat) {
        tabs.log = []
        stage.tap(CGPoint(x: 390 * (index + 0.5) / 2, y: 820))
        stage.settle()
    }

    @Test func `the controller hears of its bar while the old tab is still selected`() {
        show()

        tap(1)
        #expect(tabs.log == ["should at 0", "bar B at 0", "did at 1"])
        tap(1)
        #expect(tabs.log == ["should at 1", "bar B at 1", "did at 1"])
    }

    @Test func `of a tap that is refused nobody hears more, and none is told of a selection in code`() {
        show()
        delegate.allowsSelection = false

        tap(1)
        #expect(tabs.log == ["should at 0"] && tabs.selectedIndex == 0)
        tabs.log = []
        stage.run { tabs.selectedIndex = 1 }
        stage.settle()

        #expect(tabs.log.isEmpty && tabs.selectedIndex == 1)
    }
}
