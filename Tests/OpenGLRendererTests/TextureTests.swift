import Compositor
import CoreGraphics
import Testing

@testable import OpenGLRenderer

@Suite struct TextureTests {
    /// red green
    /// blue  white
    private let four = CGImage(
        width: 2, height: 2, isMask: false, isOpaque: true,
        pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    private let ramp = CGImage(
        width: 4, height: 1, isMask: false, isOpaque: true,
        pixels: [255, 0, 0, 255, 170, 0, 85, 255, 85, 0, 170, 255, 0, 0, 255, 255])

    @Test func `a picture is shown upright and texel by texel`() throws {
        let picture = try Canvas().draw(
            .image, [.picture([10, 12, 2, 2], texels: [0, 0, 2, 2])], texture: four)

        #expect(picture[10, 12] == [255, 0, 0, 255])
        #expect(picture[11, 12] == [0, 255, 0, 255])
        #expect(picture[10, 13] == [0, 0, 255, 255])
        #expect(picture[11, 13] == [255, 255, 255, 255])
        #expect(picture[12, 13] == [0, 0, 0, 255])
    }

    @Test func `a picture's colour multiplies and its second colour adds`() throws {
        let half = PackedColor(red: 128, green: 128, blue: 128, alpha: 255)
        let added = PackedColor(red: 0, green: 64, blue: 0, alpha: 0)
        let picture = try Canvas().draw(
            .image, [.picture([0, 0, 2, 2], texels: [0, 0, 2, 2], color: half, color2: added)],
            texture: four)

        #expect(isNear(picture[0, 0], [128, 64, 0, 255]))
        #expect(isNear(picture[1, 1], [128, 192, 128, 255]))
    }

    @Test func `interpolation stays within the limits`() throws {
        let left = Instance.picture(
            [0, 0, 16, 16], texels: [0, 0, 1, 2], limits: [0.5, 0.5, 0.5, 1.5])
        let picture = try Canvas().draw(.image, [left], linear: true, texture: four)

        #expect(picture[15, 0] == [255, 0, 0, 255])
        #expect(picture[0, 0] == [255, 0, 0, 255])
        #expect(picture[8, 15] == [0, 0, 255, 255])
    }

    @Test func `several samples show the mean of what a pixel covers, and nothing beyond the limits`() throws
    {
        // Of four columns the two in the middle are white: one sample in the middle of a pixel sees only those.
        let columns = CGImage(
            width: 12, height: 4, isMask: true, isOpaque: false,
            pixels: (0..<48).map { [1, 2].contains($0 % 4) ? 255 : 0 })
        func shown(_ samples: UInt8, limits: SIMD4<Float>) throws -> Int {
            let instance = Instance.picture(
                [4, 4, 3, 1], texels: [0, 0, 12, 4], color: .white, limits: limits)
            return try Canvas().draw(.mask, [instance], linear: true, samples: samples, texture: columns)[
                5, 4
            ].x
        }
        let whole: SIMD4<Float> = [0.5, 0.5, 11.5, 3.5]

        #expect(try shown(1, limits: whole) == 255)
        #expect(try abs(shown(4, limits: whole) - 128) <= 2)
        #expect(try abs(shown(16, limits: whole) - 128) <= 2)
        #expect(try shown(4, limits: [5.5, 0.5, 6.5, 3.5]) == 255)
    }

    @Test(arguments: [false, true])
    func `two samples in a diagonal show the mean of lines across and along`(isAlong: Bool) throws {
        // Every second line is white; the pixels lie at several places between the lines.
        let lines = CGImage(
            width: 16, height: 16, isMask: true, isOpaque: false,
            pixels: (0..<256).map { (isAlong ? $0 / 16 : $0 % 16) % 2 == 0 ? 255 : 0 })

        for shift in stride(from: Float(0), through: 1, by: 0.25) {
            let instance = Instance.picture(
                [4, 4, 7, 7], texels: [shift, shift, 14, 14], color: .white, limits: [0.5, 0.5, 15.5, 15.5])
            let shown = try Canvas().draw(.mask, [instance], linear: true, samples: 2, texture: lines)[7, 7].x

            #expect(abs(shown - 128) <= 2, "\(shown) at \(shift)")
        }
    }

    @Test func `samples that are spread show the mean of a larger part`() throws {
        // Columns of four texels; a pixel covers the four in the middle of a white one.
        let columns = CGImage(
            width: 64, height: 4, isMask: true, isOpaque: false,
            pixels: (0..<256).map { $0 % 64 / 4 % 2 == 0 ? 255 : 0 })
        func shown(_ spread: Float) throws -> Int {
            var instance = Instance.picture(
                [0, 4, 16, 1], texels: [0, 0, 64, 4], color: .white, limits: [0.5, 0.5, 63.5, 3.5])
            instance.param2 = spread
            return try Canvas().draw(.mask, [instance], linear: true, samples: 64, texture: columns)[8, 4].x
        }

        #expect(try shown(0) > 220)
        #expect(try abs(shown(1) - 128) <= 6)
        #expect(try shown(-2) == 255)
    }

    @Test func `sampling that stays within its limits by itself needs no clamp`() throws {
        var list = DisplayList()
        list.instances = [
            .picture([4, 4, 8, 8], texels: [8, 8, 8, 8], limits: [8.5, 8.5, 15.5, 15.5]),
            .picture([4, 4, 8, 8], texels: [7, 8, 8, 8], limits: [8.5, 8.5, 15.5, 15.5]),
            .picture([4, 4, 16, 8], texels: [8, 8, 8, 8], limits: [8.5, 8.5, 15.5, 15.5]),
        ]
        func clamps(_ index: Int) -> Bool {
            let batch = Batch(
                pipeline: .image, blends: true, linearFilter: true, texture: .atlas(page: 0, mask: false),
                instances: index..<index + 1)
            guard case .textured(let texturing) = BatchPlan(batch, in: list).variant.kind else {
                return false
            }
            return texturing.limits
        }

        #expect(!clamps(0))
        #expect(clamps(1))
        #expect(clamps(2))
    }

    /// Scaled text must not depend on what else was drawn before it.
    @Test func `a scaled picture looks the same wherever it lies on its page`() throws {
        func shown(x: Int, y: Int) throws -> Picture {
            let (page, size) = ((width: 1024, height: 64), (width: 24, height: 12))
            var pixels = [UInt8](repeating: 0, count: page.width * page.height)
            for row in 0..<size.height {
                for column in 0..<size.width {
                    pixels[(y + row) * page.width + x + column] = UInt8((row * 89 + column * 151) % 256)
                }
            }
            let mask = CGImage(
                width: page.width, height: page.height, isMask: true, isOpaque: false, pixels: pixels)
            let corner = SIMD2(Float(x), Float(y))
            let texels = SIMD4(lowHalf: corner, highHalf: SIMD2(Float(size.width), Float(size.height)))
            let limits = SIMD4(
                lowHalf: corner + 0.5, highHalf: corner + texels.highHalf - 0.5)
            return try Canvas(width: 64, height: 32).draw(
                .mask,
                [
                    .picture([3.3, 2.1, 24 * 1.17, 12 * 1.17], texels: texels, limits: limits),
                    .picture([31.7, 11.9, 24 * 1.31, 12 * 1.31], texels: texels, limits: limits),
                ], linear: true, texture: mask, isPage: true)
        }

        let first = try shown(x: 0, y: 0)

        #expect(first.area() > 100)
        for (x, y) in [(997, 50), (611, 3), (7, 31)] {
            #expect(try shown(x: x, y: y).difference(from: first) == 0, "at \(x), \(y)")
        }
    }

    @Test func `a mask is coverage in a colour`() throws {
        let mask = CGImage(width: 2, height: 1, isMask: true, isOpaque: false, pixels: [255, 51])
        let picture = try Canvas().draw(
            .mask, [.picture([4, 4, 2, 1], texels: [0, 0, 2, 1], color: .red)], texture: mask)

        #expect(picture[4, 4] == [255, 0, 0, 255])
        #expect(isNear(picture[5, 4], [51, 0, 0, 255]))
    }

    @Test func `a masked picture is multiplied by the mask's alpha`() throws {
        let mask = CGImage(width: 2, height: 2, isMask: true, isOpaque: false, pixels: [255, 0, 128, 255])
        let picture = try Canvas().draw(
            .maskedImage, [.picture([0, 0, 2, 2], texels: [0, 0, 2, 2])], texture: four, mask: mask)

        #expect(picture[0, 0] == [255, 0, 0, 255])
        #expect(picture[1, 0] == [0, 0, 0, 255])
        #expect(isNear(picture[0, 1], [0, 0, 128, 255]))
    }

    @Test func `a linear gradient has its colours at its ends and beyond them`() throws {
        let gradient = Instance(
            quad: [0, 0, 32, 8], shape: [8, 0, 16, 8], radii: [0, 0.5, 1, 0.5], color: .white)
        let picture = try Canvas().draw(.gradient, [gradient], texture: ramp)

        #expect(isNear(picture[0, 2], [255, 0, 0, 255]))
        #expect(isNear(picture[31, 2], [0, 0, 255, 255]))
        #expect(isNear(picture[8, 2], [247, 0, 8, 255], within: 3))
        #expect(isNear(picture[15, 2], [135, 0, 120, 255], within: 4))
        #expect(picture[10, 10] == [0, 0, 0, 255])
    }

    @Test func `a radial gradient ends at its ellipse`() throws {
        let gradient = Instance(
            quad: [0, 0, 32, 32], shape: [0, 0, 32, 32], radii: [0.5, 0.5, 1, 0.75], color: .white,
            param: 1)
        let picture = try Canvas().draw(.gradient, [gradient], texture: ramp)

        #expect(isNear(picture[16, 16], [238, 0, 17, 255], within: 6))
        #expect(isNear(picture[31, 16], [8, 0, 247, 255], within: 6))
        #expect(isNear(picture[16, 24], [0, 0, 255, 255], within: 6))
        #expect(isNear(picture[16, 20], [111, 0, 144, 255], within: 8))
    }

    @Test func `a conic gradient turns clockwise from its end point`() throws {
        let gradient = Instance(
            quad: [0, 0, 32, 32], shape: [0, 0, 32, 32], radii: [0.5, 0.5, 0.5, 0], color: .white,
            param: 2)
        let picture = try Canvas().draw(.gradient, [gradient], texture: ramp)

        #expect(isNear(picture[16, 1], [252, 0, 3, 255], within: 6))
        #expect(isNear(picture[31, 16], [191, 0, 64, 255], within: 6))
        #expect(isNear(picture[16, 31], [127, 0, 128, 255], within: 6))
        #expect(isNear(picture[0, 15], [64, 0, 191, 255], within: 6))
    }

    @Test func `a released texture is gone`() throws {
        let canvas = try Canvas()
        _ = canvas.draw(.image, [.picture([0, 0, 2, 2], texels: [0, 0, 2, 2])], texture: four)
        #expect(canvas.renderer.textures.count == 1)

        var list = DisplayList()
        list.releases = [.image(four.id, mask: false)]
        _ = canvas.draw(list)

        #expect(canvas.renderer.textures.count == 0)
    }

    @Test func `uploads to one atlas page keep what lies beside them`() throws {
        let page = TextureID.atlas(page: 0, mask: false)
        let canvas = try Canvas()
        var list = DisplayList()
        for x: Int32 in [0, 4] {
            list.uploads.append(
                TextureUpload(
                    texture: page, textureWidth: 16, textureHeight: 16, x: x, y: 2, image: four))
        }
        list.instances = [.picture([0, 0, 8, 4], texels: [0, 0, 8, 4])]
        list.batches = [Batch(pipeline: .image, blends: true, texture: page, instances: 0..<1)]
        list.passes = [RenderPass(target: .surface, regions: [canvas.whole(batches: 0..<1)])]
        let picture = canvas.draw(list)

        #expect(picture[0, 2] == [255, 0, 0, 255])
        #expect(picture[5, 2] == [0, 255, 0, 255])
        #expect(picture[1, 3] == [255, 255, 255, 255])
    }
}
