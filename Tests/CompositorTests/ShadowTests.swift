import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@MainActor
@Suite struct ShadowTests {
    /// A straight edge's blur is the error function of the distance.
    @Test(arguments: [2.0, 6, 13, 26])
    func aShadowFallsOffAsTheErrorFunction(sigma: Double) {
        let tile = ShadowTile(key: .init(sigma: sigma, radius: 0, extent: 0, expansion: 0))
        let edge = tile.image.width

        tile.image.withPixels { pixels in
            for x in 0..<edge {
                let distance = (Double(x) + 0.5) * tile.texel - tile.outset
                let expected = 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
                let coverage = Double(pixels[(edge - 1) * edge + x]) / 255
                #expect(abs(coverage - expected) < 0.006, "at \(distance): \(coverage), not \(expected)")
            }
        }
    }

    @Test func thePiecesOfAShadowTileWithoutGapOrOverlap() {
        let place = TexturePlace(texture: .atlas(page: 0, mask: true), x: 3, y: 5, width: 30, height: 30)
        let pieces = ShadowPieces(
            shape: Box(minX: 10, minY: 20, maxX: 210, maxY: 140), places: [place, place, place, place],
            outset: 12,
            inset: 18)
        var boxes: [Box] = []

        pieces.forEach { box, _, _ in boxes.append(box) }

        #expect(boxes.count == 9)
        // Less half a texel on each outer side, where the tile is clear.
        #expect(boxes.reduce(0) { $0 + $1.area } == Float((200 + 24 - 1) * (120 + 24 - 1)))
        for first in boxes.indices {
            for second in boxes.indices where second > first {
                #expect(!boxes[first].intersects(boxes[second]))
            }
        }
    }

    @Test func theWrappersOfASheetCastTheShadowOfItsUpperCorners() throws {
        let scene = Scene()
        let wrapper = scene.add(0, 100, 400, 200)
        wrapper.shadowOpacity = 0.44
        wrapper.shadowRadius = 13
        wrapper.shadowOffset = CGSize(width: 0, height: -6)
        let rounded = scene.add(0, 0, 400, 216, to: wrapper)
        rounded.cornerRadius = 16
        rounded.masksToBounds = true
        scene.add(0, 0, 400, 200, .red, to: rounded)
        _ = try #require(scene.frame())

        let silhouette = scene.compositor.silhouette(of: wrapper)

        #expect(silhouette?.box == Box(minX: 0, minY: 100, maxX: 400, maxY: 300))
        #expect(silhouette?.corners.radii == [16, 16, 0, 0])
    }

    @Test func aFilledLayerThatASublayerStandsOutOfHasNoSingleShape() {
        let scene = Scene()
        let box = scene.add(100, 100, 100, 100, .red)
        scene.add(50, 50, 100, 100, .blue, to: box)
        _ = scene.frame()
        #expect(scene.compositor.silhouette(of: box) == nil)

        box.masksToBounds = true
        _ = scene.frame()
        #expect(scene.compositor.silhouette(of: box)?.box == Box(minX: 100, minY: 100, maxX: 200, maxY: 200))
    }

    @Test func aFilledLayerHasNoSingleShapeWhereALayerDeepInItStandsOut() {
        let scene = Scene()
        let box = scene.add(100, 100, 100, 100, .red)
        let middle = scene.add(10, 10, 50, 50, to: box)
        let inner = scene.add(10, 10, 100, 10, .blue, to: middle)
        _ = scene.frame()
        #expect(scene.compositor.silhouette(of: box) == nil)

        inner.frame.size.width = 80
        inner.shadowOpacity = 1
        _ = scene.frame()

        // Its shadow stands out, which casts none.
        #expect(scene.compositor.silhouette(of: box)?.box == Box(minX: 100, minY: 100, maxX: 200, maxY: 200))
    }

    @Test func aPictureWithRoundCornersCastsTheirShadow() {
        let scene = Scene()
        let wrapper = scene.add(100, 100, 80, 40)
        let picture = scene.add(0, 0, 80, 40, to: wrapper)
        picture.contents = CGImage(
            width: 2, height: 1, isMask: false, isOpaque: true, pixels: [UInt8](repeating: 255, count: 8))
        picture.cornerRadius = 10
        _ = scene.frame()
        #expect(scene.compositor.silhouette(of: wrapper)?.corners.radii == [0, 0, 0, 0])

        picture.masksToBounds = true
        _ = scene.frame()

        #expect(scene.compositor.silhouette(of: wrapper)?.corners.radii == [10, 10, 10, 10])
        #expect(scene.compositor.silhouette(of: wrapper)?.alpha == 1)
    }

    @Test func aFadingLayerCastsAsMuchOfAShadowAsItIsOpaque() throws {
        let scene = Scene()
        let wrapper = scene.add(100, 100, 200, 200)
        wrapper.shadowOpacity = 1
        wrapper.shadowRadius = 4
        // Two sublayers that are no rectangle together.
        scene.add(20, 20, 160, 160, .red, to: wrapper)
        scene.add(0, 0, 40, 40, .red, to: wrapper)
        wrapper.opacity = 0.01
        _ = try #require(scene.frame())
        wrapper.opacity = 1

        _ = try #require(scene.frame())

        let raster = try #require(scene.compositor.shadowRaster(of: wrapper))
        let darkest = raster.image.withPixels { $0.max() }
        #expect(darkest == 255)
    }

    @Test func aLayerThatMasksToItsBoundsCastsNoShadow() throws {
        let scene = Scene()
        let box = scene.add(100, 100, 50, 50, .red)
        box.shadowOpacity = 1
        box.masksToBounds = true

        let list = try #require(scene.frame())

        #expect(list.instances(.mask).isEmpty)
    }

    @Test func aBoxHidesItsOwnShadowWhereOnlyItsInsideIsDrawnAnew() throws {
        let scene = Scene()
        let card = scene.add(50, 50, 300, 200, .red)
        card.cornerRadius = 12
        card.shadowOpacity = 0.3
        card.shadowRadius = 24
        let mark = scene.add(100, 100, 20, 20, .halfBlack, to: card)
        _ = scene.frame()

        mark.frame.origin.x = 110

        let list = try #require(scene.frame())
        #expect(list.scissors.allSatisfy { PixelRect(x: 150, y: 150, width: 30, height: 20).contains($0) })
        // The mark alone is drawn, on the card's colour.
        #expect(list.clear == PackedColor(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(list.batches.reduce(0) { $0 + $1.instances.count } == 1)
    }

    @Test func eachCornerOfAShadowShowsItsOwnTile() {
        let places = (0..<4).map {
            TexturePlace(
                texture: .atlas(page: 0, mask: true), x: Float($0) * 40, y: 0, width: 30, height: 30)
        }
        let pieces = ShadowPieces(
            shape: Box(minX: 0, minY: 0, maxX: 200, maxY: 100), places: places, outset: 12, inset: 18)
        var tiles: [Float: [Float]] = [:]

        pieces.forEach { box, _, place in
            guard box.minX < 0 || box.maxX > 200, box.minY < 0 || box.maxY > 100 else { return }
            tiles[place.x, default: []] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2]
        }

        #expect(tiles.count == 4)
        for (corner, x, y) in [(0, false, false), (1, true, false), (2, true, true), (3, false, true)] {
            let middle = tiles[Float(corner) * 40] ?? []
            #expect(middle.map { $0 > 50 } == [x, y])
        }
    }

    @Test func aShadowWithAPathIsThatOfThePath() throws {
        let scene = Scene()
        let box = scene.add(100, 100, 50, 50, .red)
        box.shadowOpacity = 1
        box.shadowRadius = 1
        box.shadowOffset = .zero
        let without = try #require(scene.frame())

        box.shadowPath = CGPath(rect: CGRect(x: 100, y: 0, width: 50, height: 50), transform: nil)
        let with = try #require(scene.frame())

        #expect(without.instances.allSatisfy { $0.quad.x < 180 })
        #expect(with.instances.contains { $0.quad.x > 180 && $0.quad.x + $0.quad.z > 245 })
    }
}

extension LayerCompositor {
    func silhouette(of layer: CALayer) -> Silhouette? { tree.silhouette(of: layer.renderIndex) }

    func shadowRaster(of layer: CALayer) -> RenderExtra.Raster? {
        tree.extra(of: layer.renderIndex).shadowRaster
    }
}
