import Testing
import UIKit
import UITesting

/// What behaviours hear, forget and refuse, and where their numbers end.
@MainActor
struct BehaviorLimitTests {
    private let scene = DynamicsCase()

    /// Notes which boundaries were met, and by what.
    private final class Witness: UICollisionBehaviorDelegate {
        private(set) var boundaries: [String] = []
        private(set) var items: [ObjectIdentifier] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            boundaries.append(identifier.map { "\($0)" } ?? "bounds")
            items.append(ObjectIdentifier(item))
        }
    }

    private func add(_ behaviors: [UIDynamicBehavior]) {
        for behavior in behaviors { scene.animator.addBehavior(behavior) }
    }

    private func addLine(_ name: String, at y: CGFloat, to collision: UICollisionBehavior) {
        collision.addBoundary(
            withIdentifier: name as NSString, from: CGPoint(x: 0, y: y), to: CGPoint(x: 400, y: y))
    }

    // MARK: - Collisions

    @Test func `each collision behavior tells of its own items and boundaries`() {
        let views = [100, 300].map { scene.view(at: CGPoint(x: $0, y: 100)) }
        let (low, high) = (UICollisionBehavior(items: [views[0]]), UICollisionBehavior(items: [views[1]]))
        let (lowWitness, highWitness) = (Witness(), Witness())
        (low.collisionDelegate, high.collisionDelegate) = (lowWitness, highWitness)
        addLine("low", at: 400, to: low)
        addLine("high", at: 300, to: high)
        add([UIGravityBehavior(items: views), low, high])

        scene.stage.settle()

        #expect(abs(views[0].center.y - 350) < 0.5 && abs(views[1].center.y - 250) < 0.5)
        #expect(lowWitness.boundaries == ["low"] && highWitness.boundaries == ["high"])
        #expect(lowWitness.items == [ObjectIdentifier(views[0])])
        #expect(highWitness.items == [ObjectIdentifier(views[1])])
    }

    @Test func `a boundary of a name that is there takes its place`() {
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let collision = UICollisionBehavior(items: [view])
        addLine("floor", at: 300, to: collision)
        addLine("floor", at: 500, to: collision)
        add([UIGravityBehavior(items: [view]), collision])
        #expect(collision.boundaryIdentifiers?.count == 1)

        scene.stage.settle()

        #expect(abs(view.center.y - 450) < 0.5)
    }

    @Test func `bounds that are no boundary any more have no insets when they are one again`() {
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let collision = UICollisionBehavior(items: [view])
        scene.stage.run {
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 0, left: CGFloat.nan, bottom: 0, right: 0))
        }
        #expect(!collision.translatesReferenceBoundsIntoBoundary && scene.stage.diagnostics.count == 1)
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
        add([UIGravityBehavior(items: [view]), collision])
        scene.stage.settle()
        #expect(abs(view.center.y - 450) < 0.5)

        collision.translatesReferenceBoundsIntoBoundary = false
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.stage.settle()

        #expect(abs(view.center.y - 750) < 0.5)
    }

    // MARK: - Forces

    @Test func `angle and magnitude of a force change without each other`() {
        func near(_ vector: CGVector, _ x: CGFloat, _ y: CGFloat) -> Bool {
            abs(vector.dx - x) < 1e-9 && abs(vector.dy - y) < 1e-9
        }
        let (gravity, push) = (UIGravityBehavior(), UIPushBehavior(items: [], mode: .continuous))
        #expect(near(gravity.gravityDirection, 0, 1) && near(push.pushDirection, 0, 0))

        gravity.gravityDirection = CGVector(dx: 3, dy: 4)
        #expect(gravity.magnitude == 5)
        gravity.magnitude = 10
        #expect(near(gravity.gravityDirection, 6, 8))
        gravity.angle = .pi / 2
        #expect(near(gravity.gravityDirection, 0, 10))
        push.setAngle(.pi, magnitude: 2)
        push.angle = -.pi / 2
        #expect(near(push.pushDirection, 0, -2))
        push.magnitude = 3
        #expect(near(push.pushDirection, 0, -3))
        scene.stage.run {
            gravity.setAngle(.nan, magnitude: 1)
            push.magnitude = .infinity
        }

        #expect(near(gravity.gravityDirection, 0, 10) && near(push.pushDirection, 0, -3))
    }

    @Test func `a single push waits until it has a direction, and one that is not active does nothing`() {
        let (one, two) = (scene.view(at: CGPoint(x: 60, y: 100)), scene.view(at: CGPoint(x: 60, y: 300)))
        let single = UIPushBehavior(items: [one], mode: .instantaneous)
        let steady = UIPushBehavior(items: [two], mode: .continuous)
        steady.setAngle(0, magnitude: 1)
        steady.active = false
        add([single, steady])
        scene.stage.advance(by: 0.2)
        #expect(single.active && one.center.x == 60)

        single.pushDirection = CGVector(dx: 1, dy: 0)
        scene.stage.advance(by: 0.5)
        #expect(!single.active && abs(one.center.x - 110) < 2 && two.center.x == 60)
        steady.active = true
        scene.stage.advance(by: 0.5)

        #expect(two.center.x > 65)
    }

    // MARK: - Matter

    @Test func `less resistance than none does not drive, and more elasticity than all does not either`() {
        let (one, ball) = (scene.view(at: CGPoint(x: 60, y: 60)), scene.view(at: CGPoint(x: 300, y: 300)))
        let (sliding, bouncing) = (UIDynamicItemBehavior(items: [one]), UIDynamicItemBehavior(items: [ball]))
        sliding.resistance = -5
        sliding.addLinearVelocity(CGPoint(x: 100, y: 0), for: one)
        bouncing.elasticity = 3
        bouncing.addLinearVelocity(CGPoint(x: 0, y: 200), for: ball)
        let collision = UICollisionBehavior(items: [ball])
        addLine("floor", at: 400, to: collision)
        add([sliding, bouncing, collision])

        scene.stage.advance(by: 0.5)

        #expect(abs(one.center.x - 110) < 2)
        #expect(abs(bouncing.linearVelocity(for: ball).y + 200) < 5, "it comes back as fast as it came")
    }

    @Test func `a velocity is forgotten with the item that it was for`() {
        let view = scene.view(at: CGPoint(x: 200, y: 300))
        let matter = UIDynamicItemBehavior(items: [view])
        matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        matter.removeItem(view)
        matter.addItem(view)
        add([matter])

        scene.stage.advance(by: 0.3)

        #expect(view.center == CGPoint(x: 200, y: 300))
    }

    @Test func `an item that may not turn has no turn, and turns on once it may`() {
        let view = scene.view(at: CGPoint(x: 200, y: 300))
        let matter = UIDynamicItemBehavior(items: [view])
        matter.allowsRotation = false
        matter.addAngularVelocity(2, for: view)
        add([matter])
        scene.stage.advance(by: 0.2)
        #expect(view.transform == .identity && matter.angularVelocity(for: view) == 0)

        matter.allowsRotation = true
        matter.addAngularVelocity(2, for: view)
        scene.stage.advance(by: 0.2)

        #expect(abs(matter.angularVelocity(for: view) - 2) < 1e-6)
        #expect(abs(atan2(view.transform.b, view.transform.a) - 0.4) < 0.05)
        #expect(matter.angularVelocity(for: UIView()) == 0)
    }

    // MARK: - Attachments and snaps

    @Test func `the length of an attachment begins at the place on the item as it is turned`() {
        let view = scene.view(at: CGPoint(x: 100, y: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let rod = UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0),
            attachedToAnchor: CGPoint(x: 100, y: 200))
        #expect(abs(rod.length - 90) < 1e-9 && rod.items.count == 1 && rod.attachedBehaviorType == .anchor)

        scene.stage.run {
            rod.length = .nan
            rod.damping = .infinity
            rod.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
        }
        #expect(abs(rod.length - 90) < 1e-9 && rod.damping == 0)
        #expect(rod.anchorPoint == CGPoint(x: 100, y: 200) && scene.stage.diagnostics.count == 3)
        rod.length = -4
        #expect(rod.length == 0)
        let pair = UIAttachmentBehavior(item: view, attachedTo: scene.view(at: CGPoint(x: 130, y: 140)))

        #expect(pair.length == 50 && pair.items.count == 2 && pair.attachedBehaviorType == .items)
    }

    @Test func `a snap to a place that cannot be stays where its item is`() {
        let view = scene.view(at: CGPoint(x: 100, y: 150))

        let snap = scene.stage.run { UISnapBehavior(item: view, snapTo: CGPoint(x: CGFloat.nan, y: 0)) }
        scene.stage.run {
            snap.snapPoint = CGPoint(x: 0, y: CGFloat.infinity)
            snap.damping = .nan
        }
        #expect(snap.snapPoint == CGPoint(x: 100, y: 150) && snap.damping == 0.5)
        #expect(scene.stage.diagnostics.count == 3)
        add([snap])
        scene.stage.settle()

        #expect(view.center == CGPoint(x: 100, y: 150))
    }

    // MARK: - Animators

    @Test func `an animator without items has nothing to run for, and takes a behavior once`() {
        let (witness, behavior) = (AnimatorWitness(), UIDynamicBehavior())
        var frames = 0
        behavior.action = { frames += 1 }
        scene.animator.delegate = witness

        add([behavior, behavior])
        #expect(scene.animator.behaviors.count == 1 && scene.animator.isRunning)
        scene.stage.settle()

        #expect(!scene.animator.isRunning && frames == 1)
        #expect(witness.calls == ["resume", "pause"] && scene.stage.diagnostics.isEmpty)
    }
}
