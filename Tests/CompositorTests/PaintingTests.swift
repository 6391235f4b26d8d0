import QuartzCore
import Testing

@testable import Compositor

@MainActor
@Suite struct PaintingTests {
    @Test func anOpaqueLayerOverEverythingIsWhatTheFrameIsClearedWith() throws {
        let scene = Scene()
        scene.add(10, 10, 50, 50, .blue)
        scene.add(0, 0, 400, 300, .red)

        let list = try #require(scene.frame())

        #expect(list.clear == PackedColor(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(list.instances.isEmpty)
    }

    @Test func whatAnOpaqueLayerHidesIsNotDrawn() throws {
        let scene = Scene()
        scene.add(20, 20, 50, 50, .blue)
        scene.add(0, 100, 400, 100, .blue)
        scene.add(0, 0, 400, 150, .red)

        let list = try #require(scene.frame())

        // The first is hidden; of the second the lower half is left.
        #expect(Set(list.instances(.solid).map(\.quad)) == [[0, 0, 400, 150], [0, 150, 400, 50]])
    }

    @Test func aDimmingLayerIsFoldedIntoTheColoursBehindIt() throws {
        let scene = Scene()
        scene.add(10, 10, 50, 50, .red)
        scene.add(0, 0, 400, 300, .halfBlack)
        scene.add(100, 100, 50, 50, .red)

        let list = try #require(scene.frame())

        #expect(list.clear == PackedColor(red: 128, green: 128, blue: 128, alpha: 255))
        let solids = list.instances(.solid)
        #expect(solids.count == 2)
        #expect(
            solids.contains { $0.quad == [10, 10, 50, 50] && $0.color.red == 128 && $0.color.alpha == 255 })
        #expect(solids.contains { $0.quad == [100, 100, 50, 50] && $0.color.red == 255 })
    }

    @Test func foldingIsTheSameAsBlending() {
        let top = SIMD4<Float>(0.1, 0.2, 0.05, 0.4)
        let source = SIMD4<Float>(0.3, 0.2, 0.1, 0.5)
        let ground = SIMD4<Float>(0.9, 0.8, 0.7, 1)
        var overlay = Overlay()
        overlay.add(behind: top)

        let blended = over(top, over(source, ground))
        let folded = over(overlay.fold(source), overlay.fold(ground))

        for channel in 0..<4 { #expect(abs(blended[channel] - folded[channel]) < 1e-6) }
    }

    @Test func twoOverlaysFoldAsTheyWouldBlend() {
        let front = SIMD4<Float>(0.1, 0.2, 0.05, 0.4)
        let back = SIMD4<Float>(0.3, 0, 0, 0.3)
        let ground = SIMD4<Float>(0.9, 0.8, 0.7, 1)
        var overlay = Overlay()
        overlay.add(behind: front)
        overlay.add(behind: back)

        let blended = over(front, over(back, ground))

        for channel in 0..<4 { #expect(abs(blended[channel] - overlay.fold(ground)[channel]) < 1e-6) }
    }

    @Test func aFadedScreenOfOneColourIsDrawnAsDifferencesFromIt() throws {
        let scene = Scene()
        let screen = scene.add(0, 0, 400, 300, CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))
        screen.opacity = 0.5
        scene.add(10, 10, 50, 50, .red, to: screen)

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        // Half of white and half of the screen's 51.
        #expect(list.clear == PackedColor(red: 153, green: 153, blue: 153, alpha: 255))
        let added = try #require(list.batches.first { !$0.subtracts })
        let removed = try #require(list.batches.first { $0.subtracts })
        // 153 + 102 and 153 - 26: half of white and half of red, up to rounding.
        #expect(
            list.instances[added.instances.lowerBound].color
                == PackedColor(red: 102, green: 0, blue: 0, alpha: 0))
        #expect(
            list.instances[removed.instances.lowerBound].color
                == PackedColor(red: 0, green: 26, blue: 26, alpha: 0))
    }

    @Test func aFadedScreenWithABarIsDrawnAsDifferencesFromBoth() throws {
        let scene = Scene()
        let screen = scene.add(0, 0, 400, 300)
        screen.opacity = 0.5
        scene.add(0, 40, 400, 260, CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1), to: screen)
        scene.add(0, 0, 400, 40, .blue, to: screen)
        scene.add(10, 10, 20, 20, .red, to: screen)

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        let solids = list.instances(.solid)
        let backs = solids.filter { $0.quad.z == 400 }
        #expect(
            Set(backs.map(\.color)) == [
                PackedColor(red: 26, green: 26, blue: 26, alpha: 128),
                PackedColor(red: 0, green: 0, blue: 128, alpha: 128),
            ])
        // The red square lies on the blue bar: half of its red is added, half of the bar's blue is taken away.
        #expect(
            Set(solids.filter { $0.quad.z == 20 }.map(\.color)) == [
                PackedColor(red: 128, green: 0, blue: 0, alpha: 0),
                PackedColor(red: 0, green: 0, blue: 128, alpha: 0),
            ])
    }

    @Test func anOpaquePictureBetweenPixelsHidesWhatLiesBehindItsInside() throws {
        let scene = Scene()
        scene.add(100, 100, 150, 150, .blue)
        let picture = scene.add(80.5, 80.5, 200, 200)
        picture.contents = CGImage(
            width: 10, height: 10, isMask: false, isOpaque: true,
            pixels: [UInt8](repeating: 255, count: 400))

        let list = try #require(scene.frame())

        #expect(list.instances(.solid).isEmpty)
        let inside = list.batches.filter { $0.pipeline == .image && !$0.blends }
            .flatMap { list.instances[$0.instances] }
        #expect(inside.map(\.quad) == [SIMD4(81, 81, 199, 199)])
        let rim = list.batches.filter { $0.pipeline == .image && $0.blends }
            .flatMap { list.instances[$0.instances] }
        #expect(rim.count == 4)
        #expect(rim.reduce(0) { $0 + $1.quad.z * $1.quad.w } == 200 * 200 - 199 * 199)
    }

    @Test func aFadedScreenWhoseThingsOverlapIsDrawnAsAGroup() throws {
        let scene = Scene()
        let screen = scene.add(0, 0, 400, 300, .blue)
        screen.opacity = 0.5
        scene.add(10, 10, 50, 50, .red, to: screen).cornerRadius = 5
        scene.add(20, 20, 50, 50, .red, to: screen).cornerRadius = 5

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 1)
    }

    @Test func aFadedLeafNeedsNoGroup() throws {
        let scene = Scene()
        scene.add(10, 10, 50, 50, .red).opacity = 0.5

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        #expect(list.instances(.solid).first?.color == PackedColor(red: 128, green: 0, blue: 0, alpha: 128))
    }

    @Test func fadedSublayersThatDoNotOverlapNeedNoGroup() throws {
        let scene = Scene()
        let parent = scene.add(0, 0, 200, 200)
        scene.add(0, 0, 50, 50, .red, to: parent)
        scene.add(60, 0, 50, 50, .blue, to: parent)
        parent.opacity = 0.5

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        #expect(list.instances(.solid).allSatisfy { $0.color.alpha == 128 })
    }

    @Test func overlappingFadedLayersAreDrawnAsOneGroupOnce() throws {
        let scene = Scene()
        let parent = scene.add(0, 0, 100, 100, .red)
        scene.add(50, 50, 100, 100, .blue, to: parent)
        scene.add(40, 40, 20, 20, .blue, to: parent).cornerRadius = 5
        parent.opacity = 0.5

        let first = try #require(scene.frame())
        parent.opacity = 0.25
        let second = try #require(scene.frame())
        parent.backgroundColor = .blue
        let third = try #require(scene.frame())

        #expect(first.groupPasses == 1)
        #expect(second.groupPasses == 0, "nothing in the group changed")
        #expect(second.instances(.image).first?.color.alpha == 64)
        #expect(third.groupPasses == 1)
    }

    @Test func aFaceTurnedAwayIsNotDrawnWhereItHasOneSide() throws {
        let scene = Scene()
        let tile = scene.add(100, 100, 80, 80, .red)
        tile.isDoubleSided = false
        tile.transform = CATransform3DMakeRotation(3, 0, 1, 0)

        let away = try #require(scene.frame())
        tile.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        let towards = try #require(scene.frame(bufferAge: 0))

        #expect(away.instances.isEmpty)
        #expect(!towards.instances.isEmpty)
    }

    @Test func theProjectionOfATurnedTileIsTheMatrix() throws {
        let scene = Scene()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 900
        scene.root.sublayerTransform = perspective
        let tile = scene.add(0, 100, 100, 100, .red)
        let angle = 0.7
        tile.transform = CATransform3DMakeRotation(angle, 0, 1, 0)

        let list = try #require(scene.frame())

        let matrix = try #require(list.homographies.first)
        // The right edge: 50 to the right of the tile's middle at x = 50, seen from the stage's middle at x = 200.
        let x = 50 + 50 * cos(angle) - 200
        let z = -50 * sin(angle)
        let expected = 200 + x / (1 - z / 900)
        let point = SIMD4<Float>(100, 0, 1, 0)
        let seen = (matrix.x * point).sum() / (matrix.w * point).sum()
        #expect(abs(Double(seen) - expected) < 0.01)
    }

    @Test func nearerSiblingsAreInFront() throws {
        let scene = Scene()
        let near = scene.add(10, 10, 50, 50, .red)
        scene.add(10, 10, 50, 50, .blue)
        near.zPosition = 10

        let list = try #require(scene.frame())

        #expect(list.instances(.solid).last?.color == PackedColor(red: 255, green: 0, blue: 0, alpha: 255))
    }

    @Test func largeRoundedRectanglesAreShadedOnlyAtTheirCorners() throws {
        let scene = Scene()
        scene.add(20, 20, 300, 200, .red).cornerRadius = 16

        let list = try #require(scene.frame())

        let shaded = list.instances(.roundedRect)
        #expect(shaded.count == 4)
        #expect(shaded.allSatisfy { $0.quad.z == 16 && $0.quad.w == 16 })
        let flat = list.instances(.solid).reduce(Float(0)) { $0 + $1.quad.z * $1.quad.w }
        #expect(flat == 300 * 200 - 4 * 16 * 16)
    }

    @Test func whatARoundClipLeavesOfAFlatColourIsAPieceOfARoundedRectangle() throws {
        let scene = Scene()
        let clip = scene.add(20, 20, 300, 200)
        clip.cornerRadius = 16
        clip.masksToBounds = true
        scene.add(0, 0, 300, 100, .red, to: clip)

        let list = try #require(scene.frame())

        #expect(list.batches.allSatisfy { $0.clipChain == nil })
        let corners = list.instances(.roundedRect)
        #expect(corners.count == 2)
        #expect(corners.allSatisfy { $0.quad.z == 16 && $0.quad.w == 16 })
        #expect(corners.allSatisfy { $0.shape == [20, 20, 300, 200] && $0.radii == SIMD4(repeating: 16) })
    }

    @Test func moreNestedClipsThanABatchCanHaveAreDrawnApart() throws {
        let scene = Scene()
        var parent = scene.root
        for _ in 0..<6 {
            let clip = scene.add(4, 4, 60, 60, to: parent)
            clip.cornerRadius = 20
            clip.masksToBounds = true
            clip.transform = CATransform3DMakeRotation(0.1, 0, 0, 1)
            parent = clip
        }
        scene.add(0, 0, 60, 60, .red, to: parent)

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 1)
        #expect(list.clipChains.allSatisfy { $0.clips.count <= ClipChain.limit })
        #expect(list.clipChains.reduce(0) { $0 + $1.clips.count } == 6)
    }

    @Test func radiiThatWouldOverlapShrinkTogether() throws {
        let scene = Scene()
        scene.add(20, 20, 40, 20, .red).cornerRadius = 100

        let list = try #require(scene.frame())

        #expect(list.instances(.roundedRect).first?.radii == [10, 10, 10, 10])
    }

    private func over(_ top: SIMD4<Float>, _ bottom: SIMD4<Float>) -> SIMD4<Float> {
        top + bottom * (1 - top.w)
    }
}
