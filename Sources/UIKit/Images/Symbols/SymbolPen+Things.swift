import CoreGraphics
import Foundation

/// Things: a heart, a star, a box with an arrow.
extension SymbolPen {
    func heart() {
        shape(
            curves(
                from: (0, 9.5),
                [
                    [(-4, 6), (-10.5, 2.5), (-10.5, -3)], [(-10.5, -6.5), (-8.3, -8.5), (-5.3, -8.5)],
                    [(-2.9, -8.5), (-1, -7.2), (0, -5)],
                ], mirrored: true))
    }

    func star() {
        let points = (0..<10).map { index -> (CGFloat, CGFloat) in
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius: CGFloat = index.isMultiple(of: 2) ? 10.8 : 4.7
            return (cos(angle) * radius, sin(angle) * radius + 0.8)
        }
        shape(exact(points))
    }

    func gear() {
        let teeth = 8
        let points = (0..<teeth).flatMap { tooth -> [(CGFloat, CGFloat)] in
            let middle = CGFloat(tooth) * 2 * .pi / CGFloat(teeth)
            return [(-0.27, CGFloat(7.6)), (-0.16, 10.3), (0.16, 10.3), (0.27, 7.6)].map { turn, radius in
                (cos(middle + turn) * radius, sin(middle + turn) * radius)
            }
        }
        shape(exact(points))
        detail { $0.circle(0, 0, 3.2) }
    }

    /// A box that is open above, with an arrow out of it or into it.
    func share(up: Bool) {
        if isFilled {
            box(-8, -3, 16, 13, radius: 2)
            erase { pen in
                pen.scaledStroke(3).line(0, -3, 0, 5)
            }
        } else {
            lines([(-4, -3), (-8, -3), (-8, 10), (8, 10), (8, -3), (4, -3)])
        }
        line(0, -11, 0, 4)
        lines(up ? [(-4, -7), (0, -11), (4, -7)] : [(-4, 0), (0, 4), (4, 0)])
    }

    private func scaledStroke(_ share: CGFloat) -> SymbolPen { scaled(by: 1, stroke: share) }

    func compose() {
        lines([(1, -8), (-9, -8), (-9, 10), (9, 10), (9, 0)])
        shape(exact([(-3, 4), (-2.2, 0.4), (7.3, -9.2), (10, -6.5), (0.5, 3.1)]))
    }

    func pencil() {
        shape(exact([(-10, 10), (-8.5, 4), (5, -9.5), (9.5, -5), (-4, 8.5)]))
        detail { $0.line(2, -6.5, 6.5, -2) }
    }

    func trash() {
        line(-9, -7, 9, -7)
        lines([(-3.5, -7), (-3.5, -10), (3.5, -10), (3.5, -7)])
        polygon([(-7, -7), (-6, 10), (6, 10), (7, -7)])
        detail { pen in
            pen.line(-2, -2.5, -2, 5.5)
            pen.line(2, -2.5, 2, 5.5)
        }
    }

    func folder() {
        polygon([(-10, -8), (-4, -8), (-2, -5), (10, -5), (10, 8), (-10, 8)])
        detail { $0.line(-10, -1, 10, -1) }
    }

    func document() {
        polygon([(-7, -10), (2, -10), (7, -5), (7, 10), (-7, 10)])
        detail { $0.lines([(2, -10), (2, -5), (7, -5)]) }
    }

    func pages() {
        box(-9.5, -9.5, 13, 13, radius: 2.5)
        erase { pen in pen.dot(3.5, 3.5, 8) }
        box(-3.5, -3.5, 13, 13, radius: 2.5)
        if !isFilled { lines([(-6, 3.5), (-9.5, 3.5), (-9.5, -9.5), (3.5, -9.5), (3.5, -6)]) }
    }

    func magnifier() {
        circle(-2, -2, 7)
        line(3, 3, 9.5, 9.5)
    }

    func house() {
        if isFilled { fill(path([(-7, -2), (0, -8), (7, -2), (7, 9), (-7, 9)], closed: true)) }
        lines([(-10.5, 0), (0, -9), (10.5, 0)])
        lines([(-7, -2), (-7, 9), (7, 9), (7, -2)])
        detail { $0.lines([(-2, 9), (-2, 3), (2, 3), (2, 9)]) }
    }

    func person() {
        round(0, -5, 4.5)
        shape(curves(from: (0, 2.2), [[(-5, 2.2), (-8.5, 5), (-8.5, 9.5)]], mirrored: true))
    }

    func people() {
        round(-3.5, -4.5, 4)
        shape(
            curves(
                from: (-3.5, 2.4),
                [
                    [(-8, 2.4), (-11, 5), (-11, 9)], [(-8, 9), (1, 9), (4, 9)],
                    [(4, 5), (1, 2.4), (-3.5, 2.4)],
                ]))
        arc(5, -4.5, 3, from: -110, to: 110)
        lines([(6, 3), (9, 4.5), (11, 9)])
    }

    func bell() {
        shape(
            curves(
                from: (0, 5.5),
                [
                    [(-3, 5.5), (-6, 5.5), (-9, 5.5)], [(-6.6, 3), (-6.4, 0.5), (-6.2, -2)],
                    [(-6, -7), (-3.4, -9.5), (0, -9.5)],
                ], mirrored: true))
        arc(0, 6.5, 3, from: 20, to: 160)
    }

    func envelope() {
        box(-10, -7, 20, 15, radius: 2.5)
        detail { $0.lines([(-9, -5), (0, 2), (9, -5)]) }
    }

    func camera() {
        polygon([
            (-10, -5), (-5.5, -5), (-3.5, -8), (3.5, -8), (5.5, -5), (10, -5), (10, 8), (-10, 8),
        ])
        detail { $0.circle(0, 1, 4) }
    }

    func photo() {
        box(-10, -8, 20, 16, radius: 2.5)
        detail { pen in
            pen.dot(-5, -3, 1.9)
            pen.lines([(-9.5, 6), (-3.5, 0), (1, 4.5), (4.5, 1), (9.5, 6)])
        }
    }

    func play() { polygon([(-6, -9), (9, 0), (-6, 9)]) }

    /// Two triangles, to the right for 1, to the left for -1.
    func wind(by side: CGFloat) {
        for x in [-10, 1] as [CGFloat] {
            polygon([(side * x, -6.5), (side * (x + 9), 0), (side * x, 6.5)])
        }
    }

    func reply() {
        let path = CGMutablePath()
        path.move(to: point((-10, -1)))
        path.addLine(to: point((-1, -9)))
        path.addLine(to: point((-1, -4.5)))
        path.addCurve(to: point((10, 9)), control1: point((7, -4.5)), control2: point((10, 1)))
        path.addCurve(to: point((-1, 3)), control1: point((7.5, 5)), control2: point((4, 3)))
        path.addLine(to: point((-1, 7)))
        path.closeSubpath()
        shape(path)
    }

    func book() {
        polygon([(0, -6), (-5, -8), (-10, -7), (-10, 7), (-5, 6), (0, 8), (5, 6), (10, 7), (10, -7), (5, -8)])
        detail { $0.line(0, -6, 0, 8) }
    }

    func pause() {
        box(-7, -8, 4, 16, radius: 1)
        box(3, -8, 4, 16, radius: 1)
    }

    func lock() {
        box(-7, -1, 14, 11, radius: 2.5)
        let path = CGMutablePath()
        path.move(to: point((-4.5, -1)))
        path.addLine(to: point((-4.5, -5.5)))
        path.addCurve(to: point((4.5, -5.5)), control1: point((-4.5, -11.5)), control2: point((4.5, -11.5)))
        path.addLine(to: point((4.5, -1)))
        stroke(path)
    }

    func eye() {
        shape(
            curves(
                from: (-10.5, 0), [[(-6, -8.5), (6, -8.5), (10.5, 0)], [(6, 8.5), (-6, 8.5), (-10.5, 0)]]))
        detail { $0.circle(0, 0, 3.2) }
    }

    func slashed(_ draw: (SymbolPen) -> Void) {
        draw(self)
        erase { $0.scaledStroke(3).line(-8, -9, 8, 9) }
        line(-8, -9, 8, 9)
    }

    func sun() {
        round(0, 0, 4.5)
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            stroke(
                exact(
                    [(cos(angle) * 8, sin(angle) * 8), (cos(angle) * 10.8, sin(angle) * 10.8)], closed: false)
            )
        }
    }

    func moon() {
        shape(
            curves(
                from: (-1.5, -9.5),
                [
                    [(-4, -3.5), (1, 5.5), (9.5, 3.5)], [(6.5, 10), (-2.5, 11.5), (-7.3, 6.3)],
                    [(-12, 1), (-9, -8), (-1.5, -9.5)],
                ]))
    }

    func cloud() {
        shape(
            curves(
                from: (-5.5, 7),
                [
                    [(-12.5, 7), (-12.5, -2.5), (-6.3, -2.5)], [(-5, -9.5), (5, -9.5), (5.8, -2.8)],
                    [(12, -2.8), (12, 7), (6, 7)],
                ]))
    }

    func bolt() { shape(exact([(2.5, -10.5), (-7, 2), (-0.5, 2), (-2.5, 10.5), (7, -2), (0.5, -2)])) }

    func clock() {
        round(0, 0, 10)
        detail { $0.lines([(0, -6), (0, 0), (4.5, 2.5)]) }
    }

    func calendar() {
        box(-9, -8, 18, 17, radius: 2.5)
        line(-9, -3, 9, -3)
        line(-4.5, -10.5, -4.5, -7)
        line(4.5, -10.5, 4.5, -7)
    }

    func bookmark() { polygon([(-6, -10), (6, -10), (6, 10), (0, 5), (-6, 10)]) }

    func flag() {
        line(-8, -10, -8, 10)
        polygon([(-8, -9), (9, -9), (5, -4), (9, 1), (-8, 1)])
    }

    func needle() { shape(exact([(10, -10), (2, 10), (-0.5, 0.5), (-10, -2)])) }

    func plane() {
        shape(exact([(10.5, -10.5), (-10.5, -2.5), (-1.5, 1.5), (2.5, 10.5)]))
        detail { $0.line(10.5, -10.5, -1.5, 1.5) }
    }

    func cart() {
        lines([(-11, -9), (-8, -9), (-5, 4), (7.5, 4)])
        polygon([(-7, -5), (10, -5), (8, 1), (-5.6, 1)])
        dot(-3.5, 8.5, 1.7)
        dot(6, 8.5, 1.7)
    }

    func note() {
        lines([(-1, 8), (-1, -9), (7, -7), (7, -3), (-1, -5)])
        dot(-4, 8, 3.2)
    }

    func microphone() {
        box(-3.5, -11, 7, 13, radius: 3.5)
        arc(0, -1, 7, from: 10, to: 170)
        line(0, 6, 0, 10)
        line(-4, 10, 4, 10)
    }

    func speaker() {
        polygon([(-10, -3), (-7, -3), (-2, -8), (-2, 8), (-7, 3), (-10, 3)])
        arc(-2, 0, 5, from: -45, to: 45)
        arc(-2, 0, 9, from: -45, to: 45)
    }

    func globe() {
        circle(0, 0, 10)
        stroke(
            curves(from: (0, -10), [[(-6, -5), (-6, 5), (0, 10)], [(6, 5), (6, -5), (0, -10)]]))
        line(-10, 0, 10, 0)
        lines([(-8.6, -5), (8.6, -5)])
        lines([(-8.6, 5), (8.6, 5)])
    }

    func card() {
        box(-10, -7, 20, 14, radius: 2.5)
        detail { $0.line(-10, -2, 10, -2) }
    }

    func sidebar() {
        box(-10, -8, 20, 16, radius: 2.5)
        line(-4, -8, -4, 8)
    }

    /// Returns a closed path whose points stay between pixels, for slanting lines.
    private func exact(_ points: [(CGFloat, CGFloat)], closed: Bool = true) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map(point))
        if closed { path.closeSubpath() }
        return path
    }
}
