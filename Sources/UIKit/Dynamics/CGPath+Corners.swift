import CoreGraphics
import MotionPhysics

extension CGPath {
    /// The straight pieces of a curve.
    private static let pieces = 8

    /// The path's points, with curves as chains of straight lines.
    var corners: [Vector] { chains.flatMap { $0 } }

    /// The path as chains of points, one for each of its parts; a part that is closed ends where it began.
    var chains: [[Vector]] {
        var chains: [[Vector]] = []
        var chain: [Vector] = []
        func finish() {
            if chain.count > 1 { chains.append(chain) }
            chain = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                chain = [point.plane]
            case .line(let point): chain.append(point.plane)
            case .quadCurve(let control, let end):
                let (a, c, b) = (chain.last ?? control.plane, control.plane, end.plane)
                chain += Self.parts.map { t in
                    let (from, to) = (a + (c - a) * t, c + (b - c) * t)
                    return from + (to - from) * t
                }
            case .curve(let first, let second, let end):
                let (a, c, d, b) = (chain.last ?? first.plane, first.plane, second.plane, end.plane)
                chain += Self.parts.map { t in
                    let rest = 1 - t
                    let start = a * (rest * rest * rest) + c * (3 * rest * rest * t)
                    return start + d * (3 * rest * t * t) + b * (t * t * t)
                }
            case .close:
                guard let first = chain.first else { break }
                if chain.last != first { chain.append(first) }
                finish()
                chain = [first]
            }
        }
        finish()
        return chains
    }

    private static var parts: [Double] { (1...pieces).map { Double($0) / Double(pieces) } }
}

extension CGPoint {
    fileprivate var plane: Vector { Vector(Double(x), Double(y)) }
}
