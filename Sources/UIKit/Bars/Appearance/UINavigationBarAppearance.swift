import Foundation

/// What a navigation bar looks like: its background, its titles and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Makes the system's appearance for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptButtons()
    }

    /// Makes an appearance with the background of another one, and with all of it if that is a navigation
    /// bar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            buttonAppearance = other.buttonAppearance
            doneButtonAppearance = other.doneButtonAppearance
            backButtonAppearance = other.backButtonAppearance
            setBackIndicatorImage(
                other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
        }
        adoptButtons()
    }

    /// Makes the system's appearance; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptButtons()
    }

    // MARK: - Titles

    /// Font and colour of the title, where they differ from 17 points semibold in the label colour. Default
    /// empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// Font and colour of the large title, where they differ from 34 points bold in the label colour. Default
    /// empty.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// How far the title is moved, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { didChange() }
    }

    // MARK: - Buttons

    /// The look of plain buttons. The appearance keeps a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = Self.copy(of: newValue) }
    }

    /// The look of buttons in the style `done`. The appearance keeps a copy.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done }
        set { buttons.done = Self.copy(of: newValue) }
    }

    /// The look of the back button; nothing set in it means that of plain buttons. The appearance keeps a copy.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.back }
        set { buttons.back = Self.copy(of: newValue) }
    }

    /// The image in place of the back button's chevron; nil, the default, for the chevron.
    open private(set) var backIndicatorImage: UIImage?

    /// What covers a title that slides below the image; nil, the default, for the image itself. Titles fade here
    /// before they reach it.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image in place of the back button's chevron. Both images have to be set for the first one to show, as on
    /// iOS.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
        didChange()
    }

    /// The image that shows in place of the chevron.
    var backIndicator: UIImage? { backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage }

    private var buttons = (
        plain: UIBarButtonItemAppearance(), done: UIBarButtonItemAppearance(style: .done),
        back: UIBarButtonItemAppearance()
    ) {
        didSet {
            adoptButtons()
            didChange()
        }
    }

    /// The look that the back button has.
    var backLook: UIBarButtonItemAppearance {
        buttons.back.isOwn(.normal) || buttons.back.isOwn(.highlighted) ? buttons.back : buttons.plain
    }

    private func adoptButtons() {
        for button in [buttons.plain, buttons.done, buttons.back] {
            button.changed = { [weak self] in self?.didChange() }
        }
    }

    private static func copy(of appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        appearance.copy() as? UIBarButtonItemAppearance ?? appearance
    }

    /// Returns a copy that changes on its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UINavigationBarAppearance(barAppearance: self)
    }
}
