import CoreGraphics
import QuartzCore

/// Where a layer's picture goes in its bounds, by its gravity.
enum ContentsGeometry {
    static func contents(_ values: LayerValues, image: CGImage) -> RenderExtra.Contents? {
        let source = values.contentsSource(of: image)
        guard source.width > 0, source.height > 0 else { return nil }
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        let natural = CGSize(width: source.width / scale, height: source.height / scale)
        let frame = frame(of: natural, in: values.bounds, gravity: values.contentsGravity)
        guard frame.width > 0, frame.height > 0 else { return nil }
        return RenderExtra.Contents(
            image: image, frame: frame, source: source,
            parts: StretchedContents(source, center: values.contentsCenter, in: frame, scale: scale),
            tint: image.isMask ? (values.contentsTint?.premultiplied ?? [0, 0, 0, 1]) : nil,
            minification: values.minificationFilter, minificationBias: values.minificationFilterBias,
            magnification: values.magnificationFilter)
    }

    private static func frame(
        of size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity
    ) -> CGRect {
        var size = size
        switch gravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let x = bounds.width / size.width
            let y = bounds.height / size.height
            let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        var x = bounds.midX - size.width / 2
        var y = bounds.midY - size.height / 2
        // UIKit's geometry: y grows downwards, and "top" is the upper side.
        switch gravity {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: break
        }
        switch gravity {
        case .top, .topLeft, .topRight: y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - size.height
        default: break
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
