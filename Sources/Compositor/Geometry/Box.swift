import QuartzCore

/// A rectangle by its edges (minX, minY, maxX, maxY), in device pixels or in a plane's own units.
struct Box: Hashable, Sendable {
    var edges: SIMD4<Float>

    init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
        edges = SIMD4(minX, minY, maxX, maxY)
    }

    init(_ rect: PixelRect) {
        edges = SIMD4(Float(rect.x), Float(rect.y), Float(rect.maxX), Float(rect.maxY))
    }

    var minX: Float { edges.x }
    var minY: Float { edges.y }
    var maxX: Float { edges.z }
    var maxY: Float { edges.w }
    var width: Float { edges.z - edges.x }
    var height: Float { edges.w - edges.y }
    var isEmpty: Bool { !(edges.z > edges.x && edges.w > edges.y) }
    var area: Float { isEmpty ? 0 : width * height }
    /// x, y, width, height.
    var quad: SIMD4<Float> { SIMD4(edges.x, edges.y, width, height) }

    static let empty = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    /// Contains every coordinate that a layer can have.
    static let everything = Box(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)

    @inline(__always)
    func intersection(_ other: Box) -> Box {
        Box(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func union(_ other: Box) -> Box {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Box(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    @inline(__always)
    func contains(_ other: Box) -> Bool {
        other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }

    @inline(__always)
    func intersects(_ other: Box) -> Bool {
        other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
    }

    func insetBy(_ distance: Float) -> Box {
        Box(
            minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }

    func offsetBy(x: Float, y: Float) -> Box {
        Box(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// Whether all four edges lie on whole numbers, to a 256th.
    var isIntegral: Bool {
        let tolerance: Float = 1 / 256
        return abs(minX - minX.rounded()) < tolerance && abs(minY - minY.rounded()) < tolerance
            && abs(maxX - maxX.rounded()) < tolerance && abs(maxY - maxY.rounded()) < tolerance
    }

    var rounded: Box {
        Box(minX: minX.rounded(), minY: minY.rounded(), maxX: maxX.rounded(), maxY: maxY.rounded())
    }

    /// The box of the pixels whose centres lie inside; a side that is thinner than two pixels stays as it is, as it might
    /// vanish.
    var onWholePixels: Box {
        // Edges at the very centre of a pixel are frequent, and two layers that meet there must agree in spite of the
        // rounding of floating-point numbers.
        func edge(_ value: Float) -> Float { (value - 1 / 512).rounded() }
        var box = self
        if width >= 2 { (box.edges.x, box.edges.z) = (edge(minX), edge(maxX)) }
        if height >= 2 { (box.edges.y, box.edges.w) = (edge(minY), edge(maxY)) }
        return box
    }

    /// The same with some edges alone moved.
    func onWholePixels(at edges: CAEdgeAntialiasingMask) -> Box {
        guard edges.rawValue != 0 else { return self }
        var box = self
        box.edges.replace(with: onWholePixels.edges, where: edges.sides .> 0)
        return box
    }

    /// The largest box of whole numbers inside.
    var integralInterior: Box {
        let slack: Float = 1 / 256
        return Box(
            minX: (minX - slack).rounded(.up), minY: (minY - slack).rounded(.up),
            maxX: (maxX + slack).rounded(.down), maxY: (maxY + slack).rounded(.down))
    }
}

extension CAEdgeAntialiasingMask {
    /// 1 for each of the edges, else 0, in the order of a box: minX, minY, maxX, maxY.
    var sides: SIMD4<Float> {
        SIMD4(
            contains(.layerLeftEdge) ? 1 : 0, contains(.layerBottomEdge) ? 1 : 0,
            contains(.layerRightEdge) ? 1 : 0, contains(.layerTopEdge) ? 1 : 0)
    }

    /// The edges of a box for which a mask in its order is true.
    init(sides: SIMDMask<SIMD4<Int32>>) {
        self = []
        if sides[0] { insert(.layerLeftEdge) }
        if sides[1] { insert(.layerBottomEdge) }
        if sides[2] { insert(.layerRightEdge) }
        if sides[3] { insert(.layerTopEdge) }
    }
}
