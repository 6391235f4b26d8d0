import Foundation
import Testing

@testable import UIKit

/// Smaller members of animators and animation blocks.
@Suite(.serialized) final class AnimationMemberTests: PropertyAnimatorCase {
    @Test func `an animator may have a curve of its own`() throws {
        let view = start()
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 1, y: 0)
        ) { view.frame.origin.x = 100 }

        let curve = try #require(animator.timingParameters?.cubicTimingParameters)
        #expect(curve.controlPoint1 == CGPoint(x: 1, y: 0) && curve.controlPoint2 == CGPoint(x: 1, y: 0))
        animator.startAnimation()
        pass(0.5)
        #expect(x(view) > 0 && x(view) < 15, "slow at first")
        pass(0.6)
        #expect(x(view) == 100)
    }

    @Test func `what was not started cannot go on`() {
        let view = start()
        let animator = mover(view)

        field.stage.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 1) }
        pass(0.5)

        #expect(animator.state == .inactive && !animator.isRunning && x(view) == 0)
        #expect(field.diagnostics.contains { $0.contains("nothing to go on") })
    }

    @Test func `a keyframe outside of an animation of keyframes is there at once`() {
        let view = start()

        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 80 }
        field.run()

        #expect(x(view) == 80 && view.layer.animationKeys() == nil)
    }

    @Test func `keyframes go by their times, whatever order they are added in`() throws {
        let view = start()

        UIView.animateKeyframes(
            withDuration: 1, delay: 0,
            options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.2 }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.6 }
        }

        let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
        #expect(animation.keyTimes == [0, 0.5, 1])
        for (time, opacity) in [(0.25, 0.8), (0.5, 0.6), (0.75, 0.4)] {
            pass(0.25)
            let shown = Double(view.layer.presentation()?.opacity ?? -1)
            #expect(abs(shown - opacity) < 1e-5, "\(time)")
        }
    }

    @Test func `views without a superview are not exchanged, and the completion is called in any case`() {
        let field = field
        let (view, other) = (UIView(), UIView())
        var ends: [Bool] = []

        field.stage.run {
            UIView.transition(from: view, to: other, duration: 0.3, options: []) { ends.append($0) }
        }
        pass(0.5)

        #expect(ends == [true] && other.superview == nil && field.diagnostics.count == 1)
    }

    @Test func `what was written without a curve is none`() throws {
        _ = field
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let empty = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

        #expect(UICubicTimingParameters(coder: empty) == nil)
        #expect(UISpringTimingParameters(coder: empty) == nil)
    }

    @Test func `curves and springs with a ratio survive being written, too`() throws {
        _ = field
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        UICubicTimingParameters(animationCurve: .easeOut).encode(with: archiver)
        UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: 0))
            .encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

        #expect(UICubicTimingParameters(coder: reader)?.animationCurve == .easeOut)
        let spring = try #require(UISpringTimingParameters(coder: reader))
        #expect(spring.initialVelocity.dx == 3)
        #expect(UIViewPropertyAnimator(duration: 0.7, timingParameters: spring).duration == 0.7)
    }
}
