import CoreGraphics

/// The blurred picture of a whole rounded rectangle.
struct SmallShadow {
    struct Key: Hashable {
        /// Quarters of a device pixel.
        var width: Int32
        var height: Int32
        var radii: SIMD4<Int32>
        var sigma: Int32
        /// As `ShadowTile.Key.expansion`.
        var expansion: Int32

        init(width: Double, height: Double, radii: SIMD4<Float>, expansion: Float, sigma: Double) {
            let limit = 8192.0
            self.width = Int32((min(width, limit) * 4).rounded())
            self.height = Int32((min(height, limit) * 4).rounded())
            self.radii = SIMD4<Int32>(
                (radii * 4).clamped(lowerBound: .zero, upperBound: .init(repeating: 16000)),
                rounding: .toNearestOrAwayFromZero)
            self.sigma = Int32((min(sigma, 1000) * 4).rounded())
            self.expansion = Int32(min(1024, max(0, (expansion * 256).rounded())))
        }
    }

    let image: CGImage
    /// Device pixels from the picture's edge to the shape's.
    let outset: Double

    init(_ key: Key) {
        let sigma = max(Double(key.sigma) / 4, 0.05)
        let texel = max(1, sigma / 4)
        let reach = (ShadowTile.reach * sigma / texel).rounded(.up) + 1
        let width = Double(key.width) / 4 / texel
        let height = Double(key.height) / 4 / texel
        let radii = SIMD4<Float>(key.radii) / 4 / Float(texel)
        let columns = Int((width + 2 * reach).rounded(.up))
        let rows = Int((height + 2 * reach).rounded(.up))
        // The shape's size is not a whole number of texels: the picture is, and is stretched by less than one.
        let cells = Self.coverage(
            columns: columns, rows: rows, reach: Double(reach), width: Double(columns) - 2 * reach,
            height: Double(rows) - 2 * reach,
            CornerShape(radii: radii, expansion: Float(key.expansion) / 256))
        let blurred = GaussianBlur(sigma: sigma / texel, reach: Int(reach)).blur(
            cells, width: columns, height: rows, outside: .clear)
        image = CGImage(
            width: columns, height: rows, isMask: true, isOpaque: false,
            pixels: blurred.map { UInt8(max(0, min(255, $0 * 255 + 0.5))) })
        outset = reach * texel
    }

    private static func coverage(
        columns: Int, rows: Int, reach: Double, width: Double, height: Double,
        _ corners: CornerShape
    ) -> [Float] {
        var cells = [Float](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let x = Double(column) + 0.5 - reach - width / 2
                let y = Double(row) + 0.5 - reach - height / 2
                let corner = y < 0 ? (x < 0 ? 0 : 1) : (x < 0 ? 3 : 2)
                let round = RoundCorner(
                    reach: Double(corners.radii[corner]), expansion: Double(corners.expansion))
                let distance = round.distance(x: width / 2 - abs(x), y: height / 2 - abs(y))
                cells[row * columns + column] = Float(max(0, min(1, 0.5 - distance)))
            }
        }
        return cells
    }
}
