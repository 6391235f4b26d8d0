/// A point or direction of the plane.
package typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// The length of the third component of the cross product.
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    /// A quarter of a turn from x to y.
    var turned: Vector { Vector(-y, x) }

    package var length: Double { dot(self).squareRoot() }

    /// The vector of length 1; nil where there is no direction.
    package var direction: Vector? {
        let length = length
        return length > 1e-9 ? self / length : nil
    }

    package var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A turn, as its cosine and sine.
struct Turn {
    let cosine: Double
    let sine: Double

    init(_ angle: Double) {
        (cosine, sine) = (RigidMath.cosine(angle), RigidMath.sine(angle))
    }

    func apply(_ v: Vector) -> Vector { Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y) }

    func unapply(_ v: Vector) -> Vector { Vector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x) }
}
