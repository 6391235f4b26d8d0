import Testing

@testable import QuartzCore

/// A layer with a property of its own, as `@NSManaged var progress: CGFloat` is lowered.
private final class Ring: CALayer {
    var progress: CGFloat {
        get { managedValue(forKey: "progress") }
        set { setValue(newValue, forKey: "progress") }
    }
    var label: String? {
        get { managedValue(forKey: "label") }
        set { setValue(newValue, forKey: "label") }
    }
    var drawn: [CGFloat] = []

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.duration = 1
        return animation
    }

    override func makePresentation() -> CALayer? { Ring(layer: self) }
    override func display() { drawn.append(progress) }
}

@Suite struct CustomKeyTests {
    private let clock = FrameClock(now: 100)
    private let ring = Ring()
    private let tree: LayerTree

    init() {
        let root = CALayer()
        tree = LayerTree(root: root, clock: clock)
        root.addSublayer(ring)
        frame(100)
    }

    private func frame(_ time: CFTimeInterval) {
        clock.advance(to: time)
        for _ in 0..<3 {
            clock.layOutTrees()
            clock.evaluateAnimations()
        }
    }

    @Test func `a property of an app's own is zero or nil until it is set, or has a default`() {
        final class Full: CALayer {
            override class func defaultValue(forKey key: String) -> Any? { key == "part" ? 0.5 : nil }
        }

        #expect(ring.progress == 0)
        #expect(ring.label == nil)
        ring.label = "a"
        #expect(ring.label == "a")
        let part: CGFloat = Full().managedValue(forKey: "part")
        #expect(part == 0.5)
    }

    @Test func `a change is drawn, step by step where the action animates it`() {
        ring.drawn = []

        ring.progress = 1
        for time in [100, 100.25, 100.5, 101.1] { frame(time) }

        #expect(ring.drawn.count >= 4)
        for value in [0.0, 0.25, 0.5, 1] { #expect(ring.drawn.contains { abs($0 - value) < 0.02 }) }
        #expect(ring.drawn.last == 1)
        #expect(ring.drawn == ring.drawn.sorted())
        #expect(ring.animationKeys() == nil)
    }

    @Test func `the presentation is of the layer's class, with the value at the moment`() {
        ring.progress = 1
        frame(100)
        frame(100.5)

        #expect(abs((ring.presentation()?.progress ?? 0) - 0.5) < 0.01)
        #expect(ring.presentation()?.value(forKey: "progress") as? Double != nil)
        #expect(ring.progress == 1)
    }

    @Test func `a key that needs no display runs no action`() {
        ring.drawn = []

        ring.label = "b"
        frame(100.1)

        #expect(ring.drawn == [])
        #expect(ring.animationKeys() == nil)
    }

    @Test func `without actions nothing is animated`() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.progress = 1
        CATransaction.commit()

        #expect(ring.animationKeys() == nil)
    }

    @Test func `a key of an app's own is animated, also where another kind of layer has a property so named`()
    {
        final class Meter: CALayer {
            var drawn: [Double] = []
            override class func needsDisplay(forKey key: String) -> Bool { key == "lineWidth" }
            override func display() { drawn.append(value(forKey: "lineWidth") as? Double ?? -1) }
        }
        let meter = Meter()
        meter.setValue(0.0, forKey: "lineWidth")
        ring.addSublayer(meter)
        frame(100.1)
        let animation = CABasicAnimation(keyPath: "lineWidth")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 1)

        meter.add(animation, forKey: nil)
        for time in [100.1, 100.35, 100.6] { frame(time) }

        #expect(meter.drawn.contains { abs($0 - 2) < 0.1 } && abs((meter.drawn.last ?? 0) - 4) < 0.1)
    }

    @Test func `what is drawn in the middle of a transaction leaves its duration alone`() {
        ring.progress = 1
        frame(100.25)
        ring.drawn = []

        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        ring.setNeedsDisplay()
        ring.displayIfNeeded()
        #expect(ring.drawn.count == 1 && ring.drawn.allSatisfy { $0 > 0 && $0 < 1 })
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()

        #expect(CATransaction.animationDuration() == 0.25)
    }
}
