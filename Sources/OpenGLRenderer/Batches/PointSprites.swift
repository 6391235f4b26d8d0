import Compositor

/// Small rectangles, with round corners or without, as point sprites: one vertex each instead of four, which halves the
/// time of a software rasteriser with thousands of them.
struct PointSprites {
    /// 24 bytes, as points.vert reads it.
    struct Vertex {
        var center: SIMD2<Float>
        /// Half width, half height, radius.
        var halfWidth: Float
        var halfHeight: Float
        var radius: Float
        var color: PackedColor
    }

    /// Below this many a draw call is not worth a switch of programs.
    static let fewest = 8
    /// Points, in pixels; larger ones waste fragments when they are not square.
    static let largest: Float = 64
    /// The longer side over the shorter one.
    static let mostOblong: Float = 1.5

    /// Where a batch's vertices start, and whether some of its rectangles have sharp corners.
    typealias Run = (first: Int, hasBoxes: Bool)

    private(set) var vertices: [Vertex] = []

    mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
    }

    /// Appends a vertex for each of the batch's instances, or none at all if one of them is no small rectangle with
    /// one radius or none. Only `region` is drawn; a quad may be its shape cut to it.
    ///
    /// - Returns: nil where there are no vertices.
    mutating func append(_ batch: Batch, of list: DisplayList, in region: PixelRect) -> Run? {
        guard batch.pipeline == .roundedRect, batch.clipChain == nil, batch.homographyOffset == nil,
            batch.instances.count >= Self.fewest
        else { return nil }
        let first = vertices.count
        vertices.reserveCapacity(first + batch.instances.count)
        let limits = SIMD4<Float>(
            Float(region.x), Float(region.y), Float(region.x + region.width),
            Float(region.y + region.height))
        var hasBoxes = false
        let fits = list.instances.withUnsafeBufferPointer { all in
            for index in batch.instances {
                guard let vertex = Self.vertex(for: all[index], in: limits) else { return false }
                if vertex.radius == 0 { hasBoxes = true }
                vertices.append(vertex)
            }
            return true
        }
        if !fits { vertices.removeLast(vertices.count - first) }
        return fits ? (first, hasBoxes) : nil
    }

    /// Whether nothing but the limits (left, top, right, bottom) keeps a quad from being the whole shape.
    private static func isCut(
        _ quad: SIMD4<Float>, from shape: SIMD4<Float>, by limits: SIMD4<Float>
    ) -> Bool {
        let tolerance: Float = 1 / 256
        let upper = pointwiseMax(shape.lowHalf, limits.lowHalf) - quad.lowHalf
        let lower =
            quad.lowHalf + quad.highHalf - pointwiseMin(shape.lowHalf + shape.highHalf, limits.highHalf)
        return min(upper.min(), lower.min()) > -tolerance
    }

    @inline(__always)
    private static func vertex(for instance: Instance, in limits: SIMD4<Float>) -> Vertex? {
        let shape = instance.shape
        let radius = instance.radii.x
        let (short, long) = (min(shape.z, shape.w), max(shape.z, shape.w))
        guard instance.quad == shape || isCut(instance.quad, from: shape, by: limits),
            instance.radii == SIMD4(repeating: radius), instance.param <= 0, instance.param2 == 0,
            radius >= 0.5 || radius == 0, short >= 1, long <= largest, long <= short * mostOblong
        else { return nil }
        let half = SIMD2(shape.z, shape.w) * 0.5
        return Vertex(
            center: SIMD2(shape.x, shape.y) + half, halfWidth: half.x, halfHeight: half.y,
            radius: min(radius, short * 0.5), color: instance.color)
    }
}
