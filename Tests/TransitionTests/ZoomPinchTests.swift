import Testing
import UIKit
import UITesting

/// Two fingers that take the zoomed view back.
@MainActor
struct ZoomPinchTests {
    private func presented() -> ZoomScene {
        let scene = ZoomScene()
        scene.presentToTheEnd()
        return scene
    }

    /// Two fingers about the middle of the stage, `from` and then `to` points apart.
    private func pinch(_ scene: ZoomScene, from: CGFloat, to: CGFloat) {
        let stage = scene.stage
        func point(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(x: 100 + side * distance / 2, y: 200)
        }
        stage.touch(.began, at: point(from, -1))
        stage.touch(.began, at: point(from, 1), finger: 1)
        for step in 1...10 {
            let distance = from + (to - from) * CGFloat(step) / 10
            stage.touch(.moved, at: point(distance, -1))
            stage.touch(.moved, at: point(distance, 1), finger: 1)
            stage.advance(by: 1 / 60)
        }
    }

    private func letGo(_ scene: ZoomScene) {
        scene.stage.touch(.ended, at: CGPoint(x: 90, y: 200))
        scene.stage.touch(.ended, at: CGPoint(x: 110, y: 200), finger: 1)
        scene.stage.settle()
    }

    @Test func `fingers that come together make the card smaller, and take the view back`() throws {
        let scene = presented()
        pinch(scene, from: 160, to: 80)

        let card = try #require(scene.card)
        #expect(card.width < 150 && card.width > 80)
        #expect(scene.a.transitionCoordinator?.isInteractive == true)
        letGo(scene)
        #expect(scene.b.presentingViewController == nil)
        #expect(scene.a.view.window != nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a little is not enough`() {
        let scene = presented()
        let open = scene.hierarchy
        pinch(scene, from: 160, to: 145)
        letGo(scene)

        #expect(scene.b.presentingViewController === scene.a)
        #expect(scene.hierarchy == open)
    }

    @Test func `fingers that move apart do nothing`() {
        let scene = presented()
        pinch(scene, from: 60, to: 160)
        letGo(scene)

        #expect(scene.b.presentingViewController === scene.a)
        #expect(scene.journal.entries.isEmpty)
    }

    @Test func `fingers that come together do nothing where the options say so`() {
        let scene = presented()
        scene.options.interactiveDismissShouldBegin = { _ in false }

        pinch(scene, from: 160, to: 80)

        #expect(scene.card?.size == ZoomScene.size && scene.a.transitionCoordinator == nil)
        letGo(scene)
        #expect(scene.b.presentingViewController === scene.a)
    }
}
