import Testing
import UIKit
import UITesting

/// Collisions, snaps and attachments of views.
@MainActor
struct DynamicBehaviorTests {
    @Test func `collisions know their items and boundaries, and forget those that are taken away`() throws {
        let scene = DynamicsCase()
        let (one, two) = (scene.view(at: CGPoint(x: 100, y: 100)), scene.view(at: CGPoint(x: 300, y: 100)))
        let collision = UICollisionBehavior(items: [one])
        scene.animator.addBehavior(UIGravityBehavior(items: [one, two]))
        scene.animator.addBehavior(collision)
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
        #expect(
            collision.boundary(withIdentifier: "floor" as NSString)?.bounds
                == CGRect(x: 0, y: 300, width: 400, height: 0))
        #expect(collision.boundary(withIdentifier: "wall" as NSString) == nil)

        collision.addItem(two)
        collision.removeItem(one)
        #expect(collision.items.map(ObjectIdentifier.init) == [ObjectIdentifier(two)])
        scene.stage.advance(by: 2)
        #expect(one.center.y > 600, "nothing holds it")
        #expect(abs(two.center.y - 250) < 2, "it lies on the floor")
        collision.removeAllBoundaries()
        scene.stage.advance(by: 1)

        #expect(collision.boundaryIdentifiers == nil)
        #expect(two.center.y > 400)
    }

    @Test func `a push acts on the items that it has`() {
        let scene = DynamicsCase()
        let (one, two) = (scene.view(at: CGPoint(x: 100, y: 100)), scene.view(at: CGPoint(x: 100, y: 300)))
        let push = UIPushBehavior(items: [one], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        push.addItem(two)
        push.removeItem(one)
        scene.animator.addBehavior(push)

        scene.stage.advance(by: 1)

        #expect(one.center.x == 100 && abs(two.center.x - 150) < 0.5)
    }

    /// Notes collisions in words.
    private final class Witness: UICollisionBehaviorDelegate {
        private(set) var calls: [String] = []
        private(set) var places: [CGPoint] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem, at p: CGPoint
        ) {
            calls.append("items")
            places.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem
        ) { calls.append("items end") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            calls.append(identifier.map { "\($0)" } ?? "bounds")
            places.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { calls.append((identifier.map { "\($0)" } ?? "bounds") + " end") }
    }

    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private let scene = DynamicsCase()

    // MARK: - Collisions

    @Test func `a view falls onto a line, and onto the bounds once the line is gone`() {
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let witness = Witness()
        let collision = UICollisionBehavior(items: [view])
        collision.collisionDelegate = witness
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(
            withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 400, y: 400))
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.animator.addBehavior(collision)

        scene.stage.settle()
        #expect(abs(view.center.y - 350) < 0.2)
        #expect(witness.calls == ["shelf"])
        #expect(abs((witness.places.first?.y ?? 0) - 400) < 5)

        collision.removeBoundary(withIdentifier: "shelf" as NSString)
        #expect(collision.boundaryIdentifiers == nil)
        scene.stage.settle()
        #expect(abs(view.center.y - 750) < 0.2)
        #expect(witness.calls == ["shelf", "shelf end", "bounds"])
    }

    @Test func `views push each other, and only where their mode says so`() {
        let (left, right) = (scene.view(at: CGPoint(x: 60, y: 100)), scene.view(at: CGPoint(x: 240, y: 100)))
        let witness = Witness()
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionDelegate = witness
        let matter = UIDynamicItemBehavior(items: [left, right])
        matter.elasticity = 1
        matter.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
        scene.animator.addBehavior(matter)
        scene.animator.addBehavior(collision)

        scene.stage.advance(by: 0.4)
        #expect(abs(matter.linearVelocity(for: right).x - 400) < 5)
        #expect(abs(matter.linearVelocity(for: left).x) < 5)
        #expect(witness.calls == ["items", "items end"])
        #expect(abs((witness.places.first?.x ?? 0) - 190) < 5)

        collision.collisionMode = .boundaries
        left.center.x = right.center.x
        scene.animator.updateItem(usingCurrentState: left)
        scene.stage.advance(by: 0.1)
        #expect(witness.calls == ["items", "items end"])
    }

    @Test func `an anchored view stays, and others bounce off it`() {
        let block = scene.view(at: CGPoint(x: 200, y: 600))
        let view = scene.view(at: CGPoint(x: 200, y: 300))
        let anchored = UIDynamicItemBehavior(items: [block])
        anchored.isAnchored = true
        let matter = UIDynamicItemBehavior(items: [view])
        matter.elasticity = 0.5
        for behavior in [
            anchored, matter, UIGravityBehavior(items: [view]), UICollisionBehavior(items: [block, view]),
        ] { scene.animator.addBehavior(behavior) }

        scene.stage.settle()

        #expect(block.center == CGPoint(x: 200, y: 600) && block.transform.isIdentity)
        #expect(abs(view.center.y - 500) < 0.3)
    }

    @Test func `a round view rolls down a slope, a square one slides`() {
        let ball = scene.view(at: CGPoint(x: 60, y: 100), Ball(), size: 40)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 150))
        path.addLine(to: CGPoint(x: 400, y: 350))
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(withIdentifier: "slope" as NSCopying, for: path)
        let matter = UIDynamicItemBehavior(items: [ball])
        matter.friction = 1
        for behavior in [matter, UIGravityBehavior(items: [ball]), collision] {
            scene.animator.addBehavior(behavior)
        }

        scene.stage.advance(by: 0.8)

        let speed = matter.linearVelocity(for: ball)
        let along = (speed.x * speed.x + speed.y * speed.y).squareRoot()
        #expect(along > 100)
        #expect(abs(matter.angularVelocity(for: ball) * 20 - along) < along * 0.02)
    }

    @Test func `insets of the reference bounds are a boundary within them`() {
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let collision = UICollisionBehavior(items: [view])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.animator.addBehavior(collision)

        scene.stage.settle()

        #expect(abs(view.center.y - 650) < 0.2)
    }

    // MARK: - Snaps

    @Test func `a snap ends exactly at its point, upright, and swings less with more damping`() {
        func overshoot(_ damping: CGFloat) -> CGFloat {
            let scene = DynamicsCase()
            let view = scene.view(at: CGPoint(x: 50, y: 100))
            view.transform = CGAffineTransform(rotationAngle: 1)
            let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 600))
            snap.damping = damping
            var farthest: CGFloat = 0
            snap.action = { farthest = max(farthest, view.center.x) }
            scene.animator.addBehavior(snap)
            scene.stage.settle()
            #expect(view.center == CGPoint(x: 300, y: 600))
            #expect(abs(view.transform.b) < 1e-9 && view.transform.a > 0)
            return farthest - 300
        }
        let (least, middle, most) = (overshoot(0), overshoot(0.5), overshoot(1))

        #expect(least > middle && middle > most && most < 1)
    }

    @Test func `a snap point that moves takes the item along`() {
        let view = scene.view(at: CGPoint(x: 50, y: 100))
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 600))
        scene.animator.addBehavior(snap)
        scene.stage.settle()

        snap.snapPoint = CGPoint(x: 100, y: 200)
        scene.stage.settle()

        #expect(view.center == CGPoint(x: 100, y: 200))
    }

    // MARK: - Attachments

    @Test func `an attachment is a rod: the item swings about its anchor`() {
        let view = scene.view(at: CGPoint(x: 300, y: 200), size: 20)
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
        #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
        var worst: CGFloat = 0
        attachment.action = {
            let (x, y) = (view.center.x - 200, view.center.y - 200)
            worst = max(worst, abs((x * x + y * y).squareRoot() - 100))
        }
        scene.animator.addBehavior(attachment)
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))

        scene.stage.advance(by: 2)

        #expect(worst < 1)
        #expect(view.center.y > 200)
    }

    @Test func `an anchor that follows a finger drags the item by the point where it was taken`() {
        let view = scene.view(at: CGPoint(x: 200, y: 400))
        let attachment = UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: -40, vertical: -40),
            attachedToAnchor: CGPoint(x: 160, y: 360))
        #expect(attachment.length == 0)
        scene.animator.addBehavior(attachment)
        for step in 1...20 {
            attachment.anchorPoint = CGPoint(x: 160 + 5 * CGFloat(step), y: 360)
            scene.stage.advance(by: 1.0 / 60)
        }
        scene.stage.advance(by: 0.2)

        let corner = view.convert(CGPoint(x: 10, y: 10), to: scene.window)
        #expect(abs(corner.x - 260) < 2 && abs(corner.y - 360) < 2)
    }

    @Test func `a spring between two items brings them to its length`() {
        let (a, b) = (scene.view(at: CGPoint(x: 100, y: 100)), scene.view(at: CGPoint(x: 300, y: 100)))
        let spring = UIAttachmentBehavior(item: a, attachedTo: b)
        (spring.length, spring.frequency, spring.damping) = (120, 2, 0.5)
        #expect(spring.items.count == 2 && spring.attachedBehaviorType == .items)
        scene.animator.addBehavior(spring)

        scene.stage.settle()

        #expect(abs(b.center.x - a.center.x - 120) < 1)
        #expect(abs(a.center.x + b.center.x - 400) < 0.1)
    }

    @Test func `an item that is tied to itself is left alone`() {
        let view = scene.view(at: CGPoint(x: 100, y: 100))
        scene.animator.addBehavior(UIAttachmentBehavior(item: view, attachedTo: view))

        scene.stage.settle()

        #expect(view.center == CGPoint(x: 100, y: 100))
    }
}
