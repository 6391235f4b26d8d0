import Foundation

/// What a tab bar looks like: its background and its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Makes the system's appearance for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptItems()
    }

    /// Makes an appearance with the background of another one, and with all of it if that is a tab bar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance
            inlineLayoutAppearance = other.inlineLayoutAppearance
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
            stacked = other.stacked
        }
        adoptItems()
    }

    /// Makes the system's appearance; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptItems()
    }

    /// The look of items with the title below the image. The appearance keeps a copy.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { layouts.stacked }
        set { layouts.stacked = newValue.copy() as? UITabBarItemAppearance ?? newValue }
    }

    /// The look of items with the title beside the image. The appearance keeps a copy.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts.inline }
        set { layouts.inline = newValue.copy() as? UITabBarItemAppearance ?? newValue }
    }

    /// The look of items with the title beside the image where the height is compact. The appearance keeps a
    /// copy.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts.compact }
        set { layouts.compact = newValue.copy() as? UITabBarItemAppearance ?? newValue }
    }

    private var layouts = (
        stacked: UITabBarItemAppearance(), inline: UITabBarItemAppearance(style: .inline),
        compact: UITabBarItemAppearance(style: .compactInline)
    ) {
        didSet {
            adoptItems()
            didChange()
        }
    }

    private func adoptItems() {
        for items in [layouts.stacked, layouts.inline, layouts.compact] {
            items.changed = { [weak self] in self?.didChange() }
        }
    }

    // MARK: - Places

    /// How the items are spread over the width. Default `automatic`: as the bar says.
    open var stackedItemPositioning: UITabBar.ItemPositioning {
        get { stacked.positioning }
        set { stacked.positioning = newValue }
    }

    /// The width of items that are centered, in points; 0, the default, for the system's.
    open var stackedItemWidth: CGFloat {
        get { stacked.width }
        set { stacked.width = newValue }
    }

    /// The space between items that are centered, in points; 0, the default, for the system's.
    open var stackedItemSpacing: CGFloat {
        get { stacked.spacing }
        set { stacked.spacing = newValue }
    }

    private var stacked = TabBarSpread() {
        didSet { if stacked != oldValue { didChange() } }
    }

    /// How the items are spread; nil where the bar says it.
    var spread: TabBarSpread? { stacked.positioning == .automatic ? nil : stacked }

    /// Returns a copy that changes on its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UITabBarAppearance(barAppearance: self)
    }
}
