import CoreGraphics
import Testing

@testable import QuartzCore

/// Where layers lie: frames, conversions, hits and transforms.
@Suite struct LayerPlaceTests {
    private let point = CGPoint(x: 3, y: 4)

    /// A layer of 100 × 100 that is set up without animation.
    private func layer(in scene: Scene, _ parent: CALayer? = nil, _ set: (CALayer) -> Void) -> CALayer {
        let layer = scene.layer(in: parent)
        CATransaction.setDisableActions(true)
        set(layer)
        CATransaction.flush()
        return layer
    }

    private func close(_ a: CGRect, _ b: CGRect) -> Bool {
        [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
            .allSatisfy { abs($0 - $1) < 1e-9 }
    }

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) + abs(a.y - b.y) < 1e-9 }

    // MARK: - Frames

    @Test func `a frame is set about any anchor point, and leaves the origin of the bounds`() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        layer.bounds.origin = CGPoint(x: 7, y: 8)

        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)

        #expect(layer.position == CGPoint(x: 35, y: 70))
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 100, height: 50))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func `a frame of a scaled layer is set through its transform`() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.bounds.origin = CGPoint(x: 7, y: 8)
        layer.transform = CATransform3DMakeScale(2, 0.5, 1)

        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)

        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 20, height: 60))
        #expect(layer.position == CGPoint(x: 10, y: 50))
        #expect(
            layer.transform.m11 == 2 && close(layer.frame, CGRect(x: 10, y: 20, width: 40, height: 30)))
    }

    @Test func `a frame may be given by any two corners, and the null rectangle is none`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 60, width: -40, height: -50)
        #expect(layer.bounds.size == CGSize(width: 40, height: 50))

        layer.frame = .null

        #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 50))
    }

    @Test func `a frame moves with the anchor point, and is turned with the layer`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.position = CGPoint(x: 200, y: 200)
        layer.anchorPoint = CGPoint(x: 1, y: 0)
        #expect(layer.frame == CGRect(x: 100, y: 200, width: 100, height: 40))

        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

        // A quarter of a turn clockwise about the upper right corner.
        #expect(close(layer.frame, CGRect(x: 160, y: 100, width: 40, height: 100)))
    }

    // MARK: - Conversions

    @Test func `points go through the origins of bounds, there and back`() {
        let scene = Scene()
        let outer = layer(in: scene) {
            ($0.position, $0.bounds.origin) = (CGPoint(x: 200, y: 200), CGPoint(x: 30, y: 40))
        }
        let inner = layer(in: scene, outer) { $0.position = CGPoint(x: 50, y: 50) }

        #expect(inner.convert(point, to: scene.root) == CGPoint(x: 123, y: 114))
        #expect(inner.convert(CGPoint(x: 123, y: 114), from: scene.root) == point)
        #expect(outer.convert(point, from: inner) == point)
        #expect(outer.convert(CGPoint(x: 30, y: 40), to: inner) == CGPoint(x: 30, y: 40))
    }

    @Test func `points go from one branch to another through their common layer`() {
        let scene = Scene()
        let branches = [CGFloat(100), 300].map { x in
            layer(in: scene) { $0.position = CGPoint(x: x, y: 100) }
        }
        let leaves = branches.map { layer(in: scene, $0) { $0.position = CGPoint(x: 60, y: 70) } }
        CATransaction.setDisableActions(true)
        branches[1].transform = CATransform3DMakeScale(2, 2, 1)

        // In the root the one leaf begins at (60, 70), the other at (200 + 2 · 10, 0 + 2 · 20).
        #expect(leaves[0].convert(CGPoint(x: 180, y: 0), to: leaves[1]) == CGPoint(x: 10, y: 15))
        #expect(leaves[0].convert(CGPoint(x: 10, y: 15), from: leaves[1]) == CGPoint(x: 180, y: 0))
    }

    @Test func `a rectangle of a turned layer becomes the one around it`() {
        let scene = Scene()
        let card = layer(in: scene) {
            ($0.bounds.size, $0.position) = (CGSize(width: 100, height: 40), CGPoint(x: 100, y: 100))
            $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        let (own, seen) = (
            CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 100, y: 50, width: 20, height: 10)
        )

        #expect(close(card.convert(own, to: scene.root), seen))
        #expect(close(card.convert(seen, from: scene.root), own))
        #expect(card.convert(CGRect.null, to: scene.root).isNull)
    }

    @Test
    func `in perspective a layer that is nearer is larger, unless its anchor point lies as high`() {
        let scene = Scene()
        let stage = layer(in: scene) { $0.sublayerTransform.m34 = -1 / 100 }
        let card = layer(in: scene, stage) {
            ($0.position, $0.zPosition) = (CGPoint(x: 50, y: 50), 50)
        }
        // Half of the way to the eye it is twice as large, about the middle of the stage.
        #expect(near(card.convert(CGPoint(x: 0, y: 25), to: stage), CGPoint(x: -50, y: 0)))
        #expect(near(card.convert(CGPoint(x: -50, y: 0), from: stage), CGPoint(x: 0, y: 25)))

        CATransaction.setDisableActions(true)
        card.anchorPointZ = 50

        #expect(card.convert(CGPoint(x: 0, y: 25), to: stage) == CGPoint(x: 0, y: 25))
    }

    // MARK: - Hits

    @Test func `a layer has its near edges and not its far ones`() {
        let scene = Scene()
        let card = layer(in: scene) {
            ($0.position, $0.bounds.origin) = (CGPoint(x: 200, y: 200), CGPoint(x: 30, y: 40))
        }

        for place in [CGPoint(x: 150, y: 150), CGPoint(x: 249, y: 249)] {
            #expect(scene.root.hitTest(place) === card)
        }
        for place in [CGPoint(x: 250, y: 200), CGPoint(x: 200, y: 250), CGPoint(x: 149, y: 200)] {
            #expect(scene.root.hitTest(place) === scene.root)
        }
        #expect(card.contains(CGPoint(x: 30, y: 40)) && !card.contains(CGPoint(x: 0, y: 0)))
    }

    @Test func `nothing in a hidden layer is hit, and neither is a mask`() {
        let scene = Scene()
        let card = layer(in: scene) { $0.position = CGPoint(x: 200, y: 200) }
        let child = layer(in: scene, card) { $0.position = CGPoint(x: 50, y: 50) }
        card.mask = CALayer()
        card.mask?.frame = card.bounds
        #expect(scene.root.hitTest(CGPoint(x: 200, y: 200)) === child)

        CATransaction.setDisableActions(true)
        card.isHidden = true

        #expect(scene.root.hitTest(CGPoint(x: 200, y: 200)) === scene.root)
    }

    @Test func `a layer that lies deeper is hit after its siblings, and drawn before them`() {
        let scene = Scene()
        let layers = [0, -1, 1].map { depth in layer(in: scene) { $0.zPosition = CGFloat(depth) } }

        #expect(scene.root.childrenInDrawingOrder == [layers[1], layers[0], layers[2]])
        CATransaction.setDisableActions(true)
        layers[2].zPosition = -2

        #expect(scene.root.hitTest(CGPoint(x: 10, y: 10)) === layers[0])
        #expect(scene.root.childrenInDrawingOrder == [layers[2], layers[1], layers[0]])
    }

    // MARK: - Transforms

    @Test func `what is added to a transform acts before it`() {
        let (scale, shift) = (CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(10, 20, 30))

        let shifted = CATransform3DTranslate(scale, 10, 20, 30)
        #expect(shifted.m41 == 20 && shifted.m42 == 60 && shifted.m43 == 120)
        let scaled = CATransform3DScale(shift, 2, 3, 4)
        #expect(scaled.m41 == 10 && scaled.m42 == 20 && scaled.m43 == 30 && scaled.m22 == 3)
        let turned = CATransform3DRotate(shift, .pi / 2, 0, 0, 1)
        #expect(turned.m41 == 10 && abs(turned.m12 - 1) < 1e-9)
        #expect(
            CATransform3DConcat(shift, scale) == shifted && CATransform3DConcat(scale, shift) == scaled)
    }

    @Test func `a quarter of a turn takes x to y, y to z, and z to x; the axis may have any length`() {
        let turns = [
            CATransform3DMakeRotation(.pi / 2, 0, 0, 9), CATransform3DMakeRotation(.pi / 2, 0.1, 0, 0),
            CATransform3DMakeRotation(.pi / 2, 0, 5, 0),
        ]

        #expect(abs(turns[0].m12 - 1) < 1e-9 && abs(turns[0].m21 + 1) < 1e-9 && turns[0].m33 == 1)
        #expect(abs(turns[1].m23 - 1) < 1e-9 && abs(turns[1].m32 + 1) < 1e-9 && turns[1].m11 == 1)
        #expect(abs(turns[2].m31 - 1) < 1e-9 && abs(turns[2].m13 + 1) < 1e-9 && turns[2].m22 == 1)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func `a layer has an affine transform unless its own goes through space`() {
        let layer = CALayer()
        layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 6, 0)
        #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 18))

        layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)

        #expect(layer.affineTransform() == .identity)
    }
}
