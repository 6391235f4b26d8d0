import Foundation
import Testing
import UIKit
import UITesting

/// A transition whose animator vends an interruptible animator: caught, scrubbed, turned round and thrown.
@Suite(.serialized)
struct InterruptionTests {
    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool {
        abs(a - b) <= tolerance
    }

    private func isAtRest(_ controller: LoggedController, _ last: String, among journal: Journal) -> Bool {
        let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        return journal.only(calls.map { "\(controller.name).\($0)" }).last == "\(controller.name).\(last)"
    }

    // MARK: - Without an interaction

    @Test func `without an interaction controller animateTransition runs as ever`() {
        let scene = InterruptionScene()
        scene.usesDriver = false
        scene.present()

        #expect(scene.journal.count("animateTransition") == 1)
        #expect(scene.coordinator?.isInterruptible == true)
        #expect(scene.coordinator?.isInteractive == false)
        scene.stage.settle()
        #expect(scene.journal.count("completeTransition(true)") == 1)
        #expect(scene.completions == 1 && scene.diagnostics.isEmpty)
    }

    @Test func `an animator that does not vend one is not interruptible`() {
        let scene = Scene()
        scene.present()

        #expect(scene.b.transitionCoordinator?.isInterruptible == false)
        scene.stage.settle()
    }

    // MARK: - From the start

    @Test func `an interaction drives the animator that is vended, not animateTransition`() {
        let scene = InterruptionScene(startsInteractively: true)
        scene.timing = UICubicTimingParameters(animationCurve: .easeInOut)
        scene.present()

        #expect(scene.journal.count("animateTransition") == 0)
        #expect(scene.journal.count("interruptibleAnimator") == 1)
        #expect(scene.animator?.animator?.state == .active)
        #expect(scene.animator?.animator?.isRunning == false)
        scene.driver.update(0.25)
        #expect(near(scene.x, 390 * 0.75))
        #expect(scene.coordinator?.percentComplete == 0.25)
        scene.stage.advance(by: 1)
        #expect(near(scene.x, 390 * 0.75))
        scene.driver.finish()
        #expect(near(scene.x, 390 * 0.75))
        scene.stage.settle()
        #expect(scene.animator?.positions == [.end])
        #expect(scene.completions == 1 && scene.diagnostics.isEmpty)
    }

    @Test func `alongside animations are driven by the same animator`() {
        let scene = InterruptionScene(startsInteractively: true)
        let view = scene.stage.window
        let extra = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(extra)
        scene.a.present(scene.b, animated: true)
        scene.b.transitionCoordinator?.animate(
            alongsideTransition: { _ in extra.frame.origin.x = 100 }, completion: nil)
        scene.stage.advance(to: scene.stage.now)
        scene.driver.update(0.5)

        #expect(near(extra.layer.presentation()?.frame.minX ?? -1, 50))
        scene.driver.cancel()
        scene.stage.settle()
        #expect(extra.frame.minX == 0)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a cancelled one runs back, and ends at the start`() {
        let scene = InterruptionScene(startsInteractively: true)
        scene.present()
        scene.driver.update(0.4)
        scene.driver.cancel()

        #expect(scene.animator?.animator?.isReversed == true)
        scene.stage.advance(by: 0.2)
        #expect(near(scene.x, 390 * 0.8, 3))
        scene.stage.settle()
        #expect(scene.animator?.positions == [.start])
        #expect(scene.journal.count("completeTransition(false)") == 1)
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `completionSpeed shortens the rest`() {
        let scene = InterruptionScene(startsInteractively: true)
        scene.present()
        scene.driver.update(0.5)
        scene.driver.completionSpeed = 2
        scene.driver.finish()

        scene.stage.advance(by: 0.2)
        #expect(scene.completions == 0)
        scene.stage.advance(by: 0.1)
        #expect(scene.completions == 1)
    }

    // MARK: - Caught

    @Test(arguments: [true, false])
    func `a transition that runs by itself is caught where it is, and drawn back`(isPresentation: Bool) {
        let scene = InterruptionScene()
        if !isPresentation { scene.presentToTheEnd() }
        if isPresentation { scene.present() } else { scene.dismiss() }
        scene.stage.advance(by: 0.5)
        let before = scene.x
        scene.driver.pause()

        #expect(near(scene.x, before, 0.001))
        #expect(near(scene.driver.percentComplete, 0.5, 0.001))
        #expect(scene.coordinator?.isInteractive == true)
        #expect(scene.coordinator?.initiallyInteractive == false)
        scene.driver.update(0.1)
        #expect(near(scene.x, 390 * (isPresentation ? 0.9 : 0.1)))
        scene.driver.cancel()
        scene.stage.settle()
        #expect(scene.completions == 1)
        #expect(scene.animator?.positions == [.start])
        #expect((scene.a.presentedViewController == nil) == isPresentation)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `it can be let go and caught again as often as one likes, with each change told`() {
        let scene = InterruptionScene()
        scene.present()
        var changes: [String] = []
        var ends = 0
        scene.coordinator?.notifyWhenInteractionChanges {
            changes.append(
                $0.isInteractive ? "held" : $0.isCancelled ? "cancelled" : "finished")
        }
        scene.coordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
        scene.stage.advance(by: 0.5)
        scene.driver.pause()
        scene.driver.cancel()
        scene.stage.advance(by: 0.1)
        scene.driver.pause()
        scene.driver.update(0.6)
        scene.driver.finish()
        scene.stage.advance(by: 0.1)
        scene.driver.pause()
        scene.driver.finish()
        scene.stage.settle()

        #expect(changes == ["held", "cancelled", "held", "finished", "held", "finished"])
        #expect(ends == 1)
        #expect(scene.completions == 1)
        #expect(scene.animator?.positions == [.end])
        #expect(scene.journal.count("animationEnded(true)") == 1)
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `cancelled, caught and finished: each opposite appearance call is taken back`() {
        let scene = InterruptionScene()
        scene.present()
        scene.stage.advance(by: 0.5)
        scene.driver.pause()
        scene.driver.cancel()
        scene.driver.pause()
        scene.driver.finish()
        scene.stage.settle()

        let calls = ["A", "B"].flatMap { name in
            ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
                "\(name).\($0)"
            }
        }
        #expect(
            scene.journal.only(calls) == [
                "A.viewWillDisappear", "B.viewWillAppear",
                "B.viewWillDisappear", "A.viewWillAppear",
                "A.viewWillDisappear", "B.viewWillAppear",
                "B.viewDidAppear", "A.viewDidDisappear",
            ])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `finished, caught and cancelled ends where it came from`() {
        let scene = InterruptionScene()
        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.advance(by: 0.3)
        scene.driver.pause()
        scene.driver.finish()
        scene.stage.advance(by: 0.3)
        scene.driver.pause()
        scene.driver.cancel()
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b)
        #expect(near(scene.x, 0))
        #expect(isAtRest(scene.b, "viewDidAppear", among: scene.journal))
        #expect(isAtRest(scene.a, "viewDidDisappear", among: scene.journal))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test(arguments: [1.0, 4, 12])
    func `a spring as timingCurve goes on as fast as it was thrown`(velocity: Double) {
        let scene = InterruptionScene()
        scene.present()
        scene.stage.advance(by: 0.5)
        scene.driver.pause()
        scene.driver.update(0.5)
        scene.driver.timingCurve = UISpringTimingParameters(
            duration: 0.5, bounce: 0, initialVelocity: CGVector(dx: velocity, dy: 0))
        let from = scene.x
        scene.driver.finish()
        scene.stage.advance(by: 0.001)

        let speed = (from - scene.x) / 0.001
        #expect(abs(speed - 195 * velocity) < 195 * velocity * 0.05 + 20)
        scene.stage.settle()
        #expect(scene.completions == 1 && near(scene.x, 0))
    }

    @Test func `a spring that was caught beyond its end does not jump`() {
        let scene = InterruptionScene()
        scene.timing = UISpringTimingParameters(dampingRatio: 0.3)
        scene.present()
        while scene.x > -5 { scene.stage.advance(by: 1.0 / 60) }
        let before = scene.x
        scene.driver.pause()
        scene.driver.update(scene.driver.percentComplete)

        #expect(near(scene.x, before, 0.01))
        scene.driver.finish()
        scene.stage.settle()
        #expect(scene.completions == 1)
    }

    @Test func `slow motion slows a caught transition, too`() {
        let scene = InterruptionScene()
        let window = scene.stage.window.layer
        window.beginTime = 100 + scene.stage.now
        window.timeOffset = 100 + scene.stage.now
        window.speed = 0.5
        scene.present()
        scene.stage.advance(by: 1)

        #expect(near(scene.x, 195))
        scene.driver.pause()
        scene.driver.finish()
        scene.stage.advance(by: 0.5)
        #expect(near(scene.x, 97.5))
        scene.stage.settle()
        #expect(scene.completions == 1 && scene.diagnostics.isEmpty)
    }

    // MARK: - By whom

    /// Catches with a pan, and says when a button was tapped.
    private final class Catcher {
        let driver: UIPercentDrivenInteractiveTransition
        private(set) var catches = 0
        private(set) var taps = 0

        init(_ driver: UIPercentDrivenInteractiveTransition) {
            self.driver = driver
        }

        func pan(_ pan: UIPanGestureRecognizer) {
            guard pan.state == .began else { return }
            catches += 1
            driver.pause()
        }

        func tap() { taps += 1 }
    }

    @Test func `a recognizer on the container catches it, and the views get no touches meanwhile`() {
        let scene = InterruptionScene()
        let catcher = Catcher(scene.driver)
        let pan = UIPanGestureRecognizer(target: catcher, action: Catcher.pan)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        button.addTarget(catcher, action: Catcher.tap, for: .touchDown)
        scene.b.view.addSubview(button)
        scene.present()
        scene.coordinator?.containerView.addGestureRecognizer(pan)
        scene.stage.advance(by: 0.5)
        scene.stage.touch(.began, at: CGPoint(x: 300, y: 400))
        scene.stage.move(to: CGPoint(x: 250, y: 400), over: 0.1)

        #expect(catcher.catches == 1)
        #expect(catcher.taps == 0)
        #expect(scene.coordinator?.isInteractive == true)
        scene.driver.finish()
        scene.stage.touch(.ended, at: CGPoint(x: 250, y: 400))
        scene.stage.settle()
        #expect(scene.completions == 1 && scene.diagnostics.isEmpty)
        scene.stage.tap(CGPoint(x: 300, y: 400))
        #expect(catcher.taps == 1)
    }

    // MARK: - Mistakes

    @Test func `pausing a transition that is not interruptible gives a warning and goes on`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.5)
        driver.finish()
        driver.pause()

        #expect(scene.diagnostics("warning").count == 1)
        #expect(scene.diagnostics("warning").first?.contains("interruptibleAnimator(using:)") == true)
        scene.stage.settle()
        #expect(scene.journal.count("completeTransition(true)") == 1)
    }

    @Test func `pausing one that started by itself and is not interruptible gives a warning, too`() {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        let scene = Scene(driver: driver)
        scene.present()
        scene.stage.advance(by: 0.1)
        driver.pause()

        #expect(scene.diagnostics("warning").count == 1)
        #expect(scene.b.transitionCoordinator?.isInteractive == false)
        scene.stage.settle()
        #expect(scene.a.presentedViewController === scene.b)
    }

    @Test func `another object from interruptibleAnimator is an error, and the first one is used`() {
        let scene = InterruptionScene(startsInteractively: true)
        scene.configure = { $0.forgets = true }
        scene.present()
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.stage.advance(by: 0.1)
        scene.driver.pause()

        #expect(scene.diagnostics.count >= 1)
        #expect(scene.diagnostics.allSatisfy { $0.contains("returned another object") })
        scene.driver.finish()
        scene.stage.settle()
        #expect(scene.completions == 1)
    }

    @Test func `the trace has the question for an interruptible animator once`() {
        let scene = InterruptionScene(startsInteractively: true)
        scene.present()
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.stage.settle()

        #expect(scene.stage.trace.count { $0.call == "interruptibleAnimator(using:)" } == 1)
    }
}
