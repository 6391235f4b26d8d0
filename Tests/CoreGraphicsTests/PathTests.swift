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
}
