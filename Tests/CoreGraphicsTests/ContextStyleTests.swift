import CoreGraphics
import Testing

/// Line styles, clips, blending and gradients of contexts, and what these cannot take.
@Suite struct ContextStyleTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func context(_ width: Int, _ height: Int, _ kind: CGContext.Kind = .mask) throws -> CGContext {
        try #require(CGContext(width: width, height: height, kind: kind))
    }

    private func row(_ context: CGContext, _ y: Int) throws -> [UInt8] {
        try (0..<context.width).map { try pixel(context, $0, y)[0] }
    }

    private func column(_ context: CGContext, _ x: Int) throws -> [UInt8] {
        try (0..<context.height).map { try pixel(context, x, $0)[0] }
    }

    private func square(_ x: CGFloat, _ side: CGFloat) -> CGRect {
        CGRect(x: x, y: x, width: side, height: side)
    }

    // MARK: - Lines

    @Test func `a width and dashes that make no line leave those from before`() throws {
        let context = try context(8, 4)
        let line = [CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)]
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [2, 2])

        context.setLineWidth(-3)
        context.setLineWidth(.nan)
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.setLineDash(phase: 0, lengths: [1, -1])
        context.setLineDash(phase: 0, lengths: [.infinity])
        context.strokeLineSegments(between: line)

        #expect(try column(context, 0) == [0, 255, 255, 0])
        #expect(try row(context, 1) == [255, 255, 0, 0, 255, 255, 0, 0])
        context.setLineDash(phase: 0, lengths: [])
        context.strokeLineSegments(between: line)
        #expect(try row(context, 1) == [UInt8](repeating: 255, count: 8))
    }

    @Test func `a rectangle that is stroked with a width of its own leaves the line's width`() throws {
        let context = try context(16, 16)
        context.setLineWidth(2)

        context.stroke(square(4, 8), width: 4)
        let wide = try row(context, 8)
        context.clear(square(0, 16))
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 8), CGPoint(x: 16, y: 8)])

        #expect(wide == [0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0])
        #expect(try column(context, 5).enumerated().filter { $0.element > 0 }.map(\.offset) == [7, 8])
    }

    @Test func `lines go between pairs of points, and a last one without its other is left out`() throws {
        let context = try context(4, 8)
        context.setLineWidth(2)

        context.strokeLineSegments(between: [])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 6)])
        context.strokeLineSegments(between: [(0, 2), (4, 2), (0, 6)].map { CGPoint(x: $0.0, y: $0.1) })

        #expect(try column(context, 1) == [0, 255, 255, 0, 0, 0, 0, 0])
    }

    @Test func `an arc is joined to the point where the path is, or begins the path`() throws {
        let (joined, alone) = (try context(40, 40), try context(40, 40))
        joined.move(to: CGPoint(x: 1, y: 2))
        for context in [joined, alone] {
            context.addArc(
                center: CGPoint(x: 20, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }

        let start = CGPoint(x: 25, y: 20)
        let elements = try #require(joined.path).elements
        #expect(elements.prefix(2) == [.move(CGPoint(x: 1, y: 2)), .line(start)])
        #expect(try #require(alone.path).elements.first == .move(start))
    }

    @Test func `a curve with one control has two, each two thirds of the way to it`() throws {
        let context = try context(8, 8)
        context.move(to: .zero)

        context.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))

        let last = try #require(context.path).elements.last
        #expect(
            last
                == .curve(
                    control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 4, y: 2), end: CGPoint(x: 6, y: 0)))
        context.beginPath()
        #expect(context.path == nil && context.isPathEmpty)
    }

    // MARK: - Filling and clipping

    @Test(arguments: [
        (CGPathDrawingMode.fill, UInt8(255), UInt8(255)), (.eoFill, 0, 255), (.stroke, 0, 0),
        (.fillStroke, 255, 255), (.eoFillStroke, 0, 255),
    ])
    func `each way to draw fills by its rule, or not at all`(
        mode: CGPathDrawingMode, middle: UInt8, rim: UInt8
    ) throws {
        let context = try context(16, 16)
        context.addRects([square(1, 14), square(5, 6)])

        context.drawPath(using: mode)

        #expect(try pixel(context, 8, 8) == [middle])
        #expect(try pixel(context, 3, 8) == [rim])
        #expect(context.isPathEmpty)
    }

    @Test func `a clip to several rectangles is all of them, one by the even-odd rule has a hole`() throws {
        let (several, hollow) = (try context(8, 8), try context(8, 8))
        several.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 8), CGRect(x: 5, y: 0, width: 2, height: 8)])
        hollow.addRects([square(0, 8), square(2, 4)])
        hollow.clip(using: .evenOdd)
        for context in [several, hollow] { context.fill(square(0, 8)) }

        #expect(try row(several, 3) == [255, 255, 0, 0, 0, 255, 255, 0])
        #expect(several.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 7, height: 8))
        #expect(try row(hollow, 3) == [255, 255, 0, 0, 0, 0, 255, 255])
    }

    @Test func `a state that nobody remembered is not gone back to`() throws {
        let context = try context(2, 2, .color)
        context.setFillColor(red)
        context.setAlpha(0.5)

        context.restoreGState()
        context.setAlpha(7)
        context.fill(square(0, 2))
        let opaque = try pixel(context, 0, 0)
        context.setFillColor(blue)
        context.setAlpha(-1)
        context.fill(square(0, 2))

        #expect(opaque == [255, 0, 0, 255], "more than opaque is opaque")
        #expect(try pixel(context, 0, 0) == opaque, "less than clear is clear")
    }

    @Test func `edges that are not smoothed have whole pixels only`() throws {
        let context = try context(4, 2)
        context.setShouldAntialias(false)

        context.fill(CGRect(x: 0, y: 0, width: 1.3, height: 2))

        #expect(try row(context, 0) == [255, 0, 0, 0])
    }

    @Test func `edges are smooth only where that is allowed, in every state`() throws {
        let context = try context(4, 4)
        func fill(row y: CGFloat) { context.fill(CGRect(x: 0, y: y, width: 1.5, height: 1)) }

        context.saveGState()
        context.setAllowsAntialiasing(false)
        context.setShouldAntialias(true)
        fill(row: 0)
        context.restoreGState()
        fill(row: 1)
        context.setAllowsAntialiasing(true)
        fill(row: 2)
        context.setShouldAntialias(false)
        fill(row: 3)

        func isSmooth(_ y: Int) throws -> Bool { try row(context, y).contains { (1...254).contains($0) } }
        #expect(try (0..<4).map { try isSmooth($0) } == [false, false, true, false])
    }

    // MARK: - Blending

    /// Opaque blue on opaque red.
    @Test(
        arguments: [
            (CGBlendMode.normal, [0, 0, 255, 255]), (.multiply, [0, 0, 0, 255]),
            (.screen, [255, 0, 255, 255]),
            (.darken, [0, 0, 0, 255]), (.lighten, [255, 0, 255, 255]), (.difference, [255, 0, 255, 255]),
            (.clear, [0, 0, 0, 0]), (.copy, [0, 0, 255, 255]), (.sourceIn, [0, 0, 255, 255]),
            (.sourceOut, [0, 0, 0, 0]), (.sourceAtop, [0, 0, 255, 255]),
            (.destinationOver, [255, 0, 0, 255]),
            (.destinationIn, [255, 0, 0, 255]), (.destinationOut, [0, 0, 0, 0]),
            (.destinationAtop, [255, 0, 0, 255]), (.xor, [0, 0, 0, 0]), (.plusLighter, [255, 0, 255, 255]),
        ] as [(CGBlendMode, [UInt8])])
    func `new meets old as the mode says, until the state from before comes back`(
        mode: CGBlendMode, expected: [UInt8]
    ) throws {
        let context = try context(2, 2, .color)
        context.setFillColor(red)
        context.fill(square(0, 2))
        context.saveGState()
        context.setBlendMode(mode)
        context.setFillColor(blue)
        context.fill(square(0, 2))
        let mixed = try pixel(context, 0, 0)
        context.restoreGState()
        context.fill(square(0, 2))

        #expect(mixed == expected)
        #expect(try pixel(context, 0, 0) == [255, 0, 0, 255], "colour and mode are those from before")
    }

    @Test func `a copy takes the place of what is there, be it clearer`() throws {
        let context = try context(2, 2, .color)
        context.setFillColor(red)
        context.fill(square(0, 2))

        context.setBlendMode(.copy)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.2)
        context.fill(square(0, 2))

        #expect(try pixel(context, 0, 0) == [0, 0, 51, 51])
    }

    // MARK: - Pictures and gradients

    @Test func `a picture is enlarged pixel by pixel where it should not be smoothed`() throws {
        let image = CGImage(
            width: 2, height: 1, isMask: false, isOpaque: true, pixels: [0, 0, 0, 255, 255, 255, 255, 255])
        let (sharp, smooth) = (try context(8, 1, .color), try context(8, 1, .color))
        sharp.saveGState()
        sharp.interpolationQuality = .none

        for context in [sharp, smooth] {
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        }

        #expect(try row(sharp, 0) == [0, 0, 0, 0, 255, 255, 255, 255])
        #expect(try (1..<255).contains(row(smooth, 0)[3]))
        sharp.restoreGState()
        #expect(sharp.interpolationQuality == .default)
    }

    @Test func `tiles lie to the left of their rectangle, too, and one without a size is none`() throws {
        let tile = CGImage(
            width: 2, height: 1, isMask: false, isOpaque: false, pixels: [255, 0, 0, 255, 0, 0, 0, 0])
        let context = try context(5, 1, .color)

        context.draw(tile, in: CGRect(x: 3, y: 0, width: 0, height: 1), byTiling: true)
        #expect(try row(context, 0) == [0, 0, 0, 0, 0])
        context.draw(tile, in: CGRect(x: 3, y: 0, width: 2, height: 1), byTiling: true)

        #expect(try row(context, 0) == [0, 255, 0, 255, 0])
    }

    @Test func `a gradient goes on before its start alone where only that is asked for`() throws {
        let colors = [CGColor.white, CGColor.black]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let context = try context(8, 1, .color)

        context.drawLinearGradient(
            gradient, start: CGPoint(x: 3, y: 0), end: CGPoint(x: 6, y: 0),
            options: [.drawsBeforeStartLocation])

        #expect(try pixel(context, 0, 0) == [255, 255, 255, 255])
        #expect(try pixel(context, 7, 0) == [0, 0, 0, 0])
    }

    @Test func `a radial gradient goes from one circle to another, and on where it is told to`() throws {
        let colors = [CGColor.black, CGColor.white]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let middle = CGPoint(x: 10.5, y: 10.5)
        func draw(_ options: CGGradientDrawingOptions) throws -> CGContext {
            let context = try context(21, 21, .color)
            context.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 10,
                options: options)
            return context
        }
        let (bare, full) = (try draw([]), try draw([.drawsAfterEndLocation]))

        for context in [bare, full] { #expect(try (95...110).contains(pixel(context, 14, 10)[0])) }
        #expect(try pixel(bare, 0, 0) == [0, 0, 0, 0])
        #expect(try pixel(full, 0, 0) == [255, 255, 255, 255])
    }
}
