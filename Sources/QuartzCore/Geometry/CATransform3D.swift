import CoreGraphics

/// A 4 × 4 matrix for row vectors: `[x y z 1] · m`, so the translation stands in the fourth row.
public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row; `m34` is the perspective: −1 / distance of the eye.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row: the translation.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Makes a matrix of zeros, as a C structure starts.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Makes a matrix from its sixteen numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package static let identity = CATransform3D(diagonal: 1, 1, 1)

    package init(diagonal x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self.init(
            m11: x, m12: 0, m13: 0, m14: 0, m21: 0, m22: y, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: z, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
    }

    package init(translation x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self = .identity
        (m41, m42, m43) = (x, y, z)
    }

    package init(_ t: CGAffineTransform) {
        self = .identity
        (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    }

    package var isIdentity: Bool { self == .identity }

    /// Whether an affine transform does the same: no third dimension, no perspective.
    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
            && m43 == 0 && m44 == 1
    }

    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    package var isFinite: Bool {
        // A NaN or an infinity makes the sum of the products with zero a NaN.
        let first = (m11 + m12 + m13 + m14) * 0 + (m21 + m22 + m23 + m24) * 0
        let second = (m31 + m32 + m33 + m34) * 0 + (m41 + m42 + m43 + m44) * 0
        return first + second == 0
    }

    /// The transform that applies this one first, and `b` after it.
    package func concatenating(_ b: CATransform3D) -> CATransform3D {
        var result = CATransform3D()
        (result.m11, result.m12, result.m13, result.m14) = b.applied(m11, m12, m13, m14)
        (result.m21, result.m22, result.m23, result.m24) = b.applied(m21, m22, m23, m24)
        (result.m31, result.m32, result.m33, result.m34) = b.applied(m31, m32, m33, m34)
        (result.m41, result.m42, result.m43, result.m44) = b.applied(m41, m42, m43, m44)
        return result
    }

    /// The row vector (x, y, z, w), transformed.
    ///
    /// Without SIMD types, whose operators are slow in unoptimized builds; the optimizer makes the same of both.
    private func applied(
        _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (
            x * m11 + y * m21 + z * m31 + w * m41, x * m12 + y * m22 + z * m32 + w * m42,
            x * m13 + y * m23 + z * m33 + w * m43, x * m14 + y * m24 + z * m34 + w * m44
        )
    }

    typealias Row = SIMD4<Double>

    var rows: (Row, Row, Row, Row) {
        get {
            (
                Row(Double(m11), Double(m12), Double(m13), Double(m14)),
                Row(Double(m21), Double(m22), Double(m23), Double(m24)),
                Row(Double(m31), Double(m32), Double(m33), Double(m34)),
                Row(Double(m41), Double(m42), Double(m43), Double(m44))
            )
        }
        set {
            let (a, b, c, d) = newValue
            (m11, m12, m13, m14) = (CGFloat(a.x), CGFloat(a.y), CGFloat(a.z), CGFloat(a.w))
            (m21, m22, m23, m24) = (CGFloat(b.x), CGFloat(b.y), CGFloat(b.z), CGFloat(b.w))
            (m31, m32, m33, m34) = (CGFloat(c.x), CGFloat(c.y), CGFloat(c.z), CGFloat(c.w))
            (m41, m42, m43, m44) = (CGFloat(d.x), CGFloat(d.y), CGFloat(d.z), CGFloat(d.w))
        }
    }
}
