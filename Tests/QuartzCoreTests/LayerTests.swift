import Testing

@testable import QuartzCore

private final class Silent: CALayerDelegate {
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return NSNull()
    }
}

private final class Badge: CALayer {
    var number = 7
    var laidOut = 0

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        number = (layer as? Badge)?.number ?? 0
    }

    override func layoutSublayers() { laidOut += 1 }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.white)
        ctx.fill(bounds)
    }
}

@Suite(.serialized) struct LayerTests {
    @Test func `each changed layer is reported once, with all that changed`() {
        let scene = Scene()
        let layers = (0..<10_000).map { _ in CALayer() }
        let silent = Silent()
        for layer in layers {
            layer.delegate = silent
            scene.root.addSublayer(layer)
        }
        CATransaction.flush()
        #expect(scene.changes().count == 10_001)

        for (index, layer) in layers.enumerated() {
            layer.position = CGPoint(x: index, y: 1)
            layer.position = CGPoint(x: index, y: 2)
            layer.opacity = 0.5
        }
        let changes = scene.changes()
        #expect(changes.count == 10_000)
        #expect(changes.allSatisfy { $0.change == [.geometry, .opacity] })
        #expect(scene.changes().isEmpty)
        #expect(silent.asked.prefix(3) == ["position", "position", "opacity"])
    }

    @Test func `setting an equal value is no change`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.position = layer.position
        layer.backgroundColor = nil
        layer.bounds = layer.bounds
        #expect(scene.changes().isEmpty)
        #expect(scene.clock.demand == .none)
    }

    @Test func `what leaves the tree is reported as removed, what moves within it is not`() {
        let scene = Scene()
        let first = scene.layer()
        let second = scene.layer()
        let child = scene.layer(in: first)

        second.addSublayer(child)
        #expect(scene.changes().allSatisfy { !$0.change.contains(.removed) })

        second.removeFromSuperlayer()
        let gone = scene.changes().filter { $0.change == .removed }
        #expect(gone.map { ObjectIdentifier($0.layer) } == [second, child].map { ObjectIdentifier($0) })
        #expect(child.tree == nil)

        first.removeFromSuperlayer()
        scene.root.addSublayer(first)
        #expect(scene.changes().filter { $0.layer === first }.map(\.change) == [.all])
    }

    @Test func `a mask that is given to another layer masks the first no longer`() {
        let scene = Scene()
        let (first, second, mask) = (scene.layer(), scene.layer(), CALayer())
        first.mask = mask

        second.mask = mask

        #expect(first.mask == nil && second.mask === mask)
        first.mask = mask
        #expect(first.mask === mask && second.mask == nil)
    }

    @Test func `a mask that becomes a sublayer masks no longer`() {
        let scene = Scene()
        let (host, other, mask) = (scene.layer(), scene.layer(), CALayer())
        host.mask = mask

        other.addSublayer(mask)

        #expect(host.mask == nil && mask.superlayer === other)
    }

    @Test func `a layer cannot lie in itself, and says so`() {
        let scene = Scene()
        let layer = scene.layer()
        let child = scene.layer(in: layer)

        layer.addSublayer(layer)
        child.addSublayer(layer)
        child.mask = layer

        #expect(scene.diagnostics.count == 3)
        #expect(layer.superlayer === scene.root && child.superlayer === layer && child.mask == nil)
    }

    @Test func `sublayers go where they are put`() {
        let root = CALayer()
        let layers = (0..<4).map { _ in CALayer() }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[0])
        func order() -> [Int] { root.children.map { child in layers.firstIndex { $0 === child } ?? -1 } }
        #expect(order() == [1, 2, 3, 0])

        root.addSublayer(layers[1])
        #expect(order() == [2, 3, 0, 1])
        root.insertSublayer(layers[1], below: layers[2])
        #expect(order() == [1, 2, 3, 0])
        root.insertSublayer(layers[1], above: layers[3])
        #expect(order() == [2, 3, 1, 0])
        let other = CALayer()
        root.replaceSublayer(layers[3], with: other)
        #expect(root.children[1] === other && layers[3].superlayer == nil)
        root.sublayers = [layers[0]]
        #expect(root.children.count == 1 && other.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
    }

    @Test func `the frame follows position, anchor point and transform`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        layer.anchorPoint = .zero
        #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(close(layer.frame.minX, 35) && close(layer.frame.height, 100))
        layer.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
        #expect(close(layer.bounds.width, 60) && close(layer.bounds.height, 30))
        #expect(close(layer.frame.minX, 0) && close(layer.frame.width, 30))
    }

    @Test func `a layer that is seen edge-on gets the middle of its frame, and keeps its size`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.bounds.size = CGSize(width: 40, height: 60)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

        layer.frame = CGRect(x: 100, y: 200, width: 40, height: 60)
        layer.transform = CATransform3DIdentity

        #expect(layer.frame == CGRect(x: 100, y: 200, width: 40, height: 60))
    }

    @Test func `points are converted through turns and perspective, there and back`() {
        let scene = Scene()
        let stage = scene.layer()
        let card = scene.layer(in: stage)
        stage.position = CGPoint(x: 200, y: 300)
        stage.sublayerTransform.m34 = -1 / 400
        card.transform = CATransform3DMakeRotation(0.7, 0.2, 1, 0)
        card.position = CGPoint(x: 60, y: 40)

        let point = CGPoint(x: 90, y: 15)
        let seen = card.convert(point, to: nil)
        let back = card.convert(seen, from: nil)
        #expect(close(back.x, point.x) && close(back.y, point.y))
        #expect(!close(seen.x, 200 - 50 + 60 - 50 + 90, 1))
        #expect(scene.root.hitTest(seen) === card)
        #expect(card.convert(point, to: stage) == card.toParent(point))
        #expect(
            stage.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: scene.root).origin
                == stage.frame.origin)
    }

    @Test func `layout ends where a layer far below asks for it in each layout`() {
        let scene = Scene()
        var layer = scene.root
        for _ in 0..<6 { layer = scene.layer(in: layer) }
        let restless = RestlessLayer()
        layer.addSublayer(restless)

        CATransaction.flush()

        #expect(restless.layouts < 40, "\(restless.layouts)")
        #expect(scene.diagnostics.count == 1, "\(scene.diagnostics)")
    }

    @Test func `a sublayer that stays where it is asks for no layout`() {
        let scene = Scene()
        let layers = (0..<3).map { _ in scene.layer() }
        _ = scene.changes()

        scene.root.addSublayer(layers[2])
        scene.root.insertSublayer(layers[0], at: 0)
        scene.root.insertSublayer(layers[1], above: layers[0])

        #expect(!scene.root.needsLayout() && scene.changes().isEmpty)
        #expect(scene.root.sublayers ?? [] == layers)
        scene.root.addSublayer(layers[0])
        #expect(scene.root.needsLayout() && scene.root.sublayers?.last === layers[0])
    }

    @Test func `the uppermost layer is hit: by zPosition, then by order; hidden ones are not`() {
        let scene = Scene()
        let layers = (0..<3).map { _ in scene.layer() }
        #expect(scene.root.hitTest(CGPoint(x: 10, y: 10)) === layers[2])
        layers[0].zPosition = 1
        #expect(scene.root.hitTest(CGPoint(x: 10, y: 10)) === layers[0])
        layers[0].isHidden = true
        #expect(scene.root.hitTest(CGPoint(x: 10, y: 10)) === layers[2])
        #expect(scene.root.hitTest(CGPoint(x: 399, y: 799)) === scene.root)
    }

    @Test func `what is hit first is what is shown in front, also while that changes`() {
        let scene = Scene()
        let (moves, stays) = (scene.layer(), scene.layer())
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (-10, 10, 1)
        moves.zPosition = 10
        moves.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.25)
        #expect(scene.root.childrenInDrawingOrder == [moves, stays])
        scene.advance(0.5)
        #expect(scene.root.childrenInDrawingOrder == [stays, moves])
    }

    @Test(arguments: [true, false])
    func `what stands out of a layer is hit, unless the layer cuts it off`(masks: Bool) {
        let scene = Scene()
        let card = scene.layer()
        let badge = scene.layer(in: card)
        card.position = CGPoint(x: 50, y: 50)
        badge.position = CGPoint(x: 120, y: 50)
        card.masksToBounds = masks

        let hit = scene.root.hitTest(CGPoint(x: 150, y: 50))

        #expect(hit === (masks ? scene.root : badge))
    }

    @Test func `layout runs from above, once, before the frame`() {
        let scene = Scene()
        let outer = Badge()
        let inner = Badge()
        outer.addSublayer(inner)
        scene.root.addSublayer(outer)
        CATransaction.flush()
        #expect(outer.laidOut == 1 && inner.laidOut == 1)

        inner.setNeedsLayout()
        outer.bounds.size = CGSize(width: 50, height: 50)
        #expect(scene.clock.demand == .nextFrame)
        inner.layoutIfNeeded()
        #expect(outer.laidOut == 2 && inner.laidOut == 2)
        CATransaction.flush()
        #expect(outer.laidOut == 2)
    }

    @Test func `a layer that is rendered shows the part of its picture that it was given`() throws {
        // Columns of 0 and 1, rows of 10, 20, 30 and 40.
        let gray = [10, 20, 30, 40].flatMap { row in [0, 1].map { UInt8(row + $0) } }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1, height: 2)
        layer.contents = CGImage(
            width: 2, height: 4, isMask: false, isOpaque: true, pixels: gray.flatMap { [$0, $0, $0, 255] })
        layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        let context = try #require(CGContext(width: 1, height: 2))

        layer.render(in: context)

        let shown = try #require(context.makeImage()).withPixels { [$0[0], $0[4]] }
        #expect(shown == [31, 41])
    }

    @Test func `a drawing layer makes contents of its scale; one that draws nothing keeps none`() {
        let scene = Scene()
        let badge = Badge()
        badge.contentsScale = 2
        badge.setNeedsDisplay()
        _ = scene.layer(badge)
        let image = badge.shown.contents
        #expect(image?.width == 200 && image?.height == 200)

        let plain = scene.layer()
        plain.setNeedsDisplay()
        CATransaction.flush()
        #expect(plain.contents == nil)
    }

    @Test func `implicit animations start from what is shown and last as the transaction says`() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0
        CATransaction.commit()

        scene.advance(1)
        #expect(layer.opacity == 0)
        #expect(layer.presentation()?.opacity == 0.5)
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        #expect(layer.animationKeys() == ["opacity"])
        scene.advance(1)
        #expect(layer.shown.opacity == 1)
    }

    @Test func `implicit animations have the default curve, explicit ones are linear`() {
        let scene = Scene()
        let (changes, explicit) = (scene.layer(), scene.layer())
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.toValue, animation.duration) = (100, 0.25)
        changes.zPosition = 100
        explicit.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.125)

        let eased = CAMediaTimingFunction(name: .default).curve.value(at: 0.5)
        #expect(close(changes.shown.zPosition, CGFloat(100 * eased)) && eased > 0.7)
        #expect(close(explicit.shown.zPosition, 50))
    }

    @Test func `a path changes at once unless an action animates it`() {
        final class MorphingLayer: CAShapeLayer {
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "path" else { return super.action(forKey: event) }
                let animation = CABasicAnimation(keyPath: event)
                animation.fromValue = path
                return animation
            }
        }
        func square(_ side: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
        }
        let scene = Scene()
        let (plain, morphing) = (CAShapeLayer(), MorphingLayer())
        for layer in [plain, morphing] {
            _ = scene.layer(layer)
            layer.path = square(10)
        }
        plain.shadowPath = square(10)
        scene.advance(1)

        for layer in [plain, morphing] { layer.path = square(30) }
        plain.shadowPath = square(30)
        scene.advance(0.125)

        #expect(plain.animationKeys() == nil)
        #expect(plain.shownShape.path?.boundingBox.width == 30)
        #expect(close(morphing.shownShape.path?.boundingBox.width ?? 0, 20))
    }

    @Test func `an implicit animation in the middle of another one goes on from what is shown`() {
        let scene = Scene()
        let layer = scene.layer()
        func fade(to opacity: Float) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = opacity
            CATransaction.commit()
        }
        fade(to: 0)
        scene.advance(1)

        fade(to: 1)

        #expect(layer.presentation()?.opacity == 0.5)
        scene.advance(1)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    }

    @Test func `actions are searched in the delegate, then in the dictionary`() {
        let scene = Scene()
        let layer = scene.layer()
        let own = CABasicAnimation(keyPath: "opacity")
        own.duration = 9
        layer.actions = ["opacity": own, "position": NSNull()]
        layer.opacity = 0.5
        layer.position.x = 3
        #expect(layer.animation(forKey: "opacity")?.duration == 9)
        #expect(layer.animation(forKey: "position") == nil)

        let silent = Silent()
        layer.delegate = silent
        layer.removeAllAnimations()
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a layer draws itself in software`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let child = CALayer()
        child.frame = CGRect(x: 5, y: 0, width: 5, height: 10)
        child.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        child.opacity = 0.5
        layer.addSublayer(child)

        guard let context = CGContext(width: 10, height: 10) else { return #expect(Bool(false)) }
        layer.render(in: context)
        let pixels = context.makeImage()?.withPixels { Array($0) } ?? []
        #expect(Array(pixels[0..<4]) == [255, 0, 0, 255])
        let mixed = pixels[24..<28]
        #expect(mixed.first.map { abs(Int($0) - 128) <= 1 } == true && mixed.last == 255)
    }

    @Test func `a presentation has what is shown, and lies where the layer lies`() {
        let scene = Scene()
        let outer = scene.layer(Badge())
        let inner = scene.layer(in: outer)
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.fromValue = 100
        slide.toValue = 200
        slide.duration = 1
        outer.add(slide, forKey: nil)
        scene.advance(0.5)

        #expect(outer.presentation()?.position.x == 150)
        #expect(outer.presentation()?.model() === outer)
        #expect(inner.presentation()?.superlayer?.position.x == 150)
        #expect(inner.convert(CGPoint.zero, to: nil).x == -100)
        #expect(inner.presentation()?.convert(CGPoint.zero, to: nil).x == 50)
        let hit = scene.root.presentation()?.hitTest(CGPoint(x: 55, y: -10))
        #expect(hit?.model() === inner)
    }

    @Test func `a tree that goes leaves its layers whole, and the clock without it`() {
        let scene = Scene()
        let root = CALayer()
        let child = CALayer()
        root.addSublayer(child)
        var tree: LayerTree? = LayerTree(root: root)
        #expect(scene.clock.trees.count == 2 && child.tree === tree)

        tree = nil
        #expect(scene.clock.trees.count == 1 && child.tree == nil)
        child.position.x = 5
        scene.advance(1)
        #expect(root.sublayers?.count == 1)
    }
}

/// A layer that asks for layout each time it is laid out.
private final class RestlessLayer: CALayer {
    private(set) var layouts = 0

    override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
        setNeedsLayout()
    }
}
