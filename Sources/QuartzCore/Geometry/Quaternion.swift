import CoreGraphics

/// A rotation in space, as a unit quaternion.
struct Quaternion {
    /// The rotation's axis · sin(half the angle).
    var axis: SIMD3<Double>
    /// cos(half the angle).
    var w: Double

    static let identity = Quaternion(axis: .zero, w: 1)

    /// Makes the rotation of an orthonormal matrix of row vectors.
    ///
    /// Each branch divides by the largest of the four numbers. The signs of numbers near zero are kept, so
    /// that the half-turn of sin(π) = +1.2e-16 goes the positive way round.
    init(rows r: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        let (a, b, c) = (r.0.x, r.1.y, r.2.z)
        if a + b + c > 0 {
            let s = 2 * (a + b + c + 1).squareRoot()
            w = s / 4
            axis = SIMD3(r.1.z - r.2.y, r.2.x - r.0.z, r.0.y - r.1.x) / s
        } else if a > b, a > c {
            let s = 2 * (1 + a - b - c).squareRoot()
            w = (r.1.z - r.2.y) / s
            axis = SIMD3(s / 4, (r.0.y + r.1.x) / s, (r.0.z + r.2.x) / s)
        } else if b > c {
            let s = 2 * (1 + b - a - c).squareRoot()
            w = (r.2.x - r.0.z) / s
            axis = SIMD3((r.0.y + r.1.x) / s, s / 4, (r.1.z + r.2.y) / s)
        } else {
            let s = 2 * (1 + c - a - b).squareRoot()
            w = (r.0.y - r.1.x) / s
            axis = SIMD3((r.0.z + r.2.x) / s, (r.1.z + r.2.y) / s, s / 4)
        }
    }

    init(axis: SIMD3<Double>, w: Double) {
        self.axis = axis
        self.w = w
    }

    var matrix: CATransform3D {
        let (x, y, z) = (axis.x, axis.y, axis.z)
        var m = CATransform3D.identity
        m.m11 = CGFloat(1 - 2 * (y * y + z * z))
        m.m12 = CGFloat(2 * (x * y + w * z))
        m.m13 = CGFloat(2 * (x * z - w * y))
        m.m21 = CGFloat(2 * (x * y - w * z))
        m.m22 = CGFloat(1 - 2 * (x * x + z * z))
        m.m23 = CGFloat(2 * (y * z + w * x))
        m.m31 = CGFloat(2 * (x * z + w * y))
        m.m32 = CGFloat(2 * (y * z - w * x))
        m.m33 = CGFloat(1 - 2 * (x * x + y * y))
        return m
    }

    /// The rotation at a part `p` of the shorter way to another one, at a constant speed (slerp).
    func slerp(_ other: Quaternion, _ p: Double) -> Quaternion {
        var dot = (axis * other.axis).sum() + w * other.w
        let sign: Double = dot < 0 ? -1 : 1
        dot = min(abs(dot), 1)
        let angle = acos(dot)
        let sine = sin(angle)
        let (from, to) = sine > 1e-9 ? (sin((1 - p) * angle) / sine, sin(p * angle) / sine) : (1 - p, p)
        let result = Quaternion(
            axis: axis * from + other.axis * (to * sign), w: w * from + other.w * to * sign)
        let length = ((result.axis * result.axis).sum() + result.w * result.w).squareRoot()
        return length > 0 ? Quaternion(axis: result.axis / length, w: result.w / length) : self
    }

    /// Makes a rotation about x, then y, then z.
    init(angles: SIMD3<Double>) {
        let half = angles / 2
        let x = Quaternion(axis: SIMD3(sin(half.x), 0, 0), w: cos(half.x))
        let y = Quaternion(axis: SIMD3(0, sin(half.y), 0), w: cos(half.y))
        let z = Quaternion(axis: SIMD3(0, 0, sin(half.z)), w: cos(half.z))
        self = z.after(y).after(x)
    }

    /// The angles of `init(angles:)`.
    var angles: SIMD3<Double> {
        let m = matrix
        let sine = min(max(-Double(m.m13), -1), 1)
        guard abs(sine) < 1 - 1e-12 else {
            return SIMD3(atan2(-Double(m.m32), Double(m.m22)), asin(sine), 0)
        }
        return SIMD3(
            atan2(Double(m.m23), Double(m.m33)), asin(sine), atan2(Double(m.m12), Double(m.m11)))
    }

    /// The rotation that turns by `first`, and by this one after it.
    private func after(_ first: Quaternion) -> Quaternion {
        let (a, b) = (axis, first.axis)
        let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        return Quaternion(axis: first.axis * w + axis * first.w + cross, w: w * first.w - (a * b).sum())
    }
}
