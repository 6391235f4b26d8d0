import QuartzCore

/// A 3 × 3 matrix that takes (x, y, 1) of one plane to homogeneous coordinates of another; columns.
///
/// A layer's transform is a 4 × 4 matrix, but its sublayers are flattened into its plane. Planes map to planes by
/// such a matrix, and chains of planes by products.
struct PlaneMatrix: Hashable, Sendable {
    var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        get { (c0, c1, c2) }
        set { (c0, c1, c2) = newValue }
    }
    private var c0: SIMD3<Double>
    private var c1: SIMD3<Double>
    private var c2: SIMD3<Double>

    init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
    }

    static let identity = PlaneMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

    static func scale(_ x: Double, _ y: Double, translation: (x: Double, y: Double)) -> PlaneMatrix {
        PlaneMatrix([x, 0, 0], [0, y, 0], [translation.x, translation.y, 1])
    }

    /// The plane z = 0 of a transform's source, seen in the plane z = 0 of its target.
    init(flattening m: CATransform3D) {
        // Core Animation's matrices act on row vectors: (x y 0 1) · m.
        c0 = [m.m11, m.m12, m.m14]
        c1 = [m.m21, m.m22, m.m24]
        c2 = [m.m41, m.m42, m.m44]
    }

    static func * (a: PlaneMatrix, b: PlaneMatrix) -> PlaneMatrix {
        PlaneMatrix(a.apply(b.c0), a.apply(b.c1), a.apply(b.c2))
    }

    @inline(__always)
    private func apply(_ v: SIMD3<Double>) -> SIMD3<Double> { c0 * v.x + c1 * v.y + c2 * v.z }

    /// Homogeneous coordinates (X, Y, W) of a point.
    func homogeneous(_ x: Double, _ y: Double) -> SIMD3<Double> { apply([x, y, 1]) }

    /// The determinant below which a plane counts as seen edge-on.
    private static let smallestDeterminant = 1e-12
    /// The third coordinate below which a point lies at the viewer's eye or behind it.
    private static let nearestDepth = 1e-6

    var determinant: Double {
        c0.x * (c1.y * c2.z - c2.y * c1.z) - c1.x * (c0.y * c2.z - c2.y * c0.z)
            + c2.x * (c0.y * c1.z - c1.y * c0.z)
    }

    /// nil where the plane is seen edge-on (or a scale is 0) and nothing of it can be drawn.
    var inverse: PlaneMatrix? {
        let d = determinant
        guard d.isFinite, abs(d) > Self.smallestDeterminant else { return nil }
        let k = 1 / d
        return PlaneMatrix(
            [
                (c1.y * c2.z - c2.y * c1.z) * k, (c2.y * c0.z - c0.y * c2.z) * k,
                (c0.y * c1.z - c1.y * c0.z) * k,
            ],
            [
                (c2.x * c1.z - c1.x * c2.z) * k, (c0.x * c2.z - c2.x * c0.z) * k,
                (c1.x * c0.z - c0.x * c1.z) * k,
            ],
            [
                (c1.x * c2.y - c2.x * c1.y) * k, (c2.x * c0.y - c0.x * c2.y) * k,
                (c0.x * c1.y - c1.x * c0.y) * k,
            ])
    }

    /// Whether the matrix only scales by positive factors and moves.
    var isAxisAligned: Bool {
        c0.y == 0 && c0.z == 0 && c1.x == 0 && c1.z == 0 && c2.z == 1 && c0.x > 0 && c1.y > 0
    }

    var isFinite: Bool {
        let sum = c0 + c1 + c2
        return (sum.x + sum.y + sum.z).isFinite
    }

    /// The signed area that a unit square at a point covers: negative where the plane is seen from behind.
    func areaScale(atX x: Double, y: Double) -> Double {
        let w = homogeneous(x, y).z
        guard w > 0 else { return 0 }
        return determinant / (w * w * w)
    }

    /// The smallest upright box around the image of a box; everything when it reaches behind the viewer.
    func bounds(of box: Box) -> Box {
        var result = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
        for corner in 0..<4 {
            let p = homogeneous(
                Double(corner & 1 == 0 ? box.minX : box.maxX), Double(corner & 2 == 0 ? box.minY : box.maxY))
            guard p.z > Self.nearestDepth else { return .everything }
            let x = Float(p.x / p.z)
            let y = Float(p.y / p.z)
            result = Box(
                minX: min(result.minX, x), minY: min(result.minY, y), maxX: max(result.maxX, x),
                maxY: max(result.maxY, y))
        }
        return result
    }

    var homography: Homography {
        Homography(
            x: [Float(c0.x), Float(c1.x), Float(c2.x), 0], y: [Float(c0.y), Float(c1.y), Float(c2.y), 0],
            w: [Float(c0.z), Float(c1.z), Float(c2.z), 0])
    }
}
