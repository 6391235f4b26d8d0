import Testing
import UIKit
import UITesting

/// Interactive transitions of UIKit's own drivers whose outcome is decided from outside.
@MainActor
struct DecidedInteractionTests {
    @Test(arguments: [true, false])
    func `a pop by the edge swipe`(finishes: Bool) {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.present(navigation)
        stage.run { navigation.pushViewController(UIViewController(), animated: false) }
        stage.advance(by: 0.1)
        stage.touch(.began, at: CGPoint(x: 1, y: 400))
        stage.move(to: CGPoint(x: finishes ? 60 : 300, y: 400), over: 0.3)
        stage.advance(by: 0.3)

        stage.decideInteraction(finishes: finishes)
        stage.touch(.ended, at: CGPoint(x: finishes ? 60 : 300, y: 400))
        stage.settle()

        #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
    }

    @Test(arguments: [true, false])
    func `the dismissal of a sheet that a finger drags`(finishes: Bool) {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.present()
        scene.hold(movingBy: finishes ? 40 : 380)
        #expect(scene.stage.canDecideInteraction)

        scene.stage.decideInteraction(finishes: finishes)
        scene.letGo()
        scene.stage.settle()

        #expect((scene.a.presentedViewController == nil) == finishes)
        #expect(scene.journal.entries.contains("didDismiss") == finishes)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a sheet between its detents has no transition to be decided`() {
        let scene = SheetStage()
        scene.sheet?.detents = [.medium(), .large()]
        scene.present()
        scene.hold(movingBy: -60)

        #expect(!scene.stage.canDecideInteraction)
    }

    @Test(arguments: [true, false])
    func `a sheet that was caught on its way out, by a finger that stays where it is`(finishes: Bool) {
        let scene = SheetStage()
        scene.present()
        scene.a.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.touch(.began, at: CGPoint(x: 195, y: scene.top + 40))
        scene.stage.advance(by: 0.1)
        #expect(scene.stage.canDecideInteraction)

        scene.stage.decideInteraction(finishes: finishes)
        scene.stage.touch(.ended, at: CGPoint(x: 195, y: scene.top + 40))
        scene.stage.settle()

        #expect((scene.a.presentedViewController == nil) == finishes)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a decision holds for one release: a sheet that is caught again is the finger's`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.present()
        let rest = scene.top
        scene.hold(movingBy: 380)
        scene.stage.decideInteraction(finishes: false)
        scene.letGo()
        scene.stage.advance(by: 0.1)
        let shown = scene.top
        #expect(shown > rest + 20)

        let (start, end) = (CGPoint(x: 195, y: shown + 15), CGPoint(x: 195, y: 840))
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: end, over: 0.3)
        scene.stage.advance(by: 0.3)
        scene.stage.touch(.ended, at: end)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a zoomed card that a finger holds`(finishes: Bool) {
        let scene = ZoomScene()
        scene.presentToTheEnd()
        let (start, end) = (CGPoint(x: 100, y: 150), CGPoint(x: 100, y: finishes ? 170 : 320))
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: end, over: 0.3)
        scene.stage.advance(by: 0.3)
        #expect(scene.stage.canDecideInteraction)

        scene.stage.decideInteraction(finishes: finishes)
        scene.stage.touch(.ended, at: end)
        scene.stage.settle()

        #expect((scene.b.presentingViewController == nil) == finishes)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [true, false])
    func `a transition that code drives ends at once`(finishes: Bool) {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.3)
        scene.stage.advance(by: 0.1)

        scene.stage.decideInteraction(finishes: finishes)

        #expect(scene.b.transitionCoordinator?.isInteractive == false)
        scene.stage.settle()
        #expect((scene.a.presentedViewController === scene.b) == finishes)
    }

    @Test func `a transition that is caught again ends as its driver says`() {
        let scene = InterruptionScene()
        scene.present()
        scene.stage.advance(by: 0.5)
        scene.driver.pause()
        let place = CGPoint(x: 20, y: 20)
        scene.stage.touch(.began, at: place)
        scene.stage.decideInteraction(finishes: false)
        scene.driver.finish()
        #expect(scene.coordinator?.isCancelled == true)

        scene.driver.pause()
        scene.driver.finish()
        scene.stage.touch(.ended, at: place)
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b)
    }

    @Test func `a finger that drives goes on until it is lifted`() {
        let scene = NavigationScene(["A", "B"])
        scene.swipe(to: 60)

        scene.stage.decideInteraction(finishes: true)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        scene.stage.move(to: CGPoint(x: 100, y: 400), over: 0.2)
        #expect(abs((scene.shownX(scene.controllers[1]) ?? 0) - 100) < 1)
        scene.lift(at: 100)
        scene.stage.settle()

        #expect(scene.names == ["A"])
    }
}
