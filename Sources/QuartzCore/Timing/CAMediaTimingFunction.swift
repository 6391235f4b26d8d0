import MotionPhysics

// Unchecked because open classes cannot be checked; nothing in it changes.
/// The timing curve of an animation: its progress at each part of its time.
@preconcurrency
open class CAMediaTimingFunction: Hashable, @unchecked Sendable {
    package let curve: UnitBezier

    package init(curve: UnitBezier) {
        self.curve = curve
    }

    /// Makes a named curve; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(curve: .linear)
        }
    }

    /// Makes a cubic Bézier from (0, 0) to (1, 1) with two control points; x is time, y progress.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(
            curve: UnitBezier(Self.decimal(c1x), Self.decimal(c1y), Self.decimal(c2x), Self.decimal(c2y)))
    }

    /// Writes one of the four points, 0…3, to two floats.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// Whether two functions have the same curve.
    public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool { a.curve == b.curve }

    /// Hashes the curve.
    public func hash(into hasher: inout Hasher) { hasher.combine(curve) }

    /// Returns the shortest decimal of a float: 0.42, not its binary approximation. Curves are exact to six
    /// digits.
    private static func decimal(_ value: Float) -> Double { Double(value.description) ?? Double(value) }
}
