import Foundation

/// What a bar of any kind looks like: its background and the line at its edge.
///
/// A bar keeps a copy of an appearance that it is given. Changing the one that the bar returns changes the bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    var look = BarLook.standard {
        didSet { if look != oldValue { didChange() } }
    }
    /// Called after a change, by the bar or item that the appearance belongs to.
    var changed: (() -> Void)?

    /// The kind of device that the appearance was made for; all look the same here.
    open private(set) var idiom: UIUserInterfaceIdiom

    /// Makes the system's appearance: what lies behind the bar shows through, blurred.
    public convenience override init() {
        self.init(idiom: .phone)
    }

    /// Makes the system's appearance for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Makes an appearance with the background and the line of another one.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        look = barAppearance.look
    }

    /// Makes the system's appearance; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        idiom = .phone
        super.init()
    }

    // MARK: - The background

    /// Sets the system's background: what lies behind shows through, blurred, above a hairline.
    open func configureWithDefaultBackground() {
        look = .standard
    }

    /// Sets an opaque background in the colour of the system's backgrounds, and a hairline.
    open func configureWithOpaqueBackground() {
        look = BarLook(color: .systemBackground, shadowColor: .barHairline)
    }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        look = .transparent
    }

    /// Blurs what lies behind the bar; nil where that does not show through, or shows as it is. Default: the
    /// material of bars.
    open var backgroundEffect: UIBlurEffect? {
        get { look.effect }
        set { look.effect = newValue }
    }

    /// Colour over the effect and below the image. Default nil.
    open var backgroundColor: UIColor? {
        get { look.color }
        set { look.color = newValue }
    }

    /// Image over effect and colour. Default nil.
    open var backgroundImage: UIImage? {
        get { look.image }
        set { look.image = newValue }
    }

    /// How the image fills the background. Default `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { look.imageMode }
        set { look.imageMode = newValue }
    }

    // MARK: - The line

    /// Colour of the line at the bar's edge, or of its image if that is a template; nil for no line unless
    /// there is an image.
    open var shadowColor: UIColor? {
        get { look.shadowColor }
        set { look.shadowColor = newValue }
    }

    /// Image in place of the line, as high as it is; nil, the default, for a hairline.
    open var shadowImage: UIImage? {
        get { look.shadowImage }
        set { look.shadowImage = newValue }
    }

    // MARK: - Copies

    /// Returns a copy that changes on its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIBarAppearance(barAppearance: self)
    }

    /// Returns the same appearance without a background.
    final func withoutBackground() -> Self {
        guard let copy = copy() as? Self else { return self }
        copy.look = .transparent
        return copy
    }

    func didChange() {
        changed?()
    }
}

/// What a bar does with an appearance that it has returned though none was set.
@MainActor
enum UnsetAppearance {
    /// Calls `adopt` at the first change, so that the bar takes the appearance as its own, and `show` at those that
    /// follow.
    static func follow(
        _ appearance: UIBarAppearance, adopt: @escaping () -> Void,
        show: @escaping () -> Void
    ) {
        appearance.changed = { [weak appearance] in
            appearance?.changed = show
            adopt()
        }
    }
}
