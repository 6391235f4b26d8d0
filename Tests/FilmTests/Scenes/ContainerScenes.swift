import UIKit
import UITesting

/// Navigation, tab bar, split view and page view controllers.
enum ContainerScenes {
    static let all = [stack, bars, tabs, manyTabs, split, paged, curled, children]

    private static func colored(_ title: String, _ color: UIColor) -> PlainScreen {
        PlainScreen(title, color) { screen in
            let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
            label.text = title
            screen.view.addSubview(label)
        }
    }

    private static let stack = Scene("navigation-stack") { script in
        let screens = ["One", "Two", "Three"].map { colored($0, .white) }
        let navigation = UINavigationController(rootViewController: screens[0])
        script.at(0) { navigation.pushViewController(screens[1], animated: true) }
        script.at(0.7) {
            navigation.pushViewController(screens[2], animated: true)
            navigation.transitionCoordinator?.animate { _ in
                screens[2].view.backgroundColor = .yellow
            } completion: {
                script.note("alongside \($0.isCancelled)")
            }
        }
        script.look(at: 0.15, 0.4, 0.9)
        script.drag([(1, 300), (160, 300), (100, 300)], at: 1.5, over: 0.4, resting: 0.1)
        script.look(at: 1.8, 2.1)
        script.drag([(1, 300), (200, 300)], at: 2.6, over: 0.2)
        script.look(at: 2.75, 2.9)
        script.at(3.3) { navigation.setViewControllers([screens[2], screens[0]], animated: true) }
        script.look(at: 3.5)
        script.at(4) {
            script.note("popped \(navigation.popToRootViewController(animated: false)?.count ?? 0)")
        }
        return navigation
    }

    private static let bars = Scene("navigation-bars") { script in
        let (first, second) = (colored("First", .white), colored("Second", .white))
        let navigation = UINavigationController(rootViewController: first)
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        first.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
        second.hidesBottomBarWhenPushed = true
        second.navigationItem.prompt = "Prompt"
        script.at(0) { navigation.setToolbarHidden(false, animated: true) }
        script.at(0.5) { navigation.pushViewController(second, animated: true) }
        script.look(at: 0.15, 0.4, 0.65, 1)
        script.at(1.1) {
            navigation.hidesBarsOnTap = true
            second.navigationItem.titleView = UISwitch()
        }
        script.tap(160, 300, at: 1.3)
        script.look(at: 1.45, 1.8)
        script.tap(160, 300, at: 2)
        script.at(2.6) { navigation.setNavigationBarHidden(true, animated: true) }
        script.look(at: 2.7)
        script.at(3) { navigation.popViewController(animated: true) }
        script.at(3.2, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 3.1, 3.3)
        return navigation
    }

    private final class TabWatcher: NSObject, UITabBarControllerDelegate {
        let script: Script
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }

        func tabBarController(_ controller: UITabBarController, shouldSelect screen: UIViewController) -> Bool
        {
            script.note("should select \(screen.title ?? "")")
            return screen.title != "No"
        }

        func tabBarController(_ controller: UITabBarController, didSelect screen: UIViewController) {
            script.note("selected \(controller.selectedIndex)")
        }
    }

    private static let tabs = Scene("tab-bar") { script in
        let screens = [colored("One", .white), colored("No", .red), colored("Three", .green)]
        let (tabs, watcher) = (UITabBarController(), TabWatcher(script))
        tabs.viewControllers = screens
        tabs.delegate = watcher
        screens[2].tabBarItem.badgeValue = "7"
        script.tap(160, 460, at: 0.1)
        script.tap(270, 460, at: 0.5)
        script.at(0.9) { tabs.selectedIndex = 1 }
        script.at(1.2) {
            tabs.setViewControllers(screens.reversed(), animated: true)
            screens[2].tabBarItem.badgeValue = nil
            withExtendedLifetime(watcher) { script.note("\(tabs.selectedIndex)") }
        }
        script.at(1.5, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 0.05, 0.6, 1, 1.3, 1.6)
        return tabs
    }

    private static let manyTabs = Scene("tab-bar-more") { script in
        let tabs = UITabBarController()
        tabs.viewControllers = (1...7).map {
            UINavigationController(rootViewController: colored("Tab \($0)", .white))
        }
        script.tap(290, 460, at: 0.1)
        script.look(at: 0.05, 0.4)
        script.tap(160, 140, at: 0.8)
        script.look(at: 1, 1.4)
        script.at(1.6) { tabs.selectedIndex = 5 }
        script.look(at: 1.8)
        return tabs
    }

    private static let split = Scene("split-view", size: CGSize(width: 700, height: 500)) { script in
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(colored("Primary", .white), for: .primary)
        split.setViewController(colored("Secondary", .yellow), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        script.at(0) { split.hide(.primary) }
        script.at(0.6) { split.show(.primary) }
        script.look(at: 0.15, 0.5, 0.8)
        script.at(1.2, .resize(CGSize(width: 320, height: 500)))
        script.look(at: 1.3)
        script.at(1.6) { split.show(.secondary) }
        script.look(at: 1.8)
        script.at(2.2, .resize(CGSize(width: 700, height: 500)))
        script.at(2.5) { split.preferredDisplayMode = .oneOverSecondary }
        script.look(at: 2.3, 2.7)
        return split
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let script: Script
        let pages = [colored("1", .white), colored("2", .yellow), colored("3", .green)]
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }

        private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            return pages.indices.contains(index + offset) ? pages[index + offset] : nil
        }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { self.page(-1, from: page) }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { self.page(1, from: page) }

        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { script.note("finished \(finished) completed \(completed)") }
    }

    private static func book(_ script: Script, _ style: UIPageViewController.TransitionStyle)
        -> UIViewController
    {
        let (pages, book) = (
            UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal), Book(script)
        )
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        script.drag([(280, 240), (200, 240), (230, 240)], at: 0.1, over: 0.4, resting: 0.1)
        script.drag([(280, 240), (80, 240)], at: 1.2, over: 0.2)
        script.at(2.2) {
            pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
                script.note("set \($0) \(withExtendedLifetime(book) { book.pages.count })")
            }
        }
        script.look(at: 0.4, 0.65, 1.35, 1.5, 2.4)
        return pages
    }

    private static let paged = Scene("page-scroll") { script in book(script, .scroll) }
    private static let curled = Scene("page-curl") { script in book(script, .pageCurl) }

    private static let children = Scene("child-transition") { script in
        let parent = PlainScreen()
        let (first, second) = (colored("First", .yellow), colored("Second", .green))
        script.at(0) {
            parent.addChild(first)
            first.view.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
            parent.view.addSubview(first.view)
            first.didMove(toParent: parent)
        }
        script.at(0.3) {
            first.willMove(toParent: nil)
            parent.addChild(second)
            second.view.frame = CGRect(x: 20, y: 300, width: 200, height: 200)
            parent.transition(from: first, to: second, duration: 0.4, options: [.curveEaseOut]) {
                second.view.frame.origin.y = 20
                first.view.alpha = 0
            } completion: { done in
                second.didMove(toParent: parent)
                first.removeFromParent()
                script.note("done \(done) \(parent.children.count)")
            }
        }
        script.look(at: 0.1, 0.5)
        return parent
    }
}
