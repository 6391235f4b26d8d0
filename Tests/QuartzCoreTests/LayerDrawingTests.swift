import CoreGraphics
import Testing

@testable import QuartzCore

/// When layers draw themselves, and what they look like in a context.
@Suite struct LayerDrawingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func plate(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor
    )
        -> CALayer
    {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        return layer
    }

    /// The pixels of a layer in a context of 20 × 20.
    private func draw(_ layer: CALayer) throws -> (Int, Int) -> [UInt8] {
        let context = try #require(CGContext(width: 20, height: 20))
        layer.render(in: context)
        let bytes = try #require(context.makeImage()).withPixels { Array($0) }
        return { x, y in Array(bytes[(y * 20 + x) * 4..<(y * 20 + x) * 4 + 4]) }
    }

    // MARK: - Drawing anew

    @Test func `a layer draws anew for another size only if it should`() {
        let scene = Scene()
        let layer = Stamp()
        _ = scene.layer(layer)
        func drawings(_ change: () -> Void) -> Int {
            let before = layer.drawings
            CATransaction.setDisableActions(true)
            change()
            CATransaction.flush()
            return layer.drawings - before
        }

        #expect(drawings { layer.bounds.size.width = 30 } == 0)
        layer.needsDisplayOnBoundsChange = true
        #expect(drawings { layer.bounds.size.width = 40 } == 1)
        #expect(drawings { layer.frame.size.height = 50 } == 1)
        #expect(drawings { layer.bounds.origin.x = 5 } == 0 && drawings { layer.position.x = 5 } == 0)
    }

    @Test func `a layer draws at once where it is asked to, and not again for the frame`() {
        let scene = Scene()
        let layer = Stamp()
        _ = scene.layer(layer)
        layer.displayIfNeeded()
        #expect(layer.drawings == 0)

        layer.setNeedsDisplay()
        #expect(layer.needsDisplay() && scene.clock.demand == .nextFrame)
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        CATransaction.flush()

        #expect(layer.drawings == 1 && !layer.needsDisplay())
    }

    @Test func `a drawing begins at the origin of the bounds, and has room for broken pixels`() throws {
        let layer = Stamp()
        layer.bounds = CGRect(x: 10, y: 20, width: 4.2, height: 3)
        layer.contentsScale = 2

        layer.setNeedsDisplay()
        layer.displayIfNeeded()

        let image = try #require(layer.contents as? CGImage)
        #expect(image.width == 9 && image.height == 6)
        // The stamp is the point (10, 20) … (11, 21).
        let alphas = image.withPixels { bytes in
            [(0, 0), (1, 1), (2, 0), (0, 2)].map { bytes[$0.1 * image.bytesPerRow + $0.0 * 4 + 3] }
        }
        #expect(alphas == [255, 255, 0, 0])
    }

    @Test func `a delegate draws in place of the layer, and hears of it before`() {
        let delegate = Painter()
        let layer = Stamp()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.delegate = delegate
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(delegate.calls == ["display", "will draw"] && layer.drawings == 1)

        delegate.displays = true
        layer.setNeedsDisplay()
        layer.displayIfNeeded()

        #expect(delegate.calls == ["display", "will draw", "display"] && layer.drawings == 1)
        #expect((layer.contents as? CGImage)?.width == 1)
    }

    // MARK: - Look

    @Test func `a border covers sublayers, and lies in the bounds`() throws {
        let layer = plate(0, 0, 16, 16, red)
        (layer.borderWidth, layer.borderColor) = (4, .black)
        layer.addSublayer(plate(0, 0, 16, 16, blue))

        let pixel = try draw(layer)

        #expect([0, 3, 12, 15].allSatisfy { pixel($0, 8) == [0, 0, 0, 255] })
        #expect(pixel(4, 8) == [0, 0, 255, 255] && pixel(11, 8) == [0, 0, 255, 255])
        #expect(pixel(16, 8) == [0, 0, 0, 0])
    }

    @Test func `sublayers stick out unless they are cut off, at round corners, too`() throws {
        let layer = plate(0, 0, 16, 16, red)
        layer.cornerRadius = 8
        layer.addSublayer(plate(-5, -5, 25, 13, blue))
        #expect(try draw(layer)(0, 0) == [0, 0, 255, 255] && draw(layer)(18, 4) == [0, 0, 255, 255])

        layer.masksToBounds = true

        let pixel = try draw(layer)
        #expect(pixel(0, 0) == [0, 0, 0, 0] && pixel(18, 4) == [0, 0, 0, 0])
        #expect(pixel(8, 4) == [0, 0, 255, 255] && pixel(8, 12) == [255, 0, 0, 255])
    }

    @Test func `sublayers are drawn by their depth, and hidden ones not at all`() throws {
        let layer = plate(0, 0, 20, 20, .white)
        let (front, back) = (plate(0, 0, 10, 20, blue), plate(0, 0, 20, 20, red))
        front.zPosition = 1
        layer.addSublayer(front)
        layer.addSublayer(back)
        #expect(try draw(layer)(5, 5) == [0, 0, 255, 255] && draw(layer)(15, 5) == [255, 0, 0, 255])

        back.isHidden = true

        #expect(
            try draw(layer)(5, 5) == [0, 0, 255, 255] && draw(layer)(15, 5) == [255, 255, 255, 255])
    }

    @Test func `a layer fades with its sublayers as one picture, and as its mask does`() throws {
        let layer = plate(0, 0, 20, 20, red)
        layer.addSublayer(plate(0, 0, 10, 20, blue))
        layer.opacity = 0.5
        let faded = try draw(layer)
        #expect(abs(Int(faded(5, 5)[2]) - 128) < 2 && faded(5, 5)[0] == 0, "nothing shines through")
        #expect(abs(Int(faded(15, 5)[0]) - 128) < 2)

        layer.opacity = 1
        let mask = plate(4, 0, 20, 10, .black)
        mask.opacity = 0.5
        layer.mask = mask

        let masked = try draw(layer)
        #expect(abs(Int(masked(5, 5)[3]) - 128) < 2 && masked(2, 5)[3] == 0 && masked(5, 15)[3] == 0)
    }

    @Test func `a stroke begins and ends on the path where the shape says`() throws {
        let (shape, path) = (CAShapeLayer(), CGMutablePath())
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        (shape.path, shape.strokeColor, shape.lineWidth) = (path, red, 4)
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)

        let pixel = try draw(shape)

        #expect([4, 10].allSatisfy { pixel($0, 10)[3] == 0 })
        #expect([5, 9].allSatisfy { pixel($0, 10) == [255, 0, 0, 255] })
        #expect(pixel(7, 8)[3] == 255 && pixel(7, 12)[3] == 0)
    }

    /// A picture of 20 × 10 pixels in bounds of 40 × 40 at (5, 5).
    @Test(arguments: [
        (CALayerContentsGravity.resize, 1, CGRect(x: 5, y: 5, width: 40, height: 40)),
        (.resizeAspect, 1, CGRect(x: 5, y: 15, width: 40, height: 20)),
        (.resizeAspectFill, 1, CGRect(x: -15, y: 5, width: 80, height: 40)),
        (.center, 1, CGRect(x: 15, y: 20, width: 20, height: 10)),
        (.center, 2, CGRect(x: 20, y: 22.5, width: 10, height: 5)),
        (.left, 2, CGRect(x: 5, y: 22.5, width: 10, height: 5)),
        (.right, 1, CGRect(x: 25, y: 20, width: 20, height: 10)),
    ])
    func `contents lie where their gravity says`(
        gravity: CALayerContentsGravity, scale: CGFloat, place: CGRect
    ) {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 40, height: 40)
        layer.contents = CGImage(
            width: 20, height: 10, isMask: false, isOpaque: true,
            pixels: [UInt8](repeating: 255, count: 800))

        (layer.contentsGravity, layer.contentsScale) = (gravity, scale)

        #expect(layer.values.contentsFrame == place)
    }

    @Test func `of contents that are cut the part has the place, not the whole`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.contents = CGImage(
            width: 20, height: 10, isMask: false, isOpaque: true,
            pixels: [UInt8](repeating: 255, count: 800))
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)

        layer.contentsGravity = .center
        #expect(layer.values.contentsFrame == CGRect(x: 17.5, y: 15, width: 5, height: 10))
        layer.contentsGravity = .resizeAspect

        #expect(layer.values.contentsFrame == CGRect(x: 10, y: 0, width: 20, height: 40))
    }
}

/// Draws one point at (10, 20), and counts its drawings.
private final class Stamp: CALayer {
    private(set) var drawings = 0

    override func draw(in ctx: CGContext) {
        drawings += 1
        ctx.setFillColor(.black)
        ctx.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
}

private final class Painter: CALayerDelegate {
    var displays = false
    private(set) var calls: [String] = []

    func display(_ layer: CALayer) {
        calls.append("display")
        guard displays else { return layer.drawContents() }
        layer.contents = CGImage(
            width: 1, height: 1, isMask: false, isOpaque: true, pixels: [1, 2, 3, 255])
    }

    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
}
