import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// Colours that are computed instead of blended: overlays over pictures, faded items, differences in a dissolve.
@MainActor
@Suite struct FoldingTests {
    private static let rose = CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.25)

    private func picture(isOpaque: Bool) -> CGImage {
        CGImage(
            width: 10, height: 10, isMask: false, isOpaque: isOpaque,
            pixels: [UInt8](repeating: isOpaque ? 255 : 128, count: 400))
    }

    @Test(arguments: [true, false])
    func anOverlayOverAPictureIsFoldedIntoItsTwoColours(isOpaque: Bool) throws {
        let scene = Scene()
        scene.add(10, 10, 10, 10).contents = picture(isOpaque: isOpaque)
        scene.add(0, 0, 400, 300, Self.rose)

        let list = try #require(scene.frame())

        let instance = try #require(list.instances(.image).first)
        let texel = SIMD4<Float>(repeating: isOpaque ? 1 : 128 / 255)
        // The shader's sum, and the overlay blended over the texel: both over the same ground.
        let drawn = texel * instance.color.channels + texel.w * instance.color2.channels
        let ground = SIMD4<Float>(0.4, 0.4, 0.4, 1)
        var overlay = Overlay()
        overlay.add(behind: Self.rose.premultiplied)
        expectNear(
            over(drawn, overlay.fold(ground)), over(Self.rose.premultiplied, over(texel, ground)))
        #expect(list.batches.first { $0.pipeline == .image }?.blends == !isOpaque)
    }

    @Test func anOverlayOverTextTintsItsColour() throws {
        let scene = Scene()
        let text = scene.add(10, 10, 10, 10)
        text.contents = CGImage(
            width: 10, height: 10, isMask: true, isOpaque: false,
            pixels: [UInt8](repeating: 255, count: 100))
        text.values.contentsTint = .red
        scene.add(0, 0, 400, 300, Self.rose)

        let list = try #require(scene.frame())

        let instance = try #require(list.instances(.mask).first)
        expectNear(instance.color.channels, over(Self.rose.premultiplied, [1, 0, 0, 1]))
    }

    @Test func anOverlayOverAGradientIsFoldedIntoItsTwoColours() throws {
        let scene = Scene()
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        gradient.colors = [CGColor.red, CGColor.blue]
        scene.root.addSublayer(gradient)
        scene.add(0, 0, 400, 300, Self.rose)

        let list = try #require(scene.frame())

        let instance = try #require(list.instances(.gradient).first)
        let drawn = SIMD4<Float>(0, 1, 0, 1) * instance.color.channels + instance.color2.channels
        expectNear(drawn, over(Self.rose.premultiplied, [0, 1, 0, 1]))
    }

    @Test func aFadedBorderFadesWithItsFill() throws {
        let scene = Scene()
        let box = scene.add(10, 10, 50, 50, .red)
        box.borderWidth = 4
        box.borderColor = .blue
        box.opacity = 0.5

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        let instance = try #require(list.instances(.roundedRect).first)
        #expect(instance.color == PackedColor(red: 128, green: 0, blue: 0, alpha: 128))
        #expect(instance.color2 == PackedColor(red: 0, green: 0, blue: 128, alpha: 128))
        #expect(instance.param == 4)
    }

    @Test func aFadedBorderUnderAnOverlayIsFoldedOnce() throws {
        let scene = Scene()
        let box = scene.add(10, 10, 50, 50, .red)
        box.borderWidth = 4
        box.borderColor = .blue
        box.opacity = 0.5
        scene.add(0, 0, 400, 300, Self.rose)

        let list = try #require(scene.frame())

        let instance = try #require(list.instances(.roundedRect).first)
        var overlay = Overlay()
        overlay.add(behind: Self.rose.premultiplied)
        expectNear(instance.color.channels, overlay.fold([0.5, 0, 0, 0.5]))
        expectNear(instance.color2.channels, overlay.fold([0, 0, 0.5, 0.5]))
    }

    @Test func aBorderInADissolveNeedsAGroup() throws {
        let scene = Scene()
        let screen = scene.add(0, 0, 400, 300, .blue)
        screen.opacity = 0.5
        let box = scene.add(10, 10, 50, 50, .red, to: screen)
        box.borderWidth = 4
        box.borderColor = .white

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 1)
    }

    @Test func aPictureInADissolveNeedsAGroup() throws {
        let scene = Scene()
        let screen = scene.add(0, 0, 400, 300, .blue)
        screen.opacity = 0.5
        scene.add(10, 10, 10, 10, to: screen).contents = picture(isOpaque: true)

        #expect(try #require(scene.frame()).groupPasses == 1)
    }

    @Test func aThingThatStandsOutOfItsBackInADissolveNeedsAGroup() throws {
        let scene = Scene()
        let screen = scene.add(0, 0, 400, 300)
        screen.opacity = 0.5
        scene.add(10, 10, 50, 50, .red, to: screen)
        let thing = scene.add(20, 20, 30, 30, Self.rose, to: screen)

        #expect(try #require(scene.frame()).groupPasses == 0)
        thing.position.x += 20
        #expect(try #require(scene.frame()).groupPasses == 1)
    }

    @Test func aTranslucentThingInADissolveIsHalfOfItsDifference() throws {
        let grey = SIMD4<Float>(0.2, 0.2, 0.2, 1)
        let rose = Self.rose.premultiplied
        let scene = Scene()
        let screen = scene.add(0, 0, 400, 300, CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))
        screen.opacity = 0.5
        scene.add(10, 10, 50, 50, Self.rose, to: screen)

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        var drawn = try #require(list.clear).channels
        for batch in list.batches {
            let color = list.instances[batch.instances.lowerBound].color.channels
            drawn += batch.subtracts ? -color : color
        }
        // Half of the white ground, and half of the screen with the thing on it.
        let expected = SIMD4<Float>(repeating: 0.5) + over(rose, grey) * 0.5
        expectNear(drawn, expected)
    }

    // MARK: - Clips in perspective

    private static let perspective: CATransform3D = {
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / 500
        return matrix
    }()

    @Test func whatASharpClipLeavesInItsOwnPlaneHasSoftEdgesOfItsOwn() throws {
        let scene = Scene()
        let clip = scene.add(100, 100, 100, 80)
        clip.masksToBounds = true
        clip.transform = CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), Self.perspective)
        scene.add(50, -60, 200, 200, .red, to: clip)

        let list = try #require(scene.frame())

        let piece = try #require(list.instances(.roundedRect).first)
        #expect(piece.quad == [50, 0, 50, 80] && piece.shape == piece.quad)
        #expect(list.batches.allSatisfy { $0.clipChain == nil })
    }

    @Test func aTurnedThingIsClippedByAnUprightLayer() throws {
        let scene = Scene()
        let clip = scene.add(100, 100, 100, 80)
        clip.masksToBounds = true
        clip.sublayerTransform = Self.perspective
        let turned = scene.add(-50, 0, 200, 80, .red, to: clip)
        turned.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)

        let list = try #require(scene.frame())

        let chain = try #require(list.batches.first?.clipChain)
        #expect(list.batches.first?.homographyOffset != nil)
        #expect(
            list.clipChains[Int(chain)].clips == [
                RoundedClip(fromDevice: .identity, rect: [100, 100, 100, 80], radii: .zero)
            ])
    }

    @Test func aTurnedLayerClipsInItsOwnPlane() throws {
        let scene = Scene()
        let clip = scene.add(100, 100, 100, 80)
        clip.masksToBounds = true
        clip.cornerRadius = 10
        scene.root.sublayerTransform = Self.perspective
        clip.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        scene.add(50, 20, 100, 40, .red, to: clip)
        let corner = scene.add(-20, -20, 60, 60, .blue, to: clip)
        corner.cornerRadius = 0

        let list = try #require(scene.frame())

        let flat = try #require(list.instances(.roundedRect).first { $0.color.red == 255 })
        // Cut at the plane's right side, clear of the round corners: no clip by distance.
        #expect(flat.quad == [50, 20, 50, 40])
        let round = try #require(list.batches.first { $0.clipChain != nil })
        #expect(list.instances[round.instances.lowerBound].quad == [0, 0, 40, 40])
        let chain = try #require(round.clipChain)
        let shape = try #require(list.clipChains[Int(chain)].clips.first)
        #expect(shape.rect == [0, 0, 100, 80] && shape.radii == SIMD4(repeating: 10))
        // The clip's matrix takes the plane's corner on the target back to the plane.
        let seen = try #require(list.homographies.first)
        let point = seen.apply([100, 80])
        let back = shape.fromDevice.apply(point)
        #expect(abs(back.x - 100) < 0.01 && abs(back.y - 80) < 0.01)
    }

    @Test func aTurnedThingWithinAnUprightClipNeedsNone() throws {
        let scene = Scene()
        let clip = scene.add(100, 100, 100, 80)
        clip.masksToBounds = true
        clip.cornerRadius = 10
        clip.sublayerTransform = Self.perspective
        let turned = scene.add(30, 20, 40, 40, .red, to: clip)
        turned.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)

        let list = try #require(scene.frame())

        #expect(list.batches.allSatisfy { $0.clipChain == nil })
    }

    // MARK: - Helpers

    private func over(_ top: SIMD4<Float>, _ bottom: SIMD4<Float>) -> SIMD4<Float> {
        top + bottom * (1 - top.w)
    }

    /// Equal up to the rounding of two colours of 8 bits.
    private func expectNear(
        _ a: SIMD4<Float>, _ b: SIMD4<Float>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for channel in 0..<4 {
            #expect(abs(a[channel] - b[channel]) < 1.5 / 255, "\(a) \(b)", sourceLocation: sourceLocation)
        }
    }
}

extension Homography {
    fileprivate func apply(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let p = SIMD4<Float>(point.x, point.y, 1, 0)
        return SIMD2((x * p).sum(), (y * p).sum()) / (w * p).sum()
    }
}
