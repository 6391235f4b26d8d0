import Testing
import UIKit
import UITesting

/// Which controller shows another one.
@MainActor
@Suite struct ShowTargetTests {
    private final class Shelf: UIViewController {
        var shown: [UIViewController] = []
        var isOpen = true

        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            isOpen && super.canPerformAction(action, withSender: sender)
        }
        func dust() {}
    }

    private final class Pointing: UIViewController {
        var target: UIViewController?

        override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
            target
        }
    }

    private final class Passing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    }

    private let stage = Stage()
    private let show = Selector("show:sender:", UIViewController.show(_:sender:))
    private let showDetail = Selector(
        "showDetailViewController:sender:", UIViewController.showDetailViewController(_:sender:))

    @Test func `the nearest parent that overrides the method is its target, unless it cannot perform it`() {
        let (outer, inner, child, next) = (Shelf(), Shelf(), UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(child)

        #expect(child.targetViewController(forAction: show, sender: nil) === inner)
        #expect(inner.targetViewController(forAction: show, sender: nil) === inner)
        #expect(child.targetViewController(forAction: showDetail, sender: nil) == nil)
        inner.isOpen = false
        child.show(next, sender: nil)
        outer.isOpen = false

        #expect(inner.shown.isEmpty && outer.shown == [next])
        #expect(child.targetViewController(forAction: show, sender: nil) == nil)
    }

    @Test func `UIKit's containers are targets of what they show`() {
        let list = UIViewController()
        let (stack, split) = (UINavigationController(rootViewController: list), UISplitViewController())
        split.viewControllers = [stack, UIViewController()]

        #expect(list.targetViewController(forAction: show, sender: nil) === stack)
        #expect(list.targetViewController(forAction: showDetail, sender: nil) === split)
        #expect(list.targetViewController(forAction: "showViewController:sender:", sender: nil) == nil)
    }

    @Test func `a method that only some controllers have finds the nearest one that has it`() {
        let (shelf, child) = (Shelf(), UIViewController())
        shelf.addChild(child)

        #expect(child.targetViewController(forAction: Selector("dust", Shelf.dust), sender: nil) === shelf)
        #expect(child.targetViewController(forAction: "dust", sender: nil) == nil)
    }

    @Test func `an override that returns another controller has that one show it`() {
        let (pointing, shelf, next) = (Pointing(), Shelf(), UIViewController())
        pointing.target = shelf

        pointing.show(next, sender: nil)

        #expect(shelf.shown == [next])
    }

    @Test func `a controller that is its own target presents what is shown`() {
        let (pointing, next) = (Pointing(), UIViewController())
        pointing.target = pointing
        stage.present(UINavigationController(rootViewController: pointing))

        stage.run { pointing.showDetailViewController(next, sender: nil) }
        stage.settle()

        #expect(next.presentingViewController != nil && next.view.window === stage.window)
    }

    @Test func `an override on a stack that calls super presents`() {
        let (passing, next) = (Passing(), UIViewController())
        let stack = UINavigationController(rootViewController: passing)
        stage.present(stack)

        stage.run { passing.show(next, sender: nil) }
        stage.settle()

        #expect(stack.viewControllers == [passing] && stack.presentedViewController === next)
    }
}
