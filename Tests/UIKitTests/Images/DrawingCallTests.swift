import CoreGraphics
import Testing
import UIKit

/// What paths and the current context draw, by their pixels.
@Suite struct DrawingCallTests {
    /// A picture of 40 × 40 pixels on white, and what a pixel of it is.
    private func draw(_ actions: (CGContext) -> Void) -> (Int, Int) -> SIMD4<Int> {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
            .image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
                actions(context.cgContext)
            }
        return { x, y in
            guard let pixels = image.cgImage else { return .zero }
            return SIMD4<Int>(truncatingIfNeeded: pixels.pixel(x: x, y: y))
        }
    }

    private let white = SIMD4(255, 255, 255, 255)
    private let black = SIMD4(0, 0, 0, 255)
    private let red = SIMD4(255, 0, 0, 255)

    @Test func `a path is stroked as wide as its lineWidth, in the stroke colour`() {
        let pixel = draw { _ in
            UIColor.red.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 20))
            path.addLine(to: CGPoint(x: 30, y: 20))
            path.lineWidth = 6
            path.stroke()
        }

        #expect(pixel(20, 17) == red && pixel(20, 22) == red)
        #expect(pixel(20, 16) == white && pixel(20, 23) == white)
        #expect(pixel(9, 20) == white, "a butt ends where the path ends")
    }

    @Test(arguments: [(CGLineCap.butt, false, false), (.square, true, true), (.round, true, false)])
    func `the cap decides what is beyond the end`(cap: CGLineCap, middle: Bool, corner: Bool) {
        let pixel = draw { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 20))
            path.addLine(to: CGPoint(x: 30, y: 20))
            path.lineWidth = 12
            path.lineCapStyle = cap
            path.stroke()
        }

        #expect((pixel(33, 20) == black) == middle)
        #expect((pixel(35, 14) == black) == corner)
    }

    @Test func `the join decides whether a corner is pointed, and the limit how far`() {
        func tip(_ join: CGLineJoin, limit: CGFloat = 10) -> SIMD4<Int> {
            draw { _ in
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 5, y: 30))
                path.addLine(to: CGPoint(x: 25, y: 30))
                path.addLine(to: CGPoint(x: 25, y: 5))
                path.lineWidth = 8
                path.lineJoinStyle = join
                path.miterLimit = limit
                path.stroke()
            }(28, 33)
        }

        #expect(tip(.miter) == black)
        #expect(tip(.bevel) == white)
        #expect(tip(.miter, limit: 1) == white)
    }

    @Test func `dashes that were set can be read, in parts or as a whole`() {
        let path = UIBezierPath()
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], -1, -1)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)

        path.setLineDash([10, 5], count: 2, phase: 3)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 2 && phase == -1)
        path.getLineDash(&lengths, count: nil, phase: &phase)

        #expect(lengths == [10, 5, 0] && phase == 3)
    }

    @Test func `dashes leave gaps, from the phase on`() {
        func dashed(phase: CGFloat) -> (Int, Int) -> SIMD4<Int> {
            draw { _ in
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: 20))
                path.addLine(to: CGPoint(x: 40, y: 20))
                path.lineWidth = 4
                path.setLineDash([10, 5], count: 2, phase: phase)
                path.stroke()
            }
        }

        #expect(dashed(phase: 0)(5, 20) == black && dashed(phase: 0)(12, 20) == white)
        #expect(dashed(phase: 10)(2, 20) == white && dashed(phase: 10)(10, 20) == black)
    }

    @Test(arguments: [false, true])
    func `a hole is one by the even-odd rule only`(usesEvenOdd: Bool) {
        let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 15, y: 15, width: 10, height: 10)))
        path.usesEvenOddFillRule = usesEvenOdd

        let pixel = draw { _ in
            UIColor.black.setFill()
            path.fill()
        }

        #expect(pixel(10, 10) == black)
        #expect(pixel(20, 20) == (usesEvenOdd ? white : black))
        #expect(path.contains(CGPoint(x: 20, y: 20)) != usesEvenOdd)
    }

    @Test func `a curve bends towards its control points`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addCurve(
            to: CGPoint(x: 40, y: 20), controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 40, y: 0)
        )

        let pixel = draw { _ in
            UIColor.black.setFill()
            path.fill()
        }

        // Its middle is 3/4 of the way to the control points.
        #expect(pixel(20, 6) == black && pixel(20, 3) == white && pixel(20, 22) == white)
        #expect(path.currentPoint == CGPoint(x: 40, y: 20))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func `a path's cgPath is a copy in, and a copy out`() {
        let path = UIBezierPath()
        path.cgPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let before = path.cgPath
        path.addLine(to: CGPoint(x: 100, y: 100))

        #expect(before.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.bounds.maxX == 100)
    }

    @Test func `a clip keeps drawing inside of it`() {
        let pixel = draw { _ in
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).addClip()
            UIRectClip(CGRect(x: 0, y: 0, width: 20, height: 40))
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }

        #expect(pixel(15, 15) == red)
        #expect(pixel(5, 15) == white && pixel(25, 15) == white && pixel(15, 35) == white)
    }

    @Test func `a frame is a point wide and lies inside`() {
        let pixel = draw { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 10, y: 10, width: 20, height: 20))
        }

        #expect(pixel(10, 20) == red && pixel(29, 20) == red && pixel(20, 29) == red)
        #expect(pixel(9, 20) == white && pixel(11, 20) == white && pixel(30, 20) == white)
    }

    @Test func `a pushed context is the current one until it is popped`() throws {
        let other = try #require(CGContext(width: 4, height: 4, kind: .opaque))
        _ = draw { context in
            #expect(UIGraphicsGetCurrentContext() === context)
            UIGraphicsPushContext(other)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(UIGraphicsGetCurrentContext() === other)
            UIGraphicsPopContext()
            #expect(UIGraphicsGetCurrentContext() === context)
        }

        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(SIMD4<Int>(truncatingIfNeeded: try #require(other.makeImage()).pixel(x: 1, y: 1)) == red)
    }

    @Test func `a renderer shows what was drawn so far, and strokes inside of the edges`() throws {
        var half: UIImage?
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
            .image { context in
                UIColor.red.setStroke()
                context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
                half = context.currentImage
                context.clip(to: .zero)
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }

        let picture = try #require(image.cgImage)
        #expect(try #require(half?.cgImage).pixel(x: 10, y: 20) == picture.pixel(x: 10, y: 20))
        #expect(SIMD4<Int>(truncatingIfNeeded: picture.pixel(x: 10, y: 20)) == red)
        #expect(picture.pixel(x: 12, y: 20).w == 0 && picture.pixel(x: 9, y: 20).w == 0)
    }
}
