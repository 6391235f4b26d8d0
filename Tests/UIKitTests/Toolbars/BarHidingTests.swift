import Testing
import UITesting

@testable import UIKit

@Suite struct BarHidingTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    private func show(_ root: UIViewController) -> UINavigationController {
        stage.run {
            let controller = UINavigationController(rootViewController: root)
            controller.hidesBarsOnTap = true
            stage.window.rootViewController = controller
            return controller
        }
    }

    @Test func `a tap on the content hides the bars, and the next one shows them again`() {
        let controller = show(UIViewController())
        stage.run { controller.isToolbarHidden = false }
        stage.settle()

        stage.tap(CGPoint(x: 150, y: 250))
        stage.settle()
        #expect(controller.isNavigationBarHidden && controller.isToolbarHidden)
        #expect(controller.navigationBar.frame.maxY <= 0)
        stage.tap(CGPoint(x: 150, y: 250))
        stage.settle()

        #expect(!controller.isNavigationBarHidden && !controller.isToolbarHidden)
        #expect(controller.navigationBar.frame.minY == 0)
    }

    @Test func `a toolbar that was not there does not come`() {
        let controller = show(UIViewController())
        stage.settle()

        stage.tap(CGPoint(x: 150, y: 250))
        stage.settle()
        stage.tap(CGPoint(x: 150, y: 250))
        stage.settle()

        #expect(!controller.isNavigationBarHidden && controller.isToolbarHidden)
    }

    @Test func `taps on the bar and on buttons are theirs`() {
        let root = UIViewController()
        var taps = 0
        let controller = show(root)
        stage.run {
            let button = UIButton(
                frame: CGRect(x: 100, y: 200, width: 100, height: 100),
                primaryAction: UIAction { _ in taps += 1 })
            root.view.addSubview(button)
        }
        stage.settle()

        stage.tap(CGPoint(x: 150, y: 20))
        stage.tap(CGPoint(x: 150, y: 250))
        stage.settle()

        #expect(taps == 1 && !controller.isNavigationBarHidden)
    }

    @Test func `without it a tap does nothing`() {
        let controller = show(UIViewController())
        stage.run { controller.hidesBarsOnTap = false }
        stage.settle()

        stage.tap(CGPoint(x: 150, y: 250))
        stage.settle()

        #expect(!controller.isNavigationBarHidden)
        #expect(!controller.barHideOnTapGestureRecognizer.isEnabled)
    }

    @Test func `what a tap has hidden and shown again is forgotten`() {
        let controller = show(UIViewController())
        stage.run { controller.isToolbarHidden = false }
        stage.settle()
        for _ in 0..<2 {
            stage.tap(CGPoint(x: 150, y: 250))
            stage.settle()
        }

        stage.run {
            controller.isToolbarHidden = true
            controller.isNavigationBarHidden = true
        }
        stage.tap(CGPoint(x: 150, y: 250))
        stage.settle()

        #expect(!controller.isNavigationBarHidden && controller.isToolbarHidden)
    }

    // MARK: - By a swipe

    /// A controller whose bars a swipe hides, over a list that scrolls.
    private func showList() -> (controller: UINavigationController, list: UIScrollView) {
        let (root, list) = (UIViewController(), UIScrollView())
        let controller = show(root)
        stage.run {
            controller.hidesBarsOnTap = false
            controller.hidesBarsOnSwipe = true
            list.frame = root.view.bounds
            list.contentSize = CGSize(width: 300, height: 2000)
            root.view.addSubview(list)
        }
        stage.settle()
        return (controller, list)
    }

    private func swipe(from start: CGPoint, to end: CGPoint) {
        stage.drag(from: start, to: end, over: 0.2)
        stage.settle()
    }

    @Test func `a swipe up hides the bars while the list scrolls, and one down shows them again`() {
        let (controller, list) = showList()
        stage.run { controller.isToolbarHidden = false }
        stage.settle()
        let top = list.contentOffset.y

        swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200))
        #expect(controller.isNavigationBarHidden && controller.isToolbarHidden)
        #expect(list.contentOffset.y > top + 50)

        swipe(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 230))
        #expect(controller.isNavigationBarHidden, "too short a way")
        swipe(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 350))
        #expect(!controller.isNavigationBarHidden && !controller.isToolbarHidden)
    }

    @Test func `a finger that turns back shows the bars in the same drag`() {
        let (controller, _) = showList()

        stage.touch(.began, at: CGPoint(x: 150, y: 350))
        stage.move(to: CGPoint(x: 150, y: 200), over: 0.2)
        #expect(controller.isNavigationBarHidden)
        stage.move(to: CGPoint(x: 150, y: 260), over: 0.2)
        #expect(!controller.isNavigationBarHidden)
        stage.touch(.ended, at: CGPoint(x: 150, y: 260))
    }

    @Test func `swipes sideways, and on the bar, hide nothing`() {
        let (controller, _) = showList()

        swipe(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 100, y: 260))
        swipe(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 2))

        #expect(!controller.isNavigationBarHidden)
        stage.run { controller.hidesBarsOnSwipe = false }
        swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200))
        #expect(!controller.isNavigationBarHidden)
        #expect(!controller.barHideOnSwipeGestureRecognizer.isEnabled)
    }

    // MARK: - Where the screen is low

    private func showForPhone() -> (stage: Stage, controller: UINavigationController) {
        let stage = Stage(size: CGSize(width: 393, height: 852), device: StageDevice.all.first)
        let controller = UINavigationController(rootViewController: UIViewController())
        stage.run {
            controller.hidesBarsWhenVerticallyCompact = true
            stage.window.rootViewController = controller
        }
        stage.settle()
        return (stage, controller)
    }

    @Test func `the bars leave when the phone is laid down, and come back when it is stood up`() {
        let (stage, controller) = showForPhone()
        #expect(!controller.isNavigationBarHidden)

        stage.resize(to: CGSize(width: 852, height: 393))
        stage.settle()
        #expect(controller.isNavigationBarHidden)
        stage.tap(CGPoint(x: 400, y: 200))
        stage.settle()
        #expect(controller.isNavigationBarHidden, "only a tap where the bar would be")

        stage.resize(to: CGSize(width: 393, height: 852))
        stage.settle()
        #expect(!controller.isNavigationBarHidden)
    }

    @Test func `a tap where the bar would be shows it on a low screen`() {
        let (stage, controller) = showForPhone()
        stage.resize(to: CGSize(width: 852, height: 393))
        stage.settle()

        stage.tap(CGPoint(x: 400, y: 15))
        stage.settle()

        #expect(!controller.isNavigationBarHidden)
        #expect(!controller.barHideOnTapGestureRecognizer.isEnabled)
    }

    @Test func `bars that the app has hidden stay hidden`() {
        let (stage, controller) = showForPhone()
        stage.run { controller.isNavigationBarHidden = true }
        for size in [CGSize(width: 852, height: 393), CGSize(width: 393, height: 852)] {
            stage.resize(to: size)
            stage.settle()
        }
        #expect(controller.isNavigationBarHidden)
    }

    @Test func `a controller that comes onto a low screen has no bars`() {
        let stage = Stage(size: CGSize(width: 852, height: 393), device: StageDevice.all.first)
        let controller = UINavigationController(rootViewController: UIViewController())
        controller.hidesBarsWhenVerticallyCompact = true

        stage.run { stage.window.rootViewController = controller }
        stage.settle()
        #expect(controller.isNavigationBarHidden)

        stage.run { controller.hidesBarsWhenVerticallyCompact = false }
        #expect(!controller.isNavigationBarHidden)
    }
}
