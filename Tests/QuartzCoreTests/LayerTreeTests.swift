import CoreGraphics
import Testing

@testable import QuartzCore

/// Layers that come, go, change places and mask: who holds them, and what ends with them.
@Suite struct LayerTreeTests {
    private func slide(_ recorder: Recorder) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.toValue, animation.duration, animation.delegate) = (100, 1, recorder)
        return animation
    }

    // MARK: - Masks

    @Test func `a mask that another one replaces leaves the tree`() {
        let scene = Scene()
        let (host, first, second) = (scene.layer(), CALayer(), CALayer())
        host.mask = first
        CATransaction.flush()
        _ = scene.changes()

        host.mask = second

        let changes = scene.changes()
        #expect(changes.first?.layer === first && changes.first?.change == .removed)
        #expect(changes.contains { $0.layer === second && $0.change == .all })
        #expect(changes.contains { $0.layer === host && $0.change == .mask })
        #expect(first.tree == nil && second.tree === scene.tree)
    }

    @Test func `a sublayer that becomes the mask lies in its superlayer no longer`() {
        let scene = Scene()
        let host = scene.layer()
        let (stays, mask) = (scene.layer(in: host), scene.layer(in: host))

        host.mask = mask

        #expect(host.sublayers == [stays] && mask.superlayer == nil && host.mask === mask)
        #expect(mask.tree === scene.tree)
    }

    @Test func `what lies in a mask comes to the tree and leaves it with the masked layer`() {
        let scene = Scene()
        let (host, mask, part, recorder) = (scene.layer(), CALayer(), CALayer(), Recorder())
        mask.addSublayer(part)
        host.mask = mask
        part.add(slide(recorder), forKey: nil)
        scene.advance(0.25)
        #expect(part.tree === scene.tree && recorder.calls == ["start"])

        host.removeFromSuperlayer()
        scene.advance(0)

        #expect(part.tree == nil && mask.tree == nil && host.mask === mask)
        #expect(recorder.calls == ["start", "stop false"])
    }

    @Test
    func `a mask lies in the masked layer's coordinates and time, and alone when it is taken off`() {
        let scene = Scene()
        let (host, mask) = (scene.layer(), CALayer())
        CATransaction.setDisableActions(true)
        (host.position, host.timeOffset) = (CGPoint(x: 150, y: 250), 3)
        mask.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
        host.mask = mask

        #expect(mask.convert(CGPoint(x: 1, y: 2), to: scene.root) == CGPoint(x: 121, y: 232))
        #expect(mask.convertTime(10, from: nil) == 13)
        host.mask = nil

        #expect(mask.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
        #expect(mask.convertTime(10, from: nil) == 10)
    }

    @Test func `a mask is laid out and drawn before the frame`() {
        let scene = Scene()
        let (host, mask) = (scene.layer(), Sketch())
        mask.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        host.mask = mask
        CATransaction.flush()
        _ = scene.changes()
        let before = mask.layouts

        mask.setNeedsLayout()
        mask.setNeedsDisplay()
        #expect(scene.clock.demand == .nextFrame)
        CATransaction.flush()

        #expect(mask.layouts == before + 1 && mask.drawings == 1)
    }

    @Test func `a mask that was waiting for layout and drawing before gets both`() {
        let scene = Scene()
        let (host, mask) = (scene.layer(), Sketch())
        mask.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        mask.setNeedsDisplay()

        host.mask = mask
        CATransaction.flush()

        #expect(mask.layouts == 1 && mask.drawings == 1)
    }

    // MARK: - Places

    @Test func `a layer that goes to another tree is gone in the first and whole in the second`() {
        let scene = Scene()
        let (layer, root) = (scene.layer(), CALayer())
        let child = scene.layer(in: layer)
        let tree = LayerTree(root: root)
        tree.drainChanges { _, _ in }

        root.addSublayer(layer)

        let gone = scene.changes().filter { $0.change == .removed }.map(\.layer)
        var come: [(layer: CALayer, change: LayerChange)] = []
        tree.drainChanges { come.append(($0, $1)) }
        #expect(gone == [layer, child])
        #expect(come.filter { $0.change == .all }.map(\.layer) == [layer, child])
        #expect(scene.root.sublayers == nil && layer.superlayer === root)
    }

    @Test func `sublayers that are set again have the new order, and those that are left out leave`() {
        let scene = Scene()
        let layers = (0..<3).map { _ in scene.layer() }

        scene.root.sublayers = [layers[2], layers[0]]

        #expect(scene.root.sublayers == [layers[2], layers[0]])
        #expect(layers[1].superlayer == nil && layers[1].tree == nil && layers[0].tree === scene.tree)
    }

    @Test func `a sublayer takes the place of a sibling`() {
        let scene = Scene()
        let layers = (0..<3).map { _ in scene.layer() }

        scene.root.replaceSublayer(layers[2], with: layers[0])

        #expect(scene.root.sublayers == [layers[1], layers[0]] && layers[2].tree == nil)
    }

    @Test func `a layer that was waiting for layout and drawing gets both when it comes to a tree`() {
        let scene = Scene()
        let (outer, inner) = (CALayer(), Sketch())
        inner.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        outer.addSublayer(inner)
        inner.setNeedsDisplay()
        CATransaction.flush()
        #expect(inner.layouts == 0 && inner.drawings == 0)

        scene.root.addSublayer(outer)
        CATransaction.flush()

        #expect(inner.layouts == 1 && inner.drawings == 1)
    }

    @Test func `a superlayer is laid out for its sublayer's coming and going, not for its movement`() {
        let scene = Scene()
        let (outer, child) = (Sketch(), CALayer())
        _ = scene.layer(outer)
        func layouts(_ change: () -> Void) -> Int {
            let before = outer.layouts
            CATransaction.setDisableActions(true)
            change()
            CATransaction.flush()
            return outer.layouts - before
        }

        #expect(layouts { outer.addSublayer(child) } == 1)
        #expect(layouts { child.position.x = 7 } == 0 && layouts { outer.position.x = 7 } == 0)
        #expect(layouts { outer.bounds.size.width = 70 } == 1)
        #expect(layouts { child.removeFromSuperlayer() } == 1)
    }

    // MARK: - Animations

    @Test func `a layer that leaves ends the animations of all below it, masks included`() {
        let scene = Scene()
        let layer = scene.layer()
        let (child, mask) = (scene.layer(in: layer), CALayer())
        child.mask = mask
        let recorders = [layer, child, mask].map { layer in
            let recorder = Recorder()
            layer.add(slide(recorder), forKey: nil)
            return recorder
        }
        scene.advance(0.25)

        layer.removeFromSuperlayer()
        scene.advance(0.25)

        #expect(recorders.map(\.calls) == Array(repeating: ["start", "stop false"], count: 3))
        #expect(!child.isAnimated && !mask.isAnimated)
    }

    @Test func `removing all animations of a layer leaves those of its sublayers`() {
        let scene = Scene()
        let layer = scene.layer()
        let child = scene.layer(in: layer)
        for one in [layer, child] { one.add(slide(Recorder()), forKey: "slide") }
        scene.advance(0.25)

        layer.removeAllAnimations()
        scene.advance(0.25)

        #expect(!layer.isAnimated && child.animationKeys() == ["slide"] && child.shown.zPosition == 50)
    }

    // MARK: - Presentations

    @Test
    func `a presentation takes no animation, stays at its moment, and changes nothing but itself`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(Recorder()), forKey: "slide")
        scene.advance(0.25)
        let presentation = layer.presentation()

        presentation?.add(slide(Recorder()), forKey: "other")
        #expect(presentation?.animationKeys() == nil && layer.animationKeys() == ["slide"])
        presentation?.opacity = 0.5
        scene.advance(0.25)

        #expect(presentation?.opacity == 0.5 && layer.opacity == 1)
        #expect(presentation?.zPosition == 25 && layer.presentation()?.zPosition == 50)
    }

    @Test func `layers of a clock that is closed show their own values`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(Recorder()), forKey: "slide")
        scene.advance(0.5)

        scene.clock.close()

        #expect(layer.showsModel && layer.animationKeys() == nil)
        #expect(layer.presentation()?.zPosition == 0)
    }
}

/// Counts its layouts and drawings.
private final class Sketch: CALayer {
    private(set) var layouts = 0
    private(set) var drawings = 0

    override func layoutSublayers() { layouts += 1 }

    override func draw(in ctx: CGContext) { drawings += 1 }
}
