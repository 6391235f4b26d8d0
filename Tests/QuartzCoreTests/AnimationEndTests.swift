import Testing

@testable import QuartzCore

/// When an animation ends: its delegate hears of it, it is removed, and its transaction's completion runs.
@Suite(.serialized) struct AnimationEndTests {
    /// What an animation of 1 s from 0 to 100 has for timing, and when it ends after it was added.
    struct Timing: Sendable, CustomTestStringConvertible {
        var speed: Float = 1
        var begin = 0.0
        var offset = 0.0
        var count: Float = 0
        var reverses = false
        var repeats = 0.0
        var end: Double

        var testDescription: String {
            "speed \(speed), begin \(begin), offset \(offset), count \(count), reverses \(reverses), "
                + "repeatDuration \(repeats)"
        }
    }

    private func slide(_ timing: Timing, in scene: Scene) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        animation.speed = timing.speed
        if timing.begin != 0 { animation.beginTime = scene.clock.now + timing.begin }
        animation.timeOffset = timing.offset
        animation.repeatCount = timing.count
        animation.repeatDuration = timing.repeats
        animation.autoreverses = timing.reverses
        return animation
    }

    nonisolated static let timings = [
        Timing(end: 1), Timing(speed: 2, end: 0.5), Timing(speed: 0.25, end: 4), Timing(speed: -2, end: 0.5),
        Timing(begin: 0.75, end: 1.75), Timing(speed: 2, begin: 0.75, end: 1.25),
        Timing(begin: -0.5, end: 0.5),
        Timing(speed: 2, begin: -0.25, end: 0.25), Timing(offset: 0.25, end: 1),
        Timing(count: 2.5, end: 2.5), Timing(speed: 2, count: 3, end: 1.5), Timing(reverses: true, end: 2),
        Timing(speed: 4, reverses: true, end: 0.5), Timing(speed: 0.5, count: 1.5, reverses: true, end: 6),
        Timing(repeats: 2.75, end: 2.75), Timing(count: 5, repeats: 2.75, end: 2.75),
        Timing(count: .infinity, reverses: true, repeats: 1.5, end: 1.5),
        Timing(speed: 2, begin: 1, repeats: 3, end: 2.5),
        Timing(speed: 2, begin: 0.5, count: 2, reverses: true, end: 2.5),
    ]

    @Test(arguments: timings)
    func `it stops at its end and not a frame before, and is removed`(_ timing: Timing) {
        let scene = Scene()
        let layer = scene.layer()
        let recorder = Recorder()
        let animation = slide(timing, in: scene)
        animation.delegate = recorder
        var completions = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completions += 1 }
        layer.add(animation, forKey: "slide")
        CATransaction.commit()
        scene.advance(0)

        scene.advance(timing.end - 1.0 / 64)
        #expect(!recorder.calls.contains { $0.hasPrefix("stop") })
        #expect(layer.animationKeys() == ["slide"] && completions == 0)

        scene.advance(1.0 / 64)
        #expect(recorder.calls == ["start", "stop true"])
        #expect(layer.animationKeys() == nil && !layer.isAnimated && completions == 1)
        #expect(layer.shown.zPosition == 0, "the model shows again")
        scene.advance(10)
        #expect(recorder.calls.count == 2 && completions == 1)
    }

    @Test(arguments: [
        (Timing(speed: 2, end: 0), 0.125, 25.0), (Timing(speed: -2, end: 0), 0.125, 75),
        (Timing(speed: 2, begin: 0.75, end: 0), 1, 50), (Timing(speed: 0.5, reverses: true, end: 0), 3, 50),
        (Timing(speed: 2, count: 3, end: 0), 1.125, 25), (Timing(offset: 0.25, end: 0), 0.5, 75),
        (Timing(repeats: 3, end: 0), 2.25, 25),
    ])
    func `on the way it shows what its speed says`(_ timing: Timing, _ time: Double, _ value: Double) {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(timing, in: scene), forKey: nil)
        scene.advance(0)

        scene.advance(time)

        #expect(close(layer.shown.zPosition, CGFloat(value)))
    }

    @Test func `in a layer of another speed it ends as much earlier`() {
        let scene = Scene()
        let container = scene.layer()
        (container.speed, container.beginTime) = (4, 10)
        let layer = scene.layer(in: container)
        let recorder = Recorder()
        let animation = slide(Timing(speed: 0.5, end: 0), in: scene)
        animation.beginTime = 0
        animation.delegate = recorder
        layer.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.484375)
        #expect(recorder.calls == ["start"])
        scene.advance(0.015625)

        #expect(recorder.calls == ["start", "stop true"])
    }

    @Test func `one that stays shows its end, and its delegate hears of it at the same moment`() {
        let scene = Scene()
        let layer = scene.layer()
        let recorder = Recorder()
        let animation = slide(Timing(speed: 2, end: 0), in: scene)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = recorder
        layer.add(animation, forKey: "slide")
        scene.advance(0)

        scene.advance(0.5)

        #expect(recorder.calls == ["start", "stop true"])
        #expect(layer.animationKeys() == ["slide"] && layer.shown.zPosition == 100)
    }

    @Test func `one that is removed or replaced before its end has not finished`() {
        let scene = Scene()
        let layer = scene.layer()
        let (first, second) = (Recorder(), Recorder())
        for recorder in [first, second] {
            let animation = slide(Timing(speed: 2, end: 0), in: scene)
            animation.delegate = recorder
            layer.add(animation, forKey: "slide")
            scene.advance(0.25)
        }
        #expect(first.calls == ["start", "stop false"] && second.calls == ["start"])

        layer.removeAllAnimations()
        scene.advance(0)

        #expect(second.calls == ["start", "stop false"])
    }

    @Test func `two that end in one frame stop in the order of their ends`() {
        final class Named: CAAnimationDelegate {
            let (name, note): (String, (String) -> Void)
            init(_ name: String, _ note: @escaping (String) -> Void) { (self.name, self.note) = (name, note) }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note(name) }
        }
        let scene = Scene()
        var ends: [String] = []
        for (name, speed) in [("slow", Float(2)), ("fast", 4)] {
            let animation = slide(Timing(speed: speed, end: 0), in: scene)
            animation.delegate = Named(name) { ends.append($0) }
            scene.layer().add(animation, forKey: nil)
        }
        scene.advance(0)

        scene.advance(0.75)

        #expect(ends == ["fast", "slow"])
    }

    @Test func `in a fast layer within a fast layer an animation ends when its own time has passed`() {
        let scene = Scene()
        let layer = scene.layer()
        let recorder = Recorder()
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.toValue = 100
        animation.duration = 4
        animation.delegate = recorder
        scene.root.speed = 2
        layer.speed = 4
        layer.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.25)
        #expect(recorder.calls == ["start"])
        scene.advance(0.25)
        #expect(recorder.calls == ["start", "stop true"])
    }
}
