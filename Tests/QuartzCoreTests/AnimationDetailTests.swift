import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What animations keep, copy and say of themselves.
@Suite(.serialized) struct AnimationDetailTests {
    @Test(arguments: [-0.6, -0.2, 0, 0.25, 0.9] as [CGFloat])
    func `a spring that was made of a duration and a bounce has them`(bounce: CGFloat) {
        let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: bounce)

        #expect(close(spring.bounce, bounce))
        #expect(close(CGFloat(spring.perceptualDuration), 0.4))
        #expect(spring.duration == spring.settlingDuration)
    }

    @Test func `a copy has everything that the original has, and changes alone`() throws {
        let delegate = Recorder()
        let original = CABasicAnimation(keyPath: "opacity")
        (original.fromValue, original.toValue, original.byValue) = (0.25, 0.5, 0.75)
        (original.beginTime, original.duration, original.speed, original.timeOffset) = (1, 2, 3, 4)
        (original.repeatCount, original.autoreverses, original.fillMode) = (5, true, .both)
        original.timingFunction = CAMediaTimingFunction(name: .easeIn)
        original.isRemovedOnCompletion = false
        original.isAdditive = true
        original.isCumulative = true
        original.delegate = delegate
        original.setValue("mark", forKey: "name")

        let copy = try #require(original.copy() as? CABasicAnimation)
        original.speed = 1
        original.setValue("other", forKey: "name")

        #expect(copy !== original && copy.keyPath == "opacity")
        #expect(copy.fromValue as? Double == 0.25 && copy.toValue as? Double == 0.5)
        #expect(copy.byValue as? Double == 0.75)
        #expect([copy.beginTime, copy.duration, copy.timeOffset] == [1, 2, 4] && copy.speed == 3)
        #expect(copy.repeatCount == 5 && copy.autoreverses && copy.fillMode == .both)
        #expect(copy.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(!copy.isRemovedOnCompletion && copy.isAdditive && copy.isCumulative)
        #expect(copy.delegate === delegate && copy.value(forKey: "name") as? String == "mark")
    }

    @Test func `the delegate of an added animation hears of it, though the layer keeps a copy`() {
        let scene = Scene()
        let (layer, delegate) = (scene.layer(), Recorder())
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.delegate) = (0, 1, delegate)

        layer.add(animation, forKey: "fade")
        scene.advance(0.5)
        #expect(layer.animation(forKey: "fade") !== animation && delegate.calls == ["start"])
        scene.advance(0.6)

        #expect(delegate.calls == ["start", "stop true"])
    }

    @Test func `timing functions are equal if their curves are`() {
        let named = CAMediaTimingFunction(name: .easeIn)
        let points = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
        var values: [Float] = [-1, -1]

        points.getControlPoint(at: 1, values: &values)

        #expect(named == points && named.hashValue == points.hashValue)
        #expect(named != CAMediaTimingFunction(name: .easeOut))
        #expect(values == [0.42, 0])
    }

    @Test func `a rotation about one axis leaves those about the others`() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        (animation.fromValue, animation.toValue, animation.duration) = (1.0, 1.0, 1)

        layer.add(animation, forKey: nil)
        scene.advance(0.5)

        let shown = layer.shown.transform
        #expect(close(shown.m11, cos(1)) && close(shown.m12, sin(1)))
        #expect(close(layer.transform.m12, sin(0.5)), "the model stays")
    }

    @Test func `an animation that fills backwards shows its first value until it begins`() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        layer.zPosition = 50
        for (mode, before) in [(CAMediaTimingFillMode.backwards, 10.0), (.removed, 50)] {
            let animation = CABasicAnimation(keyPath: "zPosition")
            (animation.fromValue, animation.toValue, animation.duration) = (10.0, 20.0, 1)
            animation.beginTime = scene.clock.now + 1
            animation.fillMode = mode
            layer.add(animation, forKey: "z")
            scene.advance(0.5)
            #expect(close(layer.shown.zPosition, CGFloat(before)))
            scene.advance(1)
            #expect(close(layer.shown.zPosition, 15))
            scene.advance(1)
            #expect(close(layer.shown.zPosition, 50))
        }
    }

    @Test func `a transition shows a part between its beginning and its end`() {
        let transition = CATransition()

        (transition.startProgress, transition.endProgress) = (-1, 3)
        #expect(transition.startProgress == 0 && transition.endProgress == 1)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        #expect(transition.startProgress == 0.25 && transition.endProgress == 0.75)
        transition.startProgress = 2

        #expect(transition.startProgress == 1)
    }
}
