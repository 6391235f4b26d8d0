import CoreGraphics
import Testing

@Suite struct ContextTests {
    private func context(_ width: Int = 4, _ height: Int = 4, kind: CGContext.Kind = .color) throws
        -> CGContext
    {
        try #require(CGContext(width: width, height: height, kind: kind))
    }

    @Test func `red is the first byte of a pixel`() throws {
        let context = try context()
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0.2, alpha: 1))

        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

        #expect(try pixel(context, 1, 1) == [255, 0, 51, 255])
    }

    @Test func `an edge in the middle of a pixel covers half of it`() throws {
        let context = try context(kind: .mask)

        context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 4))

        #expect(try pixel(context, 0, 0) == [255])
        #expect(try (126...129).contains(pixel(context, 1, 0)[0]))
        #expect(try pixel(context, 2, 0) == [0])
    }

    @Test func `half transparent white is stored multiplied by its alpha`() throws {
        let context = try context()
        context.setFillColor(CGColor(gray: 1, alpha: 0.5))

        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

        let value = try pixel(context, 0, 0)
        #expect(value.allSatisfy { (127...128).contains($0) })
    }

    @Test(arguments: [CGPathDrawingMode.fillStroke, .eoFillStroke])
    func `a path is filled and stroked, each in its color`(mode: CGPathDrawingMode) throws {
        let context = try context(8, 8)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.setLineWidth(2)
        context.addRect(CGRect(x: 1, y: 1, width: 6, height: 6))

        context.drawPath(using: mode)

        #expect(try pixel(context, 4, 4) == [255, 0, 0, 255])
        #expect(try pixel(context, 1, 4) == [0, 0, 255, 255])
        context.fillPath()
        #expect(try pixel(context, 1, 4) == [0, 0, 255, 255])
    }

    @Test func `y grows downwards`() throws {
        let context = try context(kind: .mask)

        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))

        #expect(try pixel(context, 0, 0) == [255])
        #expect(try pixel(context, 0, 3) == [0])
    }

    @Test func `an image lies on its head unless it is drawn upright`() throws {
        let top: [UInt8] = [255, 0, 0, 255]
        let bottom: [UInt8] = [0, 0, 255, 255]
        let image = CGImage(width: 1, height: 2, isMask: false, isOpaque: true, pixels: top + bottom)
        let turned = try context(1, 2)
        let upright = try context(1, 2)

        turned.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        upright.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))

        #expect(try pixel(turned, 0, 0) == bottom)
        #expect(try pixel(upright, 0, 0) == top)
    }

    @Test func `a picture without a translucent pixel is opaque, promised or not`() throws {
        let context = try context(40, 40)
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        let whole = try #require(context.makeImage())
        context.clear(CGRect(x: 39, y: 0, width: 1, height: 1))
        let cut = try #require(context.makeImage())

        #expect(whole.isOpaque)
        #expect(!cut.isOpaque)
        #expect(!CGImage(width: 1, height: 1, isMask: true, isOpaque: false, pixels: [255]).isOpaque)
    }

    @Test func `a mask is painted in the fill colour`() throws {
        let mask = CGImage(width: 1, height: 1, isMask: true, isOpaque: false, pixels: [255])
        let context = try context(1, 1)
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))

        context.draw(mask, in: CGRect(x: 0, y: 0, width: 1, height: 1))

        #expect(try pixel(context, 0, 0) == [0, 255, 0, 255])
    }

    @Test func `an image scaled up keeps its colour up to the edge`() throws {
        let image = CGImage(width: 1, height: 1, isMask: false, isOpaque: true, pixels: [10, 20, 30, 255])
        let context = try context()

        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))

        #expect(try pixel(context, 0, 0) == [10, 20, 30, 255])
        #expect(try pixel(context, 3, 3) == [10, 20, 30, 255])
    }

    @Test func `a clip ends with the state in which it was set`() throws {
        let context = try context(kind: .mask)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixel(context, 2, 2) == [0])

        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

        #expect(try pixel(context, 2, 2) == [255])
    }

    @Test func `a transform that cannot be undone does not stop the drawing`() throws {
        let context = try context(kind: .mask)

        context.scaleBy(x: 0, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

        #expect(try pixel(context, 0, 0) == [255])
    }

    @Test func `a layer with alpha does not show where its parts overlap`() throws {
        let context = try context()
        context.setFillColor(.black)
        context.setAlpha(0.5)

        context.beginTransparencyLayer()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        context.fill(CGRect(x: 1, y: 0, width: 3, height: 4))
        context.endTransparencyLayer()

        #expect(try pixel(context, 0, 0) == pixel(context, 2, 0))
    }

    @Test func `a layer of a rectangle shows within it, in a turned context, too`() throws {
        let context = try context()
        context.setFillColor(.black)
        context.setAlpha(0.5)
        context.translateBy(x: 4, y: 0)
        context.rotate(by: .pi / 2)

        context.beginTransparencyLayer(in: CGRect(x: 1, y: 0, width: 2, height: 4), auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))

        let rows = try (0..<4).map { try pixel(context, 1, $0)[3] }
        #expect(rows[0] == 0 && rows[3] == rows[1])
        #expect(rows[1] == rows[2] && (127...128).contains(rows[1]))
    }

    @Test func `a gradient ends where it is told to`() throws {
        let colors = [CGColor.black, CGColor.white]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let bare = try context(8, 1)
        let full = try context(8, 1)
        let (start, end) = (CGPoint(x: 2, y: 0), CGPoint(x: 6, y: 0))

        bare.drawLinearGradient(gradient, start: start, end: end, options: [])
        full.drawLinearGradient(gradient, start: start, end: end, options: [.drawsAfterEndLocation])

        #expect(try pixel(bare, 7, 0) == [0, 0, 0, 0])
        #expect(try pixel(full, 7, 0) == [255, 255, 255, 255])
        #expect(try pixel(full, 0, 0) == [0, 0, 0, 0])
        #expect(try (96...160).contains(pixel(full, 3, 0)[0] / 2 + pixel(full, 4, 0)[0] / 2))
    }

    @Test func `a gradient whose colours lie beyond its ends shows what is between them`() throws {
        let colors = [CGColor.black, CGColor.white]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [-1, 1]))
        let context = try context(8, 1)

        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: [])

        #expect(try (130...140).contains(pixel(context, 0, 0)[0]))
        #expect(try (240...250).contains(pixel(context, 7, 0)[0]))
    }

    @Test func `a conic gradient goes once around, within the clip and with the context's alpha`() throws {
        let colors = [CGColor.black, CGColor.white]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let context = try context(20, 20)
        context.scaleBy(x: 2, y: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 9))

        context.drawConicGradient(gradient, center: CGPoint(x: 5, y: 5), angle: .pi / 2)

        #expect(try pixel(context, 9, 17)[0] < 12, "just behind the start")
        #expect(try pixel(context, 10, 17)[0] > 243, "just before it")
        #expect(try (62...68).contains(pixel(context, 0, 10)[0]))
        #expect(try (124...132).contains(pixel(context, 10, 0)[0]))
        #expect(try (186...194).contains(pixel(context, 19, 10)[0]))
        #expect(try pixel(context, 10, 18) == [0, 0, 0, 0])

        context.setAlpha(0.5)
        context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.drawConicGradient(gradient, center: CGPoint(x: 5, y: 5), angle: 0)
        #expect(try pixel(context, 0, 0)[3] == 128)
    }

    @Test func `a context without area does not exist`() {
        #expect(CGContext(width: 0, height: 5) == nil)
        #expect(CGContext(width: 5, height: 40_000) == nil)
    }
}
