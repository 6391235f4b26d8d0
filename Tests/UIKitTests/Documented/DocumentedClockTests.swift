import Foundation
import QuartzCore
import Testing
import UIKit
import UITesting

/// Display links and dynamic animators.
@MainActor
struct DocumentedClockTests {
    private final class Ticker {
        var stamps: [CFTimeInterval] = []
        var spans: [CFTimeInterval] = []
        var handler: ((CADisplayLink) -> Void)?
        func tick(_ link: CADisplayLink) {
            stamps.append(link.timestamp)
            spans.append(link.targetTimestamp - link.timestamp)
            handler?(link)
        }
    }

    // CADisplayLink.preferredFramesPerSecond and targetTimestamp documentation.
    @Test func `a link of thirty frames a second is called every other frame`() {
        let stage = Stage()
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.preferredFramesPerSecond = 30
        link.add(to: .main, forMode: .common)
        stage.advance(by: 1)

        #expect((29...31).contains(ticker.stamps.count))
        #expect(ticker.spans.allSatisfy { abs($0 - 1.0 / 30) < 1e-6 })
        #expect(
            zip(ticker.stamps, ticker.stamps.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 30) < 1e-6 })
        #expect(abs(link.duration - 1.0 / 60) < 1e-6)
        link.invalidate()
    }

    // invalidate(): "Removes the display link from all run loop modes", and it may be called from the callback.
    @Test func `a link in two modes is called once a frame, and ends itself`() {
        let stage = Stage()
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        ticker.handler = { link in if ticker.stamps.count == 5 { link.invalidate() } }
        stage.advance(by: 0.5)

        #expect(ticker.stamps.count == 5)
        #expect(Set(ticker.stamps).count == 5)
        ticker.handler = nil
        #expect(!stage.isMoving)
    }

    // CADisplayLink.isPaused: no calls while paused.
    @Test func `a paused link is not called and keeps nothing moving`() {
        let stage = Stage()
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.1)
        let before = ticker.stamps.count
        link.isPaused = true
        stage.advance(by: 0.5)
        #expect(before >= 5 && ticker.stamps.count == before)
        #expect(!stage.isMoving)
        link.isPaused = false
        stage.advance(by: 0.1)

        #expect(ticker.stamps.count >= before + 5)
        link.invalidate()
    }

    private final class Memory {
        weak var object: AnyObject?
    }

    // init(target:selector:): "The newly constructed display link retains the target."
    @Test func `a link holds its target until it is invalidated`() {
        let stage = Stage()
        let memory = Memory()
        func makeLink() -> CADisplayLink {
            let ticker = Ticker()
            memory.object = ticker
            return CADisplayLink(target: ticker, action: Ticker.tick)
        }
        let link = makeLink()
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.1)
        #expect(memory.object != nil)
        link.invalidate()

        #expect(memory.object == nil)
    }

    // MARK: - Dynamics

    private func box(at center: CGPoint, on stage: Stage) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.center = center
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    private final class Listener: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var log: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            log.append("contact \(identifier == nil)")
        }
    }

    // UIGravityBehavior: a magnitude of 1 is 1000 points per second squared, downwards.
    @Test func `gravity pulls down by a thousand points per second squared`() {
        let stage = Stage()
        let view = box(at: CGPoint(x: 100, y: 100), on: stage)
        let animator = UIDynamicAnimator(referenceView: stage.window)
        let gravity = UIGravityBehavior(items: [view])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        animator.addBehavior(gravity)
        stage.advance(by: 0.5)
        #expect(abs(view.center.y - 225) < 12)
        #expect(abs(view.center.x - 100) < 0.01)
        #expect(abs(animator.elapsedTime - 0.5) < 0.05)

        animator.removeAllBehaviors()
        let y = view.center.y
        stage.advance(by: 0.3)
        #expect(view.center.y == y && gravity.dynamicAnimator == nil)
    }

    // UICollisionBehavior and UIDynamicAnimatorDelegate documentation.
    @Test
    func `a box falls onto the edge of the reference view, rests there, and the animator pauses`() {
        let stage = Stage()
        let view = box(at: CGPoint(x: 100, y: 600), on: stage)
        let animator = UIDynamicAnimator(referenceView: stage.window)
        let listener = Listener()
        animator.delegate = listener
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = listener
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(collision)
        stage.settle()

        #expect(abs(view.center.y - 794) < 1.5)
        #expect(!animator.isRunning)
        #expect(listener.log.first == "resume" && listener.log.last == "pause")
        #expect(listener.log.contains("contact true"))
        #expect(listener.log.filter { $0 == "pause" }.count == 1)
    }

    // updateItem(usingCurrentState:): the animator takes the item's place where it was changed by hand.
    @Test func `an item that was moved by hand goes on from there once the animator has been told`() {
        let stage = Stage()
        let view = box(at: CGPoint(x: 100, y: 100), on: stage)
        let animator = UIDynamicAnimator(referenceView: stage.window)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        stage.advance(by: 0.1)
        view.center = CGPoint(x: 300, y: 50)
        animator.updateItem(usingCurrentState: view)
        stage.advance(by: 0.1)

        #expect(abs(view.center.x - 300) < 0.5)
        #expect(view.center.y > 50 && view.center.y < 120)
        animator.removeAllBehaviors()
    }

    private final class Composite: UIDynamicBehavior {
        var moves: [Bool] = []
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
            moves.append(dynamicAnimator != nil)
        }
    }

    // UIDynamicBehavior: children come and go with their parent, and `behaviors` lists the top level.
    @Test func `children of a behavior act with it, and it may be removed from its own action`() {
        let stage = Stage()
        let view = box(at: CGPoint(x: 100, y: 100), on: stage)
        let animator = UIDynamicAnimator(referenceView: stage.window)
        let (composite, gravity) = (Composite(), UIGravityBehavior(items: [view]))
        var calls = 0
        composite.addChildBehavior(gravity)
        composite.action = { [unowned composite] in
            calls += 1
            if view.center.y > 200 { animator.removeBehavior(composite) }
        }
        animator.addBehavior(composite)
        #expect(animator.behaviors.count == 1 && gravity.dynamicAnimator === animator)
        stage.advance(by: 2)

        #expect(calls > 5)
        #expect(view.center.y > 200 && view.center.y < 300)
        #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil && !animator.isRunning)
        #expect(composite.moves == [true, false])
        composite.action = nil
    }

    // UIPushBehavior: an instantaneous push is not active any more once it has acted. UISnapBehavior ends at its point.
    @Test func `a push acts once, and a snap ends at its point`() {
        let stage = Stage()
        let (pushed, snapped) = (
            box(at: CGPoint(x: 100, y: 100), on: stage), box(at: CGPoint(x: 100, y: 300), on: stage)
        )
        let animator = UIDynamicAnimator(referenceView: stage.window)
        let push = UIPushBehavior(items: [pushed], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
        animator.addBehavior(UISnapBehavior(item: snapped, snapTo: CGPoint(x: 250, y: 600)))
        #expect(push.active)
        stage.advance(by: 0.2)
        #expect(!push.active)
        #expect(pushed.center.x > 101 && abs(pushed.center.y - 100) < 0.01)
        stage.advance(by: 3)

        #expect(abs(snapped.center.x - 250) < 1 && abs(snapped.center.y - 600) < 1)
        animator.removeAllBehaviors()
    }
}
