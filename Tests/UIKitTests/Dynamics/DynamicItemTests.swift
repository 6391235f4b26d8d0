import Testing
import UIKit
import UITesting

/// What dynamic items are made of, and when that ends.
@MainActor
struct DynamicItemTests {
    private let scene = DynamicsCase()

    @Test func `matter is as UIKit says until it is changed`() {
        let matter = UIDynamicItemBehavior(items: [])

        #expect(matter.elasticity == 0 && matter.friction == 0 && matter.density == 1)
        #expect(matter.resistance == 0 && matter.angularResistance == 0)
        #expect(matter.allowsRotation && !matter.isAnchored && matter.items.isEmpty)
    }

    @Test func `an item that is read anew keeps the scale that it has been given`() {
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.stage.advance(by: 0.1)

        scene.stage.run {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            scene.animator.updateItem(usingCurrentState: view)
        }
        scene.stage.advance(by: 0.1)

        #expect(abs(view.transform.a - 2) < 0.001 && abs(view.transform.d - 2) < 0.001)
    }

    @Test func `an item that leaves a behavior is no longer what that made of it`() {
        let view = scene.view(at: CGPoint(x: 200, y: 100))
        let matter = UIDynamicItemBehavior(items: [view])
        matter.isAnchored = true
        scene.animator.addBehavior(matter)
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.stage.advance(by: 0.2)
        let anchored = view.center.y

        matter.removeItem(view)
        scene.stage.advance(by: 0.2)

        #expect(anchored == 100)
        #expect(view.center.y > 110)
    }

    @Test func `a behavior does not move what it does not have`() {
        let (mine, other) = (scene.view(at: CGPoint(x: 100, y: 100)), scene.view(at: CGPoint(x: 300, y: 100)))
        let (matter, others) = (UIDynamicItemBehavior(items: [mine]), UIDynamicItemBehavior(items: [other]))
        scene.animator.addBehavior(matter)
        scene.animator.addBehavior(others)

        scene.stage.run { matter.addLinearVelocity(CGPoint(x: 0, y: 300), for: other) }
        scene.stage.advance(by: 0.2)

        #expect(other.center == CGPoint(x: 300, y: 100))
        #expect(scene.stage.diagnostics.count == 1)
    }

    @Test func `a view whose sides have changed places collides with its new shape`() {
        let view = scene.view(at: CGPoint(x: 200, y: 300))
        view.bounds.size = CGSize(width: 20, height: 200)
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 600), to: CGPoint(x: 400, y: 600))
        scene.animator.addBehavior(collision)
        scene.stage.advance(by: 0.1)

        view.bounds.size = CGSize(width: 200, height: 20)
        scene.animator.updateItem(usingCurrentState: view)
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.stage.settle()

        #expect(abs(view.center.y - 590) < 0.5 && abs(view.transform.b) < 0.01)
    }

    @Test func `an item whose behavior goes is as light as any other again`() {
        let view = scene.view(at: CGPoint(x: 100, y: 100))
        let heavy = UIDynamicItemBehavior(items: [view])
        let push = UIPushBehavior(items: [view], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        heavy.density = 4
        for behavior in [heavy, push] as [UIDynamicBehavior] { scene.animator.addBehavior(behavior) }
        scene.stage.advance(by: 1)
        let start = view.center.x
        #expect(abs(start - 112.5) < 1, "25 points a second squared")

        scene.animator.removeBehavior(heavy)
        scene.stage.advance(by: 1)

        #expect(abs(view.center.x - start - 75) < 2, "25 points a second, and 100 a second squared")
    }
}
