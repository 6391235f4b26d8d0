import Testing

@testable import QuartzCore

/// What is shown while animations wait, run, and are scrubbed: each value is evaluated anew only when it changes.
@Suite(.serialized) struct EvaluationTests {
    private func slide(from: Double = 0, to: Double = 100, delay: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = 1
        animation.delay = delay
        animation.fillMode = .both
        return animation
    }

    @Test func `an animation that waits shows its start, and moves when its delay is over`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(from: 20, delay: 1), forKey: nil)

        for _ in 0..<9 {
            scene.advance(0.1)
            #expect(layer.shown.zPosition == 20)
            #expect(scene.clock.demand == .nextFrame || scene.clock.demand == .at(11))
        }
        scene.advance(0.6)
        #expect(close(layer.shown.zPosition, 60))
    }

    @Test func `a value that is set while an animation waits is shown at once`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(delay: 1), forKey: nil)
        scene.advance(0.1)
        CATransaction.setDisableActions(true)

        layer.position.x = 300
        scene.advance(0.1)

        #expect(layer.shown.position.x == 300)
    }

    @Test func `a layer whose time is set back shows the earlier value`() {
        let scene = Scene()
        let layer = scene.layer()
        let container = scene.root
        layer.add(slide(delay: 0.5), forKey: nil)
        scene.advance(0)
        container.speed = 0

        var shown: [CGFloat] = []
        for time in [11.0, 10.25, 10.75, 10.1, 11.5] {
            container.timeOffset = time
            scene.advance(0.01)
            shown.append(layer.shown.zPosition)
        }

        #expect(zip(shown, [50, 0, 25, 0, 100]).allSatisfy { close($0, $1) })
    }

    @Test func `layers in containers with times of their own show each its own moment`() {
        let scene = Scene()
        let slow = scene.layer()
        let fast = scene.layer()
        let layers = [slow, fast, slow, fast].map { scene.layer(in: $0) }
        for layer in layers { layer.add(slide(), forKey: nil) }
        scene.advance(0)
        for (container, speed) in [(slow, 0.5), (fast, 2.0)] {
            container.timeOffset = 10
            container.beginTime = 10
            container.speed = Float(speed)
        }

        scene.advance(0.25)

        #expect(zip(layers, [12.5, 50, 12.5, 50]).allSatisfy { close($0.shown.zPosition, $1) })
    }

    @Test func `an end takes only its own layer off`() {
        let scene = Scene()
        let layers = (0..<5).map { _ in scene.layer() }
        for (index, layer) in layers.enumerated() {
            let animation = slide()
            animation.duration = 1 + Double(index) / 2
            layer.add(animation, forKey: nil)
        }

        var running: [Int] = []
        for _ in 0..<4 {
            scene.advance(0.8)
            running.append(layers.count { $0.isAnimated })
        }

        #expect(running == [5, 3, 2, 0])
        #expect(scene.tree.animated.isEmpty)
    }

    @Test func `what is shown changes in one group of values only`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(), forKey: nil)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
        layer.add(fade, forKey: nil)
        scene.advance(0.5)
        _ = scene.changes()

        scene.advance(0.25)
        let both = scene.changes().first { $0.layer === layer }?.change
        #expect(both == [.geometry, .opacity])
        #expect(close(layer.shown.zPosition, 75) && layer.shown.opacity == 0.375)

        scene.advance(0.75)
        _ = scene.changes()
        scene.advance(0.25)
        #expect(scene.changes().first { $0.layer === layer }?.change == .opacity)
        #expect(layer.shown.zPosition == 0)
    }

    // MARK: - One evaluation a frame

    @Test func `a layer that moves to a container of another time shows that time in the same frame`() {
        let scene = Scene()
        let other = scene.layer()
        other.timeOffset = 0.25
        let layer = scene.layer(in: scene.layer())
        layer.add(slide(), forKey: nil)
        scene.advance(0.5)

        other.addSublayer(layer)
        // The layer keeps its tree, so that its animation goes on.
        scene.clock.evaluateAnimations()

        #expect(close(layer.shown.zPosition, 75))
    }

    @Test func `a container that stops in the middle of a frame ends the demand for frames`() {
        let scene = Scene()
        let container = scene.layer()
        scene.layer(in: container).add(slide(), forKey: nil)
        scene.advance(0.5)
        _ = scene.changes()
        #expect(scene.clock.demand == .nextFrame)

        container.speed = 0
        container.timeOffset = scene.clock.now
        scene.clock.evaluateAnimations()
        _ = scene.changes()

        #expect(scene.clock.demand == .none)
    }

    @Test func `an animation that is added or removed in a frame changes when code is called next`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(), forKey: nil)
        scene.advance(0)
        #expect(scene.clock.callDemand == .at(11))

        let short = slide()
        short.duration = 0.5
        layer.add(short, forKey: "short")
        scene.clock.evaluateAnimations()
        #expect(scene.clock.callDemand == .at(10.5))

        layer.removeAnimation(forKey: "short")
        scene.clock.evaluateAnimations()
        #expect(scene.clock.callDemand == .at(11))
    }

    @Test func `values of an animated layer that are set in a frame are shown in it`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(), forKey: nil)
        scene.advance(0.5)
        CATransaction.setDisableActions(true)

        layer.opacity = 0.5
        scene.clock.evaluateAnimations()

        #expect(layer.shown.opacity == 0.5)
    }

    // MARK: - Keyframes

    /// Twelfths of the time; the pieces from 0 to 10, from 10 to 20 and back to 10 take four each.
    @Test(arguments: [0: 0.0, 4: 10, 5: 12.96875, 6: 16.25, 8: 20, 12: 10])
    func `a cubic animation bends between its values as Catmull and Rom do`(_ twelfths: Int, _ value: Double)
    {
        let scene = Scene()
        let layer = scene.layer()
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = [0, 10, 20, 10]
        animation.calculationMode = .cubic
        animation.duration = 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)

        scene.advance(Double(twelfths) / 12)

        #expect(close(layer.shown.zPosition, CGFloat(value)))
    }

    @Test func `an animation along a course leaves the value that it shows`() throws {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide(from: 40, to: 80)
        let driven = try #require(
            DrivenAnimation(
                animation, on: layer, forKey: "zPosition", course: .rest(at: .init(repeating: 0.25))))
        scene.advance(0.1)
        #expect(close(layer.shown.zPosition, 50))

        driven.keepShown()
        driven.remove()
        scene.advance(0.1)

        #expect(close(layer.zPosition, 50) && close(layer.shown.zPosition, 50))
    }
}
