import Foundation
import Testing
import UIKit
import UITesting

/// Keeps what a tab bar controller asks and tells.
private final class Listener: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: UIViewController?
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        lines.append("should \(viewController.title ?? "") of \(tabBarController.selectedIndex)")
        return viewController !== refused
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        lines.append("did \(viewController.title ?? "") of \(tabBarController.selectedIndex)")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        lines.append("animate \(fromVC.title ?? "") to \(toVC.title ?? "")")
        return animator
    }
}

/// Fades what comes in.
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var style = UIModalPresentationStyle.custom
    private(set) var duration: TimeInterval = -1

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to),
            let view = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        style = transitionContext.presentationStyle
        duration = to.transitionCoordinator?.transitionDuration ?? -1
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

@Suite struct DocumentedTabTests {
    private let stage = Stage()
    private let listener = Listener()

    private func screen(_ title: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        return screen
    }

    /// Taps on the middle of a tab's part of the bar.
    private func tap(_ index: Int, of tabs: UITabBarController) {
        let count = tabs.viewControllers?.count ?? 1
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        let part = bar.width / CGFloat(count)
        stage.tap(CGPoint(x: bar.minX + part * (CGFloat(index) + 0.5), y: bar.minY + 24))
    }

    // UITabBarControllerDelegate, documentation: the delegate is asked and told of the user's taps alone.
    @Test func `code selects without a question, a tap asks before and tells after`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [screen("a"), screen("b"), screen("c")]
        tabs.delegate = listener
        stage.present(tabs)
        stage.settle()

        tabs.selectedIndex = 1
        tabs.selectedViewController = tabs.viewControllers?.last
        stage.settle()
        #expect(!listener.lines.contains { $0.hasPrefix("should") || $0.hasPrefix("did") })
        #expect(tabs.selectedIndex == 2 && tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
        listener.lines.removeAll()

        tap(0, of: tabs)
        stage.settle()
        #expect(listener.lines.filter { !$0.hasPrefix("animate") } == ["should a of 2", "did a of 0"])
        listener.lines.removeAll()

        listener.refused = tabs.viewControllers?[1]
        tap(1, of: tabs)
        stage.settle()
        #expect(listener.lines == ["should b of 0"])
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === tabs.tabBar.items?.first)
    }

    // viewControllers, documentation: what was selected stays selected; else the same index, else the first.
    @Test func `new tabs keep what was selected, or its place, or begin with the first`() {
        let (a, b, c, d, e) = (screen("a"), screen("b"), screen("c"), screen("d"), screen("e"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b, c]
        stage.present(tabs)
        tabs.selectedIndex = 1
        stage.settle()

        tabs.viewControllers = [b, d, a]
        stage.settle()
        #expect(tabs.selectedViewController === b && tabs.selectedIndex == 0 && b.view.window != nil)
        #expect(c.parent == nil)
        tabs.selectedIndex = 1
        stage.settle()
        tabs.viewControllers = [a, e, b]
        stage.settle()
        #expect(
            tabs.selectedViewController === e && e.view.window != nil && d.viewIfLoaded?.window == nil)
        #expect(d.parent == nil && d.tabBarController == nil)
        tabs.selectedIndex = 2
        stage.settle()
        tabs.viewControllers = [c, d]
        stage.settle()
        #expect(tabs.selectedViewController === c && tabs.selectedIndex == 0)
        #expect(c.view.window != nil && b.view.window == nil)
    }

    // tabBarController(_:animationControllerForTransitionFrom:to:), documentation; well known: for code, too.
    @Test func `a selection in code runs the delegate's animation`() {
        let (a, b) = (screen("a"), screen("b"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        stage.present(tabs)
        stage.settle()
        let fader = Fader()
        (listener.animator, tabs.delegate) = (fader, listener)

        tabs.selectedIndex = 1
        stage.advance(by: 0.15)
        #expect(tabs.selectedViewController === b)
        #expect(a.view.window != nil && b.view.window != nil)
        let shown = b.view.layer.presentation()?.opacity ?? -1
        #expect(shown > 0.2 && shown < 0.8)
        stage.settle()

        #expect(listener.lines == ["animate a to b"])
        #expect(fader.style == .none && abs(fader.duration - 0.3) < 0.001)
        #expect(a.view.window == nil && tabs.transitionCoordinator == nil)
    }

    // hidesBottomBarWhenPushed, documentation: the bar stays away until the screen that hides it is popped.
    @Test func `a bar that was hidden by a push is hidden for all above it`() {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        let nav = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, screen("other")]
        stage.present(tabs)
        stage.settle()
        #expect(a.view.safeAreaInsets.bottom == 49)

        b.hidesBottomBarWhenPushed = true
        nav.pushViewController(b, animated: true)
        stage.settle()
        #expect(b.view.safeAreaInsets.bottom == 0)
        nav.pushViewController(c, animated: true)
        stage.settle()
        #expect(c.view.safeAreaInsets.bottom == 0)
        nav.popViewController(animated: true)
        stage.settle()
        #expect(b.view.safeAreaInsets.bottom == 0)
        nav.popViewController(animated: true)
        stage.settle()
        #expect(a.view.safeAreaInsets.bottom == 49)
        tap(1, of: tabs)
        stage.settle()
        #expect(tabs.selectedIndex == 1)
    }

    // Well known: a swipe back that is given up leaves the bar hidden.
    @Test func `a bar that comes back with a swipe goes again with it`() {
        let (a, b) = (screen("a"), screen("b"))
        b.hidesBottomBarWhenPushed = true
        let nav = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, screen("other")]
        stage.present(tabs)
        nav.pushViewController(b, animated: false)
        stage.settle()

        stage.drag(
            from: CGPoint(x: 1, y: 400), to: CGPoint(x: 80, y: 400), over: 0.4, resting: 0.4)
        stage.settle()
        #expect(nav.viewControllers == [a, b] && b.view.safeAreaInsets.bottom == 0)
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 380, y: 400), over: 0.3)
        stage.settle()
        #expect(nav.viewControllers == [a] && a.view.safeAreaInsets.bottom == 49)
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        #expect(bar == CGRect(x: 0, y: 795, width: 390, height: 49))
    }

    // toolbarItems, isToolbarHidden, hidesBottomBarWhenPushed, documentation: the bar shows the items of the top
    // screen; a screen that hides the bottom bar has none.
    @Test func `the toolbar shows the items of the screen on top`() {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        a.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
        b.toolbarItems = [UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)]
        c.hidesBottomBarWhenPushed = true
        let nav = UINavigationController(rootViewController: a)
        #expect(nav.isToolbarHidden)
        nav.isToolbarHidden = false
        stage.present(nav)
        stage.settle()
        let toolbar: UIToolbar = nav.toolbar
        #expect(toolbar.items == a.toolbarItems)
        #expect(a.view.safeAreaInsets.bottom == toolbar.frame.height && toolbar.frame.height > 0)

        nav.pushViewController(b, animated: true)
        stage.settle()
        #expect(toolbar.items == b.toolbarItems)
        let late = [UIBarButtonItem(title: "Late", style: .plain, target: nil, action: nil)]
        b.setToolbarItems(late, animated: false)
        #expect(toolbar.items == late)
        a.setToolbarItems(nil, animated: false)
        #expect(toolbar.items == late)

        nav.pushViewController(c, animated: true)
        stage.settle()
        #expect(c.view.safeAreaInsets.bottom == 0)
        nav.popViewController(animated: true)
        stage.settle()
        #expect(b.view.safeAreaInsets.bottom == toolbar.frame.height && toolbar.items == late)
    }

    // Well known: an iPhone on its side has a navigation bar of 32 points and a tab bar of 32 over the indicator.
    @Test func `bars are lower on a phone on its side`() {
        let stage = Stage(device: StageDevice.named("iphone"))
        let a = screen("a")
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: a), screen("b")]
        stage.present(tabs)
        stage.settle()
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 53, right: 47))
        stage.resize(to: CGSize(width: 390, height: 844))
        stage.settle()
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    }
}
