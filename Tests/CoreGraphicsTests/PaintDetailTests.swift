import CoreGraphics
import Testing

/// Blend modes between colours that are no extremes, and what transforms, alpha and shadows do to what is drawn.
@Suite struct PaintDetailTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let black = CGColor(gray: 0, alpha: 1)

    private func context(_ width: Int, _ height: Int, _ kind: CGContext.Kind = .color) throws -> CGContext {
        try #require(CGContext(width: width, height: height, kind: kind))
    }

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [Int] {
        try CoreGraphicsTests.pixel(context, x, y).map { Int($0) }
    }

    /// The alpha of a row of pixels.
    private func row(_ context: CGContext, _ y: Int) throws -> [Int] {
        try (0..<context.width).map { try pixel(context, $0, y).last ?? -1 }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func isNear(_ a: [Int], _ b: [Int], within tolerance: Int) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
        try #require(CGGradient(colorsSpace: nil, colors: colors, locations: locations))
    }

    // MARK: - Blending

    /// What comes of a colour on another, both opaque.
    private func mixed(_ mode: CGBlendMode, _ new: CGColor, on old: CGColor) throws -> [Int] {
        let context = try context(2, 2)
        context.setFillColor(old)
        context.fill(rect(0, 0, 2, 2))
        context.setBlendMode(mode)
        context.setFillColor(new)
        context.fill(rect(0, 0, 2, 2))
        return try pixel(context, 0, 0)
    }

    /// A light gray of 0.8 on a dark one of 0.4, by the formulas of the W3C's "Compositing and Blending".
    @Test(
        arguments: [
            (.multiply, 82), (.screen, 224), (.overlay, 163), (.darken, 102), (.lighten, 204),
            (.colorDodge, 255), (.colorBurn, 64), (.softLight, 138), (.hardLight, 194), (.difference, 102),
            (.exclusion, 143), (.plusLighter, 255), (.normal, 204),
        ] as [(CGBlendMode, Int)])
    func `grays are mixed as the mode says`(mode: CGBlendMode, expected: Int) throws {
        let seen = try mixed(mode, CGColor(gray: 0.8, alpha: 1), on: CGColor(gray: 0.4, alpha: 1))

        #expect(isNear(seen, [expected, expected, expected, 255], within: 2), "\(seen)")
    }

    /// A dark blue on red. The brightness is 0.3 of red, 0.59 of green and 0.11 of blue.
    @Test(
        arguments: [
            (.hue, [54, 54, 255]), (.saturation, [166, 38, 38]), (.color, [62, 62, 190]),
            (.luminosity, [47, 0, 0]),
        ] as [(CGBlendMode, [Int])])
    func `each of hue, saturation and brightness is taken from its side`(
        mode: CGBlendMode, expected: [Int]
    ) throws {
        let seen = try mixed(mode, CGColor(red: 0, green: 0, blue: 0.5, alpha: 1), on: red)

        #expect(isNear(seen, expected + [255], within: 4), "\(seen)")
    }

    // MARK: - Transforms

    @Test func `a transform acts on what is drawn before those that were set earlier`() throws {
        let (moved, scaled) = (try context(16, 4), try context(16, 4))
        moved.translateBy(x: 4, y: 0)
        moved.scaleBy(x: 2, y: 2)
        scaled.scaleBy(x: 2, y: 2)
        scaled.translateBy(x: 4, y: 0)
        for context in [moved, scaled] { context.fill(rect(1, 0, 2, 2)) }

        let (first, second) = (try row(moved, 1), try row(scaled, 1))
        #expect(first.indices.filter { first[$0] == 255 } == [6, 7, 8, 9])
        #expect(second.indices.filter { second[$0] == 255 } == [10, 11, 12, 13])
    }

    @Test func `a line is as wide as its transform when it is stroked makes it`() throws {
        let context = try context(8, 8)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 0, y: 4))
        context.addLine(to: CGPoint(x: 8, y: 4))

        context.scaleBy(x: 1, y: 2)
        context.strokePath()

        #expect(try (0..<8).map { try pixel(context, 3, $0)[3] } == [0, 0, 255, 255, 255, 255, 0, 0])
    }

    @Test func `a clip by an image lies where the transform puts it`() throws {
        let mask = try context(4, 4)
        mask.fill(rect(0, 0, 2, 4))
        let context = try context(12, 4)
        context.translateBy(x: 4, y: 0)

        context.clip(to: rect(0, 0, 4, 4), mask: try #require(mask.makeImage()))
        context.setFillColor(red)
        context.fill(rect(-4, 0, 12, 4))

        #expect(try row(context, 2) == [0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0])
    }

    // MARK: - Alpha

    @Test func `pictures, masks and gradients are as faint as the context`() throws {
        let picture = CGImage(width: 1, height: 1, isMask: false, isOpaque: true, pixels: [255, 0, 0, 255])
        let mask = CGImage(width: 1, height: 1, isMask: true, isOpaque: false, pixels: [255])
        let context = try context(3, 1)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        context.setAlpha(0.5)

        context.drawUpright(picture, in: rect(0, 0, 1, 1))
        context.drawUpright(mask, in: rect(1, 0, 1, 1))
        context.clip(to: rect(2, 0, 1, 1))
        context.drawLinearGradient(
            try gradient([black, black]), start: .zero, end: CGPoint(x: 3, y: 0), options: [])

        #expect(isNear(try pixel(context, 0, 0), [128, 0, 0, 128], within: 1))
        #expect(isNear(try pixel(context, 1, 0), [0, 64, 0, 64], within: 1))
        #expect(isNear(try pixel(context, 2, 0), [0, 0, 0, 128], within: 1))
    }

    @Test func `the stroke has a colour and an alpha of its own`() throws {
        let context = try context(8, 4)
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        context.setFillColor(red)
        context.setLineWidth(2)

        context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
        context.setStrokeColor(gray: 1, alpha: 0.25)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 3), CGPoint(x: 8, y: 3)])

        #expect(isNear(try pixel(context, 4, 0), [0, 0, 128, 128], within: 1))
        #expect(isNear(try pixel(context, 4, 2), [64, 64, 64, 64], within: 1))
    }

    // MARK: - Pictures and gradients

    @Test func `a rectangle with a negative size is the one that it covers`() throws {
        let picture = CGImage(
            width: 2, height: 1, isMask: false, isOpaque: true, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
        let context = try context(6, 2)

        context.drawUpright(picture, in: CGRect(x: 5, y: 2, width: -2, height: -2))

        #expect(try row(context, 0) == [0, 0, 0, 255, 255, 0])
        #expect(try pixel(context, 3, 1) == [255, 0, 0, 255] && pixel(context, 4, 1) == [0, 0, 255, 255])
    }

    @Test func `a radial gradient is empty inside of its first circle unless it goes on there`() throws {
        let colors = try gradient([black, .white])
        let middle = CGPoint(x: 10.5, y: 10.5)
        func draw(_ options: CGGradientDrawingOptions) throws -> CGContext {
            let context = try context(21, 21)
            context.drawRadialGradient(
                colors, startCenter: middle, startRadius: 4, endCenter: middle, endRadius: 8,
                options: options)
            return context
        }
        let (bare, filled) = (try draw([]), try draw([.drawsBeforeStartLocation]))

        #expect(try pixel(bare, 10, 10) == [0, 0, 0, 0] && pixel(filled, 10, 10) == [0, 0, 0, 255])
        for context in [bare, filled] {
            #expect(isNear(try pixel(context, 16, 10), [128, 128, 128, 255], within: 6))
            #expect(try pixel(context, 20, 10) == [0, 0, 0, 0])
        }
    }

    @Test func `a gradient's colours lie at their locations, and stay in front of the first`() throws {
        let context = try context(8, 1)

        context.drawLinearGradient(
            try gradient([red, black, .white], [0.25, 0.5, 0.5]), start: .zero, end: CGPoint(x: 8, y: 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])

        #expect(try pixel(context, 0, 0) == [255, 0, 0, 255])
        #expect(isNear(try pixel(context, 2, 0), [191, 0, 0, 255], within: 3))
        #expect(isNear(try pixel(context, 3, 0), [64, 0, 0, 255], within: 3))
        #expect(try pixel(context, 4, 0) == [255, 255, 255, 255])
    }

    // MARK: - Shadows

    @Test func `the shadow of a ring has the ring's hole, that of a line the line's ends`() throws {
        let context = try context(40, 40)
        context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: black)
        context.setFillColor(red)
        context.addRects([rect(2, 2, 14, 14), rect(6, 6, 6, 6)])
        context.fillPath(using: .evenOdd)
        context.setLineWidth(8)
        context.setLineCap(.square)
        context.strokeLineSegments(between: [CGPoint(x: 6, y: 30), CGPoint(x: 12, y: 30)])

        #expect(try pixel(context, 24, 9)[3] == 255 && pixel(context, 29, 9)[3] == 0)
        // From 6 to 12, with four points at each end.
        #expect(try [21, 23, 34, 37].map { try pixel(context, $0, 30)[3] } == [0, 255, 255, 0])
        #expect(try [25, 27, 32, 35].map { try pixel(context, 28, $0)[3] } == [0, 255, 255, 0])
    }

    @Test func `a shadow has its colour, as faint as that is`() throws {
        let context = try context(20, 4)
        context.setShadow(
            offset: CGSize(width: 10, height: 0), blur: 0,
            color: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        context.setFillColor(red)
        context.fill(rect(0, 0, 8, 4))

        #expect(try pixel(context, 4, 2) == [255, 0, 0, 255])
        #expect(isNear(try pixel(context, 14, 2), [0, 0, 128, 128], within: 1))
    }
}
