import QuartzCore

/// The round corners of a box.
struct CornerShape: Equatable {
    /// How far the curves reach along the sides: upper left, upper right, lower right, lower left.
    var radii: SIMD4<Float>
    /// The factor from the corner radii to `radii`, as continuous corners reach farther along the sides; 0
    /// for circular corners.
    var expansion: Float

    static let sharp = CornerShape(radii: .zero, expansion: 0)
}

extension RenderNode {
    /// The corners of a box, in units of the space.
    func corners(in box: Box) -> CornerShape {
        let radii = spaceRadii(in: box)
        guard hasContinuousCorners, radii != .zero else { return CornerShape(radii: radii, expansion: 0) }
        let factor = ContinuousCorner.factor(
            radius: Double(radii.max()), width: Double(box.width), height: Double(box.height))
        return CornerShape(radii: radii * Float(factor), expansion: Float(factor))
    }
}

/// The upper left corner of a quarter plane.
struct RoundCorner {
    /// How far the curve reaches along the sides.
    var reach: Double
    /// As `CornerShape.expansion`.
    var expansion: Double

    /// How far outside of the corner a point lies; negative inside.
    ///
    /// - Parameters:
    ///   - x: how far inside of the vertical side the point lies.
    ///   - y: how far inside of the horizontal side the point lies.
    /// - Returns: the distance.
    func distance(x: Double, y: Double) -> Double {
        let (dx, dy) = (reach - x, reach - y)
        guard expansion > 0, reach > 0, dx > 0, dy > 0 else {
            let outside = max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)
            return outside.squareRoot() + min(max(dx, dy), 0) - reach
        }
        let radius = reach / expansion
        return ContinuousCorner(factor: expansion).distance(x: x / radius, y: y / radius) * radius
    }
}
