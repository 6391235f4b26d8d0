import Foundation
import Testing
import UIKit
import UITesting

/// Keeps what a navigation controller asks and tells.
private final class Listener: NSObject, UINavigationControllerDelegate {
    var questions: [UINavigationController.Operation] = []
    var pairs: [[UIViewController]] = []
    var didShow: [UIViewController] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactionQuestions = 0

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        questions.append(operation)
        pairs.append([fromVC, toVC])
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionQuestions += 1
        return nil
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        didShow.append(viewController)
    }
}

/// Fades what comes in, and keeps what the context says at the start.
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var frames: [CGRect] = []
    private(set) var hadBothViews = false
    private(set) var heldComingView = true
    private(set) var heldLeavingView = false
    private(set) var style = UIModalPresentationStyle.custom
    private(set) var ends: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let view = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        frames = [
            transitionContext.initialFrame(for: from), transitionContext.finalFrame(for: from),
            transitionContext.initialFrame(for: to), transitionContext.finalFrame(for: to),
        ]
        hadBothViews = view === to.view && transitionContext.view(forKey: .from) === from.view
        heldComingView = view.isDescendant(of: container)
        heldLeavingView = from.view.isDescendant(of: container)
        style = transitionContext.presentationStyle
        view.frame = transitionContext.finalFrame(for: to)
        container.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

@Suite struct DocumentedNavigationTests {
    private let stage = Stage()
    private let journal = Journal()
    private let listener = Listener()

    private func screen(_ name: String) -> NotedScreen {
        let screen = NotedScreen(name, journal)
        screen.title = name
        return screen
    }

    /// A navigation controller at rest with these screens.
    private func navigation(_ screens: [UIViewController]) -> UINavigationController {
        let nav = UINavigationController()
        nav.viewControllers = screens
        stage.present(nav)
        stage.settle()
        return nav
    }

    private func swipeBack(to x: CGFloat = 350) {
        stage.drag(from: CGPoint(x: 1, y: 500), to: CGPoint(x: x, y: 500), over: 0.3)
        stage.settle()
    }

    // MARK: - The stack

    // setViewControllers(_:animated:), documentation: a new top is pushed, one of the old stack is popped to, the same
    // top changes nothing on the screen.
    @Test func `a new stack is pushed or popped by its top`() {
        let (a, b, c, d) = (screen("a"), screen("b"), screen("c"), screen("d"))
        let nav = navigation([a, b, c])
        nav.delegate = listener

        nav.setViewControllers([a, d, b], animated: true)
        stage.settle()
        #expect(listener.questions == [.pop])
        #expect(listener.pairs.last == [c, b])
        #expect(nav.viewControllers == [a, d, b] && c.parent == nil)

        nav.setViewControllers([d, b], animated: true)
        stage.settle()
        #expect(listener.questions == [.pop])
        #expect(a.parent == nil && nav.viewControllers == [d, b])

        nav.setViewControllers([b, a], animated: true)
        stage.settle()
        #expect(listener.questions == [.pop, .push])
        #expect(listener.pairs.last == [b, a] && nav.topViewController === a)
    }

    // MARK: - Transitions

    // Header of UIViewControllerTransitioning.h: the frames are zero where they are not known, the final one of what
    // leaves the window, too. The animator puts the coming view into the container.
    @Test func `the context of a push knows where both begin and end`() {
        let (a, b) = (screen("a"), screen("b"))
        let nav = navigation([a])
        let fader = Fader()
        (listener.animator, nav.delegate) = (fader, listener)

        nav.pushViewController(b, animated: true)
        stage.settle()

        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        let expected: [CGRect] = [whole, .zero, .zero, whole]
        #expect(fader.frames == expected)
        #expect(fader.hadBothViews && fader.heldLeavingView && !fader.heldComingView)
        #expect(fader.style == .none)
        #expect(fader.ends == [true] && listener.interactionQuestions == 1)
        #expect(a.view.window == nil && b.view.window != nil)
    }

    // Well known: a swipe back that is given up has both appear and disappear, and calls no didShow.
    @Test func `a swipe back that is given up is undone call by call`() {
        let (a, b) = (screen("a"), screen("b"))
        let nav = navigation([a, b])
        nav.delegate = listener
        journal.clear()
        var cancelled: [Bool] = []

        stage.touch(.began, at: CGPoint(x: 1, y: 500))
        stage.move(to: CGPoint(x: 90, y: 500), over: 0.4)
        let coordinator = nav.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
        #expect(
            coordinator?.viewController(forKey: .from) === b
                && coordinator?.viewController(forKey: .to) === a)
        coordinator?.animate(alongsideTransition: nil) { cancelled.append($0.isCancelled) }
        stage.advance(by: 0.4)
        stage.touch(.ended, at: CGPoint(x: 90, y: 500))
        stage.settle()

        #expect(nav.viewControllers == [a, b] && b.parent === nav)
        #expect(
            journal.entries.filter { $0.hasPrefix("b") } == [
                "b willDisappear", "b willAppear", "b didAppear",
            ])
        #expect(
            journal.entries.filter { $0.hasPrefix("a") } == [
                "a willAppear", "a willDisappear", "a didDisappear",
            ])
        #expect(cancelled == [true])
        #expect(listener.didShow.isEmpty)
        #expect(a.view.window == nil && nav.transitionCoordinator == nil)
    }

    // Well known: a swipe back needs the system's back button.
    @Test func `an own left button, a hidden back button and a hidden bar refuse the swipe back`() {
        let (a, b) = (screen("a"), screen("b"))
        let nav = navigation([a, b])

        b.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        swipeBack()
        #expect(nav.viewControllers == [a, b])
        b.navigationItem.leftBarButtonItem = nil
        b.navigationItem.hidesBackButton = true
        swipeBack()
        #expect(nav.viewControllers == [a, b])
        b.navigationItem.hidesBackButton = false
        nav.isNavigationBarHidden = true
        swipeBack()
        #expect(nav.viewControllers == [a, b])
        nav.isNavigationBarHidden = false
        nav.interactivePopGestureRecognizer?.isEnabled = false
        swipeBack()
        #expect(nav.viewControllers == [a, b])
        nav.interactivePopGestureRecognizer?.isEnabled = true
        swipeBack()
        #expect(nav.viewControllers == [a])
        swipeBack()
        #expect(nav.viewControllers == [a] && a.view.window != nil)
    }

    // Well known: with a language from right to left the swipe back begins at the right edge.
    @Test func `a swipe back comes from the right where one reads from the right`() {
        stage.userInterfaceLayoutDirection = .rightToLeft
        let (a, b) = (screen("a"), screen("b"))
        let nav = navigation([a, b])
        swipeBack()
        #expect(nav.viewControllers == [a, b])

        stage.drag(from: CGPoint(x: 389, y: 500), to: CGPoint(x: 40, y: 500), over: 0.3)
        stage.settle()

        #expect(nav.viewControllers == [a])
    }

    // MARK: - Bars

    // title, documentation; well known: the title of a screen is the title of its tab, the item's is its own.
    @Test func `a screen's title goes to its items, an item's title stays with the item`() {
        let a = UIViewController()
        let nav = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav]
        stage.present(tabs)

        a.title = "Inbox"
        #expect(a.navigationItem.title == "Inbox")
        #expect(nav.tabBarItem?.title == "Inbox")
        a.navigationItem.title = "Two new"
        #expect(a.title == "Inbox" && nav.tabBarItem?.title == "Inbox")
        #expect(nav.navigationBar.topItem?.title == "Two new")
    }

    // backAction, documentation: is performed instead of going back.
    @Test func `a back action takes the place of the pop`() {
        let (a, b) = (screen("a"), screen("b"))
        let nav = navigation([a, b])
        b.navigationItem.backAction = UIAction { [journal] _ in journal.note("back") }
        stage.settle()

        stage.tap(CGPoint(x: 24, y: 22))
        stage.settle()
        #expect(nav.viewControllers == [a, b])
        #expect(journal.count("back") == 1)

        b.navigationItem.backAction = nil
        stage.settle()
        stage.tap(CGPoint(x: 24, y: 22))
        stage.settle()
        #expect(nav.viewControllers == [a])
    }

    // prefersLargeTitles, largeTitleDisplayMode, documentation; the heights of 44 and 96 points are well known.
    @Test func `a large title makes the safe area 52 points smaller, on the screens that show it`() {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        let nav = UINavigationController(rootViewController: a)
        nav.navigationBar.prefersLargeTitles = true
        b.navigationItem.largeTitleDisplayMode = .never
        stage.present(nav)
        stage.settle()
        #expect(a.view.safeAreaInsets.top == 96)

        nav.pushViewController(b, animated: true)
        stage.settle()
        #expect(b.view.safeAreaInsets.top == 44)
        // Automatic: as on the screen before.
        nav.pushViewController(c, animated: true)
        stage.settle()
        #expect(c.view.safeAreaInsets.top == 44)
        nav.popToRootViewController(animated: true)
        stage.settle()
        #expect(a.view.safeAreaInsets.top == 96)
    }

    // edgesForExtendedLayout, documentation.
    @Test func `content that does not extend below bars begins where they end`() {
        let a = screen("a")
        a.edgesForExtendedLayout = []
        let nav = navigation([a])
        nav.setToolbarHidden(false, animated: false)
        stage.settle()

        let frame = a.view.convert(a.view.bounds, to: nil)
        let bar = nav.toolbar.convert(nav.toolbar.bounds, to: nil)
        #expect(frame.minY == 44 && a.view.safeAreaInsets == .zero)
        #expect(abs(frame.maxY - bar.minY) < 0.01 && bar.maxY == 844)
    }

    // setNavigationBarHidden(_:animated:) in viewWillAppear, as apps write it: the pop shows the bar again.
    @Test func `a bar that a screen hides while it comes is back below it`() {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let (a, bare) = (screen("a"), Bare())
        let nav = navigation([a])

        nav.pushViewController(bare, animated: true)
        stage.settle()
        #expect(nav.isNavigationBarHidden && bare.view.safeAreaInsets.top == 0)
        nav.popViewController(animated: true)
        stage.settle()
        #expect(!nav.isNavigationBarHidden && a.view.safeAreaInsets.top == 44)
        let bar = nav.navigationBar.convert(nav.navigationBar.bounds, to: nil)
        #expect(bar == CGRect(x: 0, y: 0, width: 390, height: 44))
    }
}
