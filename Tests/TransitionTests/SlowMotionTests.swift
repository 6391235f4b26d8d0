import QuartzCore
import Testing
import UIKit
import UITesting

/// A window whose time runs slower: what a transition does by itself is as much slower, interactive or not.
@Suite(.serialized)
struct SlowMotionTests {
    /// How much slower the window's time runs.
    private static let slowness = 10.0

    private let driver = UIPercentDrivenInteractiveTransition()

    /// B's transition of 0.5 s, driven to a half, in slow motion.
    private func halfway() -> Scene {
        let scene = Scene(driver: driver)
        scene.stage.window.layer.speed = Float(1 / Self.slowness)
        scene.present()
        driver.update(0.5)
        return scene
    }

    /// Where B is seen, as a part of its way.
    private func part(_ scene: Scene) -> Double {
        scene.shownX(of: scene.b.view).map { Double(1 - $0 / scene.stage.size.width) } ?? .nan
    }

    @Test(arguments: [true, false])
    func `the rest of an interaction lasts ten times as long`(finishes: Bool) {
        let scene = halfway()
        driver.completionCurve = .linear

        finishes ? driver.finish() : driver.cancel()
        scene.stage.advance(by: 1.25)

        // Half of the rest: 0.125 of 0.25 s.
        #expect(abs(part(scene) - (finishes ? 0.75 : 0.25)) < 0.01)
        #expect(scene.journal.count("completion") == 0)
        scene.stage.advance(by: 1.2)
        #expect(scene.journal.count("completeTransition(\(finishes))") == 0)
        scene.stage.advance(by: 0.1)
        #expect(scene.journal.count("completeTransition(\(finishes))") == 1)
        scene.stage.settle()
        #expect((scene.b.view.window != nil) == finishes)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `an animation that nobody drives lasts ten times as long`() {
        let scene = Scene()
        scene.stage.window.layer.speed = Float(1 / Self.slowness)

        scene.present()
        scene.stage.advance(by: 2.5)

        #expect(abs(part(scene) - 0.5) < 0.01)
        scene.stage.advance(by: 2.6)
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [true, false])
    func `a screen that an edge swipe lets go takes ten times as long`(finishes: Bool) {
        func secondsToRest(speed: Float) -> Double {
            let scene = NavigationScene(["A", "B"], listens: false)
            scene.stage.window.layer.speed = speed
            let place = CGPoint(x: finishes ? 300 : 80, y: 400)
            scene.stage.touch(.began, at: CGPoint(x: 2, y: 400))
            scene.stage.move(to: place, over: 0.3)
            scene.stage.advance(by: 0.2)
            scene.stage.touch(.ended, at: place)
            let release = scene.stage.now
            scene.stage.settle(within: 60)
            #expect(scene.navigation.viewControllers.count == (finishes ? 1 : 2))
            return scene.stage.now - release
        }

        let (normal, slow) = (secondsToRest(speed: 1), secondsToRest(speed: 0.1))

        #expect(normal > 0.1)
        // A frame more or less, at either speed.
        #expect(abs(slow - Self.slowness * normal) < 12.0 / 60)
    }
}
