import CoreGraphics
import Testing

/// How paths begin, end, go on and are closed; parts of paths, paths the other way round, and rarer strokes.
@Suite struct PathPieceTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func path(_ points: CGPoint..., closed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if closed { path.closeSubpath() }
        return path
    }

    private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 0.01) -> Bool {
        abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }

    // MARK: - Building

    @Test func `an empty path is not closed, others once, and no rectangle adds nothing`() {
        let path = CGMutablePath()
        path.closeSubpath()
        path.addLines(between: [])
        path.addRect(.null)
        #expect(path.isEmpty)

        path.addLine(to: point(5, 6))

        #expect(path.elements == [.move(point(5, 6))], "a first line has nowhere to begin")
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.elements == [.move(point(5, 6)), .close])
    }

    @Test func `what follows a closed piece begins where that began, in copies, too`() throws {
        let line = path(point(1, 2), point(9, 2), point(9, 8))
        let copy = try #require(line.mutableCopy())
        line.closeSubpath()
        copy.closeSubpath()

        #expect(line.currentPoint == point(1, 2) && copy.currentPoint == point(1, 2))
        #expect(line.copy()?.currentPoint == point(1, 2))
        #expect(line.mutableCopy()?.currentPoint == point(1, 2))
        #expect(CGMutablePath().copy()?.currentPoint == .zero)
    }

    @Test func `the box of a curve behind a closed piece begins where the piece began`() {
        let path = path(point(0, 0), point(100, 0), closed: true)

        path.addQuadCurve(to: point(0, 10), control: point(-50, 0))

        // From 0 to -50 and back: the middle lies at half of that.
        #expect(abs(path.boundingBoxOfPath.minX + 25) < 1e-9)
    }

    @Test(arguments: [(5.0, false, 10.0, 0.0), (-5, true, 10, 0), (-2.5, false, 0, -10), (2.5, true, 0, 10)])
    func `an arc goes once around at most, and ends at its angle`(
        halfTurns: Double, clockwise: Bool, x: Double, y: Double
    ) {
        let path = CGMutablePath()

        path.addArc(
            center: .zero, radius: 10, startAngle: 0, endAngle: halfTurns * .pi, clockwise: clockwise)

        #expect(near(path.currentPoint, point(x, y)))
        #expect(abs(path.boundingBoxOfPath.minX + 10) < 0.01, "it comes by the left side")
    }

    @Test func `an arc is joined by a line, one of no length is its start, and one of no number is none`() {
        let path = path(point(50, 0))
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 0)
        path.addRelativeArc(center: .zero, radius: .nan, startAngle: 0, delta: 1)
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .infinity)

        #expect(path.elements == [.move(point(50, 0)), .line(point(10, 0))])
    }

    // MARK: - Inside

    @Test(arguments: [CGPathFillRule.winding, .evenOdd])
    func `each open piece counts as closed, the last one and those before it`(rule: CGPathFillRule) {
        let path = path(point(0, 0), point(10, 0), point(10, 10))
        path.addLines(between: [point(20, 0), point(30, 0), point(30, 10)])

        #expect(path.contains(point(8, 4), using: rule) && path.contains(point(28, 4), using: rule))
        #expect(!path.contains(point(2, 4), using: rule) && !path.contains(point(22, 4), using: rule))
        #expect(!path.contains(point(15, 4), using: rule))
    }

    @Test func `a transform moves the point, not the path`() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let right = CGAffineTransform(translationX: 10, y: 0)

        #expect(square.contains(point(-5, 5), transform: right))
        #expect(!square.contains(point(5, 5), transform: right))
    }

    // MARK: - Parts

    @Test func `a part of a line begins and ends between its corners`() {
        let line = path(point(0, 0), point(10, 0), point(10, 30))

        let part = line.trimmed(from: 0.125, to: 0.625)

        #expect(part.elements == [.move(point(5, 0)), .line(point(10, 0)), .line(point(10, 15))])
        #expect(line.trimmed(from: -1, to: 2) === line)
        #expect(line.trimmed(from: 0.5, to: 0.5).isEmpty && line.trimmed(from: 0.75, to: 0.25).isEmpty)
    }

    @Test func `pieces stay apart in a part, and the closing line is one of its lines`() {
        let pieces = path(point(0, 0), point(10, 0))
        pieces.addLines(between: [point(0, 20), point(10, 20)])
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

        #expect(
            pieces.trimmed(from: 0.25, to: 0.75).elements == [
                .move(point(5, 0)), .line(point(10, 0)), .move(point(0, 20)), .line(point(5, 20)),
            ])
        #expect(
            square.trimmed(from: 0.75, to: 1).elements == [.move(point(0, 10)), .line(point(0, 0))])
    }

    @Test func `half of a curve ends in its middle`() {
        let arch = path(point(0, 0))
        arch.addQuadCurve(to: point(10, 0), control: point(5, 10))
        let straight = path(point(0, 0))
        straight.addCurve(to: point(30, 0), control1: point(10, 0), control2: point(20, 0))

        #expect(near(arch.trimmed(from: 0, to: 0.5).currentPoint, point(5, 5)))
        #expect(near(straight.trimmed(from: 0, to: 0.5).currentPoint, point(15, 0)))
    }

    @Test func `the other way round the last piece comes first, and curves have their controls exchanged`() {
        let path = path(point(0, 0), point(10, 0))
        path.addCurve(to: point(20, 10), control1: point(12, 0), control2: point(20, 5))
        path.closeSubpath()
        path.addLine(to: point(5, 5))

        #expect(
            path.reversed.elements == [
                .move(point(5, 5)), .line(point(0, 0)), .move(point(20, 10)),
                .curve(control1: point(20, 5), control2: point(12, 0), end: point(10, 0)),
                .line(point(0, 0)), .close,
            ])
    }

    // MARK: - Strokes

    @Test func `a piece without a length is a dot where its ends have an area`() {
        let dot = path(point(5, 5), point(5, 5))
        func stroke(_ path: CGPath, _ cap: CGLineCap) -> CGPath {
            path.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        }

        #expect(stroke(dot, .round).contains(point(5.8, 5)) && !stroke(dot, .round).contains(point(5.8, 5.8)))
        #expect(stroke(dot, .square).contains(point(5.8, 5.8)) && stroke(dot, .butt).isEmpty)
        #expect(stroke(path(point(5, 5)), .round).isEmpty, "nothing was drawn")
    }

    @Test func `a line that turns right back has a corner there`() {
        let line = path(point(0, 0), point(10, 0), point(0, 0))
        func end(_ join: CGLineJoin) -> Bool {
            line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: join, miterLimit: 10)
                .contains(point(10.8, 0))
        }

        #expect(end(.round) && !end(.miter) && !end(.bevel))
    }

    @Test func `a piece that comes back by itself before it is closed has a corner there`() {
        let triangle = path(point(0, 0), point(10, 0), point(10, 10), point(0, 0), closed: true)

        let stroke = triangle.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)

        #expect(stroke.contains(point(-1.5, -0.62)))
    }

    // MARK: - Rectangles and sizes

    @Test func `a mirrored rectangle has its least corner first, and sizes turn without moving`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 2, tx: 10, ty: 1)

        #expect(rect.applying(mirrored) == CGRect(x: 6, y: 5, width: 3, height: 8))
        let turned = CGSize(width: 2, height: 3).applying(
            CGAffineTransform(translationX: 50, y: 60).rotated(by: .pi / 2))
        #expect(abs(turned.width + 3) < 1e-9 && abs(turned.height - 2) < 1e-9)
        #expect(CGPoint.zero.applying(mirrored.translatedBy(x: 1, y: 1)) == point(9, 3))
    }

    @Test func `whole pixels around a rectangle go outwards on all sides`() {
        let rect = CGRect(x: -0.25, y: 0.25, width: 0.5, height: 0.5)

        #expect(rect.outset(toPixelsOf: 2) == CGRect(x: -0.5, y: 0, width: 1, height: 1))
        #expect(rect.outset(toPixelsOf: 0) == rect && CGRect.null.outset(toPixelsOf: 2).isNull)
    }
}
