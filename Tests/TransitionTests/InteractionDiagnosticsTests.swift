import Testing
import UIKit
import UITesting

/// What an interaction does not drive, and gestures that begin beside it.
@MainActor
struct InteractionDiagnosticsTests {
    private let driver = UIPercentDrivenInteractiveTransition()

    @Test func `an animation outside of the container is told, as it is not scrubbed`() throws {
        let scene = Scene(driver: driver)
        let badge = UILabel()
        scene.stage.window.addSubview(badge)
        scene.a.present(scene.b, animated: true)
        scene.a.transitionCoordinator?.animate { _ in badge.alpha = 0 }

        scene.stage.advance(by: 0)

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains("UILabel outside of containerView"))
        #expect(message.contains("animateAlongsideTransition(in:animation:completion:)"))
    }

    @Test func `a view with several animations outside is named once`() throws {
        let scene = Scene(driver: driver)
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.window.addSubview(badge)
        scene.a.present(scene.b, animated: true)
        scene.a.transitionCoordinator?.animate { _ in
            badge.alpha = 0
            badge.center.x = 100
        }

        scene.stage.advance(by: 0)

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.hasPrefix("UILabel outside of containerView"))
    }

    @Test func `an animation that was there before the interaction is no mistake`() {
        let scene = Scene(driver: driver)
        let badge = UILabel()
        scene.stage.window.addSubview(badge)
        UIView.animate(withDuration: 5) { badge.alpha = 0 }

        scene.present()

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `an animation outside of the container that names its view is no mistake`() {
        let scene = Scene(driver: driver)
        let badge = UILabel()
        scene.stage.window.addSubview(badge)
        scene.a.present(scene.b, animated: true)
        scene.a.transitionCoordinator?.animateAlongsideTransition(in: badge) { _ in badge.alpha = 0 }

        scene.stage.advance(by: 0)

        #expect(scene.diagnostics().isEmpty)
    }

    // MARK: - Second gestures

    private final class Recorder {
        func pan(_ recognizer: UIPanGestureRecognizer) {}
    }

    @Test func `a second gesture during an interactive transition is told`() throws {
        let scene = Scene(driver: driver)
        let recorder = Recorder()
        let window = scene.stage.window
        let first = UIPanGestureRecognizer(target: recorder, action: Recorder.pan)
        let second = UIPanGestureRecognizer(target: recorder, action: Recorder.pan)
        first.maximumNumberOfTouches = 1
        window.addGestureRecognizer(first)
        scene.stage.touch(.began, at: CGPoint(x: 100, y: 400))
        scene.stage.move(to: CGPoint(x: 140, y: 400), over: 0.1)
        scene.present()
        driver.update(0.2)
        #expect(scene.diagnostics().isEmpty)

        scene.delegate.animator?.context?.containerView.addGestureRecognizer(second)
        scene.stage.touch(.began, at: CGPoint(x: 300, y: 400), finger: 1)
        scene.stage.move(to: CGPoint(x: 300, y: 500), over: 0.1, finger: 1)

        let message = try #require(scene.diagnostics("warning").first)
        #expect(
            message.contains("A second gesture, UIPanGestureRecognizer, began while another one drives"))
        driver.finish()
        scene.stage.touch(.ended, at: CGPoint(x: 300, y: 500), finger: 1)
        scene.stage.touch(.ended, at: CGPoint(x: 140, y: 400))
        scene.stage.settle()
        #expect(scene.b.view.window != nil)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test(arguments: [true, false])
    func `a gesture during a transition that nothing can interrupt is mentioned`(isInside: Bool) throws {
        let scene = Scene()
        let recorder = Recorder()
        scene.present()
        let view = isInside ? scene.delegate.animator?.context?.containerView : scene.stage.window
        view?.addGestureRecognizer(UIPanGestureRecognizer(target: recorder, action: Recorder.pan))

        scene.stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), over: 0.2)

        #expect(try #require(scene.diagnostics("info").first).contains("UIPanGestureRecognizer began during"))
        #expect(scene.diagnostics().count == 1)
    }

    @Test func `a gesture when the transition is over is no mistake`() {
        let scene = Scene()
        let recorder = Recorder()
        scene.presentToTheEnd()
        scene.b.view.addGestureRecognizer(UIPanGestureRecognizer(target: recorder, action: Recorder.pan))

        scene.stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), over: 0.2)

        #expect(scene.diagnostics().isEmpty)
    }
}
