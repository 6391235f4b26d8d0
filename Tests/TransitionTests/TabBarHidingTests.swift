import Testing
import UIKit
import UITesting

/// Tab bars that make room for what is pushed.
@MainActor
struct TabBarHidingTests {
    private struct Scene {
        let stage = Stage()
        let tabs = UITabBarController()
        let root = UIViewController()
        let pushed = UIViewController()
        let navigation: UINavigationController

        init() {
            navigation = UINavigationController(rootViewController: root)
            pushed.hidesBottomBarWhenPushed = true
            tabs.tabBar.isTranslucent = false
            tabs.viewControllers = [navigation, UIViewController()]
            stage.present(tabs)
            stage.settle()
        }

        /// Where the bar is seen.
        var bar: CGRect { tabs.tabBar.layer.presentation()?.frame ?? tabs.tabBar.frame }

        var diagnostics: Int { stage.trace.count { $0.kind == .diagnostic } }
    }

    private let there = CGRect(x: 0, y: 795, width: 390, height: 49)

    @Test func `a push takes the bar away to the left, and the pushed screen has its room`() {
        let scene = Scene()

        scene.navigation.pushViewController(scene.pushed, animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)
        #expect(scene.bar.minY == 795)
        #expect(scene.bar.minX < -20 && scene.bar.minX > -390)
        scene.stage.settle()

        #expect(!scene.bar.intersects(scene.stage.window.bounds))
        #expect(scene.pushed.view.convert(scene.pushed.view.bounds, to: nil).maxY == 844)
        #expect(scene.diagnostics == 0)
    }

    @Test func `a pop brings it back`() {
        let scene = Scene()
        scene.navigation.pushViewController(scene.pushed, animated: true)
        scene.stage.settle()

        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)
        #expect(scene.bar.minX < 0 && scene.bar.minX > -390)
        scene.stage.settle()

        #expect(scene.bar == there)
        #expect(scene.root.view.convert(scene.root.view.bounds, to: nil).maxY == 795)
    }

    @Test func `a pop by finger that is cancelled takes it away again`() {
        let scene = Scene()
        scene.navigation.pushViewController(scene.pushed, animated: true)
        scene.stage.settle()

        scene.stage.touch(.began, at: CGPoint(x: 2, y: 300))
        scene.stage.move(to: CGPoint(x: 150, y: 300), over: 0.3)
        #expect(scene.bar.intersects(scene.stage.window.bounds))
        scene.stage.move(to: CGPoint(x: 20, y: 300), over: 0.3)
        scene.stage.advance(by: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: 20, y: 300))
        scene.stage.settle()

        #expect(scene.navigation.topViewController === scene.pushed)
        #expect(!scene.bar.intersects(scene.stage.window.bounds))
        #expect(scene.pushed.view.convert(scene.pushed.view.bounds, to: nil).maxY == 844)
    }

    @Test func `without animation the bar goes and comes at once`() {
        let scene = Scene()

        scene.navigation.pushViewController(scene.pushed, animated: false)
        scene.stage.advance(by: 0)
        #expect(!scene.bar.intersects(scene.stage.window.bounds))

        scene.navigation.popViewController(animated: false)
        scene.stage.advance(by: 0)
        #expect(scene.bar == there)
    }

    @Test func `it stays away above the one that hides it, and comes back for another tab`() {
        let scene = Scene()
        scene.navigation.pushViewController(scene.pushed, animated: false)

        scene.navigation.pushViewController(UIViewController(), animated: false)
        scene.stage.advance(by: 0)
        #expect(!scene.bar.intersects(scene.stage.window.bounds))

        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0)
        #expect(scene.bar == there)

        scene.tabs.selectedIndex = 0
        scene.stage.advance(by: 0)
        #expect(!scene.bar.intersects(scene.stage.window.bounds))
    }

    // UIKit looks through the whole stack, as logs of it show; published code therefore leaves the root out where it sets
    // this for all that it pushes.
    @Test func `the root of a stack hides it as well`() {
        let scene = Scene()
        scene.root.hidesBottomBarWhenPushed = true

        scene.navigation.pushViewController(UIViewController(), animated: false)
        scene.stage.advance(by: 0)
        #expect(!scene.bar.intersects(scene.stage.window.bounds))
        scene.navigation.popViewController(animated: false)
        scene.stage.advance(by: 0)

        #expect(!scene.bar.intersects(scene.stage.window.bounds))
    }

    // Common in published code.
    @Test(arguments: [true, false])
    func `set on the pushing controller for the time of the call, it counts until the way back`(
        animated: Bool
    ) {
        let scene = Scene()
        let plain = UIViewController()

        scene.root.hidesBottomBarWhenPushed = true
        scene.navigation.pushViewController(plain, animated: animated)
        scene.root.hidesBottomBarWhenPushed = false
        scene.stage.settle()
        #expect(!scene.bar.intersects(scene.stage.window.bounds))
        #expect(plain.view.convert(plain.view.bounds, to: nil).maxY == 844)
        scene.navigation.popViewController(animated: animated)
        scene.stage.settle()

        #expect(scene.bar == there)
    }

    @Test func `set for the time of the call alone, it counts again after a swipe back that is given up`() {
        let scene = Scene()
        let plain = UIViewController()
        scene.root.hidesBottomBarWhenPushed = true
        scene.navigation.pushViewController(plain, animated: false)
        scene.root.hidesBottomBarWhenPushed = false
        scene.stage.settle()

        scene.stage.drag(
            from: CGPoint(x: 2, y: 300), to: CGPoint(x: 80, y: 300), over: 0.4, resting: 0.3)
        scene.stage.settle()

        #expect(scene.navigation.topViewController === plain)
        #expect(!scene.bar.intersects(scene.stage.window.bounds))
    }

    // Common in published code, too.
    @Test func `a controller that answers by its place on the stack is asked when that has changed`() {
        final class Page: UIViewController {
            override var hidesBottomBarWhenPushed: Bool {
                get {
                    navigationController?.topViewController === self
                        && navigationController?.children.first !== self
                }
                set { super.hidesBottomBarWhenPushed = newValue }
            }
        }
        let scene = Scene()

        scene.navigation.pushViewController(Page(), animated: true)
        scene.stage.settle()
        #expect(!scene.bar.intersects(scene.stage.window.bounds))
        scene.navigation.pushViewController(UIViewController(), animated: true)
        scene.stage.settle()
        #expect(scene.bar == there)
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()

        #expect(!scene.bar.intersects(scene.stage.window.bounds))
    }

    @Test func `a bar that goes animated gives its room to the content in the same time`() throws {
        let scene = Scene()

        scene.tabs.setTabBarHidden(true, animated: true)
        scene.stage.advance(by: 0.1)
        let height = try #require(scene.root.view.layer.presentation()?.bounds.height)
        #expect(height > 797 && height < 842)
        scene.stage.settle()
        #expect(scene.root.view.bounds.height == 844)
        scene.tabs.setTabBarHidden(false, animated: false)
        scene.stage.advance(by: 0)

        #expect(scene.root.view.layer.presentation()?.bounds.height == 795)
    }
}
