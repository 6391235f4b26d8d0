import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What becomes of layers' values where they are shown elsewhere, reverted, read by names, or wrong.
@Suite(.serialized) struct LayerDetailTests {
    private func slide(_ from: Any?, _ to: Any?, path: String = "zPosition") -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    // MARK: - Hits of what is shown

    @Test func `a point is converted to where the layer is shown, and to the same part of its model`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(200, 400, path: "position.x"), forKey: nil)
        layer.add(slide(100, 200, path: "bounds.size.width"), forKey: nil)

        scene.advance(0.5)

        // 150 points wide about x = 300; the model has a hundred.
        #expect(layer.shownPoint(fromSuperlayer: CGPoint(x: 300, y: 10)) == CGPoint(x: 75, y: 60))
        #expect(layer.modelPoint(fromShown: CGPoint(x: 75, y: 60)) == CGPoint(x: 50, y: 60))
        layer.removeAllAnimations()
        #expect(layer.modelPoint(fromShown: CGPoint(x: 75, y: 60)) == CGPoint(x: 75, y: 60))
    }

    @Test func `a layer that is seen edge-on has no point`() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

        #expect(layer.shownPoint(fromSuperlayer: .zero) == nil)
        #expect(scene.root.hitTest(CGPoint(x: 10, y: 10)) === scene.root)
    }

    @Test func `one of a layer's animations is enough for touches to find it where it is shown`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(slide(0, 1), forKey: "plain")
        #expect(!layer.hitTestsShown)

        let moving = slide(0, 1)
        moving.hitTestsShown = true
        layer.add(moving, forKey: "moving")
        #expect(layer.hitTestsShown)
        layer.removeAnimation(forKey: "moving")

        #expect(!layer.hitTestsShown)
    }

    // MARK: - Reverting

    @Test func `a change is reverted unless the value was set since, or whatever it is`() throws {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        let before = try #require(PropertyChange(of: layer, forKey: "zPosition"))
        #expect(ReversibleChange(before) == nil, "nothing has changed")
        layer.zPosition = 50
        let change = try #require(ReversibleChange(before))

        change.revert(evenIfChanged: false)
        #expect(layer.zPosition == 0)
        layer.zPosition = 70
        change.revert(evenIfChanged: false)
        #expect(layer.zPosition == 70)
        change.revert(evenIfChanged: true)
        #expect(layer.zPosition == 0)
        change.redo()

        #expect(layer.zPosition == 50 && layer.animationKeys() == nil)
    }

    @Test func `a size that is reverted asks for layout, a place does not`() throws {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        let before = try ["position", "bounds"].map { try #require(PropertyChange(of: layer, forKey: $0)) }
        layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        let changes = before.compactMap { ReversibleChange($0) }
        CATransaction.flush()
        #expect(changes.count == 2 && PropertyChange(of: layer, forKey: "contents") == nil)

        changes[0].revert(evenIfChanged: true)
        #expect(layer.position == .zero && !layer.needsLayout())
        changes[1].revert(evenIfChanged: true)

        #expect(layer.bounds.width == 100 && layer.needsLayout())
    }

    @Test func `of two changes of a property the value before both comes back`() throws {
        let scene = Scene()
        let layer = scene.layer()
        for value in [50, 80] as [CGFloat] {
            CATransaction.setDisableActions(true)
            let change = try #require(PropertyChange(of: layer, forKey: "zPosition"))
            layer.zPosition = value
            let animation = try #require(change.animation(spring: nil, startsFromShown: false))
            animation.duration = 1
            layer.addAlongside(animation, forKey: "zPosition")
        }

        scene.root.revertAnimatedValues { _, _ in false }
        #expect(layer.zPosition == 80 && layer.animationKeys() == ["zPosition", "zPosition-2"])
        scene.root.revertAnimatedValues { _, _ in true }

        #expect(layer.zPosition == 0 && layer.isAnimated)
    }

    @Test func `animations of one property are named beside each other, and taken off together`() {
        let scene = Scene()
        let layer = scene.layer()
        for _ in 0..<3 { layer.addAlongside(slide(0, 1), forKey: "z") }
        layer.addAlongside(slide(0, 1, path: "opacity"), forKey: "fade")
        #expect(layer.animationKeys() == ["z", "z-2", "z-3", "fade"])

        layer.removeAnimations(of: .zPosition)

        #expect(layer.animationKeys() == ["fade"])
    }

    // MARK: - Relative values

    @Test func `between two values lies one of their kind, and nothing stands for zero`() {
        #expect(RelativeValue.between(nil, 10.0, 0.25) as? Double == 2.5)
        #expect(RelativeValue.between(4.0, nil, 0.5) as? Double == 2)
        let (start, end) = (CGPoint(x: 0, y: 4), CGPoint(x: 10, y: 24))
        #expect(RelativeValue.between(start, end, 0.5) as? CGPoint == CGPoint(x: 5, y: 14))
        #expect(RelativeValue.between(1.0, end, 0.5) == nil && RelativeValue.between(nil, nil, 0.5) == nil)
        #expect(RelativeValue.between("a", "b", 0.5) == nil)
    }

    @Test func `only to what has a zero can values be added`() {
        let layer = CALayer()

        for path in ["position.x", "transform", "bounds", "opacity"] {
            #expect(RelativeValue.isKnown(path, of: layer))
        }
        for path in ["contents", "hidden", "strokeEnd", "nothing"] {
            #expect(!RelativeValue.isKnown(path, of: layer))
        }
    }

    // MARK: - Names

    @Test func `parts of a rectangle are read as what they are`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)

        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 40))
        #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 1, y: 2))
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "bounds.size")
        layer.setValue(9, forKeyPath: "shadowOffset.height")

        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 5, height: 6))
        #expect(layer.shadowOffset == CGSize(width: 0, height: 9))
    }

    @Test func `a kind of layer has its own names, which are an app's on other layers`() {
        let (plain, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())
        for layer in [plain, shape] { layer.setValue(7, forKey: "lineWidth") }
        gradient.setValue([0, 0.25], forKey: "locations")
        plain.setValue(8, forKey: "edgeAntialiasingMask")
        plain.setValue(5, forKey: "maskedCorners")

        #expect(shape.lineWidth == 7 && plain.value(forKey: "lineWidth") as? Int == 7)
        #expect(gradient.locations == [0, 0.25] && plain.value(forKey: "locations") == nil)
        #expect(plain.edgeAntialiasingMask == .layerTopEdge)
        #expect(plain.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
    }

    // MARK: - Places among others

    @Test func `a layer beside one that is no sublayer goes to the end of that side`() {
        let root = CALayer()
        let layers = (0..<5).map { _ in CALayer() }
        let stranger = CALayer()
        root.sublayers = [layers[0], layers[1]]

        root.insertSublayer(layers[2], below: stranger)
        root.insertSublayer(layers[3], above: stranger)
        root.insertSublayer(layers[4], at: 99)
        #expect(root.sublayers == [layers[2], layers[0], layers[1], layers[3], layers[4]])
        root.insertSublayer(layers[4], below: nil)
        root.insertSublayer(layers[1], above: layers[1])
        root.replaceSublayer(layers[1], with: layers[1])

        #expect(root.sublayers == [layers[4], layers[2], layers[0], layers[1], layers[3]])
    }

    @Test func `points go from one tree to another as if both roots lay together`() {
        let (first, second) = (CALayer(), CALayer())
        let (a, b) = (CALayer(), CALayer())
        a.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        b.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
        first.addSublayer(a)
        second.addSublayer(b)

        #expect(a.convert(CGPoint(x: 5, y: 5), to: b) == CGPoint(x: -85, y: -175))
        #expect(a.convert(CGPoint(x: -85, y: -175), from: b) == CGPoint(x: 5, y: 5))
    }

    // MARK: - Wrong values

    @Test func `scales are more than nothing, and finite`() {
        let scene = Scene()
        let layer = scene.layer()

        for bad in [0, -1, .nan, .infinity] as [CGFloat] {
            layer.rasterizationScale = bad
            layer.contentsScale = bad
        }

        #expect(layer.rasterizationScale == 1 && layer.contentsScale == 1 && scene.diagnostics.count == 8)
    }

    @Test func `ends, corners, rules and kinds that are not known are the usual ones`() {
        let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
        (shape.lineCap, shape.lineJoin, shape.fillRule, gradient.type) = (.round, .bevel, .evenOdd, .conic)
        #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)

        shape.lineCap = CAShapeLayerLineCap(rawValue: "arrow")
        shape.lineJoin = CAShapeLayerLineJoin(rawValue: "arrow")
        shape.fillRule = CAShapeLayerFillRule(rawValue: "arrow")
        gradient.type = CAGradientLayerType(rawValue: "arrow")

        #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
        #expect(gradient.type == .axial)
    }

    @Test func `a filter that overshoots stays within what there is`() {
        let filter = BackdropFilter(use: .vibrancy, radius: 5, saturation: 1.5)

        let changed = filter.with([-1, -2, 0.5, -0.5, 2, 3])

        #expect(changed == BackdropFilter(use: .vibrancy, saturation: 0, tint: SIMD4(0.5, 0, 2, 1)))
        #expect(filter.with([1, 2]) == filter && !filter.isNeutral && BackdropFilter().isNeutral)
        #expect(!BackdropFilter(saturation: 0).isNeutral)
    }

    // MARK: - Copies

    @Test func `a group that runs keeps copies of its animations`() {
        let scene = Scene()
        let layer = scene.layer()
        let (group, inner) = (CAAnimationGroup(), slide(0, 100))
        (group.animations, group.duration) = ([inner], 1)
        layer.add(group, forKey: nil)

        inner.duration = 4
        scene.advance(0.5)

        #expect(layer.shown.zPosition == 50)
    }

    @Test func `a copy of a transition and of a spring leads to the same look`() throws {
        let (transition, spring) = (CATransition(), CASpringAnimation(keyPath: "opacity"))
        (transition.type, transition.subtype) = (.reveal, .fromTop)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 50, 5, 3)

        let other = try #require(transition.copy() as? CATransition)
        let same = try #require(spring.copy() as? CASpringAnimation)

        #expect(other.type == .reveal && other.subtype == .fromTop)
        #expect(other.startProgress == 0.25 && other.endProgress == 0.75)
        #expect([same.mass, same.stiffness, same.damping, same.initialVelocity] == [2, 50, 5, 3])
    }

    // MARK: - Drawing

    private final class Sketch: CALayer {
        override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }

    @Test func `a drawing has as many pixels as a texture at most, and none where there is no room`() throws {
        let layer = Sketch()
        layer.bounds = CGRect(x: 0, y: 0, width: 16_384, height: 2)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let image = try #require(layer.contents as? CGImage)
        #expect(image.width == 8192 && image.height == 1)

        layer.bounds = .zero
        layer.setNeedsDisplay()
        layer.displayIfNeeded()

        #expect(layer.contents == nil)
    }

    // MARK: - Hosts

    @Test func `a tree is shown by the host that got it last`() {
        let inner = LayerTree(root: CALayer(), clock: FrameClock())
        let (first, second) = (TreeHostLayer(), TreeHostLayer())
        first.hosted = inner
        #expect(first.drawnSublayers == [inner.root] && first.sublayers == nil)

        second.hosted = inner
        #expect(first.hosted == nil && first.drawnSublayers.isEmpty && second.drawnSublayers == [inner.root])
        inner.root.opacity = 0.5
        inner.drainChanges { _, _ in }
        #expect(second.takeChanges().isEmpty, "a host in no tree shows nothing")
        second.hosted = nil

        #expect(inner.host == nil && second.drawnSublayers.isEmpty)
    }
}
