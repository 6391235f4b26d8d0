import Testing
import UIKit
import UITesting

/// Bars that come and go along with screens, stacks that cannot be, and tabs without a bar.
@MainActor
struct NavigationDetailsTests {
    /// Vends a logged animator for each change of the stack.
    private final class Vendor: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            LoggedAnimator(Journal(), isPresenting: operation == .push)
        }
    }

    private final class Listening: UINavigationController, UINavigationBarDelegate {
        var heard: [String] = []
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            heard.append("push \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            heard.append("pop \(item.title ?? "")")
        }
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    // MARK: - Navigation

    @Test func `a navigation controller that is its bar's delegate hears which item came and which went`() {
        let stage = Stage()
        let navigation = Listening(rootViewController: titled("A"))
        stage.present(navigation)
        stage.settle()
        navigation.heard = []

        navigation.pushViewController(titled("B"), animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()

        #expect(navigation.heard == ["push B", "pop B"])
    }

    @Test func `with an animator of one's own a bar that hides goes up, and comes back from there`() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: titled("A"))
        let vendor = Vendor()
        navigation.delegate = vendor
        stage.present(navigation)
        stage.settle()
        let bar = navigation.navigationBar
        let rest = bar.frame
        var shown: CGRect { bar.layer.presentation()?.frame ?? .null }

        navigation.pushViewController(titled("B"), animated: true)
        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 0.25)
        #expect(shown.minX == 0 && shown.minY < rest.minY - 1 && shown.minY > -rest.height + 1)
        stage.settle()
        #expect(bar.frame.maxY <= 0)

        navigation.popViewController(animated: true)
        navigation.setNavigationBarHidden(false, animated: true)
        stage.advance(by: 0.05)
        #expect(shown.minX == 0 && shown.minY < rest.minY)
        stage.advance(by: 0.42)
        #expect(shown.minY > rest.minY - 25)
        stage.settle()
        #expect(bar.frame == rest)
    }

    @Test func `a stack with the same controller twice is refused, and the old one stays`() {
        let stage = Stage()
        let (a, b) = (titled("A"), titled("B"))
        let navigation = UINavigationController(rootViewController: a)
        stage.present(navigation)
        stage.settle()

        navigation.setViewControllers([a, b, a], animated: true)
        stage.settle()

        #expect(navigation.viewControllers == [a] && b.parent == nil)
        #expect(stage.diagnostics.contains { $0.message.contains("twice") })
    }

    @Test func `in a view that is lower than the bar the content has no height, and not less`() {
        let navigation = UINavigationController(rootViewController: titled("A"))
        let content = navigation.topViewController
        content?.edgesForExtendedLayout = []
        let stage = Stage()
        stage.present(navigation)

        navigation.view.frame.size.height = 20
        navigation.view.layoutIfNeeded()

        #expect(content?.view.frame.height == 0 && content?.view.frame.minY == 20)
    }

    @Test func `a toolbar goes down with the push that hides it, and comes up with the pop`() throws {
        let device = try #require(StageDevice.all.first { $0.hasHomeIndicator })
        let stage = Stage(size: device.size, device: device)
        let height = device.size.height
        let navigation = UINavigationController(rootViewController: titled("A"))
        navigation.isToolbarHidden = false
        stage.present(navigation)
        stage.settle()
        let toolbar = try #require(navigation.toolbar)
        let rest = toolbar.frame.minY
        var shown: CGFloat { toolbar.layer.presentation()?.frame.minY ?? .nan }
        #expect(rest < height - stage.window.safeAreaInsets.bottom && stage.window.safeAreaInsets.bottom > 0)
        let pushed = titled("B")
        pushed.hidesBottomBarWhenPushed = true

        navigation.pushViewController(pushed, animated: true)
        stage.advance(to: stage.now)
        #expect(abs(shown - rest) < 1)
        stage.advance(by: 0.15)
        #expect(shown > rest + 1 && shown < height)
        stage.settle()
        #expect(toolbar.frame.minY >= height)
        navigation.popViewController(animated: true)
        stage.advance(to: stage.now)
        #expect(abs(shown - height - 1) < 2)
        stage.settle()
        #expect(toolbar.frame.minY == rest)
    }

    @Test func `the lower screen is darkened by a tenth, and the upper one has a shadow at its edge`() throws
    {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: titled("A"))
        stage.present(navigation)
        stage.settle()
        let black = UIColor(white: 0, alpha: 0.1)
        func dim(_ screen: UIView?) -> UIView? {
            screen?.superview?.subviews.first { $0.backgroundColor == black }
        }
        let pushed = titled("B")

        navigation.pushViewController(pushed, animated: true)
        stage.advance(to: stage.now)
        let rising = try #require(dim(pushed.view))
        #expect(rising.alpha == 1 && (rising.layer.presentation()?.opacity ?? 1) < 0.1)
        let shadow = try #require(pushed.view.superview?.subviews.last)
        let gradient = try #require(shadow.layer.sublayers?.first as? CAGradientLayer)
        let alphas = try #require(gradient.colors as? [CGColor]).map(\.alpha)
        #expect(alphas.first == 0 && abs((alphas.last ?? 0) - 0.2) < 1e-6)
        #expect(shadow.frame == CGRect(x: -9, y: 0, width: 9, height: 844))
        stage.settle()
        #expect(dim(pushed.view) == nil)

        navigation.popViewController(animated: true)
        stage.advance(to: stage.now)
        let fading = try #require(dim(pushed.view))
        #expect(fading.alpha == 0 && (fading.layer.presentation()?.opacity ?? 0) > 0.9)
        stage.settle()
    }

    @Test func `a swipe from the edge pops, though a scroll view below it could scroll`() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: titled("A"))
        stage.present(navigation)
        let pushed = titled("B")
        navigation.pushViewController(pushed, animated: false)
        let scrollView = UIScrollView(frame: pushed.view.bounds)
        scrollView.contentSize = CGSize(width: 2000, height: 400)
        scrollView.contentOffset.x = 500
        pushed.view.addSubview(scrollView)
        stage.settle()

        stage.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
        stage.settle()

        #expect(navigation.viewControllers.count == 1 && scrollView.contentOffset.x == 500)
    }

    // MARK: - Tabs

    @Test func `content that does not reach below a translucent bar ends above it`() {
        let stage = Stage()
        let tabs = UITabBarController()
        let (a, b) = (titled("A"), titled("B"))
        b.edgesForExtendedLayout = [.top]
        tabs.viewControllers = [a, b]
        tabs.tabBar.isTranslucent = true
        stage.present(tabs)
        stage.settle()
        let bar = tabs.tabBar.frame

        #expect(a.view.frame.height == 844 && a.view.safeAreaInsets.bottom == bar.height)
        tabs.selectedIndex = 1
        stage.settle()
        #expect(b.view.frame.maxY == bar.minY && b.view.safeAreaInsets.bottom == 0)
    }

    @Test func `tabs with the same controller twice are refused, and the old ones stay`() {
        let stage = Stage()
        let tabs = UITabBarController()
        let (a, b) = (titled("A"), titled("B"))
        tabs.viewControllers = [a]
        stage.present(tabs)
        stage.settle()

        tabs.viewControllers = [a, b, a]
        stage.settle()

        #expect(tabs.viewControllers == [a] && b.parent == nil)
        #expect(stage.diagnostics.contains { $0.message.contains("twice") })
    }

    @Test func `a bar that is hidden stays so through a push that hides it and the pop after it`() {
        let stage = Stage()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: titled("A"))
        tabs.viewControllers = [navigation]
        stage.present(tabs)
        tabs.isTabBarHidden = true
        stage.settle()
        let pushed = titled("B")
        pushed.hidesBottomBarWhenPushed = true
        let bar = tabs.tabBar

        navigation.pushViewController(pushed, animated: true)
        for _ in 0..<3 {
            stage.advance(by: 0.1)
            #expect((bar.layer.presentation()?.frame.minY ?? 0) >= 844)
        }
        stage.settle()
        navigation.popViewController(animated: true)
        for _ in 0..<3 {
            stage.advance(by: 0.1)
            #expect((bar.layer.presentation()?.frame.minY ?? 0) >= 844)
        }
        stage.settle()

        #expect(bar.frame.minY >= 844)
    }

    @Test func `a bar that is hidden with animation outside of a window is hidden at once`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [titled("A")]
        tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        tabs.view.layoutIfNeeded()
        #expect(tabs.tabBar.frame.maxY == 844)

        tabs.setTabBarHidden(true, animated: true)

        #expect(tabs.tabBar.frame.minY >= 844 && tabs.tabBar.layer.animationKeys() == nil)
    }

    // MARK: - Windows

    @Test func `a root disappears with its window, and appears with it again`() {
        let stage = Stage()
        let journal = Journal()
        let root = LoggedController("A", journal)
        stage.present(root)
        stage.settle()
        journal.clear()

        stage.window.isHidden = true
        stage.settle()
        #expect(
            journal.only(["A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear"])
                == ["A.viewWillDisappear", "A.viewDidDisappear"])
        journal.clear()
        stage.window.isHidden = false
        stage.settle()

        #expect(
            journal.only(["A.viewWillAppear", "A.viewDidAppear", "A.viewDidDisappear"])
                == ["A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test func `a turn of the window is animated and not interactive, another size is neither`() {
        final class Turning: UIViewController {
            var heard: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                heard.append(
                    "\(coordinator.isAnimated) \(coordinator.initiallyInteractive) \(coordinator.isInteractive)"
                )
            }
        }
        let stage = Stage()
        let root = Turning()
        stage.present(root)
        stage.settle()

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()
        stage.resize(to: CGSize(width: 500, height: 500))
        stage.settle()

        #expect(root.heard == ["true false false", "false false false"])
    }

    @Test func `an animator of a push that leaves the screen beside its place is told so`() throws {
        let scene = NavigationScene(["A"])
        var made: LoggedAnimator?
        scene.listener.makeAnimator = { _ in
            let animator = LoggedAnimator(scene.journal, isPresenting: true)
            animator.ending = .never
            made = animator
            return animator
        }
        let next = scene.controller("B")
        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 0.6)
        next.view.frame.origin.x = 30

        made?.context?.completeTransition(true)

        #expect(try #require(scene.diagnostics("warning").first).contains("its final frame is {{0, 44}, {"))
    }

    @Test func `the trace has each handler of the interaction when it is called`() throws {
        let scene = NavigationScene(["A", "B"])
        scene.swipe(to: 210)
        let coordinator = try #require(scene.navigation.transitionCoordinator)
        var calls: [String] = []
        coordinator.notifyWhenInteractionChanges { _ in calls.append("change") }
        coordinator.notifyWhenInteractionEnds { _ in calls.append("end") }

        scene.lift(at: 210)
        scene.stage.settle()

        #expect(calls == ["change", "end"])
        let traced = scene.stage.trace.filter { $0.kind == .coordinator && $0.detail["block"] == "handler" }
        #expect(
            traced.map(\.call) == ["notifyWhenInteractionChanges(_:)", "notifyWhenInteractionEnds(_:)"])
    }

    @Test func `a cancelled pop leaves nothing behind that the delegate hears later`() {
        func coverAndUncover(afterSwipe swipes: Bool) -> [String] {
            let scene = NavigationScene(["A", "B"])
            if swipes {
                scene.swipe(to: 60)
                scene.lift(at: 60)
                scene.stage.settle()
            }
            scene.journal.clear()
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            scene.navigation.present(cover, animated: false)
            scene.stage.settle()
            scene.navigation.dismiss(animated: false)
            scene.stage.settle()
            return scene.order
        }

        #expect(coverAndUncover(afterSwipe: true) == coverAndUncover(afterSwipe: false))
    }

    @Test func `the screen below is dimmed by as much as it is covered`() throws {
        let scene = NavigationScene(["A", "B"])
        scene.swipe(to: 195)

        let views = scene.controllers[0].view.superview?.subviews ?? []
        let dim = try #require(views.first { !scene.controllers.map(\.view).contains($0) })
        #expect(abs((dim.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        scene.stage.move(to: CGPoint(x: 312, y: 400), over: 0.2)

        #expect(abs((dim.layer.presentation()?.opacity ?? 0) - 0.2) < 0.02)
    }

    @Test func `screens that slide are cut off at the edges of their navigation controller`() throws {
        let scene = NavigationScene(["A"])
        let parent = UIViewController()
        scene.stage.present(parent)
        parent.addChild(scene.navigation)
        scene.navigation.view.frame = CGRect(x: 0, y: 100, width: 200, height: 400)
        parent.view.backgroundColor = .white
        parent.view.addSubview(scene.navigation.view)
        scene.navigation.didMove(toParent: parent)
        let next = scene.controller("B")
        next.view.backgroundColor = .red
        scene.stage.settle()

        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 0.1)

        let (inside, outside) = (
            try scene.stage.snapshot().pixel(x: 195, y: 300), try scene.stage.snapshot().pixel(x: 230, y: 300)
        )
        #expect(inside.x > 200 && inside.y < 60 && outside.y > 240)
    }
}
