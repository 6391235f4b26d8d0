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
}
