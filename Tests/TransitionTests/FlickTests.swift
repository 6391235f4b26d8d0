import Testing
import UIKit
import UITesting

/// Gestures that are over before the transition that they asked for has started.
@MainActor
struct FlickTests {
    /// Presents B when a drag begins, as screens do, and drives the transition with it.
    private final class Dragger: NSObject {
        let scene: Scene
        let driver: UIPercentDrivenInteractiveTransition
        /// Whether the end of the gesture ends the interaction.
        var endsInteraction = true

        init(_ scene: Scene, _ driver: UIPercentDrivenInteractiveTransition) {
            self.scene = scene
            self.driver = driver
            super.init()
            let pan = UIPanGestureRecognizer(target: self, action: Dragger.drag)
            scene.a.view.addGestureRecognizer(pan)
        }

        private func drag(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .began:
                scene.a.present(scene.b, animated: true) { [scene] in scene.journal.note("completion") }
            case .changed:
                driver.update(-pan.translation(in: scene.stage.window).x / scene.stage.size.width)
            case .ended where endsInteraction:
                driver.percentComplete >= 0.5 ? driver.finish() : driver.cancel()
            default:
                break
            }
        }
    }

    /// A drag to the left that takes less than a frame.
    private func flick(_ stage: Stage) throws {
        let way: [(TimeInterval, TouchScript.Phase, CGFloat)] = [
            (0, .began, 380), (0.001, .moved, 360), (0.002, .moved, 340), (0.003, .ended, 340),
        ]
        let touches = way.map { time, phase, x in
            TouchScript.Touch(time: time, phase: phase, location: CGPoint(x: x, y: 400))
        }
        stage.play(try TouchScript(size: stage.size, touches: touches))
    }

    @Test func `a flick whose end cancels leaves a usable screen`() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let dragger = Dragger(scene, driver)

        try flick(scene.stage)
        scene.stage.advance(by: 2)

        #expect(scene.a.presentedViewController == nil)
        #expect(scene.a.transitionCoordinator == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        withExtendedLifetime(dragger) {}
    }

    @Test func `a flick whose end nobody handles is told of, and can still be ended`() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let dragger = Dragger(scene, driver)
        dragger.endsInteraction = false

        try flick(scene.stage)
        scene.stage.advance(by: 2)
        #expect(scene.diagnostics("error").first?.contains("neither updated nor finished") == true)
        driver.cancel()
        scene.stage.settle()

        #expect(scene.journal.count("completion") == 1)
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `a drag is followed and finished`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let dragger = Dragger(scene, driver)

        scene.stage.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 100, y: 400), over: 0.5)
        scene.stage.settle()

        #expect(scene.b.view.window != nil)
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.diagnostics().isEmpty)
        withExtendedLifetime(dragger) {}
    }
}
