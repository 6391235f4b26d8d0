import QuartzCore
import Testing
import UIKit
import UITesting

/// How a percentage becomes animation time, and how long finish and cancel take: `spec/percent-driven.md`.
@MainActor
struct PercentDrivenTests {
    private let driver = UIPercentDrivenInteractiveTransition()

    private func startedScene(
        _ options: UIView.AnimationOptions = .curveLinear, duration: TimeInterval = 0.5
    ) -> Scene {
        let scene = Scene(driver: driver)
        scene.delegate.configure = {
            $0.options = options
            $0.duration = duration
        }
        scene.present()
        return scene
    }

    /// Where B is seen, as a part of its way: 0 beyond the right edge, 1 in place.
    private func shownPart(_ scene: Scene) -> Double? {
        let width = scene.stage.size.width
        return scene.b.view.layer.presentation().map { Double(1 - $0.frame.minX / width) }
    }

    /// Frames until B's completion ran; the frame of the call counts as 0.
    private func framesUntilCompletion(_ scene: Scene, limit: Int = 600) -> Int? {
        for frame in 0...limit {
            if scene.journal.count("completion") == 1 { return frame }
            scene.stage.advance(by: scene.stage.frameDuration)
        }
        return nil
    }

    @Test(arguments: [0, 0.1, 0.25, 0.5, 0.75, 0.999, 1])
    func `a linear animation shows exactly the percentage`(percent: Double) throws {
        let scene = startedScene()

        driver.update(percent)
        scene.stage.advance(by: 0.1)

        #expect(abs(try #require(shownPart(scene)) - percent) < 1e-9)
        #expect(Double(driver.percentComplete) == percent)
        #expect(scene.journal.count("completion") == 0)
    }

    @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
    func `the default curve shows the curve's value`(percent: Double) throws {
        let scene = startedScene([])

        driver.update(percent)
        scene.stage.advance(by: 0.1)

        let expected = UIView.AnimationCurve.easeInOut.value(at: percent)
        #expect(abs(try #require(shownPart(scene)) - expected) < 1e-9)
    }

    @Test func `time stands still between updates`() throws {
        let scene = startedScene()
        driver.update(0.3)

        scene.stage.advance(by: 5)

        #expect(abs(try #require(shownPart(scene)) - 0.3) < 1e-9)
    }

    @Test func `at one hundred percent nothing completes`() {
        let scene = startedScene()
        driver.update(1)

        scene.stage.advance(by: 5)

        #expect(scene.journal.count("completeTransition(true)") == 0)
        #expect(scene.a.transitionCoordinator != nil)
    }

    @Test(arguments: [(-1.0, 0.0), (-0.001, 0), (1.5, 1), (1e9, 1)])
    func `percentages beyond the ends are the ends`(given: Double, taken: Double) throws {
        let scene = startedScene()

        driver.update(given)
        scene.stage.advance(by: 0.1)

        #expect(Double(driver.percentComplete) == taken)
        #expect(abs(try #require(shownPart(scene)) - taken) < 1e-9)
    }

    @Test(arguments: [(0.25, 1.0), (0.5, 1), (0.5, 2), (0.5, 0.5), (0.9, 0.25), (0, 1)])
    func `finish lasts what is left of the duration over the speed`(percent: Double, speed: Double) throws {
        let scene = startedScene()
        driver.completionSpeed = speed
        driver.update(percent)

        driver.finish()
        let frames = try #require(framesUntilCompletion(scene))

        let seconds = (1 - percent) * 0.5 / speed
        #expect(frames == Int((seconds * 60 - 1e-6).rounded(.up)))
    }

    @Test(arguments: [(0.25, 1.0), (0.5, 1), (0.5, 2), (0.5, 0.5), (0.9, 0.25)])
    func `cancel lasts what was played of the duration over the speed`(percent: Double, speed: Double) throws
    {
        let scene = startedScene()
        driver.completionSpeed = speed
        driver.update(percent)

        driver.cancel()
        let frames = try #require(framesUntilCompletion(scene))

        let seconds = percent * 0.5 / speed
        #expect(frames == Int((seconds * 60 - 1e-6).rounded(.up)))
    }

    @Test func `finish at the end and cancel at the start complete in the next frame`() throws {
        let finished = startedScene()
        driver.update(1)
        driver.finish()
        #expect(try #require(framesUntilCompletion(finished)) <= 1)

        let cancelled = startedScene()
        driver.cancel()
        #expect(try #require(framesUntilCompletion(cancelled)) <= 1)
    }

    @Test(arguments: UIView.AnimationCurve.allCases)
    func `the rest follows the completion curve`(curve: UIView.AnimationCurve) throws {
        let scene = startedScene(duration: 1)
        driver.completionCurve = curve
        driver.update(0.2)
        driver.finish()

        scene.stage.advance(by: 0.4)

        // Half of the 0.8 s that are left.
        let expected = 0.2 + 0.8 * curve.value(at: 0.5)
        #expect(abs(try #require(shownPart(scene)) - expected) < 1e-6)
    }

    @Test func `the way back follows the completion curve`() throws {
        let scene = startedScene(duration: 1)
        driver.completionCurve = .easeIn
        driver.update(0.8)
        driver.cancel()

        scene.stage.advance(by: 0.2)

        let expected = 0.8 * (1 - UIView.AnimationCurve.easeIn.value(at: 0.25))
        #expect(abs(try #require(shownPart(scene)) - expected) < 1e-6)
    }

    @Test func `the last frame of a finish is the final frame`() throws {
        let scene = startedScene()
        driver.update(0.5)
        driver.finish()

        _ = try #require(framesUntilCompletion(scene))

        #expect(scene.b.view.frame == scene.stage.window.bounds)
        #expect(scene.b.view.layer.presentation()?.frame == scene.stage.window.bounds)
        #expect(scene.b.view.layer.animationKeys() == nil)
    }

    @Test func `the last frame of a cancelled dismissal is the first one`() throws {
        let scene = Scene(driver: driver)
        scene.presentToTheEnd()
        scene.dismiss()
        driver.update(0.7)
        driver.cancel()

        _ = try #require(framesUntilCompletion(scene))

        #expect(scene.b.view.frame == scene.stage.window.bounds)
        #expect(scene.b.view.layer.presentation()?.frame == scene.stage.window.bounds)
        #expect(scene.b.view.layer.animationKeys() == nil)
    }

    @Test func `an animator's completion sees finished even when the transition is cancelled`() {
        let scene = startedScene()
        let animator = scene.delegate.animator
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        #expect(animator?.sawFinishedFlag == true)
        #expect(animator?.context?.transitionWasCancelled == true)
    }

    @Test func `what animates after the transition runs at its normal pace`() throws {
        let scene = startedScene()
        driver.update(0.5)
        driver.finish()
        scene.stage.settle()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.b.view.addSubview(view)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        scene.stage.advance(by: 0.25)

        #expect(abs(try #require(view.layer.presentation()?.frame.minX) - 25) < 1e-6)
    }

    @Test func `the dismissal of a presentation that was driven is driven as well`() throws {
        let scene = startedScene()
        driver.update(0.5)
        driver.finish()
        scene.stage.settle()

        scene.dismiss()
        driver.update(0.25)
        scene.stage.advance(by: 0.1)

        #expect(abs(try #require(shownPart(scene)) - 0.75) < 1e-9)
    }

    @Test func `a driver that is used again begins at nothing`() {
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.6)
        driver.finish()
        scene.stage.settle()

        scene.dismiss()

        #expect(driver.percentComplete == 0)
        #expect(scene.shownX(of: scene.b.view) == 0)
    }

    @Test func `a slow completion is not taken for one that never comes`() {
        let scene = Scene(driver: driver)
        driver.completionSpeed = 0.1
        scene.present()
        driver.update(0.5)

        driver.finish()
        scene.stage.advance(by: 2)
        #expect(scene.b.transitionCoordinator != nil)
        scene.stage.settle()

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `the duration is the animator's`() {
        _ = startedScene(duration: 0.7)

        #expect(driver.duration == 0.7)
    }

    @Test func `the context and the coordinator know the percentage`() {
        let scene = startedScene()
        driver.completionSpeed = 3
        driver.completionCurve = .linear

        driver.update(0.4)

        let coordinator = scene.a.transitionCoordinator
        #expect(coordinator?.percentComplete == 0.4)
        #expect(coordinator?.isInteractive == true)
        #expect(coordinator?.initiallyInteractive == true)
        #expect(coordinator?.completionVelocity == 3)
        #expect(coordinator?.completionCurve == .linear)
    }

    @Test(arguments: [true, false])
    func `a view that is flipped along with a transition faces the front at its end, whatever that is`(
        isFinished: Bool
    ) {
        let scene = Scene(driver: driver)
        let square = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
        square.backgroundColor = .blue
        scene.a.view.addSubview(square)
        scene.stage.advance(by: 0.1)
        scene.a.present(scene.b, animated: true)
        scene.a.transitionCoordinator?.animate { _ in
            UIView.transition(with: square, duration: 0.5, options: .transitionFlipFromLeft) {
                square.backgroundColor = .red
            }
        }
        scene.stage.advance(to: scene.stage.now)

        driver.update(0.25)
        scene.stage.advance(by: 0.1)
        #expect(square.layer.presentation().map { !CATransform3DIsIdentity($0.transform) } == true)
        if isFinished { driver.finish() } else { driver.cancel() }
        scene.stage.settle()

        #expect(CATransform3DIsIdentity(square.layer.transform) && square.layer.isDoubleSided)
        #expect(scene.a.view.subviews == [square], "nothing of the flip is left")
    }
}
