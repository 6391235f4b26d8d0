import UIKit
import UITesting

/// Stacks, tabs and children that change in many ways, and what their screens are told.
enum StackScenes {
    static let all = [changed, overlapped, tabsChanged, contained, presentedOver, itemsChanged, shown]

    private static func screen(_ title: String, _ color: UIColor = .white) -> PlainScreen {
        PlainScreen(title, color) { screen in screen.view.addSubview(Plate(20, 140, 80, 40, .systemBlue)) }
    }

    /// Notes what the delegate of a stack is told.
    private final class Watcher: NSObject, UINavigationControllerDelegate {
        let script: Script
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }
        func navigationController(
            _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
        ) { script.note("will show \(screen.title ?? "") \(animated)") }
        func navigationController(
            _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) { script.note("did show \(screen.title ?? "") \(animated)") }
    }

    private static func titles(_ screens: [UIViewController]?) -> String {
        screens.map { $0.map { $0.title ?? "" }.joined(separator: " ") } ?? "none"
    }

    private static let changed = Scene("stack-changed") { script in
        let screens = ["One", "Two", "Three", "Four"].map { screen($0) }
        let (navigation, watcher) = (UINavigationController(rootViewController: screens[0]), Watcher(script))
        navigation.delegate = watcher
        @MainActor func note() {
            script.note(
                "\(titles(navigation.viewControllers)), \(navigation.visibleViewController?.title ?? "")")
        }
        script.at(0) { navigation.setViewControllers(screens, animated: true) }
        script.look(at: 0.15)
        script.at(0.6) {
            script.note("pops \(titles(navigation.popToViewController(screens[1], animated: true)))")
        }
        script.look(at: 0.75)
        script.at(1.2) {
            note()
            navigation.setViewControllers([screens[3], screens[0], screens[1]], animated: true)
            note()
        }
        script.at(1.4) { navigation.setViewControllers([screens[0]], animated: true) }
        script.look(at: 1.3, 1.55)
        script.at(2) {
            navigation.pushViewController(screens[2], animated: false)
            navigation.pushViewController(screens[3], animated: false)
            script.note("pops \(navigation.popViewController(animated: false)?.title ?? "none")")
            note()
        }
        script.at(2.2) { script.note("pops \(titles(navigation.popToRootViewController(animated: true)))") }
        script.look(at: 2.35)
        script.at(2.8) {
            script.note("pops \(navigation.popViewController(animated: true)?.title ?? "none")")
            script.note("pops \(titles(navigation.popToRootViewController(animated: true)))")
            script.note("pops \(titles(navigation.popToViewController(screens[2], animated: true)))")
            navigation.setViewControllers([], animated: true)
            navigation.pushViewController(screens[1], animated: true)
            note()
        }
        script.look(at: 3)
        return navigation
    }

    private static let overlapped = Scene("stack-overlapped") { script in
        let screens = ["One", "Two", "Three"].map { screen($0) }
        let (navigation, watcher) = (UINavigationController(rootViewController: screens[0]), Watcher(script))
        navigation.delegate = watcher
        script.at(0) { navigation.pushViewController(screens[1], animated: true) }
        script.at(0.1) { navigation.pushViewController(screens[2], animated: true) }
        script.at(0.2) { _ = navigation.popViewController(animated: true) }
        script.look(at: 0.15, 0.3, 0.5)
        script.at(1) {
            navigation.pushViewController(screens[2], animated: true)
            navigation.isNavigationBarHidden = true
        }
        script.at(1.1) { navigation.setNavigationBarHidden(false, animated: true) }
        script.at(1.15, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 1.12, 1.2, 1.4)
        script.at(2) { navigation.view.removeFromSuperview() }
        return navigation
    }

    private static let tabsChanged = Scene("tabs-changed") { script in
        let screens = (1...4).map { screen("Tab \($0)", $0 % 2 == 0 ? .yellow : .white) }
        let tabs = UITabBarController()
        @MainActor func note() {
            script.note(
                "\(titles(tabs.viewControllers)), \(tabs.selectedIndex), \(tabs.selectedViewController?.title ?? "")"
            )
        }
        tabs.viewControllers = Array(screens.prefix(3))
        screens[1].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 5)
        screens[1].tabBarItem.badgeValue = "3"
        script.at(0.1) {
            tabs.selectedViewController = screens[2]
            note()
        }
        script.at(0.3) {
            tabs.setViewControllers([screens[3], screens[2]], animated: true)
            note()
        }
        script.at(0.6) {
            tabs.setViewControllers([screens[0], screens[1]], animated: false)
            note()
        }
        script.at(0.8) {
            tabs.selectedIndex = 1
            tabs.selectedIndex = 7
            note()
            screens[1].tabBarItem.title = "Other"
            screens[0].tabBarItem.isEnabled = false
        }
        script.look(at: 0.05, 0.2, 0.45, 0.7, 0.9)
        script.at(1) { tabs.present(screen("Over", .green), animated: true) }
        script.at(1.2) { tabs.selectedIndex = 0 }
        script.look(at: 1.3)
        script.at(1.8) { tabs.dismiss(animated: true) }
        script.at(2.5) { tabs.isTabBarHidden = true }
        script.look(at: 2.6)
        return tabs
    }

    private static let contained = Scene("children-changed") { script in
        let (parent, children) = (screen("Parent"), (1...3).map { screen("Child \($0)", .yellow) })
        @MainActor func add(_ child: UIViewController) {
            parent.addChild(child)
            child.view.frame = CGRect(x: 20, y: 200, width: 100, height: 100)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        script.at(0) { add(children[0]) }
        script.at(0.1) {
            children[0].beginAppearanceTransition(false, animated: true)
            children[0].endAppearanceTransition()
            children[0].beginAppearanceTransition(true, animated: false)
            children[0].beginAppearanceTransition(false, animated: false)
            children[0].endAppearanceTransition()
        }
        script.at(0.2) {
            add(children[1])
            parent.transition(
                from: children[0], to: children[1], duration: 0.3, options: [.transitionCrossDissolve]
            ) {
                script.note("dissolved")
            } completion: {
                script.note("done \($0)")
            }
        }
        script.look(at: 0.35)
        script.at(0.7) {
            children[1].willMove(toParent: nil)
            children[1].view.removeFromSuperview()
            children[1].removeFromParent()
            children[2].addChild(children[1])
            script.note("\(titles(parent.children)) in \(children[1].parent?.title ?? "none")")
            add(children[2])
            children[2].view.addSubview(children[1].view)
            children[1].didMove(toParent: children[2])
        }
        script.at(0.9) {
            parent.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .regular), forChild: children[2])
            children[2].preferredContentSize = CGSize(width: 50, height: 60)
        }
        script.at(1, .resize(CGSize(width: 480, height: 320)))
        script.at(1.2) { children[2].view.removeFromSuperview() }
        script.at(1.3) { parent.view.addSubview(children[2].view) }
        script.look(at: 1.1)
        return parent
    }

    private static let presentedOver = Scene("presentation-over") { script in
        let (root, first, second) = (screen("Root"), screen("First", .yellow), screen("Second", .green))
        let third = screen("Third", .orange)
        first.modalPresentationStyle = .fullScreen
        second.modalPresentationStyle = .overFullScreen
        third.modalPresentationStyle = .pageSheet
        @MainActor func note() {
            script.note(
                [root, first, second, third].map { screen in
                    "\(screen.presentedViewController?.title ?? "-")/\(screen.presentingViewController?.title ?? "-")"
                }.joined(separator: " "))
        }
        script.at(0) { root.present(first, animated: false) { script.note("first") } }
        script.at(0.1) { first.present(second, animated: true) { script.note("second") } }
        script.at(0.8) { second.present(third, animated: true) { script.note("third") } }
        script.look(at: 0.05, 0.3, 1)
        script.at(1.5) {
            note()
            script.note("\(third.isBeingDismissed) \(second.isBeingPresented)")
            first.dismiss(animated: true) { script.note("down to first") }
            script.note("\(third.isBeingDismissed) \(second.isBeingDismissed)")
        }
        script.look(at: 1.7)
        script.at(2.3) {
            note()
            first.present(third, animated: true)
            first.dismiss(animated: true) { script.note("at once") }
        }
        script.at(3) {
            note()
            third.dismiss(animated: false) { script.note("third gone") }
        }
        script.at(3.2) {
            first.dismiss(animated: true) { script.note("all gone") }
            note()
        }
        script.look(at: 3.4)
        return root
    }

    private static let itemsChanged = Scene("navigation-items") { script in
        let (first, second) = (screen("First"), screen("Second", .yellow))
        let navigation = UINavigationController(rootViewController: first)
        second.navigationItem.backButtonTitle = "Back to it"
        script.at(0.1) {
            first.navigationItem.title = "Other title"
            first.navigationItem.setLeftBarButtonItems(
                [UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .cancel)], animated: true)
            first.navigationItem.setRightBarButton(
                UIBarButtonItem(
                    title: "Right", image: nil, primaryAction: UIAction { _ in script.note("right") }),
                animated: false)
        }
        script.look(at: 0.05, 0.2, 0.5)
        script.tap(290, 20, at: 0.6)
        script.at(0.8) {
            second.navigationItem.titleView = UISwitch()
            second.navigationItem.leftItemsSupplementBackButton = true
            second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
            navigation.pushViewController(second, animated: true)
        }
        script.look(at: 0.95, 1.3)
        script.at(1.4) {
            second.navigationItem.hidesBackButton = true
            navigation.navigationBar.barTintColor = .green
            navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
        }
        script.drag([(1, 300), (200, 300)], at: 1.5, over: 0.2)
        script.at(1.9) { second.navigationItem.hidesBackButton = false }
        script.tap(20, 20, at: 2)
        script.look(at: 1.6, 2.2)
        script.at(2.6) {
            first.title = nil
            first.navigationItem.title = nil
            first.navigationItem.leftBarButtonItems = nil
        }
        script.look(at: 2.7)
        return navigation
    }

    private static let shown = Scene("stack-shown") { script in
        let (first, second, third) = (screen("First"), screen("Second", .yellow), screen("Third", .green))
        let navigation = UINavigationController(rootViewController: first)
        script.at(0) { first.show(second, sender: nil) }
        script.look(at: 0.2)
        script.at(0.6) { second.showDetailViewController(third, sender: nil) }
        script.look(at: 0.8)
        script.at(1.3) {
            script.note("\(titles(navigation.viewControllers)) \(third.presentingViewController == nil)")
            third.dismiss(animated: false)
            navigation.popViewController(animated: false)
            first.addChild(third)
            third.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
            first.view.addSubview(third.view)
            third.didMove(toParent: first)
            third.navigationController?.pushViewController(second, animated: true)
        }
        script.look(at: 1.5)
        return navigation
    }
}
