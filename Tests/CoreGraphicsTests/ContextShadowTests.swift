import CoreGraphics
import Testing

/// Shadows of what is drawn into a context of 40 × 40 pixels.
@Suite struct ContextShadowTests {
    private let black = CGColor(gray: 0, alpha: 1)

    private func context(scale: CGFloat = 1) throws -> CGContext {
        let context = try #require(CGContext(width: 40, height: 40, scale: scale, kind: .color))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        return context
    }

    @Test func `a sharp shadow lies below the shape, at its offset`() throws {
        let context = try context()
        context.setShadow(offset: CGSize(width: 6, height: 4), blur: 0, color: black)
        context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))

        let at = try pixels(context)
        #expect(at(12, 12) == [255, 0, 0, 255])
        #expect(at(19, 19) == [255, 0, 0, 255])
        #expect(at(24, 22) == [0, 0, 0, 255])
        #expect(at(26, 22)[3] == 0 && at(24, 24)[3] == 0 && at(24, 12)[3] == 0)
    }

    @Test func `a blurred shadow fades over its radius, half at the edge`() throws {
        let context = try context()
        context.setShadow(offset: CGSize(width: 0, height: 20), blur: 8, color: black)
        context.fill(CGRect(x: 0, y: -10, width: 40, height: 20))

        // The shadow ends at 30.
        let at = try pixels(context)
        let column = (20..<40).map { Int(at(20, $0)[3]) }
        #expect(zip(column, column.dropFirst()).allSatisfy { $0 >= $1 - 1 })
        #expect(column[1] > 245 && (100...155).contains(column[10]))
        #expect(column[19] < 12 && column[8] - column[12] > 40)
    }

    @Test func `its default colour is a third of black; nil ends it, as does the state from before`() throws {
        let context = try context()
        context.saveGState()
        context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 12, width: 10, height: 10))
        context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: black)
        context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: nil)
        context.fill(CGRect(x: 0, y: 24, width: 10, height: 10))

        let at = try pixels(context)
        #expect(at(25, 5) == [0, 0, 0, 85])
        #expect(at(25, 16)[3] == 0 && at(25, 28)[3] == 0)
    }

    @Test func `transforms move the shape, but do not turn the offset`() throws {
        let context = try context(scale: 2)
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: black)
        context.translateBy(x: 10, y: 5)
        context.rotate(by: .pi)
        context.fill(CGRect(x: -4, y: -4, width: 8, height: 8))

        // From 12 to 28 across, and from 2 to 18 down, in pixels; the shadow ten pixels below.
        let at = try pixels(context)
        #expect(at(20, 16) == [255, 0, 0, 255] && at(20, 26) == [0, 0, 0, 255])
        #expect(at(20, 30)[3] == 0 && at(20, 0)[3] == 0)
    }

    @Test func `a bitmap whose origin is its lower left corner has shadows above for positive offsets`()
        throws
    {
        let context = try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        context.setShadow(offset: CGSize(width: 0, height: 15), blur: 0, color: black)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))

        // The first row of pixels is the uppermost one.
        let at = try pixels(context)
        #expect(at(15, 35)[3] == 255 && at(15, 20)[3] == 255 && at(15, 28)[3] == 0 && at(15, 5)[3] == 0)
    }

    @Test func `lines, images and layers cast shadows; a layer does so as a whole`() throws {
        let context = try context()
        let side = CGSize(width: 20, height: 0)
        context.setShadow(offset: side, blur: 0, color: black)
        context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: [4, 4])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 4), CGPoint(x: 16, y: 4)])
        let image = CGImage(
            width: 1, height: 1, isMask: false, isOpaque: true, pixels: [0, 255, 0, 255])
        context.drawUpright(image, in: CGRect(x: 0, y: 10, width: 10, height: 4))
        context.beginTransparencyLayer()
        context.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 10, y: 20, width: 12, height: 10))
        context.endTransparencyLayer()

        let at = try pixels(context)
        #expect(at(22, 4)[3] == 255 && at(26, 4)[3] == 0 && at(30, 4)[3] == 255)
        #expect(at(25, 12) == [0, 0, 0, 255] && at(32, 12)[3] == 0)
        // The green part casts nothing onto itself, though the red one's shadow falls there.
        #expect(at(21, 25) == [0, 255, 0, 255])
        #expect(at(30, 25) == [0, 0, 0, 255] && at(30, 32)[3] == 0)
    }

    @Test func `a shape outside of the clip casts its shadow into it`() throws {
        let context = try context()
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
        context.setShadow(offset: CGSize(width: -15, height: 0), blur: 0, color: black)
        context.fill(CGRect(x: 25, y: 10, width: 10, height: 10))

        let at = try pixels(context)
        #expect(at(12, 15) == [0, 0, 0, 255] && at(22, 15)[3] == 0 && at(12, 8)[3] == 0)
    }

    @Test func `a clear shape has a shadow as clear, and numbers that are none end shadows`() throws {
        let context = try context()
        context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: black)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 0, color: black)
        context.fill(CGRect(x: 0, y: 20, width: 10, height: 10))

        let at = try pixels(context)
        #expect((127...128).contains(at(25, 5)[3]))
        #expect(at(25, 25)[3] == 0)
    }
}
