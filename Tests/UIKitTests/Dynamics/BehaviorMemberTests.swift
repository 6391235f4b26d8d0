import Testing
import UIKit
import UITesting

/// Items that join behaviours and leave them, and behaviours that are part of others.
@MainActor
struct BehaviorMemberTests {
    private let scene = DynamicsCase()

    @Test func `gravity pulls those that it has at the moment`() {
        let (one, two) = (scene.view(at: CGPoint(x: 100, y: 100)), scene.view(at: CGPoint(x: 300, y: 100)))
        let gravity = UIGravityBehavior(items: [one])
        scene.animator.addBehavior(gravity)
        scene.stage.advance(by: 0.2)
        let y = one.center.y
        #expect(y > 105 && two.center.y == 100)

        gravity.addItem(two)
        gravity.removeItem(one)
        #expect(gravity.items.map(ObjectIdentifier.init) == [ObjectIdentifier(two)])
        scene.stage.advance(by: 0.2)

        #expect(two.center.y > 105)
        #expect(one.center.y == y, "what no behaviour has rests")
    }

    @Test func `a property holds for an item from when it joins`() {
        let (one, two) = (scene.view(at: CGPoint(x: 100, y: 100)), scene.view(at: CGPoint(x: 300, y: 100)))
        let item = UIDynamicItemBehavior(items: [one])
        item.isAnchored = true
        scene.animator.addBehavior(item)
        scene.animator.addBehavior(UIGravityBehavior(items: [one, two]))

        item.addItem(two)
        #expect(item.items.count == 2)
        scene.stage.advance(by: 0.3)
        #expect(one.center.y == 100 && two.center.y == 100)
        item.removeItem(two)
        scene.stage.advance(by: 0.3)

        #expect(one.center.y == 100 && two.center.y > 110)
    }

    @Test func `a turn that cannot be is refused, and one of a stranger, too`() {
        let (one, stranger) = (scene.view(at: CGPoint(x: 100, y: 100)), UIView())
        let item = UIDynamicItemBehavior(items: [one])
        scene.animator.addBehavior(item)

        scene.stage.run {
            item.addAngularVelocity(.nan, for: one)
            item.addAngularVelocity(1, for: stranger)
        }
        scene.stage.advance(by: 0.1)
        #expect(one.transform == .identity && scene.stage.diagnostics.count == 2)
        item.addAngularVelocity(2, for: one)
        scene.stage.advance(by: 0.1)

        #expect(one.transform.b > 0.1)
    }

    @Test func `a push beside the middle turns, and a place that cannot be is refused`() {
        let one = scene.view(at: CGPoint(x: 200, y: 300))
        let push = UIPushBehavior(items: [one], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        scene.stage.run { push.setTargetOffsetFromCenter(UIOffset(horizontal: .nan, vertical: 0), for: one) }
        #expect(push.targetOffsetFromCenter(for: one) == .zero && scene.stage.diagnostics.count == 1)

        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -40), for: one)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 0.2)

        #expect(one.transform.b > 0.05, "pushed above its middle it turns with the clock")
        push.removeItem(one)
        #expect(push.items.isEmpty && push.targetOffsetFromCenter(for: one) == .zero)
    }

    @Test func `a behaviour that is part of another one acts until it is taken out`() {
        let one = scene.view(at: CGPoint(x: 200, y: 100))
        let (whole, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [one]))
        whole.addChildBehavior(gravity)
        scene.animator.addBehavior(whole)
        scene.stage.advance(by: 0.2)
        #expect(one.center.y > 105 && gravity.dynamicAnimator === scene.animator)

        let y = one.center.y
        whole.removeChildBehavior(gravity)
        whole.removeChildBehavior(UIDynamicBehavior())
        scene.stage.advance(by: 0.2)

        #expect(whole.childBehaviors.isEmpty && gravity.dynamicAnimator == nil)
        #expect(one.center.y == y)
        scene.animator.addBehavior(gravity)
        scene.stage.advance(by: 0.2)
        #expect(one.center.y > y)
    }
}
