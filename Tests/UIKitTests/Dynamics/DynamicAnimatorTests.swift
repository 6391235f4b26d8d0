import Testing
import UIKit
import UITesting

/// Dynamic animators: units, time, and when they run.
@MainActor
struct DynamicAnimatorTests {
    @Test(arguments: [24.0, 50, 60, 120])
    func `gravity of 1 is 1,000 points per second squared, whatever the frame rate`(rate: Double) {
        let scene = DynamicsCase(frameRate: rate)
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let reference = DynamicsCase(frameRate: 240)
        let other = reference.view(at: CGPoint(x: 200, y: 100))

        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        reference.animator.addBehavior(UIGravityBehavior(items: [other]))
        scene.stage.advance(by: 0.5)
        reference.stage.advance(by: 0.5)

        #expect(abs(view.center.y - 225) < 1.1)
        #expect(view.center == other.center)
        #expect(abs(scene.animator.elapsedTime - 0.5) < 1e-6)
    }

    @Test func `a continuous push of 1 accelerates by 100 points per second squared, a dense item by less`() {
        let scene = DynamicsCase()
        let (light, dense) = (scene.view(at: CGPoint(x: 60, y: 100)), scene.view(at: CGPoint(x: 60, y: 400)))
        let matter = UIDynamicItemBehavior(items: [dense])
        matter.density = 2
        let push = UIPushBehavior(items: [light, dense], mode: .continuous)
        push.setAngle(0, magnitude: 1)

        scene.animator.addBehavior(matter)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 1)

        #expect(abs(light.center.x - 110) < 0.5)
        #expect(abs(dense.center.x - 85) < 0.5)
        #expect(push.active)
    }

    @Test func `an instantaneous push of 1 gives 100 points a second, once`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 100, y: 100))
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        scene.animator.addBehavior(push)

        scene.stage.advance(by: 0.5)
        #expect(abs(view.center.x - 150) < 1)
        #expect(!push.active)

        push.active = true
        scene.stage.advance(by: 0.5)
        #expect(abs(view.center.x - 250) < 2)
    }

    @Test func `a push beside the centre turns the item`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 400))
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)

        scene.animator.addBehavior(push)
        scene.stage.advance(by: 0.1)

        // 100 points a second at 50 points, against a moment of inertia of 100²/6: 3 radians a second.
        #expect(abs(atan2(view.transform.b, view.transform.a) - 0.3) < 0.02)
    }

    @Test func `an animator pauses when all is at rest, and then frames cost nothing`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let witness = AnimatorWitness()
        scene.animator.delegate = witness
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.animator.addBehavior(collision)
        #expect(scene.animator.isRunning)

        scene.stage.settle()

        #expect(abs(view.center.y - 750) < 0.2)
        #expect(witness.calls == ["resume", "pause"])
        #expect(!scene.animator.isRunning && !scene.stage.isMoving)
        let frames = scene.stage.drawnFrames
        scene.stage.advance(by: 1)
        #expect(scene.stage.drawnFrames == frames)

        scene.animator.behaviors.compactMap { $0 as? UIGravityBehavior }.first?.gravityDirection.dy = -1
        scene.stage.settle()
        #expect(abs(view.center.y - 50) < 0.2)
        #expect(witness.calls == ["resume", "pause", "resume", "pause"])
    }

    @Test func `behaviors that are removed as all is at rest do not make the animator run again`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 700))
        let witness = AnimatorWitness()
        scene.animator.delegate = witness
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.animator.addBehavior(collision)
        scene.stage.settle()

        scene.stage.run { scene.animator.removeAllBehaviors() }
        scene.stage.advance(by: 1)

        #expect(witness.calls == ["resume", "pause"])
        #expect(scene.animator.behaviors.isEmpty)
    }

    @Test func `an item that slides on the floor comes to rest, and the animator pauses`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 100, y: 740))
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        for behavior in [UIGravityBehavior(items: [view]), collision, push] as [UIDynamicBehavior] {
            scene.animator.addBehavior(behavior)
        }

        scene.stage.advance(by: 3)

        #expect(!scene.animator.isRunning)
        #expect(view.center.x > 110 && view.center.x < 340)
    }

    @Test func `an item that hangs askew over an edge comes to rest`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 210, y: 200))
        view.transform = CGAffineTransform(rotationAngle: 0.4)
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "edge" as NSCopying, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 190, y: 400))
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.animator.addBehavior(collision)

        scene.stage.advance(by: 8)

        #expect(!scene.animator.isRunning)
    }

    @Test func `an item that was moved is taken from where it is once the animator is told`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.stage.advance(by: 0.1)

        view.center = CGPoint(x: 100, y: 300)
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        scene.animator.updateItem(usingCurrentState: view)
        scene.stage.advance(by: 0.1)

        #expect(view.center.x == 100 && view.center.y > 309)
        #expect(abs(atan2(view.transform.b, view.transform.a) - 0.5) < 1e-6)
    }

    @Test func `an action runs in each frame after the items have moved, and may end it all`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let gravity = UIGravityBehavior(items: [view])
        var places: [CGFloat] = []
        gravity.action = { [animator = scene.animator] in
            places.append(view.center.y)
            if places.count == 5 { animator.removeAllBehaviors() }
        }
        scene.animator.addBehavior(gravity)

        scene.stage.settle()

        #expect(places.count == 5)
        #expect(places == places.sorted() && places[0] > 100)
        #expect(scene.animator.behaviors.isEmpty && view.center.y == places[4])
    }

    @Test func `a behavior of one's own holds others, and hears of the animator`() {
        final class Falling: UIDynamicBehavior {
            var moves: [Bool] = []
            init(_ items: [any UIDynamicItem]) {
                super.init()
                addChildBehavior(UIGravityBehavior(items: items))
            }
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
                moves.append(dynamicAnimator != nil)
            }
        }
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let falling = Falling([view])

        scene.animator.addBehavior(falling)
        scene.stage.advance(by: 0.1)
        #expect(view.center.y > 104)
        #expect(falling.childBehaviors.first?.dynamicAnimator === scene.animator)
        scene.animator.removeBehavior(falling)
        #expect(falling.moves == [true, false])
        #expect(falling.childBehaviors.first?.dynamicAnimator == nil)
    }

    @Test func `items of views within views move in the reference's directions`() {
        let scene = DynamicsCase()
        let holder = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        holder.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scene.window.addSubview(holder)
        let view = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
        holder.addSubview(view)

        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.stage.advance(by: 0.2)

        let place = holder.convert(view.center, to: scene.window)
        #expect(abs(place.x - 200) < 0.01 && abs(place.y - 220) < 1)
    }

    @Test func `an object that is no view is moved, too, and found by its place`() {
        final class Token: UIDynamicItem {
            var center = CGPoint(x: 10, y: 10)
            var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            var transform = CGAffineTransform.identity
        }
        let scene = DynamicsCase()
        let token = Token()
        let animator = scene.stage.run { UIDynamicAnimator() }
        animator.addBehavior(UIGravityBehavior(items: [token]))

        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 5, height: 5)).count == 1)
        scene.stage.advance(by: 0.5)
        #expect(abs(token.center.y - 135) < 1.1)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 5, height: 5)).isEmpty)
    }

    @Test func `a scale stays when the item turns`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let matter = UIDynamicItemBehavior(items: [view])
        matter.addAngularVelocity(1, for: view)
        scene.animator.addBehavior(matter)

        scene.stage.advance(by: 0.5)

        let (a, b) = (view.transform.a, view.transform.b)
        #expect(abs((a * a + b * b).squareRoot() - 0.5) < 1e-6)
        #expect(abs(atan2(b, a) - 0.5) < 0.01)
        #expect(abs(matter.angularVelocity(for: view) - 1) < 1e-9)
    }

    // MARK: - Bad input

    @Test func `numbers that are none are ignored with a word`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        scene.stage.run {
            let gravity = UIGravityBehavior(items: [view])
            gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 1)
            gravity.magnitude = .infinity
            let push = UIPushBehavior(items: [view], mode: .continuous)
            push.pushDirection = CGVector(dx: CGFloat.infinity, dy: 0)
            let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: CGFloat.nan, y: 0))
            snap.snapPoint = CGPoint(x: 0, y: CGFloat.nan)
            snap.damping = .nan
            let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 0))
            attachment.anchorPoint.x = .nan
            (attachment.length, attachment.frequency, attachment.damping) = (.nan, .infinity, .nan)
            let matter = UIDynamicItemBehavior(items: [view])
            (matter.density, matter.elasticity, matter.resistance) = (.nan, .nan, -.infinity)
            matter.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: view)
            for behavior in [gravity, push, snap, attachment, matter] { scene.animator.addBehavior(behavior) }
        }
        scene.stage.advance(by: 0.5)

        #expect(view.center.x.isFinite && view.center.y.isFinite)
        #expect(scene.stage.diagnostics.count == 14)
    }

    @Test func `an item without a size, or whose place is no number, breaks nothing`() {
        let scene = DynamicsCase()
        let (empty, lost, good) = (UIView(), UIView(), scene.view(at: CGPoint(x: 200, y: 100)))
        scene.window.addSubview(empty)
        lost.bounds.size = CGSize(width: -5, height: 0)
        let collision = UICollisionBehavior(items: [empty, lost, good, good])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.animator.addBehavior(UIGravityBehavior(items: [empty, lost, good]))
        scene.animator.addBehavior(collision)

        scene.stage.settle()

        #expect(collision.items.count == 3)
        #expect(abs(good.center.y - 750) < 0.2)
        #expect(empty.center.y.isFinite && lost.center.y.isFinite)
    }

    @Test func `a behavior belongs to one animator, and never to itself`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let gravity = UIGravityBehavior(items: [view])
        scene.animator.addBehavior(gravity)
        scene.animator.addBehavior(gravity)
        let other = scene.stage.run { UIDynamicAnimator(referenceView: scene.window) }
        other.addBehavior(gravity)
        let parent = UIDynamicBehavior()
        scene.stage.run {
            parent.addChildBehavior(parent)
            parent.addChildBehavior(gravity)
            let child = UIDynamicBehavior()
            parent.addChildBehavior(child)
            child.addChildBehavior(parent)
        }

        #expect(scene.animator.behaviors.count == 1 && other.behaviors.isEmpty)
        #expect(parent.childBehaviors.count == 1)
        #expect(scene.stage.diagnostics.count == 4)
    }

    @Test func `a velocity for an item that the behavior does not have is a mistake`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let matter = UIDynamicItemBehavior(items: [])
        scene.stage.run { matter.addLinearVelocity(CGPoint(x: 1, y: 1), for: view) }

        #expect(scene.stage.diagnostics.map(\.call) == ["addLinearVelocity(_:for:)"])
        #expect(matter.linearVelocity(for: view) == .zero)
    }

    @Test func `an animator that goes takes its frames along, and its behaviors are free`() {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let gravity = UIGravityBehavior(items: [view])
        var animator: UIDynamicAnimator? = scene.stage.run { UIDynamicAnimator(referenceView: scene.window) }
        animator?.addBehavior(gravity)
        scene.stage.advance(by: 0.1)
        animator = nil

        scene.stage.settle()

        #expect(gravity.dynamicAnimator == nil)
        #expect(view.center.y < 120)
    }
}
