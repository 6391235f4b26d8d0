/// The curve of a timing function: a cubic Bézier from (0, 0) to (1, 1) with two control points, x being time.
package struct UnitBezier: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// Times outside of 0…1 would let the curve run back in time: they are moved to the nearer end.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = Self.time(x1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = Self.time(x2)
        self.y2 = y2.isFinite ? y2 : 1
    }

    package static let linear = UnitBezier(0, 0, 1, 1)

    /// The value at a time; below 0 it is 0, beyond 1 it is 1.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.curve(y1, y2, at: parameter(at: time))
    }

    /// The change of the value against time.
    package func slope(at time: Double) -> Double {
        let t = parameter(at: min(max(time, 0), 1))
        let dx = Self.derivative(x1, x2, at: t)
        let dy = Self.derivative(y1, y2, at: t)
        guard abs(dx) > 1e-9 else {
            // The tangent is vertical: the slope of a short chord replaces it.
            let step = 1e-4
            let (a, b) = (max(time - step, 0), min(time + step, 1))
            return (value(at: b) - value(at: a)) / (b - a)
        }
        return dy / dx
    }

    /// The curve's own parameter at a time: Newton's method, and bisection where it would leave the bracket.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = time
        for _ in 0..<64 {
            let error = Self.curve(x1, x2, at: t) - time
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.derivative(x1, x2, at: t)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func curve(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    private static func time(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
}
