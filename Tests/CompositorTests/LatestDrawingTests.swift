import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// How the latest frame drew one layer, to be shown again by itself.
@MainActor
@Suite struct LatestDrawingTests {
    private let scene = Scene()

    private let red = PackedColor(red: 255, green: 0, blue: 0, alpha: 255)
    private let blue = PackedColor(red: 0, green: 0, blue: 255, alpha: 255)

    private func latest(_ layer: CALayer) throws -> LatestDrawing {
        try #require(scene.compositor.latestDrawing(of: layer))
    }

    @Test(arguments: [1, 2] as [CGFloat])
    func `it has the layer's pixels, and the way from them to the superlayer's coordinates`(scale: CGFloat)
        throws
    {
        scene.scale = scale
        let square = scene.add(10, 20, 30, 40, .red, to: scene.add(50, 60, 100, 100))
        _ = scene.frame()

        square.backgroundColor = .blue
        let drawing = try latest(square)

        #expect(drawing.list.clear == red, "what has changed since is not in it")
        #expect(drawing.width == Int32(30 * scale) && drawing.height == Int32(40 * scale))
        #expect(drawing.transform.m41 == 10 && drawing.transform.m42 == 20)
        #expect(drawing.transform.m11 == 1 / scale && drawing.transform.m22 == 1 / scale)
    }

    @Test func `it ends at the stage, and has no pixels of what lies outside`() throws {
        let square = scene.add(-10, 280, 30, 40, .red)
        let outside = scene.add(500, 0, 30, 40, .red)
        _ = scene.frame()

        let drawing = try latest(square)

        #expect(drawing.width == 20 && drawing.height == 20)
        #expect(drawing.transform.m41 == 0 && drawing.transform.m42 == 280)
        #expect(scene.compositor.latestDrawing(of: outside) == nil)
    }

    @Test func `it is there only of what that frame has shown`() {
        let square = scene.add(10, 20, 30, 40, .red)
        let hidden = scene.add(10, 20, 30, 40, .red)
        hidden.isHidden = true
        _ = scene.frame()
        let late = scene.add(10, 20, 30, 40, .red)

        #expect(scene.compositor.latestDrawing(of: square) != nil)
        for layer in [hidden, late, scene.root, CALayer()] {
            #expect(scene.compositor.latestDrawing(of: layer) == nil)
        }
    }

    @Test func `changes that are taken over without a frame are in it, and in the whole next frame`() throws {
        let square = scene.add(10, 20, 30, 40, .red)
        _ = scene.frame()
        #expect(!scene.compositor.follow(scene.tree, scale: 1))

        square.backgroundColor = .blue
        square.position.x += 5
        #expect(scene.compositor.follow(scene.tree, scale: 1))
        let drawing = try latest(square)

        #expect(drawing.list.clear == blue && drawing.transform.m41 == 15)
        #expect(scene.frame()?.scissors == [PixelRect(x: 0, y: 0, width: 400, height: 300)])
    }

    @Test func `the picture of a sublayer of a turned layer is turned back`() throws {
        let turned = scene.add(100, 100, 100, 100)
        turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let inner = scene.add(0, 0, 40, 20, .red, to: turned)
        _ = scene.frame()

        let drawing = try latest(inner)

        // A quarter of a turn: 20 wide and 40 high, at the upper right of the turned layer.
        let (start, end) = (CGPoint.zero, CGPoint(x: CGFloat(drawing.width), y: CGFloat(drawing.height)))
        let corners = [start, end].map { drawing.transform.project($0) }
        #expect(drawing.width <= 24 && drawing.height <= 44 && drawing.width < drawing.height)
        #expect(corners.allSatisfy { $0.x > -3 && $0.x < 43 && $0.y > -3 && $0.y < 23 })
        #expect(abs(corners[0].x - corners[1].x) >= 40 && abs(corners[0].y - corners[1].y) >= 20)
    }
}
