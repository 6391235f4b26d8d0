import Testing
import UIKit
import UITesting

/// Attachments that lead an item along a line.
@Suite struct SlidingAttachmentTests {
    private let scene = DynamicsCase()

    @Test func `an item slides along its line only, and does not turn`() {
        let view = scene.view(at: CGPoint(x: 200, y: 200))
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: view, attachmentAnchor: CGPoint(x: 200, y: 200), axisOfTranslation: CGVector(dx: 0, dy: 1))
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 2, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 20), for: view)
        #expect(slide.attachedBehaviorType == .anchor && slide.items.count == 1)

        scene.animator.addBehavior(slide)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 1)

        #expect(abs(view.center.x - 200) < 0.5 && view.center.y > 250)
        #expect(abs(view.transform.b) < 0.01)
    }

    @Test func `the range ends the way, in both directions, without holding the item there`() {
        let view = scene.view(at: CGPoint(x: 200, y: 200))
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: view, attachmentAnchor: CGPoint(x: 200, y: 300), axisOfTranslation: CGVector(dx: 0, dy: 2))
        #expect(slide.attachmentRange.isInfinite)
        slide.attachmentRange = UIFloatRange(minimum: -30, maximum: 50)
        let gravity = UIGravityBehavior(items: [view])

        scene.animator.addBehavior(slide)
        scene.animator.addBehavior(gravity)
        scene.stage.advance(by: 2)
        #expect(abs(view.center.y - 250) < 1)
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        scene.stage.advance(by: 2)

        #expect(abs(view.center.y - 170) < 1)
        slide.attachmentRange = UIFloatRange(minimum: 5, maximum: -5)
        #expect(slide.attachmentRange == UIFloatRange(minimum: -30, maximum: 50))
    }

    @Test func `a line that belongs to another item moves with it`() {
        let (view, rail) = (scene.view(at: CGPoint(x: 100, y: 200)), scene.view(at: CGPoint(x: 250, y: 200)))
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: view, attachedTo: rail, attachmentAnchor: CGPoint(x: 175, y: 200),
            axisOfTranslation: CGVector(dx: 0, dy: 1))
        slide.attachmentRange = .zero
        let push = UIPushBehavior(items: [rail], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.5, dy: 0)

        scene.animator.addBehavior(slide)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 1)

        #expect(rail.center.x > 260)
        #expect(abs(rail.center.x - view.center.x - 150) < 1 && abs(rail.center.y - view.center.y) < 1)
        #expect(slide.attachedBehaviorType == .items)
    }
}
