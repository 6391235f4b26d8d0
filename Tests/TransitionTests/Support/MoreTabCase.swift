import Testing
import UIKit
import UITesting

/// Tab bar controllers with more tabs than their bars have room for, shown on a stage.
class MoreTabCase {
    let stage = Stage()
    let listener = Listener()

    init() {}

    /// Notes what the delegate is asked and told.
    final class Listener: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var allowsSelection = true

        private func names(_ controllers: [UIViewController]) -> String {
            controllers.map { $0.tabBarItem?.title ?? "?" }.joined()
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            lines.append("should \(names([viewController]))")
            return allowsSelection
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { lines.append("did \(names([viewController]))") }

        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) { lines.append("begins \(names(viewControllers))") }

        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            let before = names(tabBarController.viewControllers ?? [])
            lines.append("ends \(before) \(names(viewControllers)) \(changed)")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { lines.append("ended \(names(tabBarController.viewControllers ?? [])) \(changed)") }
    }

    func screens(_ count: Int) -> [UIViewController] {
        (1...count).map {
            let screen = UIViewController()
            screen.title = "\($0)"
            return screen
        }
    }

    func show(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        tabs.delegate = listener
        stage.present(tabs)
        stage.settle()
        return tabs
    }

    /// Taps an item of the bar.
    func tap(_ index: Int, of tabs: UITabBarController) {
        let count = CGFloat(tabs.tabBar.items?.count ?? 1)
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        stage.tap(CGPoint(x: bar.minX + bar.width * (CGFloat(index) + 0.5) / count, y: bar.minY + 24))
        stage.settle()
    }

    func list(of tabs: UITabBarController) throws -> UITableViewController {
        try #require(tabs.moreNavigationController.viewControllers.first as? UITableViewController)
    }

    func tapRow(_ row: Int, of tabs: UITabBarController) throws {
        let list = try list(of: tabs)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        stage.tap(cell)
        stage.settle()
    }

    func rows(of tabs: UITabBarController) throws -> [String?] {
        try list(of: tabs).tableView.visibleCells.map { $0.textLabel?.text }
    }

    func titles(of tabs: UITabBarController) -> [String?]? { tabs.tabBar.items?.map(\.title) }

    func isSeen(_ screen: UIViewController) -> Bool { screen.viewIfLoaded?.window != nil }
}
