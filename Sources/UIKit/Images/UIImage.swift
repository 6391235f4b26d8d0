import CoreGraphics
import Synchronization

// Unchecked because open classes cannot be checked; nothing in it changes.
/// A picture with a size in points.
open class UIImage: NSObject, @unchecked Sendable {
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
    open private(set) var cgImage: CGImage?

    /// Pixels per point.
    open private(set) var scale: CGFloat

    /// Whether the picture shows its colours.
    open private(set) var renderingMode: RenderingMode

    /// How the pixels lie; whoever shows or draws the picture turns it upright.
    open private(set) var imageOrientation: Orientation

    /// How wide the edges are that keep their size where the picture is stretched, in points. Default zero.
    open private(set) var capInsets: UIEdgeInsets = .zero

    /// How the rest of a resizable picture fills the room.
    open private(set) var resizingMode = ResizingMode.tile

    /// Whether the picture was made by `resizableImage(withCapInsets:resizingMode:)`: it may have no caps, too.
    private(set) var isResizable = false

    /// How far what constraints align of the picture is from its edges, as inside of a shadow, in points. Default zero.
    open private(set) var alignmentRectInsets: UIEdgeInsets = .zero

    /// Whether image views whose contents run from right to left show the picture mirrored.
    open private(set) var flipsForRightToLeftLayoutDirection = false

    /// The pictures of an animated image, one after another; nil for others.
    open internal(set) var images: [UIImage]?

    /// The seconds in which an animated image shows all its pictures once; 0 for other images.
    open internal(set) var duration: TimeInterval = 0

    /// Which symbol the image shows; nil for other images.
    let symbol: SymbolRequest?

    /// What the picture is for; nil where it was not looked for among others.
    private let traits: UITraitCollection?
    /// nil until it is first asked for, for a picture that has no other versions.
    private let asset: Mutex<UIImageAsset?>

    init(
        pixels: CGImage?, scale: CGFloat, renderingMode: RenderingMode, orientation: Orientation = .up,
        symbol: SymbolRequest? = nil, asset: UIImageAsset? = nil, traits: UITraitCollection? = nil
    ) {
        cgImage = pixels
        self.symbol = symbol
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.renderingMode = renderingMode
        imageOrientation = orientation
        self.asset = Mutex(asset)
        self.traits = traits
    }

    /// Makes an image that shows another one as a version of an asset.
    convenience init(
        _ other: UIImage, renderingMode: RenderingMode? = nil, asset: UIImageAsset?,
        traits: UITraitCollection?
    ) {
        self.init(
            pixels: other.cgImage, scale: other.scale, renderingMode: renderingMode ?? other.renderingMode,
            orientation: other.imageOrientation, symbol: other.symbol, asset: asset, traits: traits)
        (images, duration) = (other.images, other.duration)
        adoptEdges(of: other)
    }

    /// Has the edges of another picture: stretched, aligned and mirrored as these.
    private func adoptEdges(of other: UIImage) {
        (isResizable, capInsets, resizingMode) = (other.isResizable, other.capInsets, other.resizingMode)
        alignmentRectInsets = other.alignmentRectInsets
        flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    }

    private func mirrorEdges() {
        (capInsets, alignmentRectInsets) = (capInsets.mirrored, alignmentRectInsets.mirrored)
    }

    /// An image without pixels, of size zero.
    public convenience override init() {
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

    /// Makes an image of `scale` pixels per point whose pixels lie as `orientation` says.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, scale: scale, renderingMode: .automatic, orientation: orientation)
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

    /// The size in points of the picture as it stands upright.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Whether only the coverage counts.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || cgImage?.isMask == true }

    /// The pixels as they stand upright, computed once.
    var upright: CGImage? {
        imageOrientation == .up ? cgImage : lazyPictures.upright(of: cgImage, imageOrientation)
    }

    /// The upright picture's coverage, computed once.
    var coverage: CGImage? { lazyPictures.coverage(of: upright) }

    private let lazyPictures = LazyPictures()

    // MARK: - Versions

    /// The versions of the picture for other traits. What is registered with it shows in image views of those traits.
    open var imageAsset: UIImageAsset? {
        asset.withLock { asset in
            if let asset { return asset }
            let made = UIImageAsset([ImageVersion(alone, for: traitCollection)])
            asset = made
            return made
        }
    }

    /// The traits that the picture is for.
    open var traitCollection: UITraitCollection {
        let scale = UITraitCollection(displayScale: scale)
        return traits.map { UITraitCollection(traitsFrom: [scale, $0]) } ?? scale
    }

    /// The same picture without other versions.
    var alone: UIImage { UIImage(self, asset: nil, traits: traits) }

    /// The versions that there are to choose from; none for a picture that stands for itself.
    private var choices: [ImageVersion] {
        let versions = asset.withLock { $0 }?.versions ?? []
        return versions.count > 1 ? versions : []
    }

    /// Whether the picture that is shown depends on the traits.
    var hasChoices: Bool { !choices.isEmpty }

    /// Returns the version that is shown with traits: with this image's rendering mode and caps.
    func resolved(for traits: UITraitCollection) -> UIImage {
        guard hasChoices, let asset = imageAsset, let version = asset.version(for: traits),
            version.image.cgImage !== cgImage
        else { return self }
        let image = UIImage(
            version.image, renderingMode: renderingMode, asset: asset, traits: version.traits)
        image.adoptEdges(of: self)
        return image
    }

    /// Returns the picture as a view shows it whose contents run from right to left: one that flips is mirrored, with
    /// its edges.
    var shownFromRight: UIImage {
        guard flipsForRightToLeftLayoutDirection else { return self }
        let image = withRenderingMode(renderingMode)
        image.imageOrientation = imageOrientation.mirrored
        image.mirrorEdges()
        return image
    }

    // MARK: - Other pictures

    /// Returns the same picture with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(self, renderingMode: renderingMode, asset: asset.withLock { $0 }, traits: traits)
    }

    /// Returns a picture whose edges keep their size where it is shown or drawn larger; the rest is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a picture whose edges keep their size where it is shown or drawn larger; the rest is repeated
    /// or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let image = withRenderingMode(renderingMode)
        (image.isResizable, image.capInsets, image.resizingMode) = (true, capInsets, resizingMode)
        return image
    }

    /// Returns a picture that image views show mirrored where their contents run from right to left, as an arrow that
    /// points on.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        let image = withRenderingMode(renderingMode)
        image.flipsForRightToLeftLayoutDirection = true
        return image
    }

    /// Returns a picture of which constraints align what lies within the insets, as inside of its shadow.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        let image = withRenderingMode(renderingMode)
        image.alignmentRectInsets = alignmentInsets
        return image
    }

    /// Returns the picture mirrored, left and right exchanged, with its edges.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        let image = UIImage(
            pixels: cgImage, scale: scale, renderingMode: renderingMode,
            orientation: imageOrientation.mirrored)
        image.adoptEdges(of: self)
        image.mirrorEdges()
        return image
    }

    /// Returns the picture's coverage in one colour; the rendering mode stays.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the picture's coverage in one colour, with another rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let coverage, let context = CGContext(width: coverage.width, height: coverage.height) else {
            return self
        }
        let rect = CGRect(x: 0, y: 0, width: coverage.width, height: coverage.height)
        context.setFillColor(color.cgColor)
        context.drawUpright(coverage, in: rect)
        let image = UIImage(pixels: context.makeImage(), scale: scale, renderingMode: renderingMode)
        image.adoptEdges(of: self)
        return image
    }

    // MARK: - Drawing

    /// Draws the picture upright into the current context with its upper left corner at `point`.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture upright into the current context with its upper left corner at `point`, blended.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture upright into the current context, stretched to fill `rect`.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture upright into the current context, stretched and blended.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let upright, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        let pixels = renderingMode == .alwaysTemplate ? coverage ?? upright : upright
        draw(pixels, filling: rect, in: context)
        context.restoreGState()
    }

    /// Returns the picture as a PNG file; nil without pixels.
    open func pngData() -> Data? { try? upright?.pngData() }

    /// Returns the picture as a JPEG file, over white where it is translucent; nil without pixels.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
    /// - Returns: the file.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        try? upright?.jpegData(quality: compressionQuality)
    }

    // MARK: - Comparing

    /// Whether the other object is an image that shows the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || (cgImage == other.cgImage && scale == other.scale && renderingMode == other.renderingMode
                && imageOrientation == other.imageOrientation && capInsets == other.capInsets
                && resizingMode == other.resizingMode && isTiled == other.isTiled
                && alignmentRectInsets == other.alignmentRectInsets
                && images == other.images
                && duration == other.duration && choices == other.choices
                && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection)
    }

    /// The identity of the pixels.
    open override var hash: Int { cgImage.hashValue }

    // MARK: - Symbols

    /// Whether the image shows a symbol.
    open var isSymbolImage: Bool { symbol != nil }

    /// The size and weight of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    /// The size and weight of a symbol; of other images the traits that they are for.
    open var configuration: Configuration? {
        symbol?.configuration ?? Configuration(traitCollection: traitCollection)
    }

    /// How far the baseline of text beside a symbol lies above the symbol's lower edge; nil for other images.
    open var baselineOffsetFromBottom: CGFloat? { symbol?.baseline(height: size.height) }

    /// Returns the symbol with what the configuration says; other images as they are.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol else { return self }
        return drawn(symbol, symbol.configuration.applying(configuration))
    }

    /// Returns the symbol in a configuration before which its own one goes; other images as they are.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let symbol, let configuration else { return self }
        return drawn(symbol, configuration.applying(symbol.configuration)) ?? self
    }

    /// Returns the symbol in another configuration; of other images the version for the configuration's traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol, let configuration = configuration as? SymbolConfiguration else {
            return configuration.traitCollection.map(resolved) ?? self
        }
        return drawn(symbol, configuration) ?? self
    }

    private func drawn(_ symbol: SymbolRequest, _ configuration: SymbolConfiguration) -> UIImage? {
        let request = SymbolRequest(name: symbol.name, configuration: configuration)
        let image = UIImage(request, renderingMode: renderingMode, scale: scale)
        image?.adoptEdges(of: self)
        return image
    }
}

/// What is made of an image's pixels when it is first asked for.
private final class LazyPictures: Sendable {
    private let made = Mutex<(upright: CGImage?, coverage: CGImage?)>((nil, nil))

    func upright(of image: CGImage?, _ orientation: UIImage.Orientation) -> CGImage? {
        made.withLock { made in
            if made.upright == nil { made.upright = image?.upright(fromOrientation: orientation.exif) }
            return made.upright
        }
    }

    func coverage(of image: CGImage?) -> CGImage? {
        made.withLock { made in
            if made.coverage == nil { made.coverage = image?.coverage }
            return made.coverage
        }
    }
}
