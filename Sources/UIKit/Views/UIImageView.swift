import CoreGraphics
import Foundation
import QuartzCore

/// Shows an image. Template images take the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image; nil shows nothing.
    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            configureSymbol()
            showImage()
        }
    }

    /// The image while the view is highlighted; nil keeps the usual one.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { showImage() } }
    }

    /// Whether the highlighted image shows, false at first.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// How large and how bold symbols are that do not say so themselves; default nil.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            configureSymbol()
            showImage()
        }
    }

    /// The image in the preferred configuration; nil where there is none.
    private var configuredImage: UIImage?
    /// The image as it shows while the view is not highlighted.
    private var usualImage: UIImage? { configuredImage ?? image }

    private func configureSymbol() {
        configuredImage = preferredSymbolConfiguration.flatMap { image?.preferring($0) }
    }

    /// The pictures of a flip-book and how it runs.
    var flipBook = FlipBook()

    /// A view without an image that takes up `frame` in the superview it will be added to.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as its image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        show(image, nil)
    }

    /// A view as large as its image, with another image for while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        show(image, highlightedImage)
    }

    private func show(_ image: UIImage?, _ highlightedImage: UIImage?) {
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    /// A view without an image and without size; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The view was made of a nib. An extension may replace it.
    override open dynamic func awakeFromNib() { super.awakeFromNib() }

    /// The image's size.
    override open func sizeThatFits(_ size: CGSize) -> CGSize { usualImage?.size ?? .zero }

    /// The size of what constraints align of the image; no size without an image.
    override open var intrinsicContentSize: CGSize {
        guard let image = usualImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right,
            height: image.size.height - insets.top - insets.bottom)
    }

    /// The image's, as it is shown.
    override open var alignmentRectInsets: UIEdgeInsets {
        guard let image = usualImage else { return super.alignmentRectInsets }
        let isMirrored = image.flipsForRightToLeftLayoutDirection && isReversed
        return isMirrored ? image.alignmentRectInsets.mirrored : image.alignmentRectInsets
    }

    override var layoutContents: LayoutContents {
        guard let image = usualImage, let offset = image.baselineOffsetFromBottom else {
            return super.layoutContents
        }
        let insets = image.alignmentRectInsets
        return LayoutContents(
            baselines: (image.size.height - offset - insets.top, offset - insets.bottom))
    }

    /// Redraws a template image in the new tint.
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { layer.contentsTint = resolved(inheritedTint) }
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        if shownImage?.hasChoices == true {
            showImage(for: traits)
        } else if shownImage?.isTemplate == true {
            layer.contentsTint = resolved(inheritedTint)
        }
    }

    /// Shows the image; there is nothing to draw.
    override open func display(_ layer: CALayer) {
        guard layer === self.layer else { return super.display(layer) }
        showImage()
    }

    fileprivate var shownImage: UIImage? {
        let highlighted = isHighlighted ? highlightedImage?.preferring(preferredSymbolConfiguration) : nil
        return highlighted ?? usualImage
    }

    fileprivate func showImage() { showImage(for: traitCollection) }

    private func showImage(for traits: UITraitCollection) {
        var image = shownImage?.resolved(for: traits)
        if image?.flipsForRightToLeftLayoutDirection == true, isReversed { image = image?.shownFromRight }
        run(image)
        invalidateIntrinsicContentSize()
        let isTemplate = image?.isTemplate == true
        layer.contentsTint = isTemplate ? resolved(inheritedTint) : nil
        let pixels = image?.isTiled == true ? tiled(image) : isTemplate ? image?.coverage : image?.upright
        if pixels !== layer.contents as? CGImage { layer.setDrawnContents(pixels) }
        guard let image else { return }
        let center = image.isTiled ? nil : image.stretchedCenter
        if center != nil || stretchesCaps {
            layer.contentsCenter = center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        stretchesCaps = center != nil
        layer.contentsScale = image.scale
        flags.insert(.hasOwnScale)
    }

    /// Whether the middle of the contents stretches, and the rest does not.
    private var stretchesCaps = false
    /// The size at which the middle of the image was repeated.
    private var tiledSize: CGSize?

    private func tiled(_ image: UIImage?) -> CGImage? {
        tiledSize = bounds.size
        return image?.pixels(filling: bounds.size)
    }

    /// Repeats the middle of an image with caps as the new size asks for.
    override open func layoutSubviews() {
        super.layoutSubviews()
        if shownImage?.isTiled == true, tiledSize != bounds.size { showImage() }
    }

    // MARK: - Pictures that follow each other

    /// The pictures that follow each other while the view animates; nil, the default, for none.
    open var animationImages: [UIImage]? {
        get { flipBook.images }
        set {
            stopAnimating()
            flipBook.images = newValue
        }
    }

    /// The seconds in which all pictures are shown once; 0, the default, for 30 pictures a second.
    open var animationDuration: TimeInterval {
        get { flipBook.duration }
        set { flipBook.duration = newValue.isFinite ? max(newValue, 0) : 0 }
    }

    /// How often the pictures are shown; 0, the default, for without end.
    open var animationRepeatCount: Int {
        get { flipBook.count }
        set { flipBook.count = max(newValue, 0) }
    }

    /// Whether the pictures are running.
    open var isAnimating: Bool { layer.animation(forKey: FlipBook.key) != nil }

    /// Starts with the first picture.
    open func startAnimating() {
        let pictures = (flipBook.images ?? []).compactMap(\.upright)
        guard !pictures.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.calculationMode = .discrete
        animation.values = pictures
        animation.duration =
            flipBook.duration > 0 ? flipBook.duration : Double(pictures.count) / FlipBook.rate
        animation.repeatCount = flipBook.count > 0 ? Float(flipBook.count) : .infinity
        layer.add(animation, forKey: FlipBook.key)
    }

    /// Goes back to the view's own picture.
    open func stopAnimating() { layer.removeAnimation(forKey: FlipBook.key) }

    override var builtInAccessibility: BuiltInAccessibility { BuiltInAccessibility(traits: .image) }

    override var shownObject: NSObject? { image }
}

extension UIImageView: DirectionFollowing {
    func followDirection() {
        if shownImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
    }
}
