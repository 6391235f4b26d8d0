/// A large rounded rectangle in device pixels, cut up so that only its corners and edges are shaded by distance.
///
/// ```
/// ┌──┬───────┬──┐
/// │c │  top  │c │   Corners c are shaded; the bands between them are flat, and where the edge is a border or lies
/// ├──┴───────┴──┤   between two pixels, so are its strips.
/// │   middle    │
/// ├──┬───────┬──┤
/// │c │ bottom│c │
/// └──┴───────┴──┘
/// ```
struct RoundedPieces {
    /// Whole pixels of one colour.
    let flat: [Box]
    /// The corners and strips.
    let shaded: [Box]

    /// Cuts a shape up; nil where the corners leave no room between them.
    ///
    /// - Parameters:
    ///   - box: the shape's rectangle.
    ///   - radii: the radii of its corners: upper left, upper right, lower right, lower left.
    ///   - edge: the width of the border, or 0: how far the edge reaches inside.
    init?(of box: Box, radii: SIMD4<Float>, edge: Float = 0) {
        let whole = box.isIntegral ? box.rounded : box.integralInterior
        let inner = whole.insetBy(edge.rounded(.up))
        let reach = pointwiseMax(radii, SIMD4(repeating: edge)).rounded(.up)
        let top = whole.minY + max(reach[0], reach[1])
        let bottom = whole.maxY - max(reach[2], reach[3])
        let (topLeft, topRight) = (whole.minX + reach[0], whole.maxX - reach[1])
        let (bottomRight, bottomLeft) = (whole.maxX - reach[2], whole.minX + reach[3])
        guard top < bottom, topLeft <= topRight, bottomLeft <= bottomRight else { return nil }
        flat = [
            Box(minX: inner.minX, minY: top, maxX: inner.maxX, maxY: bottom),
            Box(minX: topLeft, minY: inner.minY, maxX: topRight, maxY: top),
            Box(minX: bottomLeft, minY: bottom, maxX: bottomRight, maxY: inner.maxY),
        ].filter { !$0.isEmpty }
        shaded = [
            Box(minX: box.minX, minY: box.minY, maxX: topLeft, maxY: top),
            Box(minX: topRight, minY: box.minY, maxX: box.maxX, maxY: top),
            Box(minX: bottomRight, minY: bottom, maxX: box.maxX, maxY: box.maxY),
            Box(minX: box.minX, minY: bottom, maxX: bottomLeft, maxY: box.maxY),
            Box(minX: topLeft, minY: box.minY, maxX: topRight, maxY: inner.minY),
            Box(minX: bottomLeft, minY: inner.maxY, maxX: bottomRight, maxY: box.maxY),
            Box(minX: box.minX, minY: top, maxX: inner.minX, maxY: bottom),
            Box(minX: inner.maxX, minY: top, maxX: box.maxX, maxY: bottom),
        ].filter { $0.width > 1 / 256 && $0.height > 1 / 256 }
    }
}
