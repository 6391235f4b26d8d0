import Testing
import UIKit
import UITesting

/// Navigation where contents run from right to left: the mirror image.
@MainActor
struct ReversedNavigationTests {
    private func scene(_ names: [String] = ["A", "B"]) -> NavigationScene {
        let scene = NavigationScene(names)
        scene.stage.userInterfaceLayoutDirection = .rightToLeft
        scene.stage.settle()
        return scene
    }

    @Test func `a swipe from the right edge leads back, and the screen stays below the finger`() {
        let scene = scene()

        scene.stage.touch(.began, at: CGPoint(x: 388, y: 400))
        for x in [350.0, 300, 195, 90, 240] as [CGFloat] {
            scene.stage.move(to: CGPoint(x: x, y: 400), over: 0.1)
            let moved = x - 388
            #expect(abs((scene.shownX(scene.controllers[1]) ?? 1) - moved) < 0.5)
            #expect(abs((scene.shownX(scene.controllers[0]) ?? 1) - 0.3 * (390 + moved)) < 0.5)
        }
        scene.stage.move(to: CGPoint(x: 100, y: 400), over: 0.1)
        scene.lift(at: 100)
        scene.stage.settle()

        #expect(scene.names == ["A"])
        #expect(scene.controllers[0].view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a swipe from the left edge does nothing, and a short one from the right goes back`() {
        let scene = scene()

        scene.swipe(to: 250)
        scene.lift(at: 250)
        #expect(scene.names == ["A", "B"] && scene.navigation.transitionCoordinator == nil)

        scene.stage.touch(.began, at: CGPoint(x: 389, y: 400))
        scene.stage.move(to: CGPoint(x: 300, y: 400), over: 0.5)
        #expect(scene.names == ["A"])
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(scene.names == ["A", "B"])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a flick from the right pops`() {
        let scene = scene()

        scene.stage.drag(from: CGPoint(x: 389, y: 400), to: CGPoint(x: 300, y: 400), over: 0.08)
        scene.stage.settle()

        #expect(scene.names == ["A"])
    }

    @Test func `what is pushed comes from the left, with its shadow at its right edge`() throws {
        let scene = scene(["A"])
        let new = scene.controller("B")

        scene.navigation.pushViewController(new, animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)

        let x = try #require(scene.shownX(new))
        #expect(x < -20 && x > -390)
        #expect(try #require(scene.shownX(scene.controllers[0])) > 5)
        let container = try #require(new.view.superview)
        let shadow = try #require(container.subviews.last?.layer.presentation()?.frame)
        #expect(abs(shadow.minX - (x + 390)) < 0.5 && shadow.width < 20)
        scene.stage.settle()
        #expect(new.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    }

    @Test func `the view of the controller says it, too, and turning back is heard`() {
        let scene = NavigationScene(["A", "B", "C"])
        scene.navigation.view.semanticContentAttribute = .forceRightToLeft
        scene.stage.settle()

        scene.stage.drag(from: CGPoint(x: 389, y: 400), to: CGPoint(x: 60, y: 400), over: 0.2)
        scene.stage.settle()
        #expect(scene.names == ["A", "B"])

        scene.navigation.view.semanticContentAttribute = .unspecified
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 389, y: 400), to: CGPoint(x: 60, y: 400), over: 0.2)
        scene.stage.settle()
        #expect(scene.names == ["A", "B"])
        scene.stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 330, y: 400), over: 0.2)
        scene.stage.settle()
        #expect(scene.names == ["A"])
    }

    @Test func `the tab bar leaves with its screen to the right, and comes back from there`() {
        let stage = Stage()
        let (root, pushed) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        pushed.hidesBottomBarWhenPushed = true
        stage.userInterfaceLayoutDirection = .rightToLeft
        stage.present(tabs)
        stage.settle()
        var shownX: CGFloat { tabs.tabBar.layer.presentation()?.frame.minX ?? 0 }

        navigation.pushViewController(pushed, animated: true)
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(shownX > 20 && shownX < 390)
        stage.settle()

        navigation.popViewController(animated: true)
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(shownX > 0 && shownX < 370)
        stage.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    }
}
