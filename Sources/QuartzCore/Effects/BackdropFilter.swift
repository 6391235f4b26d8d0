/// A filter of a layer for the picture of everything behind it.
///
/// The picture is blurred, then saturated, then tinted. It ends at the layer's edges, where the blur
/// continues it as its mirror image, so that nothing outside of the layer affects it.
package struct BackdropFilter: Equatable, Sendable {
    /// Where the filtered picture is seen.
    package enum Use: Sendable {
        /// In the layer's bounds, behind its background.
        case fill
        /// Where the layer and its sublayers draw something. Only their opacity counts, not their colours.
        case vibrancy
    }

    package var use: Use
    /// The standard deviation of the Gaussian blur, in points; 0 for none.
    package var radius: Double
    /// How far colours are from grey: 0 grey, 1 as they are.
    package var saturation: Double
    /// A premultiplied colour over the picture: red, green, blue, opacity.
    package var tint: SIMD4<Double>

    package init(
        use: Use = .fill, radius: Double = 0, saturation: Double = 1, tint: SIMD4<Double> = .zero
    ) {
        self.use = use
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }

    /// Whether the picture stays as it is.
    package var isNeutral: Bool { radius <= 0 && saturation == 1 && tint == .zero }

    var isFinite: Bool { (numbers.reduce(0) { $0 + $1 * 0 }) == 0 }

    /// What animations interpolate.
    var numbers: [Double] { [radius, saturation, tint.x, tint.y, tint.z, tint.w] }

    /// The filter with other numbers, each within its limits: a bouncing spring may overshoot.
    func with(_ numbers: [Double]) -> BackdropFilter {
        guard numbers.count == 6 else { return self }
        let clamped = numbers.map { max($0, 0) }
        return BackdropFilter(
            use: use, radius: clamped[0], saturation: clamped[1],
            tint: SIMD4(clamped[2], clamped[3], clamped[4], min(clamped[5], 1)))
    }
}
