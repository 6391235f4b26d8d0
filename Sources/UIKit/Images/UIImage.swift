import CoreGraphics
import Synchronization

// Unchecked because open classes cannot be checked; nothing in it changes.
/// A picture with a size in points.
open class UIImage: @unchecked Sendable, Hashable {
    /// Whether the picture shows its colours, or only its coverage.
    public enum RenderingMode: Int, Sendable {
        /// Leaves it to the view; image views show the colours.
        case automatic
        /// Shows the colours.
        case alwaysOriginal
        /// Shows the coverage in the tint colour.
        case alwaysTemplate
    }

    /// The pixels.
    public let cgImage: CGImage?

    /// Pixels per point.
    public let scale: CGFloat

    /// Whether the picture shows its colours.
    public let renderingMode: RenderingMode

    init(pixels: CGImage?, scale: CGFloat, renderingMode: RenderingMode) {
        cgImage = pixels
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.renderingMode = renderingMode
    }

    /// An image without pixels, of size zero.
    public convenience init() {
        self.init(pixels: nil, scale: 1, renderingMode: .automatic)
    }

    /// Makes an image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage, scale: 1, renderingMode: .automatic)
    }

    /// Makes an image of `scale` pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(pixels: cgImage, scale: scale, renderingMode: .automatic)
    }

    /// Reads a PNG or JPEG file; nil where that fails. A name that ends in `@2x` or `@3x` gives the pixels
    /// per point; otherwise it is one.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? CGImage.read(fromFile: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        self.init(pixels: image, scale: scale, renderingMode: .automatic)
    }

    /// Reads the bytes of a PNG or JPEG file; nil where that fails.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads the bytes of a PNG or JPEG file with `scale` pixels per point; nil where that fails.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data) else { return nil }
        self.init(pixels: image, scale: scale, renderingMode: .automatic)
    }

    /// The size in points.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    }

    /// Whether only the coverage counts.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || cgImage?.isMask == true }

    /// The picture's coverage, computed once.
    var coverage: CGImage? { lazyCoverage.value(of: cgImage) }

    private let lazyCoverage = LazyCoverage()

    // MARK: - Other versions

    /// Returns the same picture with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(pixels: cgImage, scale: scale, renderingMode: renderingMode)
    }

    /// Returns the picture's coverage in one colour; the rendering mode stays.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the picture's coverage in one colour, with another rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let cgImage, let context = CGContext(width: cgImage.width, height: cgImage.height) else {
            return self
        }
        let rect = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
        context.setFillColor(color.cgColor)
        context.drawUpright(cgImage.coverage, in: rect)
        return UIImage(pixels: context.makeImage(), scale: scale, renderingMode: renderingMode)
    }

    // MARK: - Drawing

    /// Draws the picture upright into the current context with its upper left corner at `point`.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture upright into the current context, stretched to fill `rect`.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture upright into the current context, stretched and blended.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.drawUpright(renderingMode == .alwaysTemplate ? coverage ?? cgImage : cgImage, in: rect)
        context.restoreGState()
    }

    /// Returns the picture as a PNG file; nil without pixels.
    open func pngData() -> Data? { try? cgImage?.pngData() }

    // MARK: - Comparing

    /// Whether two images show the same pixels in the same way.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right
            || (left.cgImage == right.cgImage && left.scale == right.scale
                && left.renderingMode == right.renderingMode)
    }

    /// Hashes the identity of the pixels.
    public func hash(into hasher: inout Hasher) { hasher.combine(cgImage) }
}

/// An image's coverage, computed when it is first asked for.
private final class LazyCoverage: Sendable {
    private let made = Mutex<CGImage?>(nil)

    func value(of image: CGImage?) -> CGImage? {
        made.withLock { made in
            if made == nil { made = image?.coverage }
            return made
        }
    }
}
