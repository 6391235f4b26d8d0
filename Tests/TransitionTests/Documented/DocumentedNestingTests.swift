import Foundation
import Testing
import UIKit
import UITesting

/// What controllers inside of controllers inside of containers are told.
@Suite struct DocumentedNestingTests {
    private let scene = NestedScene()

    private let comes = ["WillAppear", "DidAppear"]
    private let goes = ["WillDisappear", "DidDisappear"]

    // MARK: - Coordinators

    // UIViewController.transitionCoordinator, documentation: without a transition of its own, a controller answers with
    // its ancestors', never with its children's.
    @Test func `what is inside of a pushed screen runs along, what is around the stack takes no part`() {
        let (outer, inner) = scene.pair("pushed")
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.view.addSubview(mark)
        var isSame = false
        var ends: [Bool] = []
        inner.onViewWillAppear = { [stack = scene.stack] in
            guard let coordinator = inner.transitionCoordinator else { return }
            isSame = coordinator === stack.transitionCoordinator
            coordinator.animate(
                alongsideTransition: { _ in mark.alpha = 0 }, completion: { ends.append($0.isCancelled) })
        }

        scene.stack.pushViewController(outer, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(isSame && scene.stack.transitionCoordinator != nil)
        #expect(scene.tabs.transitionCoordinator == nil && scene.other.transitionCoordinator == nil)
        let shown = mark.layer.presentation()?.opacity ?? 0
        #expect(shown > 0 && shown < 1)
        scene.stage.settle()

        #expect(ends == [false] && mark.alpha == 0)
        #expect(inner.transitionCoordinator == nil && scene.stack.transitionCoordinator == nil)
    }

    @Test func `a presentation asked for deep inside is that of all around it`() {
        let (outer, inner) = scene.pair("shown")
        outer.modalPresentationStyle = .fullScreen

        scene.leaf.present(outer, animated: true)
        scene.stage.advance(by: 0.1)

        let coordinator = outer.transitionCoordinator
        #expect(coordinator != nil)
        let all: [UIViewController] = [scene.leaf, scene.root, scene.stack, scene.tabs, scene.other, inner]
        for controller in all { #expect(controller.transitionCoordinator === coordinator) }
        #expect(coordinator?.viewController(forKey: .from) === scene.tabs)
        #expect(coordinator?.viewController(forKey: .to) === outer)
        #expect(coordinator?.containerView === outer.presentationController?.containerView)
        scene.stage.settle()
        for controller in all { #expect(controller.transitionCoordinator == nil) }
    }

    @Test func `two stacks that push at one time each have their own transition`() {
        let upper = UINavigationController(rootViewController: UIViewController())
        upper.modalPresentationStyle = .overFullScreen
        scene.tabs.present(upper, animated: false)
        scene.stage.settle()
        var ends: [String] = []

        scene.stack.pushViewController(UIViewController(), animated: true)
        scene.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends.append("lower") }
        scene.stage.advance(by: 0.1)
        upper.pushViewController(UIViewController(), animated: true)
        upper.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends.append("upper") }
        scene.stage.advance(by: 0.1)
        #expect(scene.stack.transitionCoordinator != nil && upper.transitionCoordinator != nil)
        #expect(scene.stack.transitionCoordinator !== upper.transitionCoordinator)
        scene.stage.settle()

        #expect(ends == ["lower", "upper"])
        #expect(scene.stack.viewControllers.count == 2 && upper.viewControllers.count == 2)
    }

    // MARK: - Who presents

    // UIViewController.presentedViewController and presentingViewController: of the controller or an ancestor.
    @Test func `both ends of a presentation are known to all that is inside of them`() {
        let (outer, inner) = scene.pair("shown")
        let upper = UINavigationController(rootViewController: outer)
        upper.modalPresentationStyle = .fullScreen

        scene.leaf.present(upper, animated: true)
        scene.stage.settle()

        for controller in [scene.leaf, scene.root, scene.stack, scene.tabs] as [UIViewController] {
            #expect(controller.presentedViewController === upper)
            #expect(controller.presentingViewController == nil)
        }
        for controller in [inner, outer, upper] as [UIViewController] {
            #expect(controller.presentingViewController === scene.tabs)
            #expect(controller.presentationController === upper.presentationController)
            #expect(controller.presentedViewController == nil)
        }
        #expect(inner.navigationController === upper && inner.tabBarController == nil)
    }

    // dismiss(animated:completion:): a controller that presents nothing passes the call on.
    @Test func `what is deep inside of a presented stack dismisses the stack`() {
        let (outer, inner) = scene.pair("shown")
        let upper = UINavigationController(rootViewController: UIViewController())
        upper.modalPresentationStyle = .fullScreen
        upper.pushViewController(outer, animated: false)
        scene.tabs.present(upper, animated: false)
        scene.stage.settle()
        var isDone = false

        inner.dismiss(animated: true) { isDone = upper.presentingViewController == nil }
        scene.stage.settle()

        #expect(isDone && scene.tabs.presentedViewController == nil)
        #expect(upper.viewControllers.count == 2, "the stack itself stays as it was")
    }

    // MARK: - Appearance

    @Test func `a stack in a tab that nobody sees grows without a word to its screens`() {
        let (outer, inner) = scene.pair("pushed")
        scene.tabs.selectedIndex = 1
        scene.stage.settle()
        scene.journal.clear()

        scene.stack.pushViewController(outer, animated: true)
        scene.stage.settle()
        #expect(scene.appearance(of: outer).isEmpty && scene.appearance(of: inner).isEmpty)
        #expect(outer.parent === scene.stack)
        scene.tabs.selectedIndex = 0
        scene.stage.settle()

        #expect(scene.appearance(of: outer) == comes && scene.appearance(of: inner) == comes)
        #expect(scene.appearance(of: scene.root).isEmpty && scene.appearance(of: scene.leaf).isEmpty)
    }

    // UIPresentationController.shouldRemovePresentersView: only then does the presenter, with all that is seen in it,
    // disappear.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `what covers the window takes the branch that is seen along, or nobody`(
        style: UIModalPresentationStyle
    ) {
        let (outer, _) = scene.pair("shown")
        outer.modalPresentationStyle = style
        let isTaken = style == .fullScreen

        scene.leaf.present(outer, animated: true)
        scene.stage.settle()
        for controller in [scene.root, scene.leaf] {
            #expect(scene.appearance(of: controller) == (isTaken ? goes : []))
        }
        scene.journal.clear()
        outer.dismiss(animated: true)
        scene.stage.settle()

        for controller in [scene.root, scene.leaf] {
            #expect(scene.appearance(of: controller) == (isTaken ? comes : []))
        }
        #expect(scene.appearance(of: scene.other).isEmpty)
    }

    @Test func `a stack that has grown under what covers it comes back with its new top`() {
        let (outer, inner) = scene.pair("pushed")
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.tabs.present(cover, animated: false)
        scene.stage.settle()
        scene.journal.clear()

        scene.stack.pushViewController(outer, animated: false)
        scene.stage.settle()
        #expect(scene.appearance(of: outer).isEmpty)
        cover.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.appearance(of: outer) == comes && scene.appearance(of: inner) == comes)
        #expect(scene.appearance(of: scene.root).isEmpty && scene.root.viewIfLoaded?.window == nil)
        #expect(inner.view.window === scene.stage.window)
    }

    @Test func `a tab selected under what covers it appears when that goes`() {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.tabs.present(cover, animated: false)
        scene.stage.settle()
        scene.journal.clear()

        scene.tabs.selectedIndex = 1
        scene.stage.settle()
        #expect(scene.appearance(of: scene.other).isEmpty)
        cover.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.appearance(of: scene.other) == comes)
        #expect(scene.appearance(of: scene.root).isEmpty && scene.appearance(of: scene.leaf).isEmpty)
    }

    @Test func `a tab that is taken away disappears with what is inside, and leaves its parent`() {
        scene.tabs.setViewControllers([scene.other], animated: false)
        scene.stage.settle()

        #expect(scene.appearance(of: scene.root) == goes && scene.appearance(of: scene.leaf) == goes)
        #expect(scene.appearance(of: scene.other) == comes)
        #expect(scene.stack.parent == nil && scene.stack.tabBarController == nil)
        #expect(scene.root.parent === scene.stack && scene.leaf.view.window == nil)
    }

    @Test func `a child that comes in while its parent appears does so with it`() {
        let (late, pushed) = (
            LoggedController("late", scene.journal), LoggedController("pushed", scene.journal)
        )
        pushed.onViewWillAppear = { if late.parent == nil { pushed.embed(late) } }

        scene.stack.pushViewController(pushed, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.appearance(of: late) == ["WillAppear"])
        scene.stage.settle()

        #expect(scene.appearance(of: late) == comes && scene.appearance(of: pushed) == comes)
    }
}
