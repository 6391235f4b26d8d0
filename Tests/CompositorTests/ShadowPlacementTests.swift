import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// How dark a shadow is, and where it lies, in the display list.
@MainActor
@Suite struct ShadowPlacementTests {
    private let scene = Scene()

    /// A box of 100 × 100 at (100, 100) whose shadow is nine pieces of a tile.
    private func box(_ color: CGColor?) -> CALayer {
        let box = scene.add(100, 100, 100, 100, color)
        box.shadowOpacity = 1
        box.shadowRadius = 4
        box.shadowOffset = .zero
        return box
    }

    /// The rectangle that the shadow's pieces cover, as left, top, right, bottom.
    private func extent(_ list: DisplayList) -> SIMD4<Float> {
        list.instances(.mask).reduce([.infinity, .infinity, -.infinity, -.infinity]) { sum, piece in
            let quad = piece.quad
            return [
                min(sum.x, quad.x), min(sum.y, quad.y), max(sum.z, quad.x + quad.z),
                max(sum.w, quad.y + quad.w),
            ]
        }
    }

    @Test(arguments: [(Float(1), UInt8(255)), (0.5, 128), (0.25, 64), (7, 255)])
    func aShadowIsAsDarkAsItsOpacity(opacity: Float, alpha: UInt8) throws {
        box(.red).shadowOpacity = opacity

        let list = try #require(scene.frame())

        let colors = Set(list.instances(.mask).map(\.color))
        #expect(colors == [PackedColor(red: 0, green: 0, blue: 0, alpha: alpha)])
    }

    @Test func aShadowHasItsColour() throws {
        let box = box(.red)
        box.shadowColor = .blue
        box.shadowOpacity = 0.5

        let list = try #require(scene.frame())

        let colors = Set(list.instances(.mask).map(\.color))
        #expect(colors == [PackedColor(red: 0, green: 0, blue: 128, alpha: 128)])
    }

    @Test func aTranslucentFillCastsATranslucentShadow() throws {
        box(.halfBlack).shadowOpacity = 0.5

        let list = try #require(scene.frame())

        #expect(Set(list.instances(.mask).map(\.color.alpha)) == [64])
    }

    @Test func aFadedLayersShadowFadesWithItOnce() throws {
        let box = box(.red)
        box.opacity = 0.5

        let list = try #require(scene.frame())

        // The shadow lies around the box, so both are drawn into a group; in it the shadow is whole.
        #expect(list.groupPasses == 1)
        #expect(Set(list.instances(.mask).map(\.color.alpha)) == [255])
        #expect(list.instances(.image).map(\.color.alpha) == [128])
    }

    @Test func aFadedSublayerCastsAFainterShadow() throws {
        scene.add(0, 0, 100, 100, .red, to: box(nil)).opacity = 0.5

        let list = try #require(scene.frame())

        #expect(Set(list.instances(.mask).map(\.color.alpha)) == [128])
    }

    /// The tile reaches three standard deviations and a texel out of the box; half a texel of it is clear.
    @Test(arguments: [1, 2])
    func offsetAndRadiusOfAShadowAreInPoints(scale: CGFloat) throws {
        scene.scale = scale
        box(.red).shadowOffset = CGSize(width: 10, height: -20)

        let list = try #require(scene.frame())

        // Sigma is 4 or 8 pixels, of which a texel of the tile is 1 or 2.
        let factor = Float(scale)
        let reach = 12.5 * factor
        let low = SIMD2<Float>(110, 80) * factor - reach
        let high = SIMD2<Float>(210, 180) * factor + reach
        let expected = SIMD4<Float>(lowHalf: low, highHalf: high)
        #expect(extent(list) == expected)
    }

    @Test func aShadowUnderATransformIsAsMuchLargerAsItsLayer() throws {
        let box = box(.red)
        box.shadowOffset = CGSize(width: 10, height: 0)
        box.transform = CATransform3DMakeScale(0.5, 0.5, 1)

        let list = try #require(scene.frame())

        // Sigma is 2 pixels: 6 and a texel out of the box, less half of it.
        let expected: SIMD4<Float> = [123.5, 118.5, 186.5, 181.5]
        #expect(extent(list) == expected)
    }

    @Test func aMovedShadowIsDrawnAnewWhereItWasAndWhereItIs() throws {
        let box = box(.red)
        box.shadowOffset = CGSize(width: 0, height: 60)
        _ = scene.frame()

        box.shadowOffset = .zero
        let list = try #require(scene.frame())

        // Sixty points below the box, and 3 · 4 + 2 around it.
        let whole = list.scissors.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        #expect(whole == PixelRect(x: 86, y: 86, width: 128, height: 188))
    }

    @Test func aShadowIsDrawnAnewWhereSomethingStandsOutOfItsLayerAndWhereItDidSo() throws {
        let box = box(.red)
        box.shadowOffset = CGSize(width: 0, height: 60)
        let inner = scene.add(10, 10, 20, 20, .blue, to: box)
        _ = scene.frame()
        // Sixty points below the sublayer.
        let shadow = PixelRect(x: 250, y: 170, width: 20, height: 20)

        inner.frame.origin.x = 150
        let out = try #require(scene.frame())
        inner.frame.origin.x = 10
        let back = try #require(scene.frame())
        inner.frame.origin.x = 20
        let inside = try #require(scene.frame())

        #expect(out.scissors.contains { $0.contains(shadow) })
        #expect(back.scissors.contains { $0.contains(shadow) })
        #expect(inside.scissors.allSatisfy { PixelRect(x: 110, y: 110, width: 30, height: 20).contains($0) })
    }
}
