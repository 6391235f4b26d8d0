/// The operation of a `blur` batch: a weighted mean along one axis, then saturation and a tint.
package struct BlurKernel: Hashable, Sendable {
    /// The most taps that a renderer must support.
    package static let limit = 24

    /// One texel along the axis: (1, 0) or (0, 1).
    package var axis: SIMD2<Float>
    /// Offsets along the axis in texels, and weights; the first is the middle, each other one is taken on both sides.
    package var taps: [SIMD2<Float>]
    /// How far colours are from grey: 0 grey, 1 as they are.
    package var saturation: Float
    /// A premultiplied colour that is put over the result.
    package var tint: SIMD4<Float>

    package init(
        axis: SIMD2<Float>, taps: [SIMD2<Float>], saturation: Float = 1, tint: SIMD4<Float> = .zero
    ) {
        self.axis = axis
        self.taps = taps
        self.saturation = saturation
        self.tint = tint
    }
}
