import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// Where a layer's picture goes in its bounds, and which of its texels.
@MainActor
@Suite struct ContentsTests {
    private let scene = Scene()

    /// A layer of 100 × 60 at (50, 50) with a translucent picture.
    private func layer(_ width: Int, _ height: Int) -> CALayer {
        let layer = scene.add(50, 50, 100, 60)
        layer.contents = CGImage(
            width: width, height: height, isMask: false, isOpaque: false,
            pixels: [UInt8](repeating: 128, count: width * height * 4))
        return layer
    }

    private func frame() throws -> DisplayList { try #require(scene.frame()) }

    private func instance() throws -> Instance {
        let list = try frame()
        return try #require(list.instances(.image).first)
    }

    /// A part that is cut out in the middle of texels must not depend on what else was drawn before.
    @Test func `what a clip leaves of a picture begins at the same place wherever that lies on its page`()
        throws
    {
        let picture = {
            CGImage(
                width: 57, height: 15, isMask: true, isOpaque: false,
                pixels: .init(repeating: 9, count: 57 * 15))
        }
        let window = scene.add(10.3, 20.7, 31.9, 8.3)
        window.masksToBounds = true
        var begins: [SIMD2<Float>] = []
        for _ in 0..<40 {
            let inner = scene.add(-11.37, -5.19, 57 * 0.87, 15 * 0.87, to: window)
            inner.contents = picture()
            let instance = try #require(try frame().instances(.mask).first)
            begins.append(instance.shape.lowHalf - instance.limits.lowHalf.rounded(.down))
            #expect(instance.shape.lowHalf != instance.shape.lowHalf.rounded(.down))
            inner.isHidden = true
        }

        #expect(Set(begins).count == 1)
    }

    nonisolated static let places: [(CALayerContentsGravity, SIMD4<Float>)] = [
        (.center, [90, 75, 20, 10]), (.top, [90, 50, 20, 10]), (.bottom, [90, 100, 20, 10]),
        (.left, [50, 75, 20, 10]), (.right, [130, 75, 20, 10]), (.topLeft, [50, 50, 20, 10]),
        (.topRight, [130, 50, 20, 10]), (.bottomLeft, [50, 100, 20, 10]), (.bottomRight, [130, 100, 20, 10]),
        (.resize, [50, 50, 100, 60]), (.resizeAspect, [50, 55, 100, 50]),
        (.resizeAspectFill, [40, 50, 120, 60]),
    ]

    @Test(arguments: places)
    func itsGravityPlacesAPicture(gravity: CALayerContentsGravity, quad: SIMD4<Float>) throws {
        let layer = layer(20, 10)
        layer.contentsGravity = gravity
        #expect(try instance().quad == quad)

        layer.bounds.origin = CGPoint(x: 30, y: 20)

        #expect(try instance().quad == quad, "where its bounds begin elsewhere")
    }

    @Test func twoPixelsAPointMakeItHalfAsLarge() throws {
        let layer = layer(40, 20)
        (layer.contentsGravity, layer.contentsScale) = (.center, 2)

        let instance = try instance()

        #expect(instance.quad == [90, 75, 20, 10])
        #expect(instance.shape.highHalf == [40, 20])
    }

    @Test func aPartOfAPictureIsAsLargeAsThatPart() throws {
        let layer = layer(20, 10)
        layer.contentsGravity = .topLeft
        _ = try instance()
        let whole = try #require(scene.compositor.tree.extra(of: layer.renderIndex).contents)
        #expect(whole.source == CGRect(x: 0, y: 0, width: 20, height: 10))

        layer.contentsRect = CGRect(x: 0.5, y: 0.2, width: 0.25, height: 0.6)
        let part = try instance()

        #expect(part.quad == [50, 50, 5, 6] && part.shape.highHalf == [5, 6])
        let contents = try #require(scene.compositor.tree.extra(of: layer.renderIndex).contents)
        #expect(contents.source == CGRect(x: 10, y: 2, width: 5, height: 6))
        // Sampling stays half a texel inside of the part.
        #expect(part.limits.lowHalf - part.shape.lowHalf == [0.5, 0.5])
        #expect(part.limits.highHalf - part.shape.lowHalf == [4.5, 5.5])
    }

    /// The places of the parts of a picture, from the upper left one on.
    private func parts() throws -> [Instance] {
        try frame().instances(.image).sorted { ($0.quad.y, $0.quad.x) < ($1.quad.y, $1.quad.x) }
    }

    @Test func `the corners of a picture keep their size, and its middle stretches`() throws {
        let layer = layer(20, 20)
        layer.contentsCenter = CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)

        let nine = try parts()
        #expect(
            nine.map(\.quad) == [
                [50, 50, 5, 8], [55, 50, 90, 8], [145, 50, 5, 8],
                [50, 58, 5, 44], [55, 58, 90, 44], [145, 58, 5, 44],
                [50, 102, 5, 8], [55, 102, 90, 8], [145, 102, 5, 8],
            ])
        #expect(nine[4].shape.highHalf == [10, 4])
        // Two pixels a point make the corners half as large.
        layer.contentsScale = 2
        #expect(try parts().first?.quad == [50, 50, 2, 4])
    }

    @Test func `a middle without a size is one pixel, and corners without room shrink`() throws {
        let layer = layer(20, 20)
        layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
        let three = try parts()
        #expect(three.map(\.quad) == [[50, 50, 9, 60], [59, 50, 81, 60], [140, 50, 10, 60]])
        #expect(three[1].shape.z == 1)

        layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        layer.frame.size.width = 6

        #expect(try parts().map(\.quad) == [[50, 50, 3, 60], [53, 50, 3, 60]])
    }

    @Test func `a transform layer shows its sublayers alone`() throws {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        (layer.backgroundColor, layer.borderWidth, layer.masksToBounds) = (.red, 4, true)
        layer.shadowOpacity = 1
        scene.root.addSublayer(layer)
        let inner = scene.add(50, 50, 100, 20, .blue, to: layer)

        let fills = try frame().instances(.solid).map(\.quad)

        #expect(fills.contains([60, 60, 100, 20]) && !fills.contains([10, 10, 100, 100]))
        #expect(layer.backgroundColor == .red)
        withExtendedLifetime(inner) {}
    }

    @Test func aPictureWithoutSizeOrPartIsNotDrawn() throws {
        let layer = layer(20, 10)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0, height: 1)
        scene.add(0, 0, 10, 10, .red)

        #expect(try frame().instances(.image).isEmpty)
    }

    @Test func aPictureThatIsMadeSmallerIsAveragedWhereItsFilterSaysSo() throws {
        let layer = layer(400, 240)
        #expect(try frame().batches.map(\.samples) == [1])

        layer.minificationFilter = .trilinear
        #expect(try frame().batches.map(\.samples) == [4])
        layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        #expect(try frame().batches.map(\.samples) == [16])
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(try frame().batches.map(\.samples) == [2])
        layer.transform = CATransform3DMakeScale(8, 8, 1)
        #expect(try frame().batches.map(\.samples) == [1])

        layer.transform = CATransform3DIdentity
        layer.minificationFilterBias = 1
        let coarse = try frame()
        #expect(coarse.batches.map(\.samples) == [16] && coarse.instances(.image).first?.param2 == 1)
        layer.minificationFilterBias = -2
        let fine = try frame()
        #expect(fine.batches.map(\.samples) == [1] && fine.instances(.image).first?.param2 == 0)
        layer.minificationFilterBias = .nan
        #expect(layer.minificationFilterBias == -2)
        layer.minificationFilter = .nearest
        #expect(try frame().batches.map(\.linearFilter) == [false])
    }

    @Test func onlyPicturesThatAreStretchedAreInterpolated() throws {
        let layer = layer(20, 10)
        layer.contentsGravity = .center
        #expect(try frame().batches.map(\.linearFilter) == [false])

        layer.contentsGravity = .resize
        #expect(try frame().batches.map(\.linearFilter) == [true])
        layer.magnificationFilter = .nearest
        #expect(try frame().batches.map(\.linearFilter) == [false])
    }
}
