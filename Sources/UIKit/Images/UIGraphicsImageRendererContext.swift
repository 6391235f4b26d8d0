import CoreGraphics

/// The context in which the actions of a renderer draw.
open class UIGraphicsImageRendererContext {
    /// The Core Graphics context; the current one while the actions run.
    open private(set) var cgContext: CGContext

    /// The format of the image.
    open private(set) var format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// An image of what has been drawn so far.
    open var currentImage: UIImage {
        UIImage(pixels: cgContext.makeImage(), scale: format.scale, renderingMode: .automatic)
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Strokes a line of width 1 inside of a rectangle's edges.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Clips later drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
