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
}
