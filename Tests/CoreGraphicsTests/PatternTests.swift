import CoreGraphics
import Testing

/// Patterns in a context of 40 × 40 pixels: stripes of green, four pixels wide, with gaps as wide.
@Suite struct PatternTests {
    private let stripes: CGColor = {
        let pixels: [UInt8] = (0..<8).flatMap { $0 < 4 ? [0, 255, 0, 255] : [0, 0, 0, 0] as [UInt8] }
        let image = CGImage(width: 8, height: 1, isMask: false, isOpaque: false, pixels: pixels)
        return CGColor(tile: ColorTile(image: image, scale: 1))
    }()

    private func context() throws -> CGContext {
        try #require(CGContext(width: 40, height: 40, kind: .color))
    }

    @Test func `a pattern with another alpha is drawn as faint`() throws {
        let context = try context()
        context.setFillColor(try #require(stripes.copy(alpha: 0.5)))

        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

        let at = try pixels(context)
        #expect((127...128).contains(at(2, 10)[1]) && (127...128).contains(at(2, 10)[3]))
        #expect(at(6, 10)[3] == 0)
    }

    @Test func `the alpha of a pattern adds to the context's`() throws {
        let context = try context()
        context.setAlpha(0.5)
        context.setFillColor(try #require(stripes.copy(alpha: 0.5)))

        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))

        #expect((63...64).contains(try pixels(context)(2, 10)[3]))
    }

    @Test func `what is filled with a pattern casts a shadow, and its gaps cast none`() throws {
        let context = try context()
        context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: .black)
        context.setFillColor(stripes)

        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))

        let at = try pixels(context)
        #expect(at(2, 5) == [0, 255, 0, 255])
        #expect(at(2, 25) == [0, 0, 0, 255] && at(10, 25) == [0, 0, 0, 255])
        #expect(at(6, 25)[3] == 0 && at(22, 25)[3] == 0 && at(2, 35)[3] == 0)
    }

    @Test func `lines in a fainter pattern cast fainter shadows`() throws {
        let context = try context()
        context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: .black)
        context.setStrokeColor(try #require(stripes.copy(alpha: 0.5)))
        context.setLineWidth(10)

        context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])

        let at = try pixels(context)
        #expect((127...128).contains(at(2, 25)[3]) && at(6, 25)[3] == 0)
    }

    @Test func `a shadow in a pattern is not seen`() throws {
        let context = try context()
        context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: stripes)

        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))

        let at = try pixels(context)
        #expect(at(2, 5) == [0, 0, 0, 255] && at(2, 25)[3] == 0)
    }

    // MARK: - Where patterns begin

    @Test func `a pattern begins at the context's corner, whatever was transformed since`() throws {
        let context = try context()
        context.setFillColor(stripes)
        context.translateBy(x: 3, y: 5)
        context.scaleBy(x: 2, y: 2)

        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        context.beginTransparencyLayer()
        context.fill(CGRect(x: 0, y: 10, width: 10, height: 5))
        context.endTransparencyLayer()

        let at = try pixels(context)
        for y in [7, 27] {
            #expect([3, 8, 11, 16].allSatisfy { at($0, y) == [0, 255, 0, 255] }, "\(y)")
            #expect([2, 4, 7, 12, 23].allSatisfy { at($0, y)[3] == 0 }, "\(y)")
        }
    }

    @Test func `lines, masks and shadows have the pattern where fills have it`() throws {
        let context = try context()
        let mask = CGImage(width: 1, height: 1, isMask: true, isOpaque: true, pixels: [255])
        context.translateBy(x: 2, y: 0)
        context.setFillColor(stripes)
        context.setStrokeColor(stripes)
        context.setLineWidth(4)

        context.strokeLineSegments(between: [CGPoint(x: 0, y: 4), CGPoint(x: 20, y: 4)])
        context.draw(mask, in: CGRect(x: 0, y: 10, width: 20, height: 4))
        context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
        context.fill(CGRect(x: 0, y: 20, width: 20, height: 4))

        let at = try pixels(context)
        for y in [4, 12, 22, 32] {
            #expect([3, 9, 19].allSatisfy { at($0, y)[3] == 255 }, "\(y)")
            #expect([1, 5, 14].allSatisfy { at($0, y)[3] == 0 }, "\(y)")
        }
    }

    @Test func `the phase moves patterns until the state is restored`() throws {
        let context = try context()
        context.setFillColor(stripes)
        context.saveGState()
        context.setPatternPhase(CGSize(width: 3, height: 0))
        context.setPatternPhase(CGSize(width: CGFloat.nan, height: 0))
        context.scaleBy(x: 2, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 10, width: 40, height: 10))

        let at = try pixels(context)

        #expect([3, 6, 11].map { at($0, 5)[3] } == [255, 255, 255])
        #expect([2, 7, 10].map { at($0, 5)[3] } == [0, 0, 0])
        #expect(at(2, 15)[3] == 255 && at(6, 15)[3] == 0)
    }

    @Test func `where the origin is the lower left corner, the pattern begins there, upright`() throws {
        let rows: [UInt8] = (0..<8).flatMap { $0 < 4 ? [0, 255, 0, 255] : [0, 0, 0, 0] as [UInt8] }
        let image = CGImage(width: 1, height: 8, isMask: false, isOpaque: false, pixels: rows)
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 38, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(tile: ColorTile(image: image, scale: 1)))
        context.translateBy(x: 0, y: 1)

        context.fill(CGRect(x: 0, y: -1, width: 2, height: 38))
        context.setPatternPhase(CGSize(width: 0, height: 2))
        context.fill(CGRect(x: 2, y: -1, width: 2, height: 38))

        let at = try pixels(context)
        #expect([29, 30, 33, 34, 37].map { at(0, $0)[3] } == [0, 255, 255, 0, 0])
        #expect([27, 28, 31, 32, 35, 36].map { at(3, $0)[3] } == [0, 255, 255, 0, 0, 255])
    }

    // MARK: - The colour

    @Test func `a pattern says its alpha, and gets it back`() throws {
        let half = try #require(stripes.copy(alpha: 0.5))

        #expect(stripes.alpha == 1 && half.alpha == 0.5)
        #expect(half != stripes && half == stripes.copy(alpha: 0.5))
        #expect(half.copy(alpha: 1) == stripes && half.copy(alpha: 2) == stripes)
        #expect(half.copy(alpha: .nan)?.alpha == 0)
    }

    @Test func `a pattern has no number but its alpha, and is of no other space`() throws {
        let half = try #require(stripes.copy(alpha: 0.5))
        let space = try #require(half.colorSpace)

        #expect(half.components == [0.5] && half.numberOfComponents == 1)
        #expect(space.model == .pattern && space.numberOfComponents == 0 && space.name == nil)
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(half.converted(to: rgb, intent: .defaultIntent, options: nil) == nil)
        #expect(CGColor(colorSpace: space, components: [1]) == nil)
    }
}
