import Foundation
import Testing
import UIKit
import UITesting

/// Interactive transitions that are given up, seen from what is inside of the controllers that take part.
@Suite struct DocumentedCancellationTests {
    private let given = ["WillDisappear", "WillAppear", "DidAppear"]
    private let refused = ["WillAppear", "WillDisappear", "DidDisappear"]

    /// Swipes from the left edge, slowly, rests before the middle, and lifts the finger.
    private func swipeALittle(_ stage: Stage) {
        stage.touch(.began, at: CGPoint(x: 1, y: 500))
        stage.move(to: CGPoint(x: 100, y: 500), over: 0.4)
        stage.advance(by: 0.3)
    }

    private func lift(_ stage: Stage) {
        stage.touch(.ended, at: CGPoint(x: 100, y: 500))
        stage.settle()
    }

    // Header of UIViewControllerTransitionCoordinator.h: the handlers come before the opposite will-calls.
    @Test func `a swipe in a stack inside of a tab leaves everything around as it was`() {
        let scene = NestedScene()
        let (outer, inner) = scene.pair("pushed")
        scene.stack.pushViewController(outer, animated: false)
        scene.stage.settle()
        scene.journal.clear()
        var course: [String] = []
        inner.onViewWillDisappear = {
            course.append("will leave \(outer.isMovingFromParent) \(inner.isMovingFromParent)")
            inner.transitionCoordinator?.notifyWhenInteractionChanges {
                course.append("changed \($0.isCancelled) \($0.initiallyInteractive) \($0.isInteractive)")
            }
        }
        inner.onViewWillAppear = { course.append("will stay") }
        inner.onViewDidAppear = {
            course.append("stays \(outer.isMovingFromParent) \(outer.isMovingToParent)")
        }

        swipeALittle(scene.stage)
        #expect(inner.transitionCoordinator?.isInteractive == true)
        #expect(scene.tabs.transitionCoordinator == nil)
        #expect(scene.stack.viewControllers == [scene.root])
        #expect(outer.parent === scene.stack)
        lift(scene.stage)

        #expect(
            course == ["will leave true false", "changed true true false", "will stay", "stays false false"])
        for controller in [outer, inner] { #expect(scene.appearance(of: controller) == given) }
        for controller in [scene.root, scene.leaf] { #expect(scene.appearance(of: controller) == refused) }
        #expect(scene.stack.viewControllers == [scene.root, outer] && outer.parent === scene.stack)
        #expect(!scene.journal.entries.contains { $0.hasSuffix("didMove(nil)") })
        #expect(inner.transitionCoordinator == nil)
    }

    @Test func `a swipe in a presented stack is none of those below it`() {
        let scene = NestedScene()
        let (outer, inner) = scene.pair("pushed")
        let upper = UINavigationController(rootViewController: UIViewController())
        upper.modalPresentationStyle = .fullScreen
        upper.pushViewController(outer, animated: false)
        scene.leaf.present(upper, animated: false)
        scene.stage.settle()
        scene.journal.clear()

        swipeALittle(scene.stage)
        #expect(inner.transitionCoordinator === upper.transitionCoordinator)
        #expect(upper.transitionCoordinator != nil && scene.tabs.transitionCoordinator == nil)
        #expect(!upper.isBeingDismissed && upper.presentingViewController === scene.tabs)
        lift(scene.stage)

        for controller in [outer, inner] { #expect(scene.appearance(of: controller) == given) }
        for controller in [scene.root, scene.leaf] { #expect(scene.appearance(of: controller).isEmpty) }
        #expect(upper.topViewController === outer && scene.tabs.presentedViewController === upper)
    }

    // UIPercentDrivenInteractiveTransition.cancel(): the presented controller stays presented.
    @Test func `what is inside of a dismissal that is given up is told of it, and stays presented`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let (below, above) = (
            LoggedController("below", scene.journal), LoggedController("above", scene.journal)
        )
        scene.a.embed(below)
        scene.b.embed(above)
        scene.presentToTheEnd()
        var flags: [Bool] = []
        above.onViewWillDisappear = { flags.append(scene.b.isBeingDismissed) }
        above.onViewDidAppear = { flags.append(scene.b.isBeingDismissed) }

        above.dismiss(animated: true)
        scene.stage.advance(by: 0)
        driver.update(0.4)
        scene.stage.advance(by: 0.1)
        #expect(scene.b.presentingViewController === scene.a && below.presentedViewController === scene.b)
        driver.cancel()
        scene.stage.settle()

        #expect(
            scene.journal.entries.filter { $0.hasPrefix("above.view") && $0.hasSuffix("ppear") }
                == ["above.viewWillDisappear", "above.viewWillAppear", "above.viewDidAppear"])
        #expect(
            scene.journal.entries.filter { $0.hasPrefix("below.view") && $0.hasSuffix("ppear") }
                == ["below.viewWillAppear", "below.viewWillDisappear", "below.viewDidDisappear"])
        #expect(flags.first == true && !scene.b.isBeingDismissed)
        #expect(scene.b.presentingViewController === scene.a && above.transitionCoordinator == nil)
        #expect(scene.b.presentationController?.containerView?.window === scene.stage.window)
        #expect(below.view.window == nil)
    }

    @Test func `a presentation that is given up leaves no link behind`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let (below, above) = (
            LoggedController("below", scene.journal), LoggedController("above", scene.journal)
        )
        scene.a.embed(below)
        scene.b.embed(above)
        scene.stage.settle()
        scene.journal.clear()
        var isCancelled: Bool?

        below.present(scene.b, animated: true)
        scene.stage.advance(by: 0)
        above.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        driver.update(0.4)
        scene.stage.advance(by: 0.1)
        let container = scene.b.presentationController?.containerView
        #expect(container?.window != nil && below.presentedViewController === scene.b)
        driver.cancel()
        scene.stage.settle()

        #expect(isCancelled == true && container?.window == nil)
        #expect(below.presentedViewController == nil && scene.b.presentingViewController == nil)
        #expect(!scene.b.isBeingPresented && above.view.window == nil)
        #expect(below.view.window === scene.stage.window)
        #expect(
            scene.journal.only(["above.viewDidAppear", "above.viewDidDisappear", "below.viewDidAppear"])
                == ["above.viewDidDisappear", "below.viewDidAppear"])
    }

    // Guide: a driver can be used again, for the way back as well.
    @Test func `given up, then carried through, each is told once`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let above = LoggedController("above", scene.journal)
        scene.b.embed(above)
        scene.presentToTheEnd()

        for finishes in [false, false, true] {
            scene.b.dismiss(animated: true)
            scene.stage.advance(by: 0)
            driver.update(0.3)
            scene.stage.advance(by: 0.1)
            if finishes { driver.finish() } else { driver.cancel() }
            scene.stage.settle()
        }

        #expect(scene.journal.count("above.viewWillDisappear") == 3)
        #expect(scene.journal.count("above.viewWillAppear") == 2)
        #expect(scene.journal.count("above.viewDidAppear") == 2)
        #expect(scene.journal.count("above.viewDidDisappear") == 1)
        #expect(scene.a.presentedViewController == nil && scene.a.view.window === scene.stage.window)
    }

    // UIViewControllerTransitionCoordinatorContext, percentComplete and isInteractive: from inside of the presenter, too.
    @Test func `the coordinator of a child tells how far the finger has come`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let below = UIViewController()
        scene.a.embed(below)
        scene.presentToTheEnd()
        var seen: [CGFloat] = []

        scene.b.dismiss(animated: true)
        scene.stage.advance(by: 0)
        for progress in [0.2, 0.5, 0.35] as [CGFloat] {
            driver.update(progress)
            seen.append(below.transitionCoordinator?.percentComplete ?? -1)
        }
        #expect(seen == [0.2, 0.5, 0.35])
        #expect(below.transitionCoordinator?.isInteractive == true)
        driver.finish()
        #expect(below.transitionCoordinator?.isInteractive == false)
        #expect(below.transitionCoordinator?.initiallyInteractive == true)
        #expect(below.transitionCoordinator?.isCancelled == false)
        scene.stage.settle()

        #expect(below.transitionCoordinator == nil)
    }
}
