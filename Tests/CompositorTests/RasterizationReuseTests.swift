import QuartzCore
import Testing

@testable import Compositor

/// When the picture of a rasterized layer is drawn anew.
@MainActor
@Suite struct RasterizationReuseTests {
    private let scene = Scene()

    private func addCard() -> (card: CALayer, dot: CALayer) {
        let card = scene.add(100, 100, 80, 60, .red)
        let dot = scene.add(10, 10, 20, 20, .blue, to: card)
        card.shouldRasterize = true
        return (card, dot)
    }

    @Test func thePictureIsDrawnOnceAndMovedFadedAndScaled() throws {
        let (card, _) = addCard()
        let first = try #require(scene.frame())
        #expect(first.groupPasses == 1)

        card.position.x += 7
        let moved = try #require(scene.frame())
        card.opacity = 0.5
        let faded = try #require(scene.frame())
        card.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 1.5))
        let scaled = try #require(scene.frame())
        card.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        let turned = try #require(scene.frame())

        for list in [moved, faded, scaled, turned] {
            #expect(list.groupPasses == 0)
            #expect(list.instances(.image).count == 1)
        }
    }

    @Test func whatChangesInItDrawsItAnew() throws {
        let (card, dot) = addCard()
        _ = scene.frame()

        dot.position.x += 5
        let moved = try #require(scene.frame())
        card.backgroundColor = .white
        let coloured = try #require(scene.frame())
        card.bounds.origin.y = 3
        let scrolled = try #require(scene.frame())
        card.rasterizationScale = 2
        let finer = try #require(scene.frame())

        #expect([moved, coloured, scrolled, finer].map(\.groupPasses) == [1, 1, 1, 1])
    }

    @Test func theTextureGoesWithTheWish() throws {
        let (card, _) = addCard()
        _ = scene.frame()

        card.shouldRasterize = false
        let list = try #require(scene.frame())

        #expect(list.releases.count == 1)
        #expect(list.groupPasses == 0)
        #expect(list.instances(.image).isEmpty)
    }

    @Test func aLayerTooLargeForATextureIsPaintedAsAnyOther() throws {
        let card = scene.add(0, 0, 100_000, 100, .red)
        scene.add(10, 10, 20, 20, .blue, to: card)
        card.shouldRasterize = true

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        #expect(!list.instances(.solid).isEmpty)
    }

    @Test func theTextureOfAFadedGroupGoesWithItsLayer() throws {
        let group = scene.add(10, 10, 50, 50, .red)
        let box = scene.add(10, 10, 20, 20, .blue, to: group)
        box.borderWidth = 4
        box.borderColor = .white
        group.opacity = 0.5
        let first = try #require(scene.frame())
        #expect(first.groupPasses == 1)

        group.removeFromSuperlayer()
        let list = try #require(scene.frame())

        #expect(list.releases.count == 1)
    }
}
