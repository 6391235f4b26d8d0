/// The bar at the bottom: items of equal width, one of them selected, a hairline above.
///
///     ┌────────────┬────────────┬────────────┐
///     │     ◯      │     △      │     □      │  49 points
///     │   First    │   Second   │   Third    │
///     └────────────┴────────────┴────────────┘
///
/// All items are shown, however many there are: each one more makes them narrower.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Duration of the fade to other items, in seconds.
    private static let fadeDuration: Double = 0.25

    let background = BarBackground(contentLies: .above)
    /// What was set of the looks.
    var settings = TabBarSettings() {
        didSet { showLooks() }
    }
    /// How the items are spread over the width, by what was set and the appearance.
    var spread = TabBarSpread() {
        didSet { if spread != oldValue { setNeedsLayout() } }
    }
    /// How far content lies below the bar, from 0 to 1.
    var scrollProgress: CGFloat = 1 {
        didSet { if scrollProgress != oldValue { showLooks() } }
    }
    private(set) var buttons: [TabBarButton] = []

    /// The controller of which this is the bar: taps are handed to it.
    weak var controller: (any TabBarOwner)?

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        showLooks()
    }

    /// Hears which item the user has tapped. A tab bar controller is the delegate of its own bar.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet { checkDelegate() }
    }

    // MARK: - Items

    /// The items, from the left. Setting them deselects an item that is not among them.
    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] where item.tabBar === self { item.tabBar = nil }
            for item in items ?? [] { item.tabBar = self }
            if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
                self.selectedItem = nil
            }
            rebuild()
        }
    }

    /// Sets the items; with `animated` the new ones fade in over the old ones.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard animated, window != nil else {
            self.items = items
            return
        }
        UIView.transition(with: self, duration: Self.fadeDuration, options: .transitionCrossDissolve) {
            self.items = items
        }
    }

    /// The selected item, shown in the tint colour. One that is not among `items` gives a diagnostic and is
    /// ignored. Setting it does not call the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            guard let selectedItem, items?.contains(where: { $0 === selectedItem }) != true else {
                return showSelection()
            }
            self.selectedItem = oldValue
            diagnose(
                .error, "selectedItem",
                "was given an item to select that is not one of its items, which is ignored: add it to items first"
            )
        }
    }

    // MARK: - Looks

    /// The look of the bar over content. The bar keeps a copy.
    ///
    /// As long as no appearance is set, `barTintColor` and the other older properties have their effect.
    open var standardAppearance: UITabBarAppearance {
        get { standardAppearanceOrNew }
        set { settings.standard = adopted(newValue) }
    }

    /// The look where no content lies below the bar; nil, the default, for the standard one without its
    /// background. The bar keeps a copy.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { settings.scrollEdge }
        set { settings.scrollEdge = newValue.map(adopted) }
    }

    /// Whether the bar is light or dark. Default: as its surroundings are.
    open var barStyle: UIBarStyle {
        get { settings.style }
        set {
            settings.style = newValue
            traitOverrides.userInterfaceStyle = newValue == .black ? .dark : .unspecified
        }
    }

    /// Colour behind the items; nil, the default, for a very light grey, or a very dark one.
    open var barTintColor: UIColor? {
        get { settings.tint }
        set { settings.tint = newValue }
    }

    /// Whether what lies behind the bar shows through; a tab bar controller's content extends behind it then.
    /// Default true.
    open var isTranslucent: Bool {
        get { settings.isTranslucent }
        set {
            guard newValue != isTranslucent else { return }
            settings.isTranslucent = newValue
            controller?.barLayoutDidChange()
        }
    }

    /// Image behind the items; an empty one leaves nothing. Default nil.
    open var backgroundImage: UIImage? {
        get { settings.image }
        set { settings.image = newValue }
    }

    /// Image in place of the hairline; an empty one leaves nothing. Default nil.
    open var shadowImage: UIImage? {
        get { settings.shadowImage }
        set { settings.shadowImage = newValue }
    }

    /// Image behind the item that is selected, in its own size, in the middle of the item; a template takes the
    /// bar's tint. Default nil.
    open var selectionIndicatorImage: UIImage? {
        get { indicator?.image }
        set {
            let view = indicator ?? UIImageView()
            if indicator == nil {
                insertSubview(view, aboveSubview: background)
                indicator = view
            }
            view.image = newValue
            setNeedsLayout()
        }
    }

    private var indicator: UIImageView?

    /// How the items are spread over the width.
    public enum ItemPositioning: Int, Sendable {
        /// Side by side, each with its share of the width; few items in a wide bar stay together in the middle.
        case automatic = 0
        /// Side by side, each with its share of the width.
        case fill = 1
        /// In the middle, with spaces between them.
        case centered = 2
    }

    /// How the items are spread over the width, unless an appearance says it. Default `automatic`.
    open var itemPositioning: ItemPositioning {
        get { settings.spread.positioning }
        set { settings.spread.positioning = newValue }
    }

    /// The width of items that are centered, in points; 0, the default, for the system's.
    open var itemWidth: CGFloat {
        get { settings.spread.width }
        set { settings.spread.width = newValue }
    }

    /// The space between items that are centered, in points; 0, the default, for the system's.
    open var itemSpacing: CGFloat {
        get { settings.spread.spacing }
        set { settings.spread.spacing = newValue }
    }

    /// Colour of items that are not selected; nil, the default, for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { showSelection() }
    }

    /// Returns the offered width and a height of 49 points, or 32 where both size classes are compact, plus the
    /// lower safe area.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: traitCollection.tabBarHeight + safeAreaInsets.bottom)
    }

    /// No width of its own, as high as `sizeThatFits(_:)` says without the safe area.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.tabBarHeight)
    }

    /// Whether titles stand beside images, as there is room.
    var isInOneRow: Bool {
        traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
    }

    /// Shows the look that goes with new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showLooks()
        setNeedsLayout()
        if previousTraitCollection?.tabBarHeight != traitCollection.tabBarHeight {
            controller?.barLayoutDidChange()
        }
    }

    /// Updates the colour of the selected item.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showSelection()
    }

    // MARK: - Layout

    /// Gives each item its share of the width, the first one at the leading edge.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let isWide = isInOneRow
        let height = min(traitCollection.tabBarHeight, bounds.height)
        let room = bounds.inset(by: safeAreaInsets)
        for (button, place) in zip(buttons, spread.places(of: buttons.count, from: room.minX, to: room.maxX))
        {
            button.isInOneRow = isWide
            let frame = CGRect(
                x: place.lowerBound, y: 0, width: place.upperBound - place.lowerBound, height: height)
            button.frame = mirrored(frame, in: room)
        }
        placeIndicator()
    }

    /// Puts the image behind the item that is selected.
    private func placeIndicator() {
        guard let indicator else { return }
        let selected = buttons.first { $0.isSelected }
        indicator.isHidden = selected == nil
        guard let item = selected?.frame, let size = indicator.image?.size else { return }
        indicator.frame = CGRect(
            x: (item.midX - size.width / 2).rounded(), y: (item.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    // MARK: - Contents

    func itemDidChange(_ item: UITabBarItem) {
        for button in buttons where button.item === item { button.update() }
        controller?.itemDidChange(item)
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item: item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    if let self, let item { self.didTap(item) }
                }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        showSelection()
        setNeedsLayout()
    }

    /// Shows which item is selected, and the look that goes with it.
    func showSelection() {
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.colors = (unselectedItemTintColor ?? TabBarButton.standardColor, inheritedTint)
        }
        placeIndicator()
        showLooks()
    }

    private func didTap(_ item: UITabBarItem) {
        if let controller { return controller.userDidTap(item) }
        selectedItem = item
        tellDelegate(item)
    }

    func tellDelegate(_ item: UITabBarItem) {
        guard let delegate else { return }
        TransitionTrace.current.post(.delegate, delegate, "tabBar(_:didSelect:)")
        delegate.tabBar(self, didSelect: item)
    }

    /// Keeps a tab bar controller as the delegate of its bar, as on iOS.
    private func checkDelegate() {
        guard let controller, delegate !== controller else { return }
        delegate = controller
        diagnose(
            .error, "delegate",
            "is managed by a tab bar controller, and changing its delegate is not allowed: set the controller's "
                + "delegate")
    }
}
