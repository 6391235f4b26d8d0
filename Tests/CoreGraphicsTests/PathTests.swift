import CoreGraphics
import Testing

@Suite struct PathTests {
    @Test func `a circle's box is its square though its control points reach no further`() {
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 30), transform: nil)

        let box = path.boundingBoxOfPath

        #expect(abs(box.minX - 10) < 1e-6)
        #expect(abs(box.maxY - 50) < 1e-6)
    }

    @Test func `the box of a curve leaves its control points out`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

        #expect(path.boundingBox.maxY == 10)
        #expect(abs(path.boundingBoxOfPath.maxY - 5) < 1e-9)
    }

    @Test func `a point in a rounded corner's gap is outside`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)

        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 7, y: 7)))
        #expect(path.contains(CGPoint(x: 50, y: 1)))
    }

    @Test func `two squares inside each other have a hole by the even-odd rule only`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))

        #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test func `an arc goes the way it is told`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        #expect(path.boundingBoxOfPath.minX > -1e-9)
        #expect(abs(other.boundingBoxOfPath.minX + 1) < 1e-6)
        #expect(abs(other.currentPoint.y - 1) < 1e-12)
    }

    @Test func `a copy of a mutable path does not change with it`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())

        path.addLine(to: CGPoint(x: 9, y: 9))

        #expect(copy != path)
        #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    }

    @Test func `the empty path has no box`() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test(arguments: [
        (corner: CGPoint(x: 100, y: 0), end: CGPoint(x: 100, y: 100)),
        (corner: CGPoint(x: 100, y: 0), end: CGPoint(x: 100, y: -100)),
        (corner: CGPoint(x: 100, y: 0), end: CGPoint(x: 0, y: 60)),
        (corner: CGPoint(x: 100, y: 0), end: CGPoint(x: 200, y: 60)),
    ])
    func `an arc between two tangents touches both`(corner: CGPoint, end: CGPoint) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: corner, tangent2End: end, radius: 20)

        let last = path.currentPoint
        let (dx, dy) = (end.x - corner.x, end.y - corner.y)
        let distance =
            abs((last.x - corner.x) * dy - (last.y - corner.y) * dx) / (dx * dx + dy * dy).squareRoot()
        #expect(distance < 1e-9, "it ends on the second line")
        #expect((last.x - corner.x) * dx + (last.y - corner.y) * dy > 0, "after the corner")
        let box = path.boundingBoxOfPath
        #expect(end.y > 0 ? abs(box.minY) < 1e-6 : abs(box.maxY) < 1e-6, "it does not cross the first line")
        #expect(box.maxX <= max(corner.x, last.x) + 1e-6)
        guard case .line(let touch)? = path.elements.dropFirst().first else {
            Issue.record("no line leads to the arc: \(path.elements)")
            return
        }
        #expect(abs(touch.y) < 1e-9 && touch.x > 0)
    }

    @Test func `an arc of no radius, or without a corner, is a line to the corner`() {
        for (end, radius) in [(CGPoint(x: 200, y: 0), 20.0), (CGPoint(x: 100, y: 50), 0), (.zero, 5)] {
            let path = CGMutablePath()
            path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: radius)
            #expect(path.isEmpty, "there is nothing to go on from")
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: radius)
            #expect(path.currentPoint == CGPoint(x: 100, y: 0) && path.elements.count == 2)
        }
    }

    @Test func `a context rounds corners as a path does`() throws {
        let size = CGSize(width: 60, height: 60)
        func corner(_ path: CGMutablePath) {
            path.move(to: CGPoint(x: 5, y: 5))
            path.addArc(tangent1End: CGPoint(x: 55, y: 5), tangent2End: CGPoint(x: 55, y: 55), radius: 30)
        }
        let path = CGMutablePath()
        corner(path)
        let context = try #require(
            CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        context.addArc(tangent1End: CGPoint(x: 55, y: 5), tangent2End: CGPoint(x: 55, y: 55), radius: 30)
        #expect(context.currentPointOfPath == .zero)
        context.move(to: CGPoint(x: 5, y: 5))
        context.addArc(tangent1End: CGPoint(x: 55, y: 5), tangent2End: CGPoint(x: 55, y: 55), radius: 30)

        let (own, other) = (context.currentPointOfPath, path.currentPoint)
        // Contexts keep their points in 24.8 bits.
        #expect(abs(own.x - other.x) < 0.01 && abs(own.y - other.y) < 0.01)
    }
}
