import Testing
import UIKit
import UITesting

/// The order of the calls of interactive transitions, finished and cancelled: `spec/callbacks.md`, d.3.
@MainActor
struct InteractiveOrderTests {
    /// Notes what a driver is told, in the order in which it happens.
    private final class LoggedDriver: UIPercentDrivenInteractiveTransition {
        var journal: Journal?

        override func startInteractiveTransition(
            _ transitionContext: any UIViewControllerContextTransitioning
        ) {
            journal?.note("startInteractiveTransition")
            super.startInteractiveTransition(transitionContext)
        }
    }

    private func scene(_ style: UIModalPresentationStyle = .fullScreen) -> (Scene, LoggedDriver) {
        let driver = LoggedDriver()
        let scene = Scene(style: style, driver: driver)
        driver.journal = scene.journal
        return (scene, driver)
    }

    /// Registers a handler for the end of the interaction that notes whether it was cancelled.
    private func listen(_ scene: Scene) {
        scene.a.transitionCoordinator?.notifyWhenInteractionChanges { [journal = scene.journal] in
            journal.note("interactionChanged(cancelled: \($0.isCancelled))")
        }
    }

    @Test func `the interaction controller starts the animator`() {
        let (scene, _) = scene()

        scene.present()

        let wanted = [
            "startInteractiveTransition", "animateTransition(isAnimated: true)", "B.viewWillAppear",
            "transitionDuration",
        ]
        #expect(
            scene.journal.only(wanted) == [
                "B.viewWillAppear", "transitionDuration", "startInteractiveTransition",
                "animateTransition(isAnimated: true)",
            ])
    }

    @Test func `after a cancelled presentation the next one gets a presentation controller of its own`() {
        let (scene, driver) = scene(.custom)
        scene.present()
        driver.update(0.3)
        driver.cancel()
        scene.stage.settle()
        weak let first = scene.delegate.presentationController
        #expect(first?.containerView == nil)
        scene.journal.clear()

        scene.present()
        driver.finish()
        scene.stage.settle()

        #expect(scene.journal.count("presentationController(forPresented)") == 1)
        #expect(first == nil && scene.delegate.presentationController?.containerView != nil)
    }

    @Test func `without interactive start the animator runs by itself`() {
        let (scene, driver) = scene()
        driver.wantsInteractiveStart = false

        scene.present()
        scene.stage.settle()

        #expect(scene.journal.count("startInteractiveTransition") == 0)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `a finished presentation goes on as one without interaction`() {
        let (scene, driver) = scene()
        scene.present()
        listen(scene)
        driver.update(0.6)
        scene.journal.clear()

        driver.finish()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "interactionChanged(cancelled: false)",
                "completeTransition(true)",
                "B.viewDidAppear",
                "A.viewDidDisappear",
                "animationEnded(true)",
                "completion",
            ])
    }

    @Test func `a cancelled presentation sends the opposite calls and restores everything`() {
        let (scene, driver) = scene()
        scene.present()
        listen(scene)
        driver.update(0.4)
        scene.journal.clear()

        driver.cancel()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "interactionChanged(cancelled: true)",
                "B.viewWillDisappear",
                "A.viewWillAppear",
                "A.viewIsAppearing",
                "completeTransition(false)",
                "B.viewDidDisappear",
                "A.viewDidAppear",
                "animationEnded(false)",
                "completion",
            ])
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.b.presentingViewController == nil)
        #expect(!scene.b.isBeingPresented)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a finished dismissal restores the presenter`() {
        let (scene, driver) = scene()
        scene.presentToTheEnd()
        scene.dismiss()
        listen(scene)
        driver.update(0.7)
        scene.journal.clear()

        driver.finish()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "interactionChanged(cancelled: false)",
                "completeTransition(true)",
                "A.viewDidAppear",
                "B.viewDidDisappear",
                "animationEnded(true)",
                "completion",
            ])
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `a cancelled dismissal leaves the controller presented`() {
        let (scene, driver) = scene()
        scene.presentToTheEnd()
        let container = scene.b.view.superview
        scene.dismiss()
        listen(scene)
        driver.update(0.3)
        scene.journal.clear()

        driver.cancel()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "interactionChanged(cancelled: true)",
                "A.viewWillDisappear",
                "B.viewWillAppear",
                "B.viewIsAppearing",
                "completeTransition(false)",
                "A.viewDidDisappear",
                "B.viewDidAppear",
                "animationEnded(false)",
                "completion",
            ])
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.b.view.superview === container)
        #expect(container.map { $0.subviews == [scene.b.view] } == true)
        #expect(scene.b.view.frame == scene.stage.window.bounds)
        #expect(scene.a.view.window == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `cancelled custom presentations end with false`() {
        let (scene, driver) = scene(.custom)
        scene.present()
        driver.update(0.4)

        driver.cancel()
        scene.stage.settle()

        #expect(scene.journal.count("presentationTransitionDidEnd(false)") == 1)
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `a controller can be presented again after a cancellation`() {
        let (scene, driver) = scene()
        for _ in 0..<3 {
            scene.present()
            driver.update(0.4)
            driver.cancel()
            scene.stage.settle()
        }
        scene.journal.clear()

        scene.present()
        driver.update(1)
        driver.finish()
        scene.stage.settle()

        #expect(scene.journal.count("completion") == 1)
        #expect(scene.b.view.window != nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `twenty drags in both directions leave the hierarchy as it was`() {
        let (scene, driver) = scene()
        for round in 0..<20 {
            scene.present()
            driver.update(round.isMultiple(of: 2) ? 0.3 : 0.8)
            round.isMultiple(of: 2) ? driver.cancel() : driver.finish()
            scene.stage.settle()
            guard scene.a.presentedViewController != nil else { continue }
            scene.dismiss()
            driver.update(0.4)
            driver.cancel()
            scene.stage.settle()
            #expect(scene.b.view.frame == scene.stage.window.bounds)
            scene.dismiss()
            driver.update(0.6)
            driver.finish()
            scene.stage.settle()
        }

        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.view.frame == scene.stage.window.bounds)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `interaction handlers of a transition that is not interactive stay silent`() {
        let scene = Scene()
        scene.present()
        listen(scene)

        scene.stage.settle()

        #expect(!scene.journal.entries.contains { $0.hasPrefix("interactionChanged") })
    }
}
