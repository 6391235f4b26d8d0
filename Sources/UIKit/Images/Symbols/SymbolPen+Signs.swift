import CoreGraphics
import Foundation

/// Chevrons, arrows and signs.
extension SymbolPen {
    /// Where a chevron or an arrow points.
    enum Way {
        case left, right, up, down

        /// Returns a point of a drawing that points to the left, turned.
        func turned(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, CGFloat) {
            switch self {
            case .left: (x, y)
            case .right: (-x, y)
            case .up: (y, x)
            case .down: (y, -x)
            }
        }
    }

    func chevron(_ way: Way) {
        lines([way.turned(4, -8), way.turned(-4, 0), way.turned(4, 8)])
    }

    func flatChevron(_ way: Way) {
        lines([way.turned(2, -9), way.turned(-2, 0), way.turned(2, 9)])
    }

    func arrow(_ way: Way) {
        lines([way.turned(9, 0), way.turned(-9, 0)])
        lines([way.turned(-2, -7), way.turned(-9, 0), way.turned(-2, 7)])
    }

    func diagonalArrow(right: Bool, up: Bool) {
        let (x, y): (CGFloat, CGFloat) = (right ? 7 : -7, up ? -7 : 7)
        line(-x, -y, x, y)
        lines([(x - x * 10 / 7, y), (x, y), (x, y - y * 10 / 7)])
    }

    /// An arrow round a circle.
    func roundArrow(clockwise: Bool) {
        let side: CGFloat = clockwise ? 1 : -1
        if clockwise { arc(0, 0.5, 8.5, from: 10, to: 300) } else { arc(0, 0.5, 8.5, from: 240, to: 530) }
        lines([(4.5 * side, -12), (4.5 * side, -7), (-0.5 * side, -7)])
    }

    /// An arrow that turns back.
    func returnArrow() {
        let path = CGMutablePath()
        path.move(to: point((-9, -4)))
        path.addLine(to: point((4, -4)))
        path.addCurve(to: point((4, 8)), control1: point((11, -4)), control2: point((11, 8)))
        path.addLine(to: point((-1, 8)))
        stroke(path)
        lines([(-4, -9), (-9, -4), (-4, 1)])
    }

    func cross() {
        line(-7.5, -7.5, 7.5, 7.5)
        line(7.5, -7.5, -7.5, 7.5)
    }

    func plus() {
        line(-9, 0, 9, 0)
        line(0, -9, 0, 9)
    }

    func minus() { line(-9, 0, 9, 0) }

    func check() { lines([(-8.5, 1), (-3, 7), (8.5, -7.5)]) }

    func ellipsis() {
        for x in [CGFloat(-8), 0, 8] { dot(x, 0, 2) }
    }

    func info() {
        line(0, -1, 0, 9)
        dot(0, -8, 1.8)
    }

    func question() {
        let path = CGMutablePath()
        path.move(to: point((-5.5, -5)))
        path.addCurve(to: point((0, -10)), control1: point((-5.5, -8.2)), control2: point((-3, -10)))
        path.addCurve(to: point((5.5, -5)), control1: point((3.2, -10)), control2: point((5.5, -8)))
        path.addCurve(to: point((0, 3.5)), control1: point((5.5, -1)), control2: point((0, -0.5)))
        stroke(path)
        dot(0, 9, 1.8)
    }

    func exclamation() {
        line(0, -10, 0, 3)
        dot(0, 9, 1.8)
    }

    func warning() {
        polygon([(0, -9), (10.5, 9), (-10.5, 9)])
        detail { pen in
            pen.line(0, -3, 0, 2.5)
            pen.dot(0, 6, 1.2)
        }
    }

    func bars() {
        for y in [CGFloat(-6), 0, 6] { line(-9.5, y, 9.5, y) }
    }

    func list() {
        for y in [CGFloat(-7), 0, 7] {
            dot(-9.5, y, 1.5)
            line(-4, y, 10, y)
        }
    }

    func sliders() {
        for (y, x) in [(CGFloat(-7), CGFloat(4)), (0, -4), (7, 2)] {
            line(-10, y, 10, y)
            erase { $0.dot(x, y, 3.6) }
            circle(x, y, 2.4)
        }
    }

    func grid() {
        for x in [CGFloat(-9.5), 1.5] {
            for y in [CGFloat(-9.5), 1.5] { box(x, y, 8, 8, radius: 2) }
        }
    }

    /// A drawing in a circle; cut out of a disc in filled symbols.
    func circled(_ draw: (SymbolPen) -> Void) {
        round(0, 0, 10)
        detail { pen in draw(pen.scaled(by: 0.5)) }
    }
}
