import QuartzCore
import Testing
import UIKit
import UITesting

/// The time of layers, of groups and of transactions.
@MainActor
struct DocumentedLayerTimeTests {
    private let stage = Stage()

    private func layer(in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        (parent ?? stage.window.layer).addSublayer(layer)
        stage.advance(by: 0)
        return layer
    }

    private func slide(_ duration: CFTimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = CGFloat(100)
        animation.toValue = CGFloat(200)
        animation.duration = duration
        return animation
    }

    private func shownX(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? -1 }

    private func near(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 3) -> Bool {
        abs(value - expected) <= tolerance
    }

    // CAMediaTiming.repeatDuration and autoreverses: the way back counts as part of each run.
    @Test func `runs there and back end in the middle where their time is over`() {
        let view = layer()
        let animation = slide(0.4)
        animation.autoreverses = true
        animation.repeatDuration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.add(animation, forKey: "slide")

        stage.advance(by: 0.6)
        #expect(near(shownX(view), 150, 5))
        stage.advance(by: 0.3)
        #expect(near(shownX(view), 125, 5))
        stage.advance(by: 1)

        // After one run of 0.8 seconds and a quarter of the second, on its way there.
        #expect(near(shownX(view), 150, 5))
    }

    // CAAnimationGroup, documentation: begin times count in the group's time, fill modes within the group.
    @Test func `in a group each animation has its own time, and fills it as it says`() {
        let view = layer()
        let (first, second) = (slide(0.25), CABasicAnimation(keyPath: "opacity"))
        first.fillMode = .forwards
        second.fromValue = CGFloat(0)
        second.toValue = CGFloat(1)
        second.beginTime = 0.5
        second.duration = 0.5
        second.fillMode = .backwards
        let group = CAAnimationGroup()
        group.animations = [first, second]
        group.duration = 1
        view.opacity = 1
        view.add(group, forKey: "both")

        stage.advance(by: 0.375)
        #expect(near(shownX(view), 200, 0.5) && (view.presentation()?.opacity ?? 1) < 0.01)
        stage.advance(by: 0.375)
        #expect(abs((view.presentation()?.opacity ?? 0) - 0.5) < 0.06)
        stage.advance(by: 0.5)

        #expect(view.animation(forKey: "both") == nil && shownX(view) == 50)
    }

    // CATransaction.setCompletionBlock(_:), documentation: at once without animations, else when all have ended.
    @Test func `transactions complete when what was added in them has ended, the empty ones at once`() {
        let (long, short) = (layer(), layer())
        var log: [String] = []

        stage.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer") }
            CATransaction.setAnimationDuration(0.5)
            long.opacity = 0
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 0.5)
            CATransaction.setCompletionBlock { log.append("inner") }
            CATransaction.setAnimationDuration(0.2)
            short.opacity = 0
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { log.append("empty") }
            short.borderWidth = 1
            CATransaction.commit()
            #expect(log == ["empty"])
            CATransaction.commit()
        }
        stage.advance(by: 0.3)
        #expect(log == ["empty", "inner"])
        #expect(short.presentation()?.opacity == 0 && (long.presentation()?.opacity ?? 0) > 0)
        stage.advance(by: 0.3)

        #expect(log == ["empty", "inner", "outer"])
    }

    // CALayer.speed: that of a layer's time counts for the animations of all layers below it, as of all added later.
    @Test func `a slow layer slows what is below it, and a block's completion with it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        view.layer.speed = 0.5
        var isDone = false

        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            inner.center.x = 150
        } completion: { _ in
            isDone = true
        }
        stage.advance(by: 0.5)
        #expect(near(shownX(inner.layer), 100, 5) && !isDone)
        stage.advance(by: 0.6)

        #expect(isDone && shownX(inner.layer) == 150)
    }

    // presentation(), documentation: a copy, whose superlayer and sublayers are copies, too; hit tests on it find what
    // is seen.
    @Test func `what is seen of a layer knows what is seen around it`() {
        let outer = layer()
        let inner = layer(in: outer)
        outer.add(slide(), forKey: "slide")
        stage.advance(by: 0.5)

        let shown = inner.presentation()
        #expect(shown?.model() === inner && shown?.superlayer?.model() === outer)
        #expect(near(shown?.superlayer?.position.x ?? -1, 150))
        let seen = outer.presentation()?.hitTest(CGPoint(x: 190, y: 50))
        #expect(seen?.model() === inner || seen?.model() === outer)
        #expect(outer.hitTest(CGPoint(x: 190, y: 50)) == nil)
    }
}
