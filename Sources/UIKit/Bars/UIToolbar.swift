/// A bar of buttons, at the lower edge of a screen: spread by spaces between them.
///
///     ┌──────────────────────────────────┐
///     │ Edit      ◂ flexible ▸     Share │  44 points
///     └──────────────────────────────────┘
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// Space between the buttons and the edges, and between two buttons, in points.
    private static let (margin, gap): (CGFloat, CGFloat) = (16, 16)
    /// Duration of the fade to other items, in seconds.
    private static let fadeDuration: TimeInterval = 0.25

    let background = BarBackground(contentLies: .above)
    var settings = ToolbarSettings() {
        didSet {
            unsetStandard = nil
            showLook()
        }
    }
    /// The appearance that was returned though none was set.
    var unsetStandard: UIToolbarAppearance?
    /// How much of its look over content the bar has, from 0 to 1; 1 for a bar that follows no content.
    var scrollProgress: CGFloat = 1 {
        didSet { if scrollProgress != oldValue { progressDidChange(from: oldValue) } }
    }
    /// The controller whose bar this is.
    weak var controller: (any ToolbarOwner)?
    /// A view for each item; none for spaces.
    private var views: [UIView?] = []

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar without items; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        showLook()
    }

    /// Says where the bar stands, unless a navigation controller has it.
    open weak var delegate: (any UIToolbarDelegate)?

    /// What the delegate says, or else the lower edge.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: - Items

    /// The items, from the leading edge.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] where item.toolbar === self { item.toolbar = nil }
            rebuild()
        }
    }

    /// Sets the items; with `animated` the new ones fade in over the old ones.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items != self.items else { return }
        guard animated, window != nil else {
            self.items = items
            return
        }
        UIView.transition(
            with: self, duration: Self.fadeDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction]
        ) {
            self.items = items
            self.layoutIfNeeded()
        }
    }

    /// Makes the buttons of the items anew, as when one of them has changed.
    func rebuild() {
        for view in views { view?.removeFromSuperview() }
        for item in items ?? [] { item.toolbar = self }
        views = (items ?? []).map { item in
            item.space == nil
                ? item.customView ?? BarButton(item: item, in: self, appearance: look(of: item)) : nil
        }
        for view in views.compactMap(\.self) { addSubview(view) }
        setNeedsLayout()
    }

    /// Shows what is set for items in what the bar has come into.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, clock.part(BarItemProxies.self).dependOnPlace { rebuild() }
    }

    // MARK: - Looks

    /// The look of the bar over content. The bar keeps a copy.
    open var standardAppearance: UIToolbarAppearance {
        get { settings.standard ?? unsetStandardAppearance }
        set { settings.standard = adopted(newValue) }
    }

    /// The look in a window of little height; nil, the default, for the standard one. The bar keeps a copy.
    open var compactAppearance: UIToolbarAppearance? {
        get { settings.compact }
        set { settings.compact = newValue.map(adopted) }
    }

    /// The look where no content lies below the bar; nil, the default, for the standard one without a background. Only
    /// a bar of a navigation controller follows content. The bar keeps a copy.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { settings.scrollEdge }
        set { settings.scrollEdge = newValue.map(adopted) }
    }

    /// The same in a window of little height; nil, the default, for `scrollEdgeAppearance`. The bar keeps a copy.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { settings.compactScrollEdge }
        set { settings.compactScrollEdge = newValue.map(adopted) }
    }

    /// Light content on black, or the other way round. Default: by the appearance.
    open var barStyle: UIBarStyle {
        get { settings.style }
        set {
            settings.style = newValue
            traitOverrides.userInterfaceStyle = newValue == .black ? .dark : .unspecified
        }
    }

    /// The colour behind the items; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        get { settings.tint }
        set { settings.tint = newValue }
    }

    /// Whether what lies behind the bar shows through; a navigation controller's content extends behind it then.
    /// Default true.
    open var isTranslucent: Bool {
        get { settings.isTranslucent }
        set {
            guard newValue != isTranslucent else { return }
            settings.isTranslucent = newValue
            controller?.barLayoutDidChange()
        }
    }

    /// Sets the picture behind the items; the one of the default metrics holds for all.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        settings.images[ToolbarSettings.Place(topOrBottom, barMetrics)] = backgroundImage
    }

    /// Returns the picture that was set for a position and metrics.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        settings.images[ToolbarSettings.Place(topOrBottom, barMetrics)]
    }

    /// Sets the picture in place of the line to the content.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        settings.shadows[topOrBottom] = shadowImage
    }

    /// Returns the picture that was set in place of the line.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        settings.shadows[topOrBottom]
    }

    /// Looks at the height of the window again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { showLook() }
    }

    // MARK: - Layout

    /// Returns the offered width and a height of 44 points, or 32 where both size classes are compact, plus the
    /// lower safe area.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: traitCollection.barHeight + safeAreaInsets.bottom)
    }

    /// No width of its own, as high as `sizeThatFits(_:)` says without the safe area.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.barHeight)
    }

    /// Places the buttons from the leading edge; flexible spaces share the room that is left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        sendSubviewToBack(background)
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        ).insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
        let items = items ?? []
        let widths = zip(items, views).map { width(of: $0, $1) }
        let used = widths.reduce(0, +) + Self.gap * CGFloat(gaps(items))
        let flexible = items.count { $0.space == .flexible }
        let share = flexible > 0 ? max(room.width - used, 0) / CGFloat(flexible) : 0
        var x = room.minX
        for (index, item) in items.enumerated() {
            let width = item.space == .flexible ? share : widths[index]
            if let view = views[index] { place(view, of: item, at: x, width: width, in: room) }
            x += width
            if index + 1 < items.count, item.space == nil, items[index + 1].space == nil { x += Self.gap }
        }
    }

    private func place(
        _ view: UIView, of item: UIBarButtonItem, at x: CGFloat, width: CGFloat, in room: CGRect
    ) {
        let barHeight = traitCollection.barHeight
        let height = item.customView == nil ? barHeight : min(view.bounds.height, barHeight)
        let y = ((barHeight - height) / 2).rounded()
        view.frame = mirrored(CGRect(x: x.rounded(), y: y, width: width, height: height), in: room)
    }

    private func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
        switch item.space {
        case .flexible: 0
        case .fixed: item.width.isFinite ? max(item.width, 0) : 0
        case nil: view?.bounds.width ?? 0
        }
    }

    /// How many buttons stand right beside another one.
    private func gaps(_ items: [UIBarButtonItem]) -> Int {
        zip(items, items.dropFirst()).count { $0.space == nil && $1.space == nil }
    }
}
