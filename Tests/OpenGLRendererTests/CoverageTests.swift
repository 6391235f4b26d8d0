import Compositor
import Testing

@testable import OpenGLRenderer

@Suite struct CoverageTests {
    @Test func `an edge through the middle of pixels covers half of them`() throws {
        let picture = try Canvas().draw(.roundedRect, [.rounded([4.5, 8, 10, 8])])

        #expect(isNear(picture[4, 10], [128, 128, 128, 255]))
        #expect(picture[5, 10] == [255, 255, 255, 255])
        #expect(isNear(picture[14, 10], [128, 128, 128, 255]))
        #expect(picture[15, 10] == [0, 0, 0, 255])
        #expect(picture[3, 10] == [0, 0, 0, 255])
    }

    @Test func `a corner in the middle of a pixel covers a quarter of it`() throws {
        let picture = try Canvas().draw(.roundedRect, [.rounded([4.5, 4.5, 10, 10])])

        #expect(isNear(picture[4, 4], [64, 64, 64, 255]))
    }

    @Test func `half of white over half of white leaves a quarter of black`() throws {
        let half = PackedColor(red: 128, green: 128, blue: 128, alpha: 128)
        let shapes = [
            Instance.rounded([4, 4, 8, 8], color: half), .rounded([8, 4, 8, 8], color: half),
        ]
        let picture = try Canvas().draw(.roundedRect, shapes)

        #expect(isNear(picture[5, 5], [128, 128, 128, 255]))
        #expect(isNear(picture[10, 5], [192, 192, 192, 255]))
    }

    @Test func `a subtracting batch takes its colours away and leaves alpha alone`() throws {
        let canvas = try Canvas()
        var list = DisplayList()
        list.instances = [
            Instance(quad: [0, 0, 16, 32], color: PackedColor(red: 60, green: 250, blue: 0, alpha: 0))
        ]
        list.batches = [Batch(pipeline: .solid, blends: true, subtracts: true, instances: 0..<1)]
        let grey = PackedColor(red: 200, green: 200, blue: 200, alpha: 255)
        list.passes = [RenderPass(target: .surface, regions: [canvas.whole(clear: grey, batches: 0..<1)])]
        let picture = canvas.draw(list)

        #expect(picture[4, 4] == [140, 0, 200, 255])
        #expect(picture[20, 4] == [200, 200, 200, 255])
    }

    @Test(arguments: [Float(0.25), 0.5, 1, 1.75])
    func `a hairline keeps its weight wherever it lies`(width: Float) throws {
        for position: Float in [10, 10.3, 10.5, 10.9] {
            let picture = try Canvas().draw(.roundedRect, [.rounded([position, 4, width, 10])])
            #expect(abs(picture.area() - Double(width * 10)) < 0.1, "at \(position)")
        }
    }

    @Test(arguments: [Float(2), 4, 10, 14])
    func `a circle has the area of a circle`(radius: Float) throws {
        let shape = SIMD4<Float>(16.3 - radius, 15.8 - radius, 2 * radius, 2 * radius)
        let circle = Instance.rounded(shape, radii: SIMD4(repeating: radius))
        let area = try Canvas().draw(.roundedRect, [circle]).area()

        let exact = Double.pi * Double(radius * radius)
        #expect(abs(area - exact) < 0.015 * exact + 0.15)
    }

    @Test func `rounding takes as much from a corner as the circle leaves`() throws {
        let radius: Float = 8
        let picture = try Canvas().draw(
            .roundedRect, [.rounded([2, 2, 28, 28], radii: [radius, 0, 0, 0])])

        let lost = Double(28 * 28) - picture.area()
        #expect(abs(lost - (1 - .pi / 4) * 64) < 0.3)
    }

    @Test func `each corner has its own radius`() throws {
        let radii = SIMD4<Float>(12, 8, 4, 0)
        let picture = try Canvas().draw(.roundedRect, [.rounded([0, 0, 32, 32], radii: radii)])

        // Where a circle of radius r leaves its corner's diagonal: r (1 - 1/√2) from the edges.
        func covered(_ x: Int, _ y: Int) -> Bool { picture[x, y].x > 128 }
        #expect(!covered(2, 2) && covered(4, 4))
        #expect(!covered(30, 1) && covered(28, 3))
        #expect(!covered(31, 31) && covered(29, 29))
        #expect(picture[0, 31] == [255, 255, 255, 255])
    }

    @Test func `one radius gives the same picture in the narrow and in the general variant`() throws {
        let narrow = Instance.rounded([3.3, 4.6, 21.2, 17.5], radii: SIMD4(repeating: 5))
        let other = Instance.rounded([40, 40, 8, 8], radii: [1, 2, 3, 4])
        let canvas = try Canvas()

        let alone = canvas.draw(.roundedRect, [narrow])
        let together = canvas.draw(.roundedRect, [narrow, other])

        #expect(alone.difference(from: together) <= 1)
    }

    @Test func `a radius larger than half the side is a half circle`() throws {
        let canvas = try Canvas()
        let capsule = canvas.draw(.roundedRect, [.rounded([2, 8, 24, 10], radii: [5, 5, 5, 5])])
        let clamped = canvas.draw(.roundedRect, [.rounded([2, 8, 24, 10], radii: [90, 90, 90, 90])])

        #expect(capsule.difference(from: clamped) <= 1)
    }

    @Test func `a border lies inside the edge and covers the fill`() throws {
        let shape = Instance.rounded(
            [4, 4, 20, 20], radii: SIMD4(repeating: 6), color: .red, border: 2, borderColor: .blue)
        let picture = try Canvas().draw(.roundedRect, [shape])

        #expect(picture[4, 14] == [0, 0, 255, 255])
        #expect(picture[5, 14] == [0, 0, 255, 255])
        #expect(picture[6, 14] == [255, 0, 0, 255])
        #expect(picture[3, 14] == [0, 0, 0, 255])
        // The ring between radius 6 and radius 4, concentric.
        let cut = 4 - Double.pi
        let ring: Double = (400 - cut * 36) - (256 - cut * 16)
        #expect(abs(picture.area(channel: 2) - ring) < 1)
    }

    @Test func `a translucent border lets the fill through`() throws {
        let half = PackedColor(red: 0, green: 0, blue: 128, alpha: 128)
        let picture = try Canvas().draw(
            .roundedRect, [.rounded([4, 4, 20, 20], color: .red, border: 2, borderColor: half)])

        #expect(isNear(picture[5, 14], [127, 0, 128, 255]))
    }

    @Test func `pieces of a shape meet without a seam`() throws {
        let whole = SIMD4<Float>(3.5, 3.5, 25, 25)
        func piece(_ quad: SIMD4<Float>) -> Instance {
            Instance(
                quad: quad, shape: whole, radii: SIMD4(repeating: 8),
                color: PackedColor(red: 128, green: 0, blue: 0, alpha: 128))
        }
        let canvas = try Canvas()
        let entire = canvas.draw(.roundedRect, [piece(whole)])
        let quarters = canvas.draw(
            .roundedRect,
            [
                piece([3.5, 3.5, 12.5, 12.5]), piece([16, 3.5, 12.5, 12.5]),
                piece([3.5, 16, 12.5, 12.5]), piece([16, 16, 12.5, 12.5]),
            ])

        #expect(entire.difference(from: quarters) <= 1)
    }

    /// How many of three rectangles have sharp corners.
    @Test(arguments: [0, 1, 3])
    func `point sprites and quads give the same picture, off the edges, too`(boxes: Int) throws {
        let shapes = (0..<40).map { index in
            let x = Float(index * 7 % 40) * 1.21 - 12
            let y = Float(index * 11 % 40) * 1.17 - 10
            let alpha: UInt8 = index % 3 == 0 ? 128 : 255
            var shape = Instance.rounded(
                [x, y, 16, 14], radii: SIMD4(repeating: index % 3 < boxes ? 0 : 4),
                color: PackedColor(red: alpha, green: UInt8(index * 3), blue: 0, alpha: alpha))
            // As a compositor cuts it to what can be seen.
            let (left, top) = (max(x, 0), max(y, 0))
            shape.quad = [left, top, min(x + 16, 32) - left, min(y + 14, 32) - top]
            return shape
        }
        let canvas = try Canvas()

        canvas.renderer.usesPoints = true
        let points = canvas.draw(.roundedRect, shapes)
        #expect(canvas.renderer.points.vertices.count == shapes.count)
        canvas.renderer.usesPoints = false
        let quads = canvas.draw(.roundedRect, shapes)

        #expect(points.difference(from: quads) <= 2)
        #expect(quads.area() > 100)
    }
}
