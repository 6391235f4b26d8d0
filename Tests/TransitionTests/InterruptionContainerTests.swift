import Foundation
import Testing
import UIKit
import UITesting

/// Navigation and tab bar controllers whose transitions are caught in the middle.
@Suite(.serialized)
struct InterruptionContainerTests {
    /// Gives both kinds of containers an interruptible animator and a driver.
    private final class Host: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        let journal = Journal()
        let driver = UIPercentDrivenInteractiveTransition()
        private(set) var animator: InterruptibleAnimator?

        override init() {
            super.init()
            driver.wantsInteractiveStart = false
        }

        private func vend(_ isPresenting: Bool) -> InterruptibleAnimator {
            let made = InterruptibleAnimator(
                journal, isPresenting: isPresenting,
                timing: UICubicTimingParameters(animationCurve: .linear))
            animator = made
            return made
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            vend(operation == .push)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            driver
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            vend(true)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            driver
        }
    }

    private func diagnostics(_ stage: Stage) -> [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    private func appearances(_ name: String, _ journal: Journal) -> [String] {
        let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        return journal.only(calls.map { "\(name).\($0)" })
    }

    @Test(arguments: [true, false])
    func `a pop that was cancelled and caught again ends as it is let go the last time`(finishes: Bool) {
        let stage = Stage()
        let host = Host()
        let (a, b) = (LoggedController("A", host.journal), LoggedController("B", host.journal))
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        navigation.delegate = host
        stage.present(navigation)
        host.journal.clear()

        navigation.popViewController(animated: true)
        stage.advance(to: stage.now)
        stage.advance(by: 0.4)
        host.driver.pause()
        host.driver.update(0.3)
        host.driver.cancel()
        stage.advance(by: 0.1)
        host.driver.pause()
        if finishes { host.driver.finish() } else { host.driver.cancel() }
        stage.settle()

        #expect(navigation.viewControllers == (finishes ? [a] : [a, b]))
        #expect(appearances("A", host.journal).last == (finishes ? "A.viewDidAppear" : "A.viewDidDisappear"))
        #expect(appearances("B", host.journal).last == (finishes ? "B.viewDidDisappear" : "B.viewDidAppear"))
        #expect(navigation.transitionCoordinator == nil)
        #expect(a.viewIfLoaded?.window == nil || finishes)
        #expect(diagnostics(stage).isEmpty)
    }

    @Test(arguments: [true, false], [true, false])
    func `a pop whose tab is left while it starts comes to its end all the same`(finishes: Bool, inTop: Bool)
    {
        let stage = Stage()
        let host = Host()
        host.driver.wantsInteractiveStart = true
        let (a, b) = (LoggedController("A", host.journal), LoggedController("B", host.journal))
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        stage.present(tabs)
        stage.settle()
        navigation.delegate = host
        if inTop {
            b.onViewWillDisappear = { tabs.selectedIndex = 1 }
        } else {
            a.onViewWillAppear = { tabs.selectedIndex = 1 }
        }

        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        host.driver.update(0.9)
        stage.advance(by: 0.05)
        if finishes { host.driver.finish() } else { host.driver.cancel() }
        stage.settle()
        (a.onViewWillAppear, b.onViewWillDisappear) = (nil, nil)

        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.viewControllers == (finishes ? [a] : [a, b]))
        stage.run { tabs.selectedIndex = 0 }
        stage.settle()
        #expect((finishes ? a : b).view.window != nil && (finishes ? b : a).view.window == nil)
    }

    @Test func `a push that is caught and cancelled leaves the stack as it was, and can be repeated`() {
        let stage = Stage()
        let host = Host()
        let (a, b) = (LoggedController("A", host.journal), LoggedController("B", host.journal))
        let navigation = UINavigationController(rootViewController: a)
        navigation.delegate = host
        stage.present(navigation)

        for round in 0..<3 {
            navigation.pushViewController(b, animated: true)
            stage.advance(to: stage.now)
            stage.advance(by: 0.3)
            host.driver.pause()
            if round < 2 { host.driver.cancel() } else { host.driver.finish() }
            stage.settle()
            #expect(navigation.viewControllers == (round < 2 ? [a] : [a, b]))
        }
        #expect(b.view.window != nil && a.view.window == nil)
        #expect(diagnostics(stage).isEmpty)
    }

    @Test func `a change of tabs that is caught and cancelled selects the old tab again`() {
        let stage = Stage()
        let host = Host()
        let tabs = UITabBarController()
        let (a, b) = (LoggedController("A", host.journal), LoggedController("B", host.journal))
        tabs.viewControllers = [a, b]
        tabs.delegate = host
        stage.present(tabs)

        tabs.selectedIndex = 1
        stage.advance(to: stage.now)
        stage.advance(by: 0.5)
        host.driver.pause()
        host.driver.cancel()
        stage.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(a.view.window != nil && b.view.window == nil)

        tabs.selectedIndex = 1
        stage.advance(to: stage.now)
        stage.advance(by: 0.5)
        host.driver.pause()
        host.driver.finish()
        stage.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(host.animator?.positions == [.end])
        #expect(diagnostics(stage).isEmpty)
    }

    @Test func `a property animator that only animateTransition uses is scrubbed with the container's time`()
    {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.delegate.configure = { $0.usesPropertyAnimator = true }
        scene.present()
        driver.update(0.5)

        #expect(abs((scene.shownX(of: scene.b.view) ?? 0) - 195) < 0.5)
        driver.cancel()
        scene.stage.settle()
        #expect(scene.a.presentedViewController == nil)
        // On iOS nothing would drive it.
        #expect(scene.diagnostics().count == 1)
    }
}
