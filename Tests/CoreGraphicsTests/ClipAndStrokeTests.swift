import CoreGraphics
import Testing

/// Clips by images, strokes as shapes, bitmaps of an app's own, and layers.
@Suite struct ClipAndStrokeTests {
    private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func context(_ kind: CGContext.Kind = .color) throws -> CGContext {
        try #require(CGContext(width: 4, height: 4, kind: kind))
    }

    /// A mask that lets through on the left, half in the upper right, and nothing in the lower right.
    private func mask() throws -> CGImage {
        let drawing = try context()
        drawing.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        drawing.setFillColor(gray: 0, alpha: 0.5)
        drawing.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        return try #require(drawing.makeImage())
    }

    @Test func `a clip by an image lets through as much as the image is opaque, upside down`() throws {
        let context = try context()
        context.setFillColor(red)
        context.fill(whole)
        context.saveGState()
        context.clip(to: whole, mask: try mask())
        context.setFillColor(blue)
        context.fill(whole)

        let before = try [pixel(context, 0, 0), pixel(context, 3, 0), pixel(context, 3, 3)]
        context.restoreGState()
        let after = try [pixel(context, 0, 0), pixel(context, 3, 0), pixel(context, 3, 3)]
        context.fill(whole)

        #expect(before[0] == [0, 0, 255, 255] && before[1] == [255, 0, 0, 255])
        #expect(
            (126...129).contains(before[2][0]) && (126...129).contains(before[2][2]) && before[2][3] == 255)
        #expect(after == before)
        #expect(try pixel(context, 3, 0) == [255, 0, 0, 255], "the clip ended")
    }

    @Test func `of an opaque image the brightness counts, and clips by images go together`() throws {
        let gray = try context(.opaque)
        gray.setFillColor(gray: 1, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let context = try context()
        context.clip(to: whole, mask: try #require(gray.makeImage()))
        context.clip(to: whole, mask: try mask())
        context.setFillColor(blue)

        context.fill(whole)

        #expect(try pixel(context, 0, 3) == [0, 0, 255, 255])
        #expect(try pixel(context, 0, 0) == [0, 0, 0, 0], "dark in the first mask")
        #expect(try (126...129).contains(pixel(context, 3, 3)[3]))
    }

    @Test func `an image made in the middle of a layer has nothing of the layer, clips by images or not`()
        throws
    {
        let context = try context()
        context.setFillColor(red)
        context.fill(whole)
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 2), auxiliaryInfo: nil)
        context.clip(to: whole, mask: try mask())
        context.setFillColor(blue)
        context.fill(whole)

        let during = try [pixel(context, 0, 0), pixel(context, 3, 3)]
        context.endTransparencyLayer()

        #expect(during == [[255, 0, 0, 255], [255, 0, 0, 255]])
        #expect(try pixel(context, 0, 0) == [0, 0, 255, 255] && pixel(context, 3, 3) == [255, 0, 0, 255])
    }

    @Test func `a clip to nothing, or by a transform without an area, draws nothing`() throws {
        let context = try context()
        context.clip(to: .zero, mask: try mask())
        context.setFillColor(blue)
        context.fill(whole)

        #expect(try pixel(context, 0, 0) == [0, 0, 0, 0])
    }

    @Test func `the current path can be read, and replaced by its stroke`() throws {
        let context = try context()
        #expect(context.path == nil)
        context.move(to: CGPoint(x: 0, y: 2))
        context.addLine(to: CGPoint(x: 4, y: 2))
        #expect(context.path?.boundingBox == CGRect(x: 0, y: 2, width: 4, height: 0))
        context.setLineWidth(2)

        context.replacePathWithStrokedPath()
        context.setFillColor(blue)
        let box = context.path?.boundingBox
        context.fillPath()

        #expect(box == CGRect(x: 0, y: 1, width: 4, height: 2))
        #expect(try [0, 1, 2, 3].map { try pixel(context, 1, $0)[3] } == [0, 255, 255, 0])
    }

    @Test func `the stroke that replaces the current path has its dashes`() throws {
        let context = try context()
        context.addLines(between: [CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 2)])
        context.setLineWidth(2)
        context.setLineDash(phase: 3, lengths: [2, 1])

        context.replacePathWithStrokedPath()
        context.setFillColor(blue)
        context.fillPath()

        #expect(try (0..<4).map { try pixel(context, $0, 1)[3] } == [255, 255, 0, 255])
    }

    @Test func `strokes have ends and corners as they are asked for`() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        func stroke(_ cap: CGLineCap, _ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
            line.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: join, miterLimit: limit)
        }
        let (outer, corner) = (CGPoint(x: 10.9, y: -0.9), CGPoint(x: 10.3, y: -0.3))

        #expect(stroke(.butt, .miter).contains(outer) && !stroke(.butt, .miter, limit: 1).contains(outer))
        #expect(!stroke(.butt, .bevel).contains(outer) && stroke(.butt, .bevel).contains(corner))
        #expect(!stroke(.butt, .round).contains(outer) && stroke(.butt, .round).contains(corner))
        #expect(!stroke(.butt, .miter).contains(CGPoint(x: -0.5, y: 0)))
        #expect(stroke(.square, .miter).contains(CGPoint(x: -0.9, y: 0.9)))
        #expect(stroke(.round, .miter).contains(CGPoint(x: -0.9, y: 0)))
        #expect(!stroke(.round, .miter).contains(CGPoint(x: -0.9, y: 0.9)))
    }

    @Test func `a closed stroke is hollow, and one without a width empty`() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let stroke = square.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)

        #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)) && stroke.contains(CGPoint(x: 0.5, y: 5)))
        #expect(!stroke.contains(CGPoint(x: 5, y: 5)))
        for width in [0, -1, CGFloat.nan, .infinity] {
            #expect(
                square.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
                    .isEmpty)
        }
    }

    @Test func `a bitmap of an app's own begins at the lower left`() throws {
        let bitmap = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        #expect(bitmap.ctm == .identity)
        bitmap.setFillColor(red)

        bitmap.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

        #expect(try pixel(bitmap, 0, 3) == [255, 0, 0, 255] && pixel(bitmap, 0, 0) == [0, 0, 0, 0])
    }

    @Test func `bitmaps of kinds that there are not are refused`() {
        func make(_ space: CGColorSpace, _ info: CGImageAlphaInfo, bits: Int = 8, row: Int = 0) -> CGContext?
        {
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: info.rawValue)
        }
        let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())

        #expect(
            make(rgb, .noneSkipFirst) != nil && make(gray, .none) != nil && make(gray, .none, row: 4) != nil)
        #expect(make(rgb, .last) == nil && make(gray, .premultipliedLast) == nil)
        #expect(
            make(rgb, .premultipliedLast, bits: 16) == nil && make(rgb, .premultipliedLast, row: 8) == nil)
    }

    @Test func `a layer is drawn once and shown often, and an image as tiles`() throws {
        let context = try context()
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        layer.context?.setFillColor(red)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.draw(layer, at: .zero)
        #expect(try [0, 1, 2].map { try pixel(context, $0, 0)[0] } == [255, 0, 0])

        let tile = try #require(layer.context?.makeImage())
        context.draw(tile, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)

        #expect(try [0, 1, 2, 3].map { try pixel(context, $0, 3)[0] } == [255, 0, 255, 0])
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }

    @Test func `a gradient takes the numbers of its colours, and a colour another space`() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let numbers: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        #expect(CGGradient(colorSpace: space, colorComponents: numbers, locations: nil, count: 3) == nil)
        let gradient = try #require(
            CGGradient(colorSpace: space, colorComponents: numbers, locations: [0, 1], count: 2))
        let context = try context()

        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])

        #expect(try pixel(context, 0, 0)[0] > 200 && pixel(context, 3, 0)[2] > 200)
        let gray = red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        #expect(abs((gray?.components?[0] ?? 0) - 0.2126) < 0.001 && gray?.numberOfComponents == 2)
    }
}
