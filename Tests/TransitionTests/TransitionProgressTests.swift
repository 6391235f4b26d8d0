import Testing
import UIKit
import UITesting

/// How far a transition is, as tools ask: by its time, by its finger, and by what drives it.
@MainActor
struct TransitionProgressTests {
    /// A driver that brings the view, and leaves the rest to the test.
    private final class IdleDriver: NSObject, UIViewControllerInteractiveTransitioning {
        private(set) var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            self.context = context
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        }
    }

    private final class IdleDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let driver = IdleDriver()
        private let animator = LoggedAnimator(Journal(), isPresenting: true)

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private func standing(on stage: Stage) -> TransitionStanding? {
        stage.application.trace.standings.first?.standing
    }

    @Test func `by itself a transition is as far as its duration has passed`() throws {
        let scene = Scene()
        scene.present()
        scene.stage.advance(by: 0.125)

        let coming = try #require(standing(on: scene.stage))
        #expect(coming.kind == .presentation && coming.subject == "LoggedController")
        #expect(abs(coming.progress - 0.25) < 1e-6 && coming.duration == 0.5)
        #expect(!coming.isInteractive && !coming.isCancelled && !coming.canBeDecided)
        scene.stage.settle()
        #expect(standing(on: scene.stage) == nil)

        scene.dismiss()
        #expect(standing(on: scene.stage)?.kind == .dismissal)
        scene.stage.settle()
        #expect(standing(on: scene.stage) == nil)
    }

    @Test(arguments: [true, false])
    func `let go by a driver of one's own it goes on from where the finger was, to its end or its start`(
        finishes: Bool
    ) throws {
        let (scene, delegate) = (Scene(), IdleDelegate())
        scene.b.transitioningDelegate = delegate
        scene.present()
        let context = try #require(delegate.driver.context)
        context.updateInteractiveTransition(0.4)
        scene.stage.advance(by: 0.2)
        let held = try #require(standing(on: scene.stage))
        #expect(held.isInteractive && held.progress == 0.4, "time alone moves nothing")

        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        scene.stage.advance(by: 0.1)
        let free = try #require(standing(on: scene.stage))
        #expect(!free.isInteractive && free.isCancelled == !finishes)
        #expect(abs(free.progress - (finishes ? 0.6 : 0.2)) < 1e-6)
        scene.stage.advance(by: 0.5)
        #expect(standing(on: scene.stage)?.progress == (finishes ? 1 : 0), "and no farther")

        context.completeTransition(finishes)
        scene.stage.settle()
        #expect(standing(on: scene.stage) == nil)
        #expect((scene.a.presentedViewController == nil) == !finishes)
    }

    @Test func `driven by percents it is as far as they are, and goes back once it is cancelled`() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.6)
        let held = try #require(standing(on: scene.stage))
        #expect(held.isInteractive && held.canBeDecided && abs(held.progress - 0.6) < 1e-6)

        driver.cancel()
        scene.stage.advance(by: 0.15)

        let back = try #require(standing(on: scene.stage))
        #expect(!back.isInteractive && !back.canBeDecided && back.isCancelled)
        #expect(back.progress > 0.02 && back.progress < 0.58)
        scene.stage.settle()
        #expect(scene.a.presentedViewController == nil)
    }

    @Test func `an interruptible animator that runs back counts from its other end`() throws {
        let scene = InterruptionScene(startsInteractively: true)
        scene.present()
        scene.driver.update(0.4)
        #expect(abs((standing(on: scene.stage)?.progress ?? -1) - 0.4) < 1e-6)

        scene.driver.cancel()
        scene.stage.advance(by: 0.2)

        let back = try #require(standing(on: scene.stage))
        #expect(back.isCancelled && abs(back.progress - 0.2) < 0.05, "\(back.progress)")
        scene.stage.settle()
        #expect(standing(on: scene.stage) == nil)
    }

    @Test func `a push and a pop say what they are`() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.present(navigation)

        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0)
        #expect(standing(on: stage)?.kind == .push)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.advance(by: 0)

        #expect(standing(on: stage)?.kind == .pop)
        stage.settle()
        #expect(standing(on: stage) == nil)
    }
}
