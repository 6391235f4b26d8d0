import QuartzCore

/// The picture of a layer that asks to be rasterized, in a texture of its own.
struct RenderRaster {
    let id: Int32
    /// The texture's place in the layer's coordinates, in pixels of its own.
    var area: PixelRect
    /// The values on which the picture depends.
    var key: Key

    struct Key: Equatable {
        /// Pixels per point.
        var scale: Double
        var stamp: Int
        var origin: SIMD2<Double>
        var sublayerTransform: CATransform3D?
    }
}
