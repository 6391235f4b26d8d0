import Foundation

/// What a tab bar shows of a tab: an image above a title, and perhaps a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Shown in place of `image` while the item is selected; nil, the default, keeps the image.
    open var selectedImage: UIImage? {
        didSet { didChange() }
    }

    /// The text of the badge at the image's upper right corner; nil, the default, for no badge.
    open var badgeValue: String? {
        didSet { didChange() }
    }

    /// Colour of the badge; nil, the default, for red.
    open var badgeColor: UIColor? {
        didSet { didChange() }
    }

    /// Sets font, colour and the like of the badge's text for a state; nil for what the bar says. States without any
    /// have those of `.normal`.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        didChange()
    }

    /// Returns what was set for the badge's text in a state, else in `.normal`.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state] ?? badgeAttributes[.normal]
    }

    /// What was set for the badge's text, by state.
    private(set) var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// The bar's look while the item is selected, in place of the bar's own; nil, the default, for that. The
    /// item keeps a copy.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = adopted(newValue) }
    }

    /// The bar's look where no content lies below it; nil, the default, for the bar's own. The item keeps a
    /// copy.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = adopted(newValue) }
    }

    private(set) var appearances: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?) {
        didSet { tabBar?.showLooks() }
    }

    private func adopted(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        guard let appearance else { return nil }
        let copy = UITabBarAppearance(barAppearance: appearance)
        copy.changed = { [weak self] in self?.tabBar?.showLooks() }
        return copy
    }

    /// How far the title stands from its place. Default zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    weak var tabBar: UITabBar?

    /// Makes an item without a title.
    public override init() {
        super.init()
    }

    /// Makes an item without a title; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an item with a number to find it by.
    ///
    /// Images are templates in the bar's colours, unless their rendering mode is `alwaysOriginal`.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    override func didChange() {
        tabBar?.itemDidChange(self)
    }
}
