import Testing
import UIKit
import UITesting

/// Stacks, tabs, roots and presentations that are changed from inside of the calls that a change makes.
@MainActor
struct NavigationReentrancyTests {
    /// A controller that does something when it loads its view.
    private final class Redirect: UIViewController {
        var onViewDidLoad: () -> Void = {}
        var onViewWillDisappear: () -> Void = {}

        override func viewDidLoad() {
            super.viewDidLoad()
            onViewDidLoad()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            onViewWillDisappear()
        }
    }

    private let next = UIViewController()

    private func redirecting() -> (navigation: UINavigationController, root: Redirect) {
        let root = Redirect()
        let navigation = UINavigationController(rootViewController: root)
        root.onViewDidLoad = { [next, weak navigation] in
            navigation?.pushViewController(next, animated: false)
        }
        return (navigation, root)
    }

    /// The controllers whose views are in the window.
    private func visible(_ controllers: [UIViewController]) -> [UIViewController] {
        controllers.filter { $0.viewIfLoaded?.window != nil }
    }

    @Test func `a push in the root's viewDidLoad shows what was pushed`() {
        let stage = Stage()
        let (navigation, root) = redirecting()

        stage.present(navigation)

        #expect(navigation.viewControllers == [root, next])
        #expect(visible([root, next]) == [next])
        #expect(stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil)?.isDescendant(of: next.view) == true)
    }

    @Test func `a push in the viewDidLoad of a presented stack's root shows what was pushed`() {
        let stage = Stage()
        let presenter = UIViewController()
        stage.present(presenter)
        let (navigation, root) = redirecting()

        presenter.present(navigation, animated: true)
        stage.settle()

        #expect(visible([root, next]) == [next])
    }

    @Test func `a push in the root's viewDidLoad shows what was pushed when its tab is selected`() {
        let stage = Stage()
        let tabs = UITabBarController()
        let (navigation, root) = redirecting()
        tabs.viewControllers = [UIViewController(), navigation]
        stage.present(tabs)

        tabs.selectedIndex = 1
        stage.settle()

        #expect(visible([root, next]) == [next])
    }

    @Test(arguments: [true, false])
    func `a pop in the viewDidLoad of what is pushed shows what was there before`(isAnimated: Bool) {
        let scene = NavigationScene(["A"])
        let pushed = Redirect()
        pushed.onViewDidLoad = { [navigation = scene.navigation] in
            navigation.popViewController(animated: isAnimated)
        }

        scene.navigation.pushViewController(pushed, animated: isAnimated)
        scene.stage.settle()

        #expect(scene.navigation.viewControllers == scene.controllers)
        #expect(visible(scene.controllers + [pushed]) == scene.controllers)
        #expect(pushed.parent == nil)
    }

    @Test func `a redirect in viewWillAppear shows where it leads`() {
        let scene = NavigationScene(["A"])
        let (b, c) = (scene.controller("B"), scene.controller("C"))
        b.onViewWillAppear = { [navigation = scene.navigation, root = scene.controllers[0]] in
            navigation.setViewControllers([root, c], animated: true)
        }

        scene.navigation.pushViewController(b, animated: true)
        scene.stage.settle()

        #expect(scene.names == ["A", "C"])
        #expect(visible([scene.controllers[0], b, c]) == [c])
        #expect(b.parent == nil)
    }

    @Test func `an un-animated push in viewWillDisappear comes after what is under way`() {
        let stage = Stage()
        let (root, second) = (Redirect(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        stage.present(navigation)
        root.onViewWillDisappear = { [next, weak root, weak navigation] in
            root?.onViewWillDisappear = {}
            navigation?.pushViewController(next, animated: false)
        }

        navigation.pushViewController(second, animated: false)

        #expect(navigation.viewControllers == [root, second, next])
        #expect(visible([root, second, next]) == [next])
    }

    @Test func `a pop inside of animationControllerFor takes back the push`() {
        final class Popping: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                if operation == .push { navigationController.popViewController(animated: true) }
                return nil
            }
        }
        let stage = Stage()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let delegate = Popping()
        navigation.delegate = delegate
        stage.present(navigation)

        navigation.pushViewController(next, animated: true)
        stage.settle()

        #expect(navigation.viewControllers == [root])
        #expect(visible([root, next]) == [root])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a root that replaces itself in viewDidLoad is never shown`() {
        let stage = Stage()
        let old = Redirect()
        old.onViewDidLoad = { [next, window = stage.window] in window.rootViewController = next }

        stage.present(old)

        #expect(visible([old, next]) == [next])
        #expect(stage.window.subviews == [next.view])
    }

    @Test func `present in the viewDidLoad of what is being presented is refused`() {
        let stage = Stage()
        let (a, b) = (UIViewController(), Redirect())
        stage.present(a)
        b.modalPresentationStyle = .fullScreen
        b.onViewDidLoad = { [next] in a.present(next, animated: true) }

        a.present(b, animated: true)
        stage.settle()

        #expect(a.presentedViewController === b)
        #expect(visible([a, b, next]) == [b])
        #expect(stage.trace.contains { $0.detail["message"]?.contains("Attempt to present") == true })
    }

    @Test func `a stack in which each push leads to another one ends with a diagnostic`() {
        final class Endless: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.pushViewController(Endless(), animated: false)
            }
        }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: Endless())

        stage.present(navigation)

        #expect(visible(navigation.viewControllers) == [navigation.topViewController])
        #expect(stage.trace.contains { $0.detail["message"]?.contains("end the circle") == true })
    }
}
