import CoreGraphics

/// Pictures that a layer shows beside its contents, each placed by itself: they are drawn together.
package struct SpriteList: Sendable {
    package var images: [CGImage] = []
    /// Back to front.
    package var sprites: [Sprite] = []
    /// Whether colours are added to what is behind.
    package var adds = false
    package var isNearest = false

    package init() {}

    /// The smallest rectangle that holds all of them, in the layer's coordinates; null for none.
    package var bounds: CGRect {
        var low = SIMD2<Float>(repeating: .infinity)
        var high = SIMD2<Float>(repeating: -.infinity)
        for sprite in sprites {
            let reach = (sprite.size * sprite.size).sum().squareRoot() / 2
            low = pointwiseMin(low, sprite.center - reach)
            high = pointwiseMax(high, sprite.center + reach)
        }
        guard low.x <= high.x else { return .null }
        return CGRect(
            x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x),
            height: CGFloat(high.y - low.y))
    }
}

/// One picture of a list.
package struct Sprite: Equatable, Sendable {
    /// The index of its image.
    package var image: Int32
    /// The part of the image, in pixels: x, y, width, height.
    package var source: SIMD4<Float>
    /// In the layer's coordinates.
    package var center: SIMD2<Float>
    package var size: SIMD2<Float>
    package var angle: Float
    /// The colour with which the picture is multiplied, premultiplied.
    package var tint: SIMD4<Float>
}
