import Foundation
import QuartzCore
import Testing
import UIKit
import UITesting

/// Animations that are added to layers by hand.
@MainActor
struct DocumentedExplicitAnimationTests {
    private final class Listener: CAAnimationDelegate {
        var log: [String] = []
        let name: String
        init(_ name: String) { self.name = name }
        func animationDidStart(_ anim: CAAnimation) { log.append("\(name) start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            log.append("\(name) stop \(flag)")
        }
    }

    private func near(_ value: CGFloat?, _ expected: CGFloat, _ tolerance: CGFloat = 3) -> Bool {
        value.map { abs($0 - expected) <= tolerance } ?? false
    }

    private func shown(_ layer: CALayer) -> CGFloat? { layer.presentation()?.position.x }

    /// A layer at (0, 0) that is on the screen.
    private func makeLayer(on stage: Stage) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        stage.window.layer.addSublayer(layer)
        stage.advance(by: 0.5)
        return layer
    }

    private func move(_ duration: CFTimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = CGFloat(0)
        animation.toValue = CGFloat(100)
        animation.duration = duration
        return animation
    }

    private func set(_ x: CGFloat, of layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = x
        CATransaction.commit()
    }

    // add(_:forKey:): "the animation is copied"; later changes of the original have no effect.
    @Test func `an animation is copied when it is added, and goes when it is over`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let animation = move()
        layer.add(animation, forKey: "move")
        animation.toValue = CGFloat(1000)
        animation.duration = 10
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(near(shown(layer), 50))
        #expect(layer.animation(forKey: "move") !== animation)
        #expect(layer.animation(forKey: "move")?.duration == 1)
        stage.advance(by: 0.6)

        #expect(layer.animation(forKey: "move") == nil)
        #expect(near(shown(layer), 0, 0.01))
    }

    // CAMediaTiming.fillMode and CAAnimation.isRemovedOnCompletion.
    @Test func `one that stays holds its last value, and its delegate hears of the end once`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let listener = Listener("a")
        let animation = move(0.5)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        animation.delegate = listener
        layer.add(animation, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 1)
        #expect(near(shown(layer), 100, 0.01))
        #expect(layer.animation(forKey: "move") != nil)
        #expect(listener.log == ["a start", "a stop true"])
        layer.removeAnimation(forKey: "move")
        stage.advance(by: 0.2)

        #expect(near(shown(layer), 0, 0.01))
        #expect(listener.log.count == 2)
    }

    // add(_:forKey:): an animation of the same key is replaced. animationDidStop: false if it was removed before its end.
    @Test func `an animation under the same key replaces the one before, which stops unfinished`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let (first, second) = (Listener("first"), Listener("second"))
        for (listener, pause) in [(first, 0.2), (second, 1.5)] {
            let animation = move()
            animation.delegate = listener
            layer.add(animation, forKey: "move")
            stage.advance(by: 0)
            #expect(layer.animationKeys() == ["move"])
            stage.advance(by: pause)
        }

        #expect(first.log == ["first start", "first stop false"])
        #expect(second.log == ["second start", "second stop true"])
    }

    // add(_:forKey:): with nil as the key animations do not replace each other; additive ones add up.
    @Test func `additive animations without a key add up on the model`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        set(100, of: layer)
        stage.advance(by: 0)
        for from in [CGFloat(-50), -100] {
            let animation = move()
            animation.fromValue = from
            animation.toValue = CGFloat(0)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }
        stage.advance(by: 0)
        #expect(near(shown(layer), -50))
        stage.advance(by: 0.5)
        #expect(near(shown(layer), 25))
        stage.advance(by: 0.6)

        #expect(near(shown(layer), 100, 0.01))
    }

    // The header of CAAnimation.h on CABasicAnimation's from, to and by.
    @Test(
        arguments: [
            (20, nil, 60, 50), (nil, 80, 60, 50), (nil, nil, 60, 40), (nil, 60, nil, 35),
            (20, nil, nil, 15),
            (20, 60, nil, 40),
        ] as [(Double?, Double?, Double?, Double)])
    func `ends that are not given come from the layer`(
        from: Double?, to: Double?, by: Double?, half: Double
    ) {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        set(10, of: layer)
        stage.advance(by: 0)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(by: 0)
        stage.advance(by: 0.5)

        #expect(near(shown(layer), CGFloat(half), 1.5))
    }

    // CAMediaTiming.repeatCount may be fractional.
    @Test func `one and a half runs end halfway, and that is what fills`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let animation = move(0.5)
        animation.repeatCount = 1.5
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 0.6)
        #expect(near(shown(layer), 20, 5))
        stage.advance(by: 0.6)

        #expect(near(shown(layer), 50, 1))
    }

    // D. Rönnqvist, "Controlling Animation Timing": with a time offset the animation begins further on, and what was left
    // out comes at the end.
    @Test func `an animation with a time offset begins further on, and wraps`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let animation = move()
        animation.timeOffset = 0.25
        layer.add(animation, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(near(shown(layer), 75))
        stage.advance(by: 0.4)

        #expect(near(shown(layer), 15))
    }

    // CAPropertyAnimation.isCumulative: each repetition adds to the end of the one before.
    @Test func `cumulative runs go on from where the last one ended`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let animation = move(0.5)
        animation.repeatCount = 3
        animation.isCumulative = true
        layer.add(animation, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 0.25)
        #expect(near(shown(layer), 50, 5))
        stage.advance(by: 0.5)
        #expect(near(shown(layer), 150, 5))
        stage.advance(by: 0.5)

        #expect(near(shown(layer), 250, 5))
    }

    // CAMediaTiming: beginTime in the layer's time; fillMode backwards shows the first value before.
    @Test(arguments: [(CAMediaTimingFillMode.backwards, CGFloat(0)), (.removed, 300)])
    func `before its begin an animation shows only if it fills backwards`(
        mode: CAMediaTimingFillMode, x: CGFloat
    ) {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        set(300, of: layer)
        let animation = move()
        animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
        animation.fillMode = mode
        layer.add(animation, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 0.3)
        #expect(near(shown(layer), x, 0.01))
        stage.advance(by: 0.7)

        #expect(near(shown(layer), 50))
    }

    // CAMediaTiming.speed and autoreverses.
    @Test func `twice the speed takes half the time, there and back`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let listener = Listener("a")
        let animation = move()
        animation.speed = 2
        animation.autoreverses = true
        animation.delegate = listener
        layer.add(animation, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 0.25)
        #expect(near(shown(layer), 50, 5))
        stage.advance(by: 0.5)
        #expect(near(shown(layer), 50, 5))
        #expect(listener.log == ["a start"])
        stage.advance(by: 0.35)

        #expect(listener.log == ["a start", "a stop true"])
    }

    // Technical Q&A QA1673, "How to pause the animation of a layer tree".
    @Test func `a paused layer tree stands still and goes on from there`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let listener = Listener("a")
        let animation = move()
        animation.delegate = listener
        layer.add(animation, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 0.3)

        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.advance(by: 2)
        #expect(near(shown(layer), 30))
        #expect(listener.log == ["a start"])

        let stopped = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
        stage.advance(by: 0.3)
        #expect(near(shown(layer), 60))
        stage.advance(by: 0.6)

        #expect(listener.log == ["a start", "a stop true"])
    }

    // CAAnimationGroup: animations run in the group's time, are clipped to its duration, and their delegates are ignored.
    @Test func `a group clips its animations, and tells its own delegate alone`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let (inner, outer) = (Listener("inner"), Listener("outer"))
        let long = move(2)
        long.delegate = inner
        let late = CABasicAnimation(keyPath: "position.y")
        late.fromValue = CGFloat(200)
        late.toValue = CGFloat(300)
        late.beginTime = 0.5
        late.duration = 0.5
        late.fillMode = .backwards
        let group = CAAnimationGroup()
        group.animations = [long, late]
        group.duration = 1
        group.delegate = outer
        layer.add(group, forKey: "group")
        stage.advance(by: 0)
        stage.advance(by: 0.4)
        #expect(near(shown(layer), 20))
        #expect(near(layer.presentation()?.position.y, 200, 0.01))
        stage.advance(by: 0.35)
        #expect(near(layer.presentation()?.position.y, 250, 5))
        stage.advance(by: 0.35)

        #expect(near(shown(layer), 0, 0.01))
        #expect(outer.log == ["outer start", "outer stop true"])
        #expect(inner.log.isEmpty)
    }

    // CAKeyframeAnimation.calculationMode: discrete has a key time more than values; paced ignores the times.
    @Test(
        arguments: [
            (.discrete, [0.4: 0, 0.6: 10, 0.9: 100]), (.paced, [0.25: 25, 0.5: 50, 0.9: 90]),
            (.linear, [0.25: 5, 0.5: 10, 0.75: 55]),
        ] as [(CAAnimationCalculationMode, [Double: Double])])
    func `key frames are shown by their calculation mode`(
        mode: CAAnimationCalculationMode, places: [Double: Double]
    ) {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [CGFloat(0), CGFloat(10), CGFloat(100)]
        animation.keyTimes = mode == .discrete ? [0, 0.5, 0.75, 1] : nil
        animation.calculationMode = mode
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(by: 0)
        let start = stage.now
        for (time, value) in places.sorted(by: { $0.key < $1.key }) {
            stage.advance(to: start + time)
            #expect(near(shown(layer), CGFloat(value)), "at \(time) s")
        }
    }
}
