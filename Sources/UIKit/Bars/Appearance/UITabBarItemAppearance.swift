import Foundation

/// What an item of a tab bar looks like in one of its states.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    weak var owner: UITabBarItemAppearance?

    /// Font, colour and the like of the title, where they differ from the system's. Default empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { owner?.didChange() }
    }

    /// How far the title is moved, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { owner?.didChange() }
    }

    /// Colour of the image; nil, the default, for the bar's.
    open var iconColor: UIColor? {
        didSet { owner?.didChange() }
    }

    /// Colour of the badge; nil, the default, for the item's own, or red.
    open var badgeBackgroundColor: UIColor? {
        didSet { owner?.didChange() }
    }

    /// Font, colour and the like of the badge's text, where they differ from 13 points in white. Default empty.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { owner?.didChange() }
    }

    /// How far the badge is moved, in points. Default zero.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { owner?.didChange() }
    }

    /// How far the badge's text is moved inside of it, in points. Default zero.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { owner?.didChange() }
    }

    override init() {
        super.init()
    }

    func adopt(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// What the items of a tab bar look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How image and title stand to each other.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image where the height is compact.
        case compactInline = 2
    }

    var changed: (() -> Void)?

    /// The look of items that are not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The look of items that are switched off.
    open private(set) var disabled = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

    /// Makes the system's appearance of stacked items.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Makes the system's appearance of a style; here all are the same.
    public init(style: Style) {
        super.init()
        for state in states { state.owner = self }
    }

    /// Makes the system's appearance; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init()
        for state in states { state.owner = self }
    }

    /// Goes back to the system's appearance.
    open func configureWithDefault(for style: Style) {
        for state in states { state.adopt(UITabBarItemStateAppearance()) }
    }

    /// Returns a copy that changes on its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        for (state, own) in zip(copy.states, states) { state.adopt(own) }
        return copy
    }

    func didChange() {
        changed?()
    }
}
