@_exported import Foundation

/// A transformation of the plane that keeps lines straight and parallel: scaling, rotation, shearing, moving.
///
/// Points are rows, so that a point goes through the matrix from the left:
///
///                        | a   b   0 |
///     [x' y' 1] = [x y 1]| c   d   0 |
///                        | tx  ty  1 |
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// How much of x goes to x'.
    public var a: CGFloat
    /// How much of x goes to y'.
    public var b: CGFloat
    /// How much of y goes to x'.
    public var c: CGFloat
    /// How much of y goes to y'.
    public var d: CGFloat
    /// The move along x.
    public var tx: CGFloat
    /// The move along y.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The identity would be `.identity`; this one, as Apple's, has zero everywhere.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// A transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A transform from its six numbers, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A move by the given distances.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation about the origin by `angle` radians; clockwise to the eye, because y grows downwards.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    package var determinant: CGFloat { a * d - b * c }

    /// This transform after a move: the move happens first.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// This transform after a scale: the scale happens first.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// This transform after a rotation by `angle` radians: the rotation happens first.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// First this transform, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that undoes this one, or this one itself where nothing can (its area is zero).
    public func inverted() -> CGAffineTransform {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// Where the point goes.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector through the transform; moves do not count, parts may become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        if t.b == 0, t.c == 0 {
            let x = minX * t.a + t.tx
            let y = minY * t.d + t.ty
            return CGRect(x: x, y: y, width: width * t.a, height: height * t.d).standardized
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        var low = corners[0]
        var high = corners[0]
        for corner in corners.dropFirst() {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
