/// A drawing that is made once and drawn many times.
public final class CGLayer {
    /// The context that draws into the layer, with the scale of the one for which it was made.
    public let context: CGContext?

    /// The size in points of the context for which it was made.
    public let size: CGSize

    /// A layer for drawing in a context; nil for a size without pixels.
    ///
    /// - Parameters:
    ///   - context: the context in which the layer will be drawn; its scale is the layer's.
    ///   - size: the size in its points.
    ///   - auxiliaryInfo: nil.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let matrix = context.ctm
        let scale = max(abs(matrix.determinant).squareRoot(), .leastNormalMagnitude)
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let most = CGFloat(CGContext.mostPixels)
        guard width >= 1, height >= 1, width <= most, height <= most else { return nil }
        self.size = size
        self.context = CGContext(width: Int(width), height: Int(height), scale: scale)
    }
}

extension CGContext {
    /// Draws a layer with its corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        drawUpright(image, in: rect)
    }

    /// Draws an image into a rectangle, or again and again beside it, as far as the clip reaches.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let rect = rect.standardized
        let clip = boundingBoxOfClipPath
        guard rect.width > 0, rect.height > 0, clip.width > 0, clip.height > 0 else { return }
        let columns = Self.tiles(from: clip.minX, to: clip.maxX, start: rect.minX, length: rect.width)
        let rows = Self.tiles(from: clip.minY, to: clip.maxY, start: rect.minY, length: rect.height)
        // Tiles smaller than a pixel would be too many to draw, and one colour to the eye.
        guard columns.count * rows.count <= Self.mostTiles else { return draw(image, in: clip) }
        drawing {
            for row in rows {
                for column in columns {
                    let (x, y) = (CGFloat(column) * rect.width, CGFloat(row) * rect.height)
                    draw(image, in: rect.offsetBy(dx: x, dy: y))
                }
            }
        }
    }

    /// The most tiles of one drawing.
    private static let mostTiles = 1_000_000

    private static func tiles(from: CGFloat, to: CGFloat, start: CGFloat, length: CGFloat) -> Range<Int> {
        let first = ((from - start) / length).rounded(.down)
        let end = ((to - start) / length).rounded(.up)
        guard first > -1e9, end < 1e9, first < end else { return 0..<0 }
        return Int(first)..<Int(end)
    }
}
