import CoreGraphics
import Testing

/// Ellipses in contexts, pieces of paths that are added through a transform, and functions of geometry.
@Suite struct ShapeDetailTests {
    /// Twice as wide, three times as high, and at another place.
    private let placed = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 200)
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func context(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(CGContext(width: width, height: height, kind: .mask))
    }

    private func coverage(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt8 {
        try pixel(context, x, y)[0]
    }

    private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
        abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }

    private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
        near(a.origin, b.origin, tolerance) && abs(a.width - b.width) < tolerance
            && abs(a.height - b.height) < tolerance
    }

    /// The path that has only what is added to it.
    private func path(_ add: (CGMutablePath) -> Void) -> CGMutablePath {
        let path = CGMutablePath()
        add(path)
        return path
    }

    // MARK: - Contexts

    @Test func `a filled ellipse touches the sides of its rectangle, and is filled alone`() throws {
        let context = try context(20, 12)
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))

        context.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 8))

        #expect(try coverage(context, 9, 2) > 240 && coverage(context, 9, 9) > 240)
        #expect(try coverage(context, 2, 6) > 200 && coverage(context, 17, 6) > 200)
        #expect(try coverage(context, 10, 6) == 255)
        for (x, y) in [(2, 2), (17, 9), (9, 1), (9, 10), (1, 6), (18, 6), (0, 0)] {
            #expect(try coverage(context, x, y) == 0, "nothing is at (\(x), \(y))")
        }
    }

    @Test func `a stroked ellipse is a ring, half of it outside of its rectangle, and is stroked alone`()
        throws
    {
        let context = try context(20, 20)
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setLineWidth(2)

        context.strokeEllipse(in: CGRect(x: 4, y: 4, width: 12, height: 12))

        #expect(try coverage(context, 10, 3) > 240 && coverage(context, 10, 4) > 240)
        #expect(try coverage(context, 10, 15) > 240 && coverage(context, 10, 16) > 240)
        for (x, y) in [(10, 10), (10, 1), (10, 18), (0, 0)] {
            #expect(try coverage(context, x, y) == 0, "nothing is at (\(x), \(y))")
        }
    }

    @Test func `an ellipse is added to the path, and several rectangles are filled together`() throws {
        let context = try context(20, 20)
        context.addEllipse(in: CGRect(x: 4, y: 6, width: 12, height: 8))
        let box = try #require(context.path).boundingBoxOfPath

        context.fill([CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 4, y: 0, width: 2, height: 2)])

        // Contexts keep their points in 24.8 bits.
        #expect(near(box, CGRect(x: 4, y: 6, width: 12, height: 8), 0.02))
        #expect(try coverage(context, 1, 1) == 255 && coverage(context, 5, 1) == 255)
        #expect(try coverage(context, 3, 1) == 0)
        #expect(try coverage(context, 10, 10) == 0, "the path before is not filled")
    }

    // MARK: - Paths

    @Test func `shapes are added through a transform`() {
        let rect = path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4), transform: placed) }
        let ellipse = path { $0.addEllipse(in: square, transform: placed) }
        let rounded = path {
            $0.addRoundedRect(in: square, cornerWidth: 2, cornerHeight: 3, transform: placed)
        }
        let arc = path {
            $0.addArc(
                center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false,
                transform: placed)
        }

        #expect(rect.boundingBoxOfPath == CGRect(x: 102, y: 206, width: 6, height: 12))
        #expect(near(ellipse.boundingBoxOfPath, CGRect(x: 100, y: 200, width: 20, height: 30)))
        #expect(near(rounded.boundingBoxOfPath, CGRect(x: 100, y: 200, width: 20, height: 30)))
        #expect(rounded.elements.first == .move(point(104, 200)))
        #expect(arc.elements.first == .move(point(102, 200)) && near(arc.currentPoint, point(100, 203)))
    }

    @Test func `lines, curves and whole paths are added through a transform`() {
        let lines = path { $0.addLines(between: [point(1, 1), point(2, 2)], transform: placed) }
        let triangle = path { $0.addLines(between: [point(1, 1), point(2, 2), point(3, 1)]) }
        triangle.closeSubpath()

        let copy = path { $0.addPath(triangle, transform: placed) }

        #expect(lines.elements == [.move(point(102, 203)), .line(point(104, 206))])
        #expect(
            copy.elements == [
                .move(point(102, 203)), .line(point(104, 206)), .line(point(106, 203)), .close,
            ])
        #expect(copy.currentPoint == point(102, 203))
    }

    @Test func `a curve that nothing comes before begins at its first control point`() {
        let quad = path { $0.addQuadCurve(to: point(2, 2), control: point(1, 1), transform: placed) }
        let cubic = path {
            $0.addCurve(to: point(3, 3), control1: point(1, 1), control2: point(2, 2), transform: placed)
        }

        #expect(
            quad.elements == [
                .move(point(102, 203)), .quadCurve(control: point(102, 203), end: point(104, 206)),
            ])
        #expect(
            cubic.elements == [
                .move(point(102, 203)),
                .curve(control1: point(102, 203), control2: point(104, 206), end: point(106, 209)),
            ])
    }

    @Test func `a corner is rounded where the transform puts it`() {
        let path = path {
            $0.move(to: .zero, transform: placed)
            $0.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 2, transform: placed)
        }

        // The circle touches the lines at (8, 0) and (10, 2).
        guard case .line(let touch)? = path.elements.dropFirst().first else {
            Issue.record("no line leads to the arc: \(path.elements)")
            return
        }
        #expect(near(touch, point(116, 200)) && near(path.currentPoint, point(120, 206)))
    }

    @Test func `corners are at most half as wide and high as their rectangle`() {
        let path = path { $0.addRoundedRect(in: square, cornerWidth: 50, cornerHeight: 2) }
        let sharp = self.path { $0.addRoundedRect(in: square, cornerWidth: -3, cornerHeight: -3) }

        #expect(path.elements.first == .move(point(5, 0)))
        #expect(path.contains(point(5, 0.1)) && !path.contains(point(0.5, 0.5)))
        #expect(sharp.contains(point(0.01, 0.01)) && sharp.boundingBoxOfPath == square)
    }

    // MARK: - Geometry

    @Test func `what is added to a transform acts before it`() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
        let turned = CGAffineTransform(translationX: 1, y: 2).rotated(by: .pi / 2)

        #expect((moved.tx, moved.ty) == (10, 21))
        #expect(near(point(1, 0).applying(turned), point(1, 3)))
    }

    @Test func `functions of rectangles ask the first one about the second`() {
        let (wide, other) = (
            CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 4, y: 5, width: 20, height: 10)
        )
        let small = CGRect(x: 1, y: 1, width: 2, height: 2)

        #expect(CGRectIntersection(wide, other) == CGRect(x: 4, y: 5, width: 6, height: 10))
        #expect(CGRectContainsRect(wide, small) && !CGRectContainsRect(small, wide))
        #expect(CGRectEqualToRect(wide, wide) && !CGRectEqualToRect(wide, other))
        #expect(CGRectIsNull(.null) && !CGRectIsNull(.zero))
        #expect(CGRectIsEmpty(CGRect(x: 1, y: 1, width: 0, height: 5)) && !CGRectIsEmpty(small))
        #expect(
            CGRectIntegral(CGRect(x: 0.5, y: 1.5, width: 2, height: 3))
                == CGRect(x: 0, y: 1, width: 3, height: 4))
        #expect(
            CGRectStandardize(CGRect(x: 10, y: 20, width: -4, height: -5)).origin == point(6, 15))
    }

    @Test func `points, sizes and vectors are made and compared by functions`() {
        let (size, vector) = (CGSizeMake(3, 4), CGVectorMake(5, 6))

        #expect(CGPointEqualToPoint(CGPointMake(1, 2), point(1, 2)))
        #expect(!CGPointEqualToPoint(point(1, 2), point(2, 1)))
        #expect((size.width, size.height) == (3, 4) && (vector.dx, vector.dy) == (5, 6))
        #expect(CGSizeEqualToSize(size, CGSize(width: 3, height: 4)))
        #expect(!CGSizeEqualToSize(size, CGSize(width: 4, height: 3)))
    }
}
