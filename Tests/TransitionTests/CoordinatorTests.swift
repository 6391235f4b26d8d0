import QuartzCore
import Testing
import UIKit
import UITesting

/// Animations and handlers that run along with a transition.
@MainActor
struct CoordinatorTests {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `alongside animations take the time and the curve of the animator's`() throws {
        let scene = Scene()
        scene.b.view.addSubview(box)
        scene.b.onViewWillAppear = {
            scene.b.transitionCoordinator?.animate { _ in box.frame.origin.x = 100 }
        }
        scene.present()

        scene.stage.advance(by: 0.125)

        // A quarter of the animator's linear half second.
        #expect(abs(try #require(box.layer.presentation()?.frame.minX) - 25) < 1e-6)
    }

    @Test func `alongside animations of a dimming view start with the presentation controller`() throws {
        let scene = Scene(style: .custom)
        box.alpha = 0
        scene.a.present(scene.b, animated: true)
        let controller = try #require(scene.delegate.presentationController)
        controller.onWillBegin = {
            controller.containerView?.addSubview(box)
            controller.presentingViewController.transitionCoordinator?.animate { _ in box.alpha = 1 }
        }
        scene.stage.advance(to: scene.stage.now)

        scene.stage.advance(by: 0.25)

        #expect(abs(try #require(box.layer.presentation()?.opacity) - 0.5) < 1e-5)
    }

    @Test func `completions run once, before the did-calls, and tell of a cancellation`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.a.present(scene.b, animated: true)
        scene.a.transitionCoordinator?.animate(alongsideTransition: nil) {
            scene.journal.note("alongside completion \($0.isCancelled)")
        }
        scene.stage.advance(to: scene.stage.now)
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        let order = scene.journal.only(["alongside completion true", "B.viewDidDisappear"])
        #expect(order == ["alongside completion true", "B.viewDidDisappear"])
    }

    @Test func `an animation that comes too late does not run, but its completion does`() {
        let scene = Scene()
        scene.present()
        scene.stage.advance(by: 0.1)
        var runs: [String] = []

        let isQueued = scene.a.transitionCoordinator?.animate {
            _ in
            runs.append("animation")
        } completion: { _ in
            runs.append("completion")
        }
        scene.stage.settle()

        #expect(isQueued == false)
        #expect(runs == ["completion"])
    }

    @Test func `a percentage drives alongside animations, too`() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.b.view.addSubview(box)
        scene.b.onViewWillAppear = {
            scene.b.transitionCoordinator?.animate { _ in box.frame.origin.x = 100 }
        }
        scene.present()

        driver.update(0.3)
        scene.stage.advance(by: 0.5)

        #expect(abs(try #require(box.layer.presentation()?.frame.minX) - 30) < 1e-6)
        driver.cancel()
        scene.stage.settle()
        #expect(box.frame.origin.x == 0)
    }

    @Test func `a percentage drives animations in a view outside the container`() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(style: .custom, driver: driver)
        scene.a.view.addSubview(box)
        scene.b.onViewWillAppear = {
            scene.b.transitionCoordinator?.animateAlongsideTransition(in: scene.a.view) { _ in
                box.frame.origin.x = 100
            }
        }
        scene.present()

        driver.update(0.3)
        scene.stage.advance(by: 0.5)

        #expect(abs(try #require(box.layer.presentation()?.frame.minX) - 30) < 1e-6)
        driver.finish()
        scene.stage.settle()
        #expect(box.layer.presentation()?.frame.minX == 100)
    }

    @Test(arguments: [true, false])
    func `a view outside the container has its own time again after the transition`(finishes: Bool) throws {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(style: .custom, driver: driver)
        let second = UIView()
        scene.a.view.addSubview(box)
        scene.a.view.addSubview(second)
        // A layer that is at the seconds of its own time.
        let clock = CABasicAnimation(keyPath: "position.x")
        (clock.fromValue, clock.toValue, clock.duration) = (0, 1000, 1000)
        second.layer.add(clock, forKey: "clock")
        scene.stage.advance(by: 0.5)
        scene.b.onViewWillAppear = {
            scene.b.transitionCoordinator?.animateAlongsideTransition(in: scene.a.view) { _ in
                box.frame.origin.x = 100
            }
        }
        scene.present()
        driver.update(0.9)
        scene.stage.advance(by: 3)

        if finishes { driver.finish() } else { driver.cancel() }
        var steps: [CGFloat] = []
        var last = try #require(second.layer.presentation()).position.x
        for _ in 0..<90 {
            scene.stage.advance(by: 1.0 / 60)
            let now = try #require(second.layer.presentation()).position.x
            steps.append(now - last)
            last = now
        }

        let layer = scene.a.view.layer
        #expect(layer.beginTime == 0 && layer.timeOffset == 0 && layer.speed == 1)
        #expect(steps.suffix(30).allSatisfy { abs($0 - 1.0 / 60) < 1e-4 })
        // Three seconds stood still: they are not caught up with.
        #expect((steps.max() ?? 0) < (finishes ? 2.0 / 60 : 0.55))
    }

    @Test func `an animator without animations gets the alongside blocks after it has returned`() {
        let scene = Scene()
        var order: [String] = []
        scene.delegate.configure = { $0.ending = .atOnce }
        scene.b.onViewWillAppear = {
            scene.b.transitionCoordinator?.animate { _ in
                order.append("animation")
            } completion: { _ in
                order.append("completion")
            }
        }

        scene.present()
        scene.stage.settle()

        #expect(order.last == "completion")
    }

    @Test func `children ask their parents for the coordinator`() {
        let scene = Scene()
        let child = UIViewController()
        scene.b.addChild(child)

        scene.present()

        #expect(child.transitionCoordinator === scene.b.transitionCoordinator)
        #expect(child.transitionCoordinator != nil)
        scene.stage.settle()
        #expect(child.transitionCoordinator == nil)
    }

    @Test func `the coordinator knows the transition`() throws {
        let scene = Scene()
        scene.present()
        let coordinator = try #require(scene.a.transitionCoordinator)

        #expect(coordinator.transitionDuration == 0.5)
        #expect(coordinator.viewController(forKey: .to) === scene.b)
        #expect(coordinator.view(forKey: .from) === scene.a.view)
        #expect(coordinator.presentationStyle == .fullScreen)
        #expect(!coordinator.initiallyInteractive)
        #expect(coordinator.completionVelocity == 1)
        #expect(coordinator.targetTransform == .identity)
    }
}
