import Testing

@testable import QuartzCore

@Suite(.serialized) struct TimingTests {
    private func slide(_ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = duration
        return animation
    }

    @Test func `an animation runs from its start to its end, then the model shows`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(), forKey: "slide")

        var seen: [CGFloat] = []
        for _ in 0..<5 {
            seen.append(layer.shown.position.x)
            scene.advance(0.25)
        }

        #expect(zip(seen, [0, 25, 50, 75, 0]).allSatisfy { close($0, $1) } || close(seen[4], 0))
        #expect(close(seen[1], 25) && close(seen[2], 50) && close(seen[3], 75))
        #expect(layer.animationKeys() == nil)
        #expect(!layer.isAnimated)
    }

    @Test func `a layer's time repeats and runs back where the layer says so`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.beginTime = 10
        layer.duration = 2
        layer.autoreverses = true
        layer.repeatCount = 2

        let seen = [9.0, 10.5, 12, 13, 14.5, 18, 30].map { layer.convertTime($0, from: nil) }

        #expect(
            zip(seen, [0, 0.5, 2, 1, 0.5, 0, 0]).allSatisfy { close(CGFloat($0), CGFloat($1)) }, "\(seen)")
    }

    @Test func `a held layer is scrubbed by its time offset, exactly`() {
        let scene = Scene()
        let layer = scene.layer()
        scene.root.speed = 0
        scene.root.timeOffset = 3
        layer.add(slide(0.5), forKey: nil)

        for percent in stride(from: 0.0, through: 1, by: 0.05) {
            scene.root.timeOffset = 3 + percent * 0.5
            scene.advance(1)
            #expect(close(layer.shown.position.x, 100 * percent, 1e-4))
        }
        #expect(layer.isAnimated, "an animation in a held tree never ends")
    }

    @Test func `scrubbing keeps the animation's own curve`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide()
        let pace = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.timingFunction = pace
        scene.root.speed = 0
        layer.add(animation, forKey: nil)

        let start = scene.root.timeOffset
        for percent in [0.1, 0.25, 0.5, 0.9] {
            scene.root.timeOffset = start + percent
            CATransaction.flush()
            #expect(close(layer.shown.position.x, 100 * pace.curve.value(at: percent), 1e-6))
        }
    }

    @Test func `a held tree asks for no frames and evaluates nothing`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(), forKey: nil)
        #expect(scene.clock.demand == .nextFrame)

        scene.root.speed = 0
        scene.advance(0.1)
        _ = scene.changes()
        #expect(scene.clock.demand == .none)
        scene.advance(5)
        #expect(scene.changes().isEmpty)
        #expect(layer.isAnimated)

        scene.root.speed = 1
        #expect(scene.clock.demand == .nextFrame)
    }

    @Test func `a delayed animation sleeps until its begin`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide()
        animation.beginTime = scene.clock.now + 2
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        _ = scene.changes()

        #expect(scene.clock.demand == .at(12))
        scene.advance(2.5)
        #expect(close(layer.shown.position.x, 50))
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, [7.0, 7]), (.backwards, [0, 7]), (.forwards, [7, 100]),
        (.both, [0, 100]),
    ])
    func `a fill mode says what shows before and after`(mode: CAMediaTimingFillMode, expected: [Double]) {
        let scene = Scene()
        let layer = scene.layer()
        layer.position.x = 7
        let animation = slide()
        animation.beginTime = scene.clock.now + 1
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)

        scene.advance(0.5)
        #expect(close(layer.shown.position.x, CGFloat(expected[0])))
        scene.advance(5)
        #expect(close(layer.shown.position.x, CGFloat(expected[1])))
        _ = scene.changes()
        #expect(scene.clock.demand == .none)
    }

    @Test func `repeats and reversals follow the clock`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide()
        animation.autoreverses = true
        animation.repeatCount = 2.5
        let recorder = Recorder()
        animation.delegate = recorder
        layer.add(animation, forKey: nil)

        var seen: [CGFloat] = []
        for _ in 0..<10 {
            scene.advance(0.5)
            seen.append(layer.shown.position.x)
        }
        let expected: [CGFloat] = [50, 100, 50, 0, 50, 100, 50, 0, 50, 0]
        #expect(zip(seen, expected).allSatisfy { close($0, $1) }, "\(seen)")
        #expect(recorder.calls == ["start", "stop true"])
    }

    @Test func `cumulative repeats go on from the end`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide()
        animation.isCumulative = true
        animation.repeatCount = 3
        layer.add(animation, forKey: nil)

        scene.advance(2.5)
        #expect(close(layer.shown.position.x, 250))
    }

    @Test func `a negative speed runs backwards, a time offset starts in the middle`() {
        let scene = Scene()
        let back = scene.layer()
        let later = scene.layer()
        let reversed = slide()
        reversed.speed = -2
        let shifted = slide()
        shifted.timeOffset = 0.75
        back.add(reversed, forKey: nil)
        later.add(shifted, forKey: nil)

        scene.advance(0.125)
        #expect(close(back.shown.position.x, 75))
        #expect(close(later.shown.position.x, 87.5))
        scene.advance(0.25)
        #expect(close(back.shown.position.x, 25))
        #expect(close(later.shown.position.x, 12.5))
    }

    @Test(arguments: [Float(1), -1])
    func `a time offset by a whole run changes nothing, not at the ends either`(speed: Float) {
        let scene = Scene()
        let layers = [0, 1].map { (offset: Double) in
            let layer = scene.layer()
            let animation = slide()
            (animation.speed, animation.timeOffset) = (speed, offset)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
            layer.add(animation, forKey: nil)
            return layer
        }

        for step in [0, 0.25, 0.75, 0.5] {
            scene.advance(step)
            #expect(close(layers[1].shown.position.x, layers[0].shown.position.x), "at \(scene.clock.now)")
        }
        #expect(close(layers[0].shown.position.x, speed > 0 ? 100 : 0))
    }

    @Test func `clocks nest`() {
        let scene = Scene()
        let outer = scene.layer()
        let inner = scene.layer(in: outer)
        outer.speed = 2
        outer.beginTime = 10
        inner.speed = 0.5
        inner.timeOffset = 5

        #expect(inner.convertTime(12, from: nil) == 7)
        #expect(inner.convertTime(7, to: nil) == 12)
        #expect(outer.convertTime(7, from: inner) == 4)
        #expect(outer.convertTime(4, to: inner) == 7)
        inner.add(slide(), forKey: nil)
        scene.advance(0.5)
        #expect(close(inner.shown.position.x, 50))
    }

    @Test func `a group's end ends its animations, and their begins count from its start`() {
        let scene = Scene()
        let layer = scene.layer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.beginTime = 0.5
        fade.duration = 1
        let group = CAAnimationGroup()
        group.animations = [slide(), fade]
        group.duration = 1
        layer.add(group, forKey: "both")

        scene.advance(0.75)
        #expect(close(layer.shown.position.x, 75))
        #expect(abs(layer.shown.opacity - 0.75) < 1e-6)
        scene.advance(0.25)
        #expect(!layer.isAnimated)
    }

    @Test func `deadlines fire in the order of their times, equal ones as they were added`() {
        let scene = Scene()
        var fired: [Int] = []
        scene.clock.schedule(at: 12) { fired.append(3) }
        scene.clock.schedule(at: 11) { fired.append(1) }
        scene.clock.schedule(at: 11) { fired.append(2) }
        scene.clock.schedule(at: 11) { fired.append(9) }.cancel()
        #expect(scene.clock.demand == .at(11))

        scene.clock.advance(to: 20)
        #expect(fired == [1, 2, 3])
        #expect(scene.clock.demand == .none)
    }

    @Test func `an animation that waits begins when it is due, though the layer's time is set back`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide()
        animation.beginTime = scene.clock.now + 1
        layer.add(animation, forKey: "slide")
        scene.advance(0.9)

        layer.keepingAnimations { scene.root.timeOffset = -0.8 }
        scene.advance(0.6)

        #expect(close(layer.shown.position.x, 50))
    }

    @Test(arguments: [(nil, 25.0), (0.125, 12.5)])
    func `an animation of a layer that comes in the same turn begins then, or when it says`(
        _ delay: Double?, _ place: CGFloat
    ) {
        let scene = Scene()
        let layer = CALayer()
        let animation = slide()
        if let delay { animation.beginTime = scene.clock.now + delay }

        layer.add(animation, forKey: nil)
        scene.root.addSublayer(layer)
        scene.advance(0)
        scene.advance(0.25)

        #expect(close(layer.shown.position.x, place))
    }

    @Test func `a fast layer within a fast layer asks for the frame in which its animation begins`() {
        let scene = Scene()
        let layer = scene.layer()
        scene.root.speed = 2
        layer.speed = 4
        let animation = slide()
        animation.beginTime = layer.convertTime(scene.clock.now, from: nil) + 8
        layer.add(animation, forKey: nil)
        scene.advance(0)
        _ = scene.changes()

        #expect(scene.clock.demand == .at(11))
    }
}
