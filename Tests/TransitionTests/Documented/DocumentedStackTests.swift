import Foundation
import Testing
import UIKit
import UITesting

/// Stacks that are replaced, and what is asked of containers from deep inside.
@Suite struct DocumentedStackTests {
    private let scene = NestedScene()

    private func controllers(_ names: String...) -> [LoggedController] {
        names.map { LoggedController($0, scene.journal) }
    }

    private func moves(of controller: LoggedController) -> [String] {
        scene.journal.entries.filter { $0.hasPrefix("\(controller.name).") && $0.contains("Move(") }
            .map { String($0.dropFirst(controller.name.count + 1)) }
    }

    // MARK: - Replaced stacks

    // setViewControllers(_:animated:), documentation: with the same top nothing is animated; controllers below it are
    // exchanged without being shown.
    @Test func `below a top that stays controllers come and go unseen`() {
        let all = controllers("a", "b", "c", "d")
        scene.stack.setViewControllers(Array(all[..<3]), animated: false)
        scene.stage.settle()
        scene.journal.clear()

        scene.stack.setViewControllers([all[0], all[3], all[2]], animated: true)
        #expect(scene.stack.transitionCoordinator == nil)
        scene.stage.settle()

        #expect(moves(of: all[1]) == ["willMove(nil)", "didMove(nil)"] && all[1].parent == nil)
        #expect(moves(of: all[3]) == ["willMove(parent)", "didMove(parent)"])
        #expect(!all[3].isViewLoaded && all[2].view.window === scene.stage.window)
        for controller in all { #expect(scene.appearance(of: controller).isEmpty) }
        scene.stack.popViewController(animated: true)
        scene.stage.settle()
        #expect(scene.appearance(of: all[3]) == ["WillAppear", "DidAppear"])
    }

    // The same, and isMovingFromParent and isMovingToParent: a top that is replaced leaves with a push.
    @Test func `a top that is replaced leaves its parent while the new one comes`() {
        let all = controllers("a", "b", "c")
        scene.stack.setViewControllers([all[0], all[1]], animated: false)
        scene.stage.settle()
        scene.journal.clear()
        var flags: [Bool] = []
        all[1].onViewWillDisappear = { flags.append(all[1].isMovingFromParent) }
        all[2].onViewWillAppear = { flags.append(all[2].isMovingToParent) }

        scene.stack.setViewControllers([all[0], all[2]], animated: true)
        #expect(scene.stack.transitionCoordinator?.viewController(forKey: .from) === all[1])
        scene.stage.settle()

        #expect(flags == [true, true])
        #expect(moves(of: all[1]).last == "didMove(nil)" && all[1].parent == nil)
        #expect(scene.appearance(of: all[0]).isEmpty && scene.stack.topViewController === all[2])
    }

    // popToRootViewController(animated:), documentation: returns what was popped, the lowest first.
    @Test func `what lies between is popped along without a word about its appearance`() {
        let all = controllers("a", "b", "c")
        scene.stack.setViewControllers([scene.root] + all, animated: false)
        scene.stage.settle()
        scene.journal.clear()

        let popped = scene.stack.popToRootViewController(animated: true)
        #expect(popped == [all[0], all[1], all[2]] && scene.stack.viewControllers == [scene.root])
        scene.stage.settle()

        for controller in all { #expect(moves(of: controller) == ["willMove(nil)", "didMove(nil)"]) }
        #expect(scene.appearance(of: all[0]).isEmpty && scene.appearance(of: all[1]).isEmpty)
        #expect(scene.appearance(of: all[2]) == ["WillDisappear", "DidDisappear"])
        #expect(scene.appearance(of: scene.leaf) == ["WillAppear", "DidAppear"])
        #expect(scene.stack.popViewController(animated: true) == nil)
    }

    // Common in published code: the next change is asked for when the coordinator says that the one before is done.
    @Test func `a push that is asked for at the end of a pop comes after it`() {
        let all = controllers("a", "b")
        scene.stack.pushViewController(all[0], animated: false)
        scene.stage.settle()
        scene.journal.clear()

        scene.stack.popViewController(animated: true)
        scene.stack.transitionCoordinator?.animate(alongsideTransition: nil) { [scene] context in
            #expect(!context.isCancelled)
            scene.stack.pushViewController(all[1], animated: true)
        }
        scene.stage.settle()

        #expect(scene.stack.viewControllers == [scene.root, all[1]])
        #expect(scene.appearance(of: all[0]) == ["WillDisappear", "DidDisappear"])
        #expect(scene.appearance(of: all[1]) == ["WillAppear", "DidAppear"])
        #expect(
            scene.journal.only(["a.viewDidDisappear", "b.viewWillAppear"])
                == ["a.viewDidDisappear", "b.viewWillAppear"])
    }

    // isMovingToParent, as published logs show it: also for the screen with which a stack is shown first.
    @Test
    func `the screen with which a stack is first shown moves to it, the others do when they are pushed`() {
        let all = controllers("a", "b", "c")
        let upper = UINavigationController(rootViewController: all[0])
        upper.pushViewController(all[1], animated: false)
        upper.modalPresentationStyle = .fullScreen
        var flags: [String] = []
        for controller in all {
            controller.onViewWillAppear = {
                flags.append("\(controller.name) \(controller.isMovingToParent)")
            }
            controller.onViewDidAppear = { flags.append("\(controller.isMovingToParent)") }
        }
        #expect(!all[0].isMovingToParent && !all[1].isMovingToParent)

        scene.leaf.present(upper, animated: true)
        scene.stage.settle()
        #expect(flags == ["b true", "true"])
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        upper.present(cover, animated: false)
        scene.stage.settle()
        cover.dismiss(animated: false)
        scene.stage.settle()
        #expect(flags == ["b true", "true", "b false", "false"])
        upper.popViewController(animated: true)
        scene.stage.settle()
        upper.pushViewController(all[2], animated: true)
        scene.stage.settle()

        #expect(Array(flags.suffix(4)) == ["a false", "false", "c true", "true"])
        #expect(!all[2].isMovingToParent)
    }

    // MARK: - Asked from inside

    // show(_:sender:) and showDetailViewController(_:sender:), documentation: the nearest container that knows how to
    // show a controller does so; without one it is presented.
    @Test func `what is shown from deep inside is pushed by the nearest stack, a detail is presented`() {
        let all = controllers("pushed", "presented")

        scene.leaf.show(all[0], sender: nil)
        scene.stage.settle()
        #expect(scene.stack.topViewController === all[0] && all[0].parent === scene.stack)
        all[0].showDetailViewController(all[1], sender: nil)
        scene.stage.settle()

        #expect(all[1].presentingViewController === scene.tabs && all[1].navigationController == nil)
    }

    @Test func `a stack that is presented pushes what is shown inside of it itself`() {
        let (outer, inner) = scene.pair("shown")
        let upper = UINavigationController(rootViewController: outer)
        upper.modalPresentationStyle = .fullScreen
        scene.leaf.present(upper, animated: false)
        scene.stage.settle()
        let next = UIViewController()

        inner.show(next, sender: nil)
        scene.stage.settle()

        #expect(upper.topViewController === next && scene.stack.topViewController === scene.root)
        #expect(next.presentingViewController === scene.tabs)
    }

    // overrideUserInterfaceStyle, documentation: on a controller for it and its children, on a window for all in it,
    // presentations included.
    @Test func `a style reaches what is inside of a controller, that of the window what is presented, too`() {
        let shown = UIViewController()
        shown.modalPresentationStyle = .overFullScreen

        scene.tabs.overrideUserInterfaceStyle = .dark
        scene.leaf.present(shown, animated: false)
        scene.stage.settle()
        #expect(scene.leaf.traitCollection.userInterfaceStyle == .dark)
        #expect(shown.traitCollection.userInterfaceStyle == .light)
        scene.tabs.overrideUserInterfaceStyle = .unspecified
        scene.stage.window.overrideUserInterfaceStyle = .dark
        scene.stage.settle()

        #expect(scene.leaf.traitCollection.userInterfaceStyle == .dark)
        #expect(shown.traitCollection.userInterfaceStyle == .dark)
    }

    // MARK: - Pages

    // UIPageViewController.setViewControllers(_:direction:animated:completion:): pages are children, and take part in
    // what becomes of their parent.
    @Test func `a page inside of a pushed screen comes, moves along and goes with it`() {
        let (page, inner) = scene.pair("page")
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([page], direction: .forward, animated: false)
        var isSame = false
        page.onViewWillAppear = { [scene] in
            isSame =
                page.transitionCoordinator === scene.stack.transitionCoordinator
                && page.transitionCoordinator != nil
        }

        scene.stack.pushViewController(pages, animated: true)
        scene.stage.settle()
        #expect(isSame && page.parent === pages && inner.navigationController === scene.stack)
        for controller in [page, inner] {
            #expect(scene.appearance(of: controller) == ["WillAppear", "DidAppear"])
        }
        scene.journal.clear()
        scene.stack.popViewController(animated: true)
        scene.stage.settle()

        for controller in [page, inner] {
            #expect(scene.appearance(of: controller) == ["WillDisappear", "DidDisappear"])
        }
    }

    @Test func `a page that is left is told so while its container stays`() {
        let (first, second) = (scene.pair("first"), scene.pair("second"))
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([first.outer], direction: .forward, animated: false)
        scene.stack.pushViewController(pages, animated: false)
        scene.stage.settle()
        scene.journal.clear()
        var ends: [Bool] = []

        pages.setViewControllers([second.outer], direction: .forward, animated: true) { ends.append($0) }
        scene.stage.settle()

        #expect(ends == [true] && pages.viewControllers == [second.outer])
        for controller in [second.outer, second.inner] {
            #expect(scene.appearance(of: controller) == ["WillAppear", "DidAppear"])
        }
        for controller in [first.outer, first.inner] {
            #expect(scene.appearance(of: controller) == ["WillDisappear", "DidDisappear"])
        }
        #expect(first.outer.parent == nil && second.inner.view.window === scene.stage.window)
    }
}
