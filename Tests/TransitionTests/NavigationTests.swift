import Testing
import UIKit
import UITesting

/// What a navigation controller is, whether or not anything moves.
@MainActor
struct NavigationTests {
    @Test func `the root appears below the bar`() {
        let scene = NavigationScene(["A"])

        let frame = scene.controllers[0].view.convert(scene.controllers[0].view.bounds, to: nil)
        #expect(frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(scene.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test func `the root is not popped`() {
        let scene = NavigationScene(["A"])

        #expect(scene.navigation.popViewController(animated: false) == nil)
        #expect(scene.navigation.topViewController === scene.controllers[0])
    }

    @Test func `popping to a controller takes all above it`() {
        let scene = NavigationScene(["A", "B", "C"])

        let popped = scene.navigation.popToRootViewController(animated: false)

        #expect(popped == [scene.controllers[1], scene.controllers[2]])
        #expect(scene.navigation.viewControllers == [scene.controllers[0]])
        #expect(scene.controllers[0].view.window != nil)
        #expect(scene.controllers[2].viewIfLoaded?.window == nil)
    }

    @Test func `the same controller is not pushed twice`() {
        let scene = NavigationScene(["A"])

        scene.navigation.pushViewController(scene.controllers[0], animated: false)

        #expect(scene.navigation.viewControllers.count == 1)
        #expect(
            scene.stage.trace.contains {
                $0.detail["message"]?.contains("more than once is not supported") == true
            }
        )
    }

    @Test func `a hidden bar leaves its room to the content`() {
        let scene = NavigationScene(["A"])

        scene.navigation.isNavigationBarHidden = true
        scene.stage.settle()

        let frame = scene.controllers[0].view.convert(scene.controllers[0].view.bounds, to: nil)
        #expect(frame == scene.stage.window.bounds)
    }

    @Test func `the bar shows the titles of the stack`() {
        let scene = NavigationScene(["A", "B"])

        scene.controllers[1].title = "Second"

        #expect(scene.navigation.navigationBar.topItem === scene.controllers[1].navigationItem)
        #expect(scene.navigation.navigationBar.topItem?.title == "Second")
        #expect(scene.navigation.navigationBar.backItem === scene.controllers[0].navigationItem)
        #expect(scene.controllers[1].navigationController === scene.navigation)
    }

    @Test func `what a controller in the stack presents covers the bar`() {
        let scene = NavigationScene(["A"])
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen

        scene.controllers[0].present(presented, animated: false)
        scene.stage.settle()

        #expect(presented.presentingViewController === scene.navigation)
        #expect(presented.view.frame == scene.stage.window.bounds)
        #expect(scene.navigation.view.window == nil)
    }

    @Test func `a translucent bar lets the content reach below it, and the safe area says how far`() {
        let scene = NavigationScene(["A"])
        let a = scene.controllers[0]
        #expect(a.view.safeAreaInsets == .zero)

        scene.navigation.navigationBar.isTranslucent = true
        scene.stage.settle()
        #expect(a.view.frame == scene.stage.window.bounds)
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))

        a.edgesForExtendedLayout = []
        scene.stage.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(a.view.safeAreaInsets == .zero)

        scene.navigation.navigationBar.isTranslucent = false
        a.edgesForExtendedLayout = .all
        a.extendedLayoutIncludesOpaqueBars = true
        scene.stage.settle()
        #expect(a.view.frame == scene.stage.window.bounds)
    }

    @Test func `a screen that slides in has the safe area of its place all the way`() {
        let scene = NavigationScene(["A"])
        scene.navigation.navigationBar.isTranslucent = true
        let b = scene.controller("B")

        scene.navigation.pushViewController(b, animated: true)
        for _ in 0..<10 {
            scene.stage.advance(by: 1.0 / 30)
            #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        }
    }

    // MARK: - A bar that comes and goes with the screens

    private final class Barless: LoggedController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    @Test func `a bar that the next screen does not have leaves with the one that has it`() throws {
        let scene = NavigationScene(["A"])
        let b = Barless("B", scene.journal)
        let bar = scene.navigation.navigationBar

        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)
        let lower = try #require(scene.shownX(scene.controllers[0]))
        #expect(lower < 0)
        #expect(abs((bar.layer.presentation()?.frame.minX ?? 0) - lower) < 0.5)
        #expect(b.view.frame == scene.stage.window.bounds)
        scene.stage.settle()
        #expect(b.view.frame == scene.stage.window.bounds)
        #expect(bar.frame == CGRect(x: 0, y: -44, width: 390, height: 44))

        // Without the bar only a delegate of one's own, or none, lets the swipe begin.
        scene.navigation.interactivePopGestureRecognizer?.delegate = nil
        scene.swipe(to: 300)
        #expect(
            abs((bar.layer.presentation()?.frame.minX ?? 0) - (scene.shownX(scene.controllers[0]) ?? 1)) < 0.5
        )
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(scene.controllers[0].view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(scene.navigation.view.subviews.last === bar)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a bar that the screen below does not have comes in with the one that has it`() throws {
        let scene = NavigationScene(["A"])
        scene.navigation.setViewControllers([Barless("B", scene.journal)], animated: false)
        scene.stage.settle()
        let (next, bar) = (scene.controller("C"), scene.navigation.navigationBar)

        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 0.1)

        let x = try #require(scene.shownX(next))
        #expect(x > 20 && abs((bar.layer.presentation()?.frame.minX ?? 0) - x) < 0.5)
        scene.stage.settle()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test func `a cancelled swipe leaves the bar hidden`() {
        let scene = NavigationScene(["A"])
        let b = Barless("B", scene.journal)
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.settle()

        scene.swipe(to: 100)
        scene.lift(at: 100)
        scene.stage.settle()

        #expect(scene.navigation.isNavigationBarHidden)
        #expect(scene.navigation.navigationBar.frame.maxY <= 0)
        #expect(b.view.frame == scene.stage.window.bounds)
    }

    @Test func `show pushes from within, and presents where nobody pushes`() {
        let scene = NavigationScene(["A"])
        let b = scene.controller("B")
        scene.controllers[0].show(b, sender: nil)
        scene.stage.settle()
        #expect(scene.names == ["A", "B"])

        let alone = UIViewController()
        let stage = Stage()
        stage.present(alone)
        let c = UIViewController()
        alone.show(c, sender: nil)
        stage.settle()
        #expect(alone.presentedViewController === c)
    }
}
