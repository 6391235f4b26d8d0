import Testing
import UIKit
import UITesting

/// The order of the calls of a dismissal that nobody interrupts: `spec/callbacks.md`, d.2.
@MainActor
struct DismissOrderTests {
    @Test func `a full-screen dismissal calls everything in order`() {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.dismiss()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "animationController(forDismissed)",
                "interactionControllerForDismissal",
                "dismiss() returned",
                "B.viewWillDisappear",
                "A.viewWillAppear",
                "transitionDuration",
                "animateTransition(isAnimated: true)",
                "A.viewIsAppearing",
                "completeTransition(true)",
                "A.viewDidAppear",
                "B.viewDidDisappear",
                "animationEnded(true)",
                "completion",
            ])
    }

    @Test func `a custom dismissal calls its presentation controller in order`() {
        let scene = Scene(style: .custom)
        scene.presentToTheEnd()

        scene.dismiss()
        scene.stage.settle()

        #expect(
            scene.journal.entries.filter { $0 != "presentedView" } == [
                "animationController(forDismissed)",
                "interactionControllerForDismissal",
                "dismiss() returned",
                "B.viewWillDisappear",
                "dismissalTransitionWillBegin",
                "transitionDuration",
                "animateTransition(isAnimated: true)",
                "completeTransition(true)",
                "B.viewDidDisappear",
                "dismissalTransitionDidEnd(true)",
                "animationEnded(true)",
                "completion",
            ])
    }

    @Test func `the presented controller dismisses itself through its presenter`() {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.b.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil)
        #expect(scene.a.view.window != nil)
        #expect(scene.b.view.window == nil)
    }

    @Test func `the hierarchy is as it was before the presentation`() {
        let scene = Scene()
        let before = scene.stage.window.subviews

        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.settle()

        #expect(scene.stage.window.subviews == before)
        #expect(scene.a.view.superview === scene.stage.window)
        #expect(scene.a.view.frame == scene.stage.window.bounds)
        #expect(scene.b.presentationController !== scene.delegate.presentationController)
    }

    @Test func `the controller is still being dismissed in viewDidDisappear, but no longer presented`() {
        let scene = Scene()
        scene.presentToTheEnd()
        var seen: [Bool] = []
        scene.b.onViewDidDisappear = {
            seen = [scene.b.isBeingDismissed, scene.b.presentingViewController == nil]
        }

        scene.dismiss()
        scene.stage.settle()

        #expect(seen == [true, true])
        #expect(!scene.b.isBeingDismissed)
    }

    @Test func `a presenter can present again in viewDidAppear`() {
        let scene = Scene()
        scene.presentToTheEnd()
        let c = LoggedController("C", scene.journal)
        scene.a.onViewDidAppear = {
            scene.a.onViewDidAppear = nil
            scene.a.present(c, animated: false)
        }

        scene.dismiss()
        scene.stage.settle()

        #expect(scene.a.presentedViewController === c)
        #expect(c.view.window != nil)
        #expect(scene.b.view.window == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `dismissing a stack animates its top and takes all of it`() {
        let scene = Scene()
        scene.presentToTheEnd()
        let c = LoggedController("C", scene.journal)
        c.modalPresentationStyle = .fullScreen
        scene.b.present(c, animated: false)
        scene.stage.settle()
        scene.journal.clear()

        scene.dismiss()
        scene.stage.settle()

        #expect(scene.journal.only(["C.viewDidDisappear", "A.viewDidAppear"]).count == 2)
        #expect(!scene.journal.entries.contains { $0.hasPrefix("B.view") })
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.b.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `with nothing to dismiss the completion handler runs at once`() {
        let scene = Scene()
        var runs = 0

        scene.a.dismiss(animated: true) { runs += 1 }

        #expect(runs == 1)
    }
}
