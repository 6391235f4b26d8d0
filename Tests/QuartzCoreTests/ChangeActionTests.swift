import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What a change of a property starts by itself, what transactions say about it, and display links.
@Suite struct ChangeActionTests {
    private func fade(_ duration: Double, _ recorder: Recorder? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        animation.delegate = recorder
        return animation
    }

    // MARK: - Actions

    @Test
    func `a delegate without an action leaves the search to the dictionary, and that to the class`() {
        final class Fading: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                guard event == "opacity" else { return nil }
                let animation = CABasicAnimation(keyPath: event)
                animation.duration = 7
                return animation
            }
        }
        let scene = Scene()
        let (layer, delegate) = (Fading(), Undecided())
        _ = scene.layer(layer)
        (layer.delegate, layer.actions) = (delegate, ["opacity": fade(9)])

        layer.opacity = 0.5
        #expect(layer.animation(forKey: "opacity")?.duration == 9)
        layer.actions = nil
        layer.opacity = 0.25

        #expect(layer.animation(forKey: "opacity")?.duration == 7)
        #expect(delegate.asked == ["opacity", "opacity"])
    }

    @Test func `a layer outside of any tree animates no change by itself`() {
        let scene = Scene()
        let (layer, child) = (CALayer(), CALayer())
        layer.addSublayer(child)

        layer.opacity = 0.5
        child.position.x = 5
        #expect(layer.animationKeys() == nil && child.animationKeys() == nil)
        scene.root.addSublayer(layer)
        CATransaction.flush()
        child.position.x = 10

        #expect(child.animationKeys() == ["position"])
    }

    @Test func `a new frame animates the place and the size, each only if it is another one`() {
        let scene = Scene()
        let layer = scene.layer()

        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(layer.animationKeys() == ["position"])
        layer.removeAllAnimations()
        layer.frame = CGRect(x: -10, y: 0, width: 120, height: 100)

        #expect(layer.animationKeys() == ["bounds"])
    }

    @Test
    func `a change that is made once more goes on from what is shown, in a new quarter of a second`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.zPosition = 100
        scene.advance(0.125)

        layer.zPosition = 200
        let eased = CGFloat(100 * CAMediaTimingFunction(name: .default).curve.value(at: 0.5))
        #expect(
            layer.animationKeys() == ["zPosition"] && close(layer.presentation()?.zPosition ?? 0, eased))
        scene.advance(0.25)

        #expect(layer.animationKeys() == nil && layer.shown.zPosition == 200)
    }

    // MARK: - Transactions

    @Test func `in a transaction of no duration a change is shown at once`() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        layer.opacity = 0.5
        CATransaction.commit()

        CATransaction.flush()
        #expect(layer.shown.opacity == 0.5)
        scene.advance(0)

        #expect(layer.animationKeys() == nil)
    }

    @Test func `changes go by the transaction's curve, animations with one of their own by that`() {
        let scene = Scene()
        let (layer, other) = (scene.layer(), scene.layer())
        let (easeIn, easeOut) = (
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)
        )
        let own = fade(2)
        own.timingFunction = easeOut
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(easeIn)
        layer.opacity = 0
        other.add(own, forKey: nil)
        CATransaction.commit()

        scene.advance(0.5)

        #expect(close(CGFloat(layer.shown.opacity), CGFloat(1 - easeIn.curve.value(at: 0.5)), 1e-6))
        #expect(close(CGFloat(other.shown.opacity), CGFloat(easeOut.curve.value(at: 0.25)), 1e-6))
    }

    @Test
    func `an inner transaction has the duration and the curve of the outer one, not its completion`() {
        let scene = Scene()
        let ease = CAMediaTimingFunction(name: .easeIn)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setAnimationTimingFunction(ease)
        CATransaction.setCompletionBlock {}
        CATransaction.begin()
        let inner = (CATransaction.animationDuration(), CATransaction.animationTimingFunction())
        let hasCompletion = CATransaction.completionBlock() != nil
        CATransaction.setAnimationTimingFunction(nil)
        CATransaction.commit()
        let outer = (CATransaction.animationTimingFunction(), CATransaction.completionBlock() != nil)
        CATransaction.commit()

        #expect(inner.0 == 3 && inner.1 == ease && !hasCompletion)
        #expect(outer.0 == ease && outer.1)
        #expect(scene.diagnostics == [] && CATransaction.animationTimingFunction() == nil)
    }

    @Test func `a completion waits for changes that animate by themselves`() {
        let scene = Scene()
        let layer = scene.layer()
        var completions = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completions += 1 }
        layer.opacity = 0
        CATransaction.commit()

        scene.advance(0.1875)
        #expect(completions == 0)
        scene.advance(0.0625)

        #expect(completions == 1)
    }

    @Test func `a completion comes with the last of its animations, though that is taken off`() {
        let scene = Scene()
        let layer = scene.layer()
        var completions = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completions += 1 }
        layer.add(fade(1), forKey: "short")
        layer.add(fade(9), forKey: "long")
        CATransaction.commit()
        scene.advance(2)
        #expect(completions == 0 && layer.animationKeys() == ["long"])

        layer.removeAnimation(forKey: "long")
        scene.advance(0)

        #expect(completions == 1)
    }

    @Test func `a completion does not wait for what its block starts, nor for what was added before`() {
        let scene = Scene()
        let layer = scene.layer()
        var completions = 0
        layer.add(fade(5), forKey: "before")
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            completions += 1
            layer.add(fade(5), forKey: "after")
        }
        layer.add(fade(0.5), forKey: "within")
        CATransaction.commit()

        scene.advance(0.5)

        #expect(completions == 1 && layer.animationKeys() == ["before", "after"])
        scene.advance(9)
        #expect(completions == 1)
    }

    // MARK: - Display links

    @Test func `a link says how long its frame lasts, by its rate and not below the display's`() {
        let scene = Scene()
        let link = CADisplayLink(target: Ticker(), action: Ticker.tick)
        link.add(to: .main, forMode: .common)
        scene.advance(1.0 / 60)
        func length() -> Double { link.targetTimestamp - link.timestamp }

        #expect(abs(length() - 1.0 / 60) < 1e-9 && link.timestamp == scene.clock.now)
        link.preferredFramesPerSecond = 20
        #expect(abs(length() - 0.05) < 1e-9 && abs(link.duration - 1.0 / 60) < 1e-9)
        link.preferredFramesPerSecond = 240
        #expect(abs(length() - 1.0 / 60) < 1e-9)
        link.preferredFramesPerSecond = -1
        #expect(link.preferredFramesPerSecond == 0 && link.preferredFrameRateRange == .default)
        link.invalidate()
    }

    @Test func `a link that was paused is called once for its next frame, not for those it left out`() {
        let scene = Scene()
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.add(to: .main, forMode: .common)
        scene.advance(1.0 / 60)

        link.isPaused = true
        for _ in 0..<5 { scene.advance(1.0 / 60) }
        #expect(ticker.times.count == 1 && scene.clock.demand == .none)
        link.isPaused = false
        #expect(scene.clock.demand == .nextFrame)
        scene.advance(1.0 / 60)

        #expect(ticker.times.count == 2 && ticker.times.last == scene.clock.now)
        link.invalidate()
    }
}

private final class Undecided: CALayerDelegate {
    private(set) var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return nil
    }
}

private final class Ticker {
    private(set) var times: [Double] = []

    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
}
