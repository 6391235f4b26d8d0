import CoreGraphics
import Foundation

extension CALayer {
    func setCornerCurve(_ newValue: CALayerCornerCurve) {
        guard newValue != cornerCurve else { return }
        modelPointer.pointee.hasContinuousCorners = newValue == .continuous
        mark(.style)
    }
}

/// The continuous corner, as published descriptions of iOS measure it: a bend from each side, and an arc between them.
///
/// Where a rectangle has no room for the whole bends, the curve lies between that and a quarter of a circle; with no
/// room at all it is one.
package struct ContinuousCorner {
    /// How far from the corner the whole curve begins, in radii.
    package static let expansion = 1.528665

    /// How far from the corner the curve begins, in radii.
    let factor: Double
    /// 1 for the whole curve, 0 for a quarter of a circle.
    private let share: Double

    /// - Parameter factor: how far from the corner the curve begins, in radii; 1 to `expansion`.
    package init(factor: Double) {
        self.factor = factor
        share = min(max((factor - 1) / (Self.expansion - 1), 0), 1)
    }

    /// How far from the corner the curves of a rectangle begin, in radii: as far as there is room.
    package static func factor(radius: Double, width: Double, height: Double) -> Double {
        radius > 0 ? max(1, min(expansion, min(width, height) / (2 * radius))) : expansion
    }

    // MARK: - The curve

    /// The points of the curve in radii, along the side and away from it: the controls of the bend, its end, and the
    /// first control of the arc, which lies mirrored on the other side.
    private typealias Points = (SIMD2<Double>, SIMD2<Double>, end: SIMD2<Double>, arc: SIMD2<Double>)
    private static let continuous: Points = (
        [1.08849296, 0], [0.86840694, 0], [0.63149379, 0.07491139], [0.37282383, 0.16905956]
    )
    /// The points of a circular corner.
    private static let circular: Points = (
        [0.87382483, 0], [0.74878942, 0.02387838], [0.63149379, 0.07037471], [0.37507092, 0.1720215]
    )

    private func mixed(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        a * (1 - share) + b * share
    }

    private var end: SIMD2<Double> { mixed(Self.circular.end, Self.continuous.end) }

    /// Adds the corner to a path that has come to where the curve begins.
    ///
    /// - Parameters:
    ///   - path: the path.
    ///   - corner: the corner of the rectangle.
    ///   - from: the unit vector from the corner along the edge that the path comes on.
    ///   - to: the unit vector from the corner along the other edge.
    ///   - radius: the corner radius.
    func add(to path: CGMutablePath, corner: CGPoint, from: CGVector, to: CGVector, radius: CGFloat) {
        func place(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(
                x: corner.x + radius * (from.dx * CGFloat(x) + to.dx * CGFloat(y)),
                y: corner.y + radius * (from.dy * CGFloat(x) + to.dy * CGFloat(y)))
        }
        let first = mixed(Self.circular.0, Self.continuous.0)
        let second = mixed(Self.circular.1, Self.continuous.1)
        let arc = mixed(Self.circular.arc, Self.continuous.arc)
        path.addLine(to: place(factor, 0))
        path.addCurve(
            to: place(end.x, end.y), control1: place(first.x, first.y), control2: place(second.x, second.y))
        path.addCurve(to: place(end.y, end.x), control1: place(arc.x, arc.y), control2: place(arc.y, arc.x))
        path.addCurve(
            to: place(0, factor), control1: place(second.y, second.x), control2: place(first.y, first.x))
    }

    /// How much nearer to the corner the middle of the arc lies than that of a circular corner.
    private static let shift = 0.05
    /// How far the bend's parameter lags behind that of a straight line.
    private static let bulge = 0.328

    /// How far outside of the curve a point lies that is `x` and `y` inside of the two sides, in radii.
    ///
    /// The arc is that of a circle, and the bend a power, to a thousandth of the radius: fast enough to be asked for each
    /// pixel. `continuousDistance` in `coverage.glsl` is the same.
    package func distance(x: Double, y: Double) -> Double {
        let (along, across, end) = (max(x, y), min(x, y), end)
        if along <= end.x {
            let center = 1 - Self.shift * share
            let radius = SIMD2(center - end.x, center - end.y)
            let (dx, dy) = (center - along, center - across)
            return (dx * dx + dy * dy).squareRoot() - (radius * radius).sum().squareRoot()
        }
        let length = factor - end.x
        let part = max(0, factor - along) / length
        let (bulge, power) = (Self.bulge * share, 2 + share)
        let bend = part * (1 - bulge + bulge * part)
        let slope = power * end.y * pow(bend, power - 1) * (1 - bulge + 2 * bulge * part) / length
        return (end.y * pow(bend, power) - across) / (1 + slope * slope).squareRoot()
    }
}

extension LayerValues {
    /// A rectangle's outline with continuous corners.
    func continuousOutline(_ rect: CGRect, radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let factor = ContinuousCorner.factor(
            radius: Double(radius), width: Double(rect.width), height: Double(rect.height))
        let shape = ContinuousCorner(factor: factor)
        let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
        let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
        let corners: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
            (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), left, down),
            (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), up, left),
            (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), right, up),
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), down, right),
        ]
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        for (mask, corner, from, to) in corners {
            if maskedCorners.contains(mask) {
                shape.add(to: path, corner: corner, from: from, to: to, radius: radius)
            } else {
                path.addLine(to: corner)
            }
        }
        path.closeSubpath()
        return path
    }
}
