import CoreGraphics

/// Makes images by drawing.
open class UIGraphicsImageRenderer {
    /// The rectangle of the plane that the image shows, in points.
    public let bounds: CGRect

    /// The format of the image.
    open private(set) var format: UIGraphicsImageRendererFormat

    /// Makes a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer for images of a rectangle of the plane, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
        self.bounds = bounds.standardized
        self.format = format
    }

    /// Returns the image that `actions` draw. The image is empty where the area is nothing or too large.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = CGContext(bounds: bounds, scale: format.scale, opaque: format.opaque) else {
            return UIImage(pixels: nil, scale: format.scale, renderingMode: .automatic)
        }
        let renderer = UIGraphicsImageRendererContext(cgContext: context, format: format)
        UIGraphicsPushContext(context)
        actions(renderer)
        UIGraphicsPopContext()
        return renderer.currentImage
    }

    /// Returns a PNG file of what `actions` draw; empty without area.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension CGContext {
    /// A context for a rectangle of the plane, in points; nil without area, or if it is too large.
    convenience init?(bounds: CGRect, scale: CGFloat, opaque: Bool) {
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width <= CGFloat(CGContext.mostPixels), height <= CGFloat(CGContext.mostPixels) else {
            return nil
        }
        self.init(width: Int(width), height: Int(height), scale: scale, kind: opaque ? .opaque : .color)
        translateBy(x: -bounds.minX, y: -bounds.minY)
    }
}
