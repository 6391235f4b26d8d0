import Testing

@testable import QuartzCore

@Suite(.serialized) struct TransactionTests {
    private func fade(_ duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        return animation
    }

    @Test func `a completion waits for all animations of its transaction, and comes once`() {
        let scene = Scene()
        let layer = scene.layer()
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        layer.add(fade(1), forKey: "a")
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        layer.add(fade(2), forKey: "b")
        CATransaction.commit()
        CATransaction.commit()

        scene.advance(1.5)
        #expect(calls.isEmpty)
        scene.advance(1)
        #expect(calls == ["inner", "outer"] || calls == ["outer", "inner"])
        scene.advance(5)
        #expect(calls.count == 2)
    }

    @Test func `without animations the completion comes with the commit`() {
        let scene = Scene()
        var called = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { called += 1 }
        #expect(called == 0)
        CATransaction.commit()
        #expect(called == 1)

        CATransaction.setCompletionBlock { called += 1 }
        #expect(scene.clock.demand == .nextFrame)
        CATransaction.flush()
        #expect(called == 2)
    }

    @Test func `settings nest and end with their transaction`() {
        let scene = Scene()
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationDuration(.nan)
        CATransaction.commit()
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
        #expect(scene.diagnostics.count == 1)
    }

    @Test func `a commit without a begin ends the turn's settings and completion`() {
        let scene = Scene()
        let layer = scene.layer()
        var called = 0
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { called += 1 }
        layer.add(fade(1), forKey: "a")
        CATransaction.commit()
        layer.add(fade(3), forKey: "b")

        #expect(!CATransaction.disableActions() && called == 0)
        scene.advance(1.5)
        #expect(called == 1 && scene.diagnostics.isEmpty)
    }

    @Test func `an animation that is taken off or replaced stops unfinished, once`() {
        let scene = Scene()
        let layer = scene.layer()
        let (first, second) = (Recorder(), Recorder())
        let animation = fade(1)
        animation.delegate = first
        layer.add(animation, forKey: "fade")
        scene.advance(0.1)
        animation.delegate = second
        layer.add(animation, forKey: "fade")
        scene.advance(0.1)
        #expect(first.calls == ["start", "stop false"])

        layer.removeAllAnimations()
        scene.advance(3)
        #expect(second.calls == ["start", "stop false"])
        #expect(layer.shown.opacity == 1)
    }

    @Test func `animations end in the order of their ends, in one frame, too`() {
        let scene = Scene()
        let layer = scene.layer()
        var order: [Int] = []
        for (index, duration) in [0.3, 0.1, 0.3, 0.2].enumerated() {
            CATransaction.begin()
            CATransaction.setCompletionBlock { order.append(index) }
            layer.add(fade(duration), forKey: nil)
            CATransaction.commit()
        }
        scene.advance(1)
        #expect(order == [1, 3, 0, 2])
    }

    @Test func `outside of a tree an animation is over with the turn, inside it begins then`() {
        let scene = Scene()
        let lost = CALayer()
        let found = CALayer()
        let (a, b, c) = (Recorder(), Recorder(), Recorder())
        for (layer, recorder) in [(lost, a), (found, b)] {
            let animation = fade(1)
            animation.delegate = recorder
            layer.add(animation, forKey: "fade")
        }
        scene.root.addSublayer(found)
        CATransaction.flush()
        #expect(a.calls == ["stop true"])
        #expect(b.calls == ["start"] && found.isAnimated)

        let leaving = scene.layer()
        let animation = fade(1)
        animation.delegate = c
        leaving.add(animation, forKey: nil)
        scene.advance(0.1)
        leaving.removeFromSuperlayer()
        scene.root.insertSublayer(leaving, at: 0)
        scene.advance(0.1)
        #expect(c.calls == ["start"])
        leaving.removeFromSuperlayer()
        scene.advance(0.1)
        #expect(c.calls == ["start", "stop false"])
    }

    @Test func `a display link is called once a frame, or as rarely as it likes`() {
        let scene = Scene()
        final class Target {
            var times: [Double] = []
            func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
            func beat() { times.append(-1) }
        }
        let (every, second) = (Target(), Target())
        let link = CADisplayLink(target: every, action: Target.tick)
        let slow = CADisplayLink(target: second, action: Target.beat)
        slow.preferredFramesPerSecond = 30
        for one in [link, slow] { one.add(to: .main, forMode: .common) }
        #expect(scene.clock.demand == .nextFrame)
        for _ in 0..<6 { scene.advance(1.0 / 60) }
        #expect(every.times.count == 6 && second.times.count == 3)

        link.isPaused = true
        slow.invalidate()
        #expect(scene.clock.demand == .none)
        scene.advance(1)
        #expect(every.times.count == 6 && second.times.count == 3)
    }

    @Test func `a display link that another one ends is not called in that frame any more`() {
        final class Target {
            var calls = 0
            var ends: CADisplayLink?
            func tick() {
                calls += 1
                ends?.invalidate()
            }
        }
        let scene = Scene()
        let (first, second) = (Target(), Target())
        let (killer, victim) = (
            CADisplayLink(target: first, action: Target.tick),
            CADisplayLink(target: second, action: Target.tick)
        )
        first.ends = victim
        for link in [killer, victim] { link.add(to: .main, forMode: .common) }

        scene.advance(1.0 / 60)
        scene.advance(1.0 / 60)

        #expect(first.calls == 2 && second.calls == 0)
        killer.invalidate()
    }
}
