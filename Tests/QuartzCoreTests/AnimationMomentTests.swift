import CoreGraphics
import Testing

@testable import QuartzCore

/// Which moment of an animation is shown: offsets, parts of runs, pauses, groups, keyframes and springs.
@Suite struct AnimationMomentTests {
    private func slide(_ duration: Double = 1, path: String = "zPosition") -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
        return animation
    }

    /// What a layer shows after each of these steps.
    private func shown(_ animation: CAAnimation, after steps: [Double]) -> [CGFloat] {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(animation, forKey: nil)
        return steps.map { step in
            scene.advance(step)
            return layer.shown.zPosition
        }
    }

    // MARK: - Offsets and parts

    @Test func `a time offset may begin on the way back`() {
        let animation = slide()
        (animation.autoreverses, animation.timeOffset) = (true, 1.25)

        #expect(shown(animation, after: [0, 0.5, 0.5, 0.75]) == [75, 25, 25, 100])
    }

    @Test func `a time offset counts in the animation's own time`() {
        let animation = slide()
        (animation.speed, animation.timeOffset) = (2, 0.5)

        #expect(shown(animation, after: [0.125, 0.25]) == [75, 25])
    }

    /// Runs of 1 s that hold their end.
    @Test(arguments: [
        (1.5, 0.0, false, 50.0), (1.5, 0, true, 100), (0.25, 0, false, 25), (0.25, 0, true, 50),
        (0, 1.25, true, 75), (7, 2.75, false, 75),
    ])
    func `what is held after a part of a run is the value of that part`(
        count: Double, duration: Double, reverses: Bool, value: CGFloat
    ) {
        let animation = slide()
        (animation.repeatCount, animation.repeatDuration) = (Float(count), duration)
        animation.autoreverses = reverses
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)

        #expect(shown(animation, after: [20]) == [value])
    }

    // MARK: - Starts and pauses

    @Test func `the delegate hears of the start when the animation begins, not when it is added`() {
        let scene = Scene()
        let (layer, recorder) = (scene.layer(), Recorder())
        let animation = slide()
        (animation.beginTime, animation.delegate) = (scene.clock.now + 1, recorder)
        layer.add(animation, forKey: nil)

        scene.advance(0.9)
        #expect(recorder.calls == [])
        scene.advance(0.2)

        #expect(recorder.calls == ["start"])
    }

    @Test func `an animation that begins and ends between two frames starts before it stops`() {
        let scene = Scene()
        let (layer, recorder) = (scene.layer(), Recorder())
        let animation = slide(0.25)
        (animation.beginTime, animation.delegate) = (scene.clock.now + 0.25, recorder)
        layer.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(1)

        #expect(recorder.calls == ["start", "stop true"])
    }

    @Test
    func `a layer that is paused and goes on ends its animation as much later as it stood still`() {
        let scene = Scene()
        let (layer, recorder) = (scene.layer(), Recorder())
        let animation = slide()
        animation.delegate = recorder
        layer.add(animation, forKey: nil)
        scene.advance(0.25)

        let paused = layer.convertTime(scene.clock.now, from: nil)
        (layer.speed, layer.timeOffset) = (0, paused)
        scene.advance(3)
        #expect(layer.shown.zPosition == 25 && recorder.calls == ["start"])
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(scene.clock.now, from: nil) - paused
        scene.advance(0.5)
        #expect(layer.shown.zPosition == 75 && recorder.calls == ["start"])
        scene.advance(0.25)

        #expect(recorder.calls == ["start", "stop true"])
    }

    // MARK: - Groups

    @Test func `in a group only the group's delegate hears, and only the group says what stays`() {
        let scene = Scene()
        let (layer, inner, outer) = (scene.layer(), Recorder(), Recorder())
        let (group, animation) = (CAAnimationGroup(), slide(0.5))
        (animation.delegate, animation.isRemovedOnCompletion) = (inner, false)
        (group.animations, group.duration, group.delegate) = ([animation], 1, outer)
        layer.add(group, forKey: nil)

        scene.advance(0.75)
        #expect(outer.calls == ["start"])
        scene.advance(0.25)

        #expect(outer.calls == ["start", "stop true"] && inner.calls == [])
        #expect(!layer.isAnimated)
    }

    @Test func `a group that repeats runs its animations anew each time`() {
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.repeatCount) = ([slide(0.5)], 1, 2)

        #expect(shown(group, after: [0.25, 0.25, 0.75, 0.5]) == [50, 0, 50, 0])
    }

    @Test func `in a group each animation has its own curve`() {
        let animation = slide()
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 0, 1)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([animation], 1)

        let inGroup = shown(group, after: [0.25, 0.25])
        #expect(inGroup == shown(animation, after: [0.25, 0.25]))
        #expect(inGroup[0] > 50)
    }

    @Test func `a group that goes back takes its animations along`() {
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.autoreverses) = ([slide()], 1, true)

        #expect(shown(group, after: [0.75, 0.5, 0.5]) == [75, 75, 25])
    }

    @Test func `a group in a group counts from its own begin`() {
        let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
        (inner.animations, inner.beginTime, inner.duration) = ([slide()], 0.5, 1)
        (outer.animations, outer.duration) = ([inner], 2)

        #expect(shown(outer, after: [0.25, 0.5, 0.5, 0.5]) == [0, 25, 75, 0])
    }

    @Test func `a group that is shorter than its animation cuts that off, and holds it there`() {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([slide()], 0.5)
        (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)

        #expect(shown(group, after: [0.25, 0.5, 3]) == [25, 50, 50])
    }

    // MARK: - Keyframes

    private func keyframes(_ values: [Double], _ mode: CAAnimationCalculationMode)
        -> CAKeyframeAnimation
    {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.calculationMode, animation.duration) = (values, mode, 1)
        return animation
    }

    @Test func `paced values leave key times and the paces of pieces aside`() {
        let animation = keyframes([0, 10, 40], .paced)
        animation.keyTimes = [0, 0.75, 1]
        let ease = CAMediaTimingFunction(name: .easeIn)
        animation.timingFunctions = [ease, ease]

        let seen = shown(animation, after: [0.125, 0.375])

        #expect(close(seen[0], 5) && close(seen[1], 20))
    }

    @Test func `discrete values each have the time up to the next one's`() {
        let animation = keyframes([3, 5, 9], .discrete)
        animation.keyTimes = [0, 0.125, 0.75, 1]

        #expect(shown(animation, after: [0.0625, 0.125, 0.5, 0.125]) == [3, 5, 5, 9])
    }

    @Test func `a path counts before values`() {
        let scene = Scene()
        let layer = scene.layer()
        let (animation, path) = (CAKeyframeAnimation(keyPath: "position"), CGMutablePath())
        path.move(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 40))
        (animation.path, animation.duration) = (path, 1)
        animation.values = [CGPoint(x: 500, y: 500), CGPoint(x: 600, y: 600)]
        layer.add(animation, forKey: nil)

        scene.advance(0.5)

        #expect(layer.shown.position == CGPoint(x: 20, y: 20))
    }

    @Test func `a single value is shown all the time`() {
        for mode in [CAAnimationCalculationMode.linear, .discrete, .cubic] {
            #expect(shown(keyframes([8], mode), after: [0, 0.5, 0.25, 0.25]) == [8, 8, 8, 0])
        }
    }

    // MARK: - Springs

    private func spring(
        _ mass: CGFloat, _ damping: CGFloat, velocity: CGFloat = 0, lasts duration: Double = 2
    ) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, duration)
        (spring.mass, spring.damping, spring.initialVelocity) = (mass, damping, velocity)
        return spring
    }

    @Test func `a spring starts with its velocity, and slower with a greater mass`() {
        // Critically damped: 1 − (1 + (ω − v)t) · exp(−ωt), with ω of 10 and 5.
        #expect(close(shown(spring(1, 20, velocity: 10), after: [0.1])[0], 100 * (1 - exp(-1))))
        #expect(close(shown(spring(4, 40), after: [0.2])[0], 100 * (1 - 2 * exp(-1))))
    }

    @Test func `a spring that has too little time is cut off, and as fast as ever`() {
        let value: CGFloat = 100 * (1 - 2 * exp(-1))
        #expect(close(shown(spring(1, 20, lasts: 0.25), after: [0.1])[0], value))
        let fast = spring(1, 20)
        fast.speed = 2

        #expect(close(shown(fast, after: [0.05])[0], value))
    }
}
