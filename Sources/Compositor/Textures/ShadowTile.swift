import CoreGraphics

/// One corner of a blurred rounded rectangle: coverage from outside the upper left corner to where both edges'
/// blur has come to rest. Eight more pieces of every shadow are this tile mirrored or its last row and column stretched.
struct ShadowTile: Sendable {
    /// How far a Gaussian reaches, in standard deviations; beyond it less than 1/700 is left.
    static let reach: Double = 3
    /// Blurs wider than this are computed on a coarser grid and interpolated: the error stays under 1/500.
    private static let finestSigma: Double = 4

    struct Key: Hashable, Sendable {
        /// Of the corner, as `CornerShape.expansion`, in 1/256.
        var expansion: Int32
        /// Standard deviation, corner radius and the largest radius of the four corners, in quarters of a device pixel.
        var sigma: Int32
        var radius: Int32
        var extent: Int32

        init(sigma: Double, radius: Double, extent: Double, expansion: Double) {
            self.expansion = Int32(min(1024, max(0, (expansion * 256).rounded())))
            self.sigma = Int32(min(4000, max(0, (sigma * 4).rounded())))
            self.radius = Int32(min(16000, max(0, (radius * 4).rounded())))
            self.extent = Int32(min(16000, max(0, (max(radius, extent) * 4).rounded())))
        }
    }

    let image: CGImage
    /// Device pixels a texel.
    let texel: Double
    /// Device pixels from the tile's edge to the shape's edge.
    let outset: Double
    /// Device pixels from the shape's edge to the tile's other side: radius and reach.
    let inset: Double

    /// Texels from the tile's edge to the shape's edge, texels from there to the other side, and pixels a texel.
    private static func measures(_ key: Key) -> (reach: Double, inner: Double, texel: Double) {
        let sigma = deviation(key)
        let texel = max(1, sigma / finestSigma)
        let reach = (ShadowTile.reach * sigma / texel).rounded(.up) + 1
        return (reach, (Double(key.extent) / 4 / texel).rounded(.up) + reach, texel)
    }

    private static func deviation(_ key: Key) -> Double { max(Double(key.sigma) / 4, 0.05) }

    /// Device pixels that a tile takes up of each of a shape's two ends.
    static func inset(_ key: Key) -> Double {
        let (_, inner, texel) = measures(key)
        return inner * texel
    }

    init(key: Key) {
        let sigma = ShadowTile.deviation(key)
        let radius = Double(key.radius) / 4
        let (reach, inner, coarse) = ShadowTile.measures(key)
        texel = coarse
        outset = reach * coarse
        inset = inner * coarse
        let edge = Int(reach + inner)
        let coverage = ShadowTile.corner(
            edge: edge, start: reach,
            RoundCorner(reach: radius / coarse, expansion: Double(key.expansion) / 256), padding: Int(reach))
        let blurred = ShadowTile.blur(
            coverage, edge: edge + Int(reach), keep: edge, sigma: sigma / coarse, reach: Int(reach))
        image = CGImage(
            width: edge, height: edge, isMask: true, isOpaque: false,
            pixels: blurred.map { UInt8(max(0, min(255, $0 * 255 + 0.5))) })
    }

    /// Antialiased coverage of a quarter plane with a round corner at (start, start); `padding` more cells inside.
    private static func corner(edge: Int, start: Double, _ corner: RoundCorner, padding: Int) -> [Float] {
        let size = edge + padding
        var cells = [Float](repeating: 0, count: size * size)
        for y in 0..<size {
            for x in 0..<size {
                let distance = corner.distance(x: Double(x) + 0.5 - start, y: Double(y) + 0.5 - start)
                cells[y * size + x] = Float(max(0, min(1, 0.5 - distance)))
            }
        }
        return cells
    }

    private static func blur(_ cells: [Float], edge: Int, keep: Int, sigma: Double, reach: Int) -> [Float] {
        let blurred = GaussianBlur(sigma: sigma, reach: reach).blur(
            cells, width: edge, height: edge, outside: .edge)
        return (0..<keep * keep).map { blurred[$0 / keep * edge + $0 % keep] }
    }
}
