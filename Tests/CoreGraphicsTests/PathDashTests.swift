import CoreGraphics
import Testing

/// Paths that are cut into dashes.
@Suite struct PathDashTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func path(_ points: CGPoint..., closed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if closed { path.closeSubpath() }
        return path
    }

    @Test func `a line is cut into dashes, of which the last one may be cut off`() {
        let line = path(point(0, 0), point(10, 0))

        #expect(
            line.copy(dashingWithPhase: 0, lengths: [3, 1]).elements == [
                .move(point(0, 0)), .line(point(3, 0)), .move(point(4, 0)), .line(point(7, 0)),
                .move(point(8, 0)), .line(point(10, 0)),
            ])
    }

    @Test(arguments: [5, 1, -3] as [CGFloat])
    func `the phase says where in the pattern the line begins`(phase: CGFloat) {
        let line = path(point(0, 0), point(4, 0))

        #expect(
            line.copy(dashingWithPhase: phase, lengths: [2, 2]).elements == [
                .move(point(0, 0)), .line(point(1, 0)), .move(point(3, 0)), .line(point(4, 0)),
            ])
    }

    @Test func `of an odd number of lengths dashes and gaps change places`() {
        let line = path(point(0, 0), point(8, 0))

        #expect(
            line.copy(dashingWithPhase: 0, lengths: [3]).elements == [
                .move(point(0, 0)), .line(point(3, 0)), .move(point(6, 0)), .line(point(8, 0)),
            ])
    }

    @Test func `a dash goes around a corner, and each piece of the path starts anew`() {
        let line = path(point(0, 0), point(2, 0), point(2, 9))
        line.addLines(between: [point(0, 20), point(2, 20)])

        #expect(
            line.copy(dashingWithPhase: 0, lengths: [4, 100]).elements == [
                .move(point(0, 0)), .line(point(2, 0)), .line(point(2, 2)),
                .move(point(0, 20)), .line(point(2, 20)),
            ])
    }

    @Test func `the last dash of a closed piece goes on in its first one`() {
        let square = path(point(0, 0), point(4, 0), point(4, 4), point(0, 4), closed: true)

        #expect(
            square.copy(dashingWithPhase: 0, lengths: [3, 12]).elements == [
                .move(point(0, 1)), .line(point(0, 0)), .line(point(3, 0)),
            ])
        let whole = square.copy(dashingWithPhase: 0, lengths: [20, 1])
        #expect(whole.elements.last == .close && whole.boundingBox == square.boundingBox)
    }

    @Test func `dashes of no length are points, which round ends make seen`() {
        let line = path(point(0, 0), point(10, 0))

        let dots = line.copy(dashingWithPhase: 0, lengths: [0, 6])
        let round = dots.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 10)

        #expect(
            dots.elements == [
                .move(point(0, 0)), .line(point(0, 0)), .move(point(6, 0)), .line(point(6, 0)),
            ])
        #expect(round.contains(point(6.5, 0)) && !round.contains(point(3, 0)))
    }

    @Test(arguments: [[], [0, 0], [-1, 2], [.nan, 1]] as [[CGFloat]])
    func `lengths that are no pattern leave the whole path`(lengths: [CGFloat]) {
        let line = path(point(0, 0), point(10, 0))

        #expect(line.copy(dashingWithPhase: 0, lengths: lengths).elements == line.elements)
    }

    @Test func `a transform is applied first, and countless dashes are none`() {
        let line = path(point(0, 0), point(1, 0))

        let wide = CGAffineTransform(scaleX: 10, y: 1)

        let dash = line.copy(dashingWithPhase: 0, lengths: [3, 100], transform: wide)

        #expect(dash.elements == [.move(point(0, 0)), .line(point(3, 0))])
        #expect(line.copy(dashingWithPhase: 0, lengths: [1e-9, 1e-9]).elements == line.elements)
    }
}
