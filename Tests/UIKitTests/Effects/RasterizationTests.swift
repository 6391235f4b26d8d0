import CoreGraphics
import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// Layers that are shown as a picture of themselves.
@Suite(.serialized) struct RasterizationTests {
    private func scene(scale: CGFloat, _ change: (UIView) -> Void = { _ in }) throws -> CGImage {
        let stage = Stage(size: CGSize(width: 60, height: 60), scale: scale)
        stage.window.backgroundColor = .black
        let card = UIView(frame: CGRect(x: 10, y: 12, width: 30, height: 30))
        card.backgroundColor = .red
        card.layer.cornerRadius = 8
        card.layer.shadowOpacity = 0.5
        let child = UIView(frame: CGRect(x: 20, y: 5, width: 20, height: 10))
        child.backgroundColor = .blue
        card.addSubview(child)
        stage.window.addSubview(card)
        change(card)
        return try stage.snapshot()
    }

    private func bytes(_ image: CGImage) -> [Int] { image.withPixels { $0.map { Int($0) } } }

    private func difference(_ a: CGImage, _ b: CGImage) -> Int {
        zip(bytes(a), bytes(b)).map { abs($0 - $1) }.max() ?? 255
    }

    @Test(arguments: [1.0, 2.0])
    func `at the screen's scale a rasterized layer looks as any other`(scale: CGFloat) throws {
        let plain = try scene(scale: scale)
        let rasterized = try scene(scale: scale) {
            $0.layer.rasterizationScale = scale
            $0.layer.shouldRasterize = true
        }

        #expect(difference(plain, rasterized) <= 2)
    }

    @Test func `at a lower scale it is coarse, and at the screen's it is not`() throws {
        func edge(_ rasterizationScale: CGFloat) throws -> Int {
            let image = try scene(scale: 2) {
                $0.layer.cornerRadius = 0
                $0.layer.shadowOpacity = 0
                $0.frame.origin.x = 10.5
                $0.layer.rasterizationScale = rasterizationScale
                $0.layer.shouldRasterize = true
            }
            // The pixel above the child, whose upper edge lies between two coarse pixels.
            return bytes(image)[(33 * 120 + 71) * 4]
        }

        #expect(try edge(2) == 255)
        #expect(try edge(0.5) < 255)
    }

    @Test func `a faded rasterized layer fades as one picture`() throws {
        let plain = try scene(scale: 1) { $0.alpha = 0.5 }
        let rasterized = try scene(scale: 1) {
            $0.alpha = 0.5
            $0.layer.shouldRasterize = true
        }

        #expect(difference(plain, rasterized) <= 2)
    }

    @Test func `scales that cannot be drawn are ignored`() {
        let layer = CALayer()

        layer.rasterizationScale = .nan
        layer.rasterizationScale = 0
        layer.rasterizationScale = -1

        #expect(layer.rasterizationScale == 1)
        layer.setValue(true, forKey: "shouldRasterize")
        #expect(layer.shouldRasterize)
    }
}
