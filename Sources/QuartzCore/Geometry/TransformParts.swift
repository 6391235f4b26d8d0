import CoreGraphics

/// A transform split into its parts, each of which is interpolated by itself: a rotation rotates and does not
/// squash.
///
/// The parts act in this order: scale, skew, rotation, translation, perspective.
struct TransformParts {
    var scale = SIMD3<Double>(1, 1, 1)
    /// The skews xy, xz and yz.
    var skew = SIMD3<Double>(0, 0, 0)
    var rotation = Quaternion.identity
    var translation = SIMD3<Double>(0, 0, 0)
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    private typealias Vector = SIMD3<Double>
    private typealias Rows = (Vector, Vector, Vector)

    init() {}

    /// Splits a transform; nil for one that flattens, which has no rotation to speak of.
    init?(_ m: CATransform3D) {
        guard m.m44 != 0, m.isFinite else { return nil }
        let whole = m.rows
        let w = Double(m.m44)
        var rows: Rows = (Self.vector(whole.0 / w), Self.vector(whole.1 / w), Self.vector(whole.2 / w))
        let last = whole.3 / w
        translation = Vector(last.x, last.y, last.z)
        let right = SIMD4(whole.0.w, whole.1.w, whole.2.w, whole.3.w) / w
        if right != SIMD4(0, 0, 0, 1) {
            guard let solved = Self.perspective(of: m, right: right) else { return nil }
            perspective = solved
        }
        guard let lengths = Self.orthonormalize(&rows, skew: &skew) else { return nil }
        scale = lengths
        if Self.dot(rows.0, Self.cross(rows.1, rows.2)) < 0 { mirror(&rows) }
        rotation = Quaternion(rows: rows)
    }

    /// The transform of these parts.
    var matrix: CATransform3D {
        var result = CATransform3D.identity
        if skew != .zero || scale != Vector(1, 1, 1) {
            // Rows of scale · skew.
            (result.m11, result.m22, result.m33) = (CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
            result.m21 = CGFloat(skew.x * scale.y)
            result.m31 = CGFloat(skew.y * scale.z)
            result.m32 = CGFloat(skew.z * scale.z)
        }
        result = result.concatenating(rotation.matrix)
        result = result.concatenating(
            CATransform3D(translation: CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
        )
        guard perspective != SIMD4(0, 0, 0, 1) else { return result }
        var lens = CATransform3D.identity
        (lens.m14, lens.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
        (lens.m34, lens.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
        return result.concatenating(lens)
    }

    /// Interpolates between two transforms; number by number where one of them flattens.
    static func between(_ a: CATransform3D, _ b: CATransform3D, _ p: Double) -> CATransform3D {
        TransformMix(a, b).between(p)
    }

    /// Interpolates between two transforms part by part.
    static func between(_ from: TransformParts, _ to: TransformParts, _ p: Double) -> CATransform3D {
        var parts = TransformParts()
        parts.scale = from.scale + (to.scale - from.scale) * p
        parts.skew = from.skew + (to.skew - from.skew) * p
        parts.translation = from.translation + (to.translation - from.translation) * p
        parts.perspective = from.perspective + (to.perspective - from.perspective) * p
        parts.rotation = from.rotation.slerp(to.rotation, p)
        return parts.matrix
    }

    fileprivate static func straight(_ a: CATransform3D, _ b: CATransform3D, _ p: Double) -> CATransform3D {
        let (x, y) = (a.rows, b.rows)
        var result = CATransform3D()
        result.rows = (
            x.0 + (y.0 - x.0) * p, x.1 + (y.1 - x.1) * p, x.2 + (y.2 - x.2) * p, x.3 + (y.3 - x.3) * p
        )
        return result
    }

    /// Makes the rows perpendicular and of length 1; returns the lengths that they had.
    private static func orthonormalize(_ r: inout Rows, skew: inout Vector) -> Vector? {
        func shorten(_ row: inout Vector) -> Double? {
            let length = dot(row, row).squareRoot()
            guard length > shortest else { return nil }
            row /= length
            return length
        }
        guard let x = shorten(&r.0) else { return nil }
        let xy = dot(r.0, r.1)
        r.1 -= r.0 * xy
        guard let y = shorten(&r.1) else { return nil }
        let xz = dot(r.0, r.2)
        r.2 -= r.0 * xz
        let yz = dot(r.1, r.2)
        r.2 -= r.1 * yz
        guard let z = shorten(&r.2) else { return nil }
        skew = Vector(xy / y, xz / z, yz / z)
        return Vector(x, y, z)
    }

    /// The shortest row that does not count as flat.
    private static let shortest = 1e-10

    /// Removes a reflection, which is no rotation: flips the axis that leaves the least to rotate.
    private mutating func mirror(_ rows: inout Rows) {
        let diagonal = Vector(rows.0.x, rows.1.y, rows.2.z)
        // Skews depend on the rows' signs.
        if diagonal.x <= diagonal.y, diagonal.x <= diagonal.z {
            (rows.0, scale.x) = (-rows.0, -scale.x)
            skew = Vector(-skew.x, -skew.y, skew.z)
        } else if diagonal.y <= diagonal.z {
            (rows.1, scale.y) = (-rows.1, -scale.y)
            skew = Vector(-skew.x, skew.y, -skew.z)
        } else {
            (rows.2, scale.z) = (-rows.2, -scale.z)
            skew = Vector(skew.x, -skew.y, -skew.z)
        }
    }

    /// The fourth column is P · M′ with M′ the matrix without it: solved through the inverse.
    private static func perspective(of m: CATransform3D, right: SIMD4<Double>) -> SIMD4<Double>? {
        var flat = m
        (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
        let w = m.m44
        (flat.m11, flat.m12, flat.m13) = (m.m11 / w, m.m12 / w, m.m13 / w)
        (flat.m21, flat.m22, flat.m23) = (m.m21 / w, m.m22 / w, m.m23 / w)
        (flat.m31, flat.m32, flat.m33) = (m.m31 / w, m.m32 / w, m.m33 / w)
        (flat.m41, flat.m42, flat.m43) = (m.m41 / w, m.m42 / w, m.m43 / w)
        guard let rows = flat.inverse?.rows else { return nil }
        func product(_ row: SIMD4<Double>) -> Double { (row * right).sum() }
        return SIMD4(product(rows.0), product(rows.1), product(rows.2), product(rows.3))
    }

    private static func vector(_ row: SIMD4<Double>) -> Vector { Vector(row.x, row.y, row.z) }

    private static func dot(_ a: Vector, _ b: Vector) -> Double { (a * b).sum() }

    private static func cross(_ a: Vector, _ b: Vector) -> Vector {
        Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

/// The interpolation between two transforms, split once.
struct TransformMix {
    private let from: CATransform3D
    private let to: CATransform3D
    /// The parts; nil where the numbers themselves are interpolated.
    private let parts: (from: TransformParts, to: TransformParts)?

    init(_ from: CATransform3D, _ to: CATransform3D) {
        (self.from, self.to) = (from, to)
        if !from.isPlain || !to.isPlain, let start = TransformParts(from), let end = TransformParts(to) {
            parts = (start, end)
        } else {
            parts = nil
        }
    }

    /// Returns the transform at a part `p` of the way; a spring overshoots 0…1.
    func between(_ p: Double) -> CATransform3D {
        if p == 0 { return from }
        if p == 1 { return to }
        guard let parts else { return TransformParts.straight(from, to, p) }
        return TransformParts.between(parts.from, parts.to, p)
    }
}

extension CATransform3D {
    /// Whether it is only a positive scale and a translation, whose numbers can be interpolated.
    var isPlain: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
            && m34 == 0 && m44 == 1 && m11 >= 0 && m22 >= 0 && m33 >= 0
    }
}
