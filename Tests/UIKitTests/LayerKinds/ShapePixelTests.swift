import Testing
import UIKit
import UITesting

/// Shape layers as pixels: on the screen, and in a context that they are rendered into.
@Suite struct ShapePixelTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let shape = CAShapeLayer()

    private let white = SIMD4<UInt8>(255, 255, 255, 255)
    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)
    private let black = SIMD4<UInt8>(0, 0, 0, 255)

    init() {
        stage.window.backgroundColor = .white
        (shape.fillColor, shape.lineWidth) = (nil, 20)
    }

    /// Shows the shape, whose path is in the stage's coordinates.
    private func show(_ points: [(CGFloat, CGFloat)] = []) {
        if !points.isEmpty {
            let path = CGMutablePath()
            path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
            shape.path = path
        }
        stage.window.layer.addSublayer(shape)
    }

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    /// The colours of places on the screen.
    private func colors(_ places: [(Int, Int)]) throws -> [SIMD4<UInt8>] {
        let picture = try stage.snapshot()
        return places.map { picture.pixel(x: $0.0, y: $0.1) }
    }

    /// The colours of places where the shape is rendered onto white.
    private func renderedColors(_ places: [(Int, Int)]) throws -> [SIMD4<UInt8>] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            shape.render(in: $0.cgContext)
        }
        let picture = try #require(image.cgImage)
        return places.map { picture.pixel(x: $0.0, y: $0.1) }
    }

    // MARK: - Fill and stroke

    @Test func `a stroke lies over the fill, one half inside of the path and the other outside`() throws {
        shape.path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (shape.strokeColor, shape.lineWidth) = (CGColor(red: 0, green: 0, blue: 1, alpha: 1), 10)
        show()

        let places = [(12, 50), (17, 50), (23, 50), (27, 50), (50, 23), (50, 77), (77, 50), (87, 50)]
        let expected = [white, blue, blue, red, blue, blue, blue, white]
        #expect(try colors(places) == expected)
        #expect(try renderedColors(places) == expected)
    }

    @Test func `a path is filled with black unless it is told otherwise, and not stroked`() throws {
        let plain = CAShapeLayer()
        plain.path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
        stage.window.layer.addSublayer(plain)

        #expect(try colors([(18, 50), (21, 50), (78, 78), (81, 50)]) == [white, black, black, white])
        #expect(plain.strokeColor == nil && plain.lineWidth == 1 && plain.fillRule == .nonZero)
        change { plain.fillColor = nil }
        #expect(try colors([(50, 50)]) == [white])
    }

    @Test func `by the even-odd rule a rectangle in a rectangle is a hole, and the rule may change`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
        path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        (shape.path, shape.fillColor) = (path, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        show()
        let places = [(20, 50), (50, 50)]
        #expect(try colors(places) == [red, red])
        #expect(try renderedColors(places) == [red, red])

        change { shape.fillRule = .evenOdd }
        #expect(try colors(places) == [red, white])
        #expect(try renderedColors(places) == [red, white])

        change { shape.fillRule = .nonZero }
        #expect(try colors(places) == [red, red])
    }

    @Test func `a shape that is not opaque fades as one picture`() throws {
        shape.path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (shape.strokeColor, shape.opacity) = (CGColor(red: 0, green: 0, blue: 1, alpha: 1), 0.5)
        show()

        let (stroke, fill) = (try colors([(25, 50)])[0], try colors([(50, 50)])[0])

        #expect((126...129).contains(stroke.x) && (126...129).contains(stroke.y) && stroke.z == 255)
        #expect(fill.x == 255 && (126...129).contains(fill.y) && (126...129).contains(fill.z))
    }

    @Test func `the background lies behind the path, the border in front of it`() throws {
        shape.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        shape.path = CGPath(rect: CGRect(x: 0, y: 20, width: 80, height: 40), transform: nil)
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        (shape.borderWidth, shape.borderColor) = (10, .black)
        show()

        #expect(try colors([(15, 50), (30, 50), (50, 25), (50, 15)]) == [black, red, blue, black])
    }

    // MARK: - Parts of a stroke

    @Test func `a stroke begins and ends where it is told to, and goes on when that changes`() throws {
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
        show([(10, 50), (90, 50)])
        let places = [(20, 50), (28, 50), (31, 50), (48, 50), (52, 50), (88, 50)]
        #expect(try colors(places) == [white, white, red, red, white, white])

        change { shape.strokeEnd = 1 }
        #expect(try colors(places) == [white, white, red, red, red, red])
        change { shape.strokeStart = 0.5 }
        #expect(try colors(places) == [white, white, white, white, red, red])
    }

    @Test func `the fill is whole where a part of the path is stroked`() throws {
        shape.path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (shape.strokeColor, shape.lineWidth) = (CGColor(red: 0, green: 0, blue: 1, alpha: 1), 10)
        shape.strokeEnd = 0.25
        show()

        // A quarter of the way around is the upper side.
        let places = [(50, 17), (50, 23), (50, 77), (50, 83), (23, 50), (77, 50)]
        let expected = [blue, blue, red, white, red, red]
        #expect(try colors(places) == expected)
        #expect(try renderedColors(places) == expected)
    }

    @Test(arguments: [
        (CGFloat(0), [true, true, false, true, false]), (CGFloat(5), [true, false, true, false, true]),
    ])
    func `dashes and gaps take turns, from the phase on`(phase: CGFloat, isRed: [Bool]) throws {
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (shape.lineDashPattern, shape.lineDashPhase) = ([10, 20], phase)
        show([(0, 50), (100, 50)])

        let places = [(2, 50), (8, 50), (28, 50), (37, 50), (57, 50)]
        let expected = isRed.map { $0 ? red : white }
        #expect(try colors(places) == expected)
        #expect(try renderedColors(places) == expected)
        change { shape.lineDashPattern = nil }
        #expect(try colors(places) == [red, red, red, red, red])
    }

    @Test(arguments: [
        (CAShapeLayerLineCap.butt, false, false), (.square, true, true), (.round, true, false),
    ])
    func `the cap decides what is beyond both ends`(
        cap: CAShapeLayerLineCap, middle: Bool, corner: Bool
    ) throws {
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.lineCap = cap
        show([(30, 50), (70, 50)])

        let places = [(25, 50), (75, 50), (21, 41), (78, 58)]
        let expected = [middle, middle, corner, corner].map { $0 ? red : white }
        #expect(try colors(places) == expected)
        #expect(try renderedColors(places) == expected)
    }

    /// The corner of the stroke is at (10, 10): a bevel goes from (10, 20) to (20, 10).
    @Test(arguments: [
        (CAShapeLayerLineJoin.miter, CGFloat(10), true, true), (.miter, 1, false, false),
        (.miter, 1.5, true, true), (.round, 10, false, true), (.bevel, 10, false, false),
    ])
    func `the join decides how far a corner sticks out, and the limit whether it is pointed`(
        join: CAShapeLayerLineJoin, limit: CGFloat, tip: Bool, bow: Bool
    ) throws {
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (shape.lineJoin, shape.miterLimit) = (join, limit)
        show([(20, 80), (20, 20), (80, 20)])

        let places = [(11, 11), (13, 14), (16, 16)]
        let expected = [tip, bow, true].map { $0 ? red : white }
        #expect(try colors(places) == expected)
        #expect(try renderedColors(places) == expected)
    }

    // MARK: - Changes

    @Test func `another path takes the place of the first, and none leaves nothing`() throws {
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        show()
        let places = [(20, 20), (70, 70)]
        #expect(try colors(places) == [red, white])

        change { shape.path = CGPath(rect: CGRect(x: 60, y: 60, width: 20, height: 20), transform: nil) }
        #expect(try colors(places) == [white, red])

        change { shape.path = nil }
        #expect(try colors(places) == [white, white])
    }

    @Test func `a shape that is enlarged is as sharp as before, and its line as much wider`() throws {
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.lineWidth = 2
        shape.transform = CATransform3DMakeScale(4, 4, 1)
        show([(10, 10), (20, 10)])
        #expect(try colors([(60, 35), (60, 36), (60, 43), (60, 44)]) == [white, red, red, white])
        #expect(try colors([(39, 40), (40, 40), (79, 40), (80, 40)]) == [white, red, red, white])

        change { shape.transform = CATransform3DMakeScale(2, 2, 1) }
        #expect(try colors([(30, 17), (30, 18), (30, 21), (30, 22)]) == [white, red, red, white])
        #expect(try colors([(60, 40)]) == [white])
    }

    @Test func `a path sticks out of the bounds unless they cut it off`() throws {
        shape.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.path = CGPath(rect: CGRect(x: -5, y: -5, width: 80, height: 80), transform: nil)
        show()
        let places = [(7, 30), (55, 55), (65, 65)]
        #expect(try colors(places) == [red, red, red])

        change { shape.masksToBounds = true }
        #expect(try colors(places) == [white, red, white])
    }
}
