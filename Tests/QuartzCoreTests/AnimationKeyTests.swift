import CoreGraphics
import Testing

@testable import QuartzCore

/// Animations are key-value coding containers: their properties by name, and keys of an app's own.
@Suite final class AnimationKeyTests {
    // Made in the test itself: tests take turns between the making of a suite and the test.
    private lazy var scene = Scene()

    @Test func `an animation's timing is set by keys`() {
        let animation = CABasicAnimation(keyPath: "opacity")

        animation.setValue(0.5, forKey: "duration")
        animation.setValue(3, forKey: "repeatCount")
        animation.setValue(true, forKey: "autoreverses")
        animation.setValue("forwards", forKey: "fillMode")
        animation.setValue(false, forKey: "removedOnCompletion")

        #expect(animation.duration == 0.5)
        #expect(animation.repeatCount == 3)
        #expect(animation.autoreverses)
        #expect(animation.fillMode == .forwards)
        #expect(!animation.isRemovedOnCompletion)
        #expect(animation.value(forKey: "duration") as? Double == 0.5)
        #expect(animation.value(forKey: "fillMode") as? String == "forwards")
    }

    @Test func `each kind of animation has its own keys`() {
        let basic = CABasicAnimation(keyPath: "position.x")
        let keyframes = CAKeyframeAnimation(keyPath: "opacity")
        let spring = CASpringAnimation(keyPath: "bounds")
        let transition = CATransition()
        let group = CAAnimationGroup()

        basic.setValue(1, forKey: "fromValue")
        basic.setValue("position.y", forKey: "keyPath")
        keyframes.setValue([0, 0.25, 1], forKey: "keyTimes")
        spring.setValue(40, forKey: "damping")
        transition.setValue(CATransitionType.push, forKey: "type")
        group.setValue([basic], forKey: "animations")

        #expect(basic.fromValue as? Int == 1)
        #expect(basic.keyPath == "position.y")
        #expect(keyframes.keyTimes == [0, 0.25, 1])
        #expect(spring.damping == 40)
        #expect(transition.type == .push)
        #expect(group.animations == [basic])
    }

    @Test func `an animation that is set up by keys runs as any other`() {
        let layer = scene.layer()
        let animation = CABasicAnimation()
        for (key, value) in [("keyPath", "opacity"), ("fromValue", 0.0), ("toValue", 1.0), ("duration", 2)]
            as [(String, Any)]
        {
            animation.setValue(value, forKey: key)
        }

        layer.add(animation, forKey: nil)
        scene.advance(0)
        scene.advance(1)

        #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test func `unknown keys are kept, and copied`() {
        let animation = CABasicAnimation(keyPath: "opacity")

        animation.setValue("left", forKey: "side")

        #expect((animation.copy() as? CAAnimation)?.value(forKey: "side") as? String == "left")
        #expect(animation.value(forKey: "nothing") == nil)
        animation.setValue(nil, forKey: "side")
        #expect(animation.value(forKey: "side") == nil)
    }

    @Test func `a value of the wrong kind is a diagnostic, and changes nothing`() {
        let animation = CASpringAnimation(keyPath: "opacity")
        scene.clock.perform {
            animation.setValue("long", forKey: "duration")
            animation.setValue(nil, forKey: "speed")
            animation.setValue(3, forKey: "keyPath")
            animation.setValue(["now"], forKey: "timingFunction")
            animation.setValue(1, forKey: "settlingDuration")
        }

        #expect(animation.duration == 0)
        #expect(animation.speed == 1)
        #expect(animation.keyPath == "opacity")
        #expect(scene.diagnostics.count == 5)
        #expect(scene.diagnostics.allSatisfy { $0.hasPrefix("setValue(_:forKey:)") })
    }

    @Test func `a layer's timing and contents are set by keys, too`() {
        let layer = scene.layer()

        layer.setValue("backwards", forKey: "fillMode")
        layer.setValue(2, forKey: "repeatDuration")
        layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
        layer.setValue("continuous", forKey: "cornerCurve")

        #expect(layer.fillMode == .backwards)
        #expect(layer.repeatDuration == 2)
        #expect(layer.contentsGravity == .center)
        #expect(layer.cornerCurve == .continuous)
    }

    @Test func `key frames of the wrong kind are told and left out, the others are played`() {
        let layer = scene.layer()
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        (animation.values, animation.duration) = ([0.0, "half", 1.0], 2)

        layer.add(animation, forKey: nil)
        scene.advance(0)
        scene.advance(1)

        #expect(layer.presentation()?.opacity == 0.5)
        #expect(scene.diagnostics.count == 1, "\(scene.diagnostics)")
        #expect(scene.diagnostics.first?.contains("left out") == true)
    }
}
