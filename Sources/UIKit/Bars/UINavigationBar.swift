import Foundation

/// The bar at the top: a title in the middle, buttons at the sides, perhaps a prompt above and a large title
/// below them.
///
///     ┌──────────────────────────────────────────┐
///     │                  Prompt                  │  30 points
///     │ ‹ Back          Title               Done │  44 points
///     │ Large Title                              │  52 points
///     └──────────────────────────────────────────┘
///
/// The background reaches up behind the status bar where a navigation controller places the bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// Behind the contents; during a change, the new one.
    var background = BarBackground(contentLies: .below)
    /// What was set of the looks.
    var settings = NavigationBarSettings() {
        didSet { showLooks() }
    }
    /// How far the background reaches above the bar, in points.
    var backgroundRise: CGFloat = 0 {
        didSet { if backgroundRise != oldValue { setNeedsLayout() } }
    }
    /// The size that the contents were laid out for.
    private var lastSize = CGSize.zero
    /// The content that is shown; during a change, the new one.
    var content: NavigationBarContent?
    /// The running change.
    var change: NavigationBarChange?
    private var stack: [UINavigationItem] = []
    /// The controller whose bar this is; it alone changes the items then.
    weak var controller: (any NavigationBarOwner)?

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

    // MARK: - The delegate

    /// Approves pushes and pops, and hears of them. The bar of a navigation controller asks the controller
    /// itself, if that conforms to the protocol; the property cannot be set then.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            guard delegate !== oldValue, isManaged("delegate") else { return }
            delegate = oldValue
        }
    }

    // MARK: - Items

    /// The stack of items: the last one is shown, the one before it gives the back button its title.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the one that is shown.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the stack. The animation is that of a pop if the new top was in the stack, else of a push.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard !isManaged("setItems(_:animated:)") else { return }
        let direction = direction(to: items?.last)
        adopt(items ?? [])
        show(animated ? direction : nil) {}
    }

    /// Pushes an item and shows it, unless the delegate refuses.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard !isManaged("pushItem(_:animated:)"), delegate?.navigationBar(self, shouldPush: item) != false
        else { return }
        adopt(stack + [item])
        show(animated ? .push : nil) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Pops the top item, unless the delegate refuses.
    ///
    /// - Returns: the popped item, or `nil`.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard !isManaged("popItem(animated:)"), let item = topItem,
            delegate?.navigationBar(self, shouldPop: item) != false
        else { return nil }
        adopt(stack.dropLast())
        show(animated ? .pop : nil) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    // MARK: - Appearances

    /// The look of the bar over content that was scrolled below it. The bar keeps a copy.
    ///
    /// As long as no appearance is set, `barTintColor` and the other older properties have their effect.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardAppearanceOrNew }
        set { settings.standard = adopted(newValue) }
    }

    /// The look where the height is compact; nil, the default, for the standard one. The bar keeps a copy.
    open var compactAppearance: UINavigationBarAppearance? {
        get { settings.compact }
        set { settings.compact = newValue.map(adopted) }
    }

    /// The look where no content lies below the bar; nil, the default, for the standard one without its
    /// background. The bar keeps a copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { settings.scrollEdge }
        set { settings.scrollEdge = newValue.map(adopted) }
    }

    /// The look where no content lies below the bar and the height is compact; nil, the default, for
    /// `scrollEdgeAppearance`. The bar keeps a copy.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { settings.compactScrollEdge }
        set { settings.compactScrollEdge = newValue.map(adopted) }
    }

    // MARK: - Looks without an appearance

    /// Whether the bar is light or dark. Default: as its surroundings are.
    open var barStyle: UIBarStyle {
        get { settings.style }
        set { changeStyle(newValue) }
    }

    /// Colour behind title and buttons; nil, the default, for a very light grey, or a very dark one.
    open var barTintColor: UIColor? {
        get { settings.tint }
        set { settings.tint = newValue }
    }

    /// Whether what lies behind the bar shows through; a navigation controller's content extends behind it
    /// then. Default true.
    open var isTranslucent: Bool {
        get { settings.isTranslucent }
        set {
            guard newValue != isTranslucent else { return }
            settings.isTranslucent = newValue
            controller?.barLayoutDidChange()
        }
    }

    /// Image in place of the hairline; an empty one leaves nothing. Default nil.
    open var shadowImage: UIImage? {
        get { settings.shadowImage }
        set { settings.shadowImage = newValue }
    }

    /// Sets the image behind title and buttons; an empty one leaves nothing.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        settings.images[barMetrics] = backgroundImage
    }

    /// Sets the image behind title and buttons, wherever the bar stands.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the image that was set.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { settings.images[barMetrics] }

    /// Returns the image that was set, wherever the bar stands.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// The image in place of the back button's chevron; nil, the default, for the chevron. It shows where
    /// `backIndicatorTransitionMaskImage` is set, too, as on iOS.
    open var backIndicatorImage: UIImage? {
        get { settings.backIndicator }
        set { settings.backIndicator = newValue }
    }

    /// What covers a title that slides below the back button's image. Titles fade here before they reach it. Default
    /// nil.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { settings.backIndicatorMask }
        set { settings.backIndicatorMask = newValue }
    }

    /// Moves the title down, or up where negative, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        settings.titleMoves[barMetrics] = adjustment.isFinite ? adjustment : 0
    }

    /// Returns how far the title was moved down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        settings.titleMoves[barMetrics] ?? 0
    }

    /// Font and colour of the titles, where they differ from 17 points semibold in the label colour. Default
    /// nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { settings.titleAttributes }
        set { settings.titleAttributes = newValue }
    }

    /// Font and colour of the large titles, where they differ from 34 points bold in the label colour. Default
    /// nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { settings.largeTitleAttributes }
        set { settings.largeTitleAttributes = newValue }
    }

    // MARK: - Size and place

    /// Whether items that do not say otherwise have a large title below the buttons. Default false.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
    }

    /// At the upper edge of the screen in a navigation controller, else at the upper edge.
    open var barPosition: UIBarPosition { controller == nil ? .top : .topAttached }

    /// Returns the offered width and the height of the items that are shown: 44 points, or 32 where both size
    /// classes are compact, and more for a prompt and a large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(for: topItem))
    }

    /// No width of its own, as high as `sizeThatFits(_:)` says.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(for: topItem))
    }

    // MARK: - Layout

    /// Lays out the background and a running change.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for background in [change?.oldBackground, background] { background.map(placeBackground) }
        if bounds.size != lastSize { change?.layOutAgain() }
        lastSize = bounds.size
    }

    /// Shows the look that goes with new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previous = previousTraitCollection
        if previous?.verticalSizeClass != traitCollection.verticalSizeClass
            || previous?.barHeight != traitCollection.barHeight
        {
            heightDidChange()
        }
    }

    /// Blocks touches in the bar during a change.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return change == nil ? hit : self
    }

    // MARK: - Contents

    /// Replaces the items, but not yet what is shown.
    func adopt(_ items: [UINavigationItem]) {
        for item in stack where item.navigationBar === self { item.navigationBar = nil }
        for item in items { item.navigationBar = self }
        stack = items
    }

    func itemDidChange(_ item: UINavigationItem) {
        guard let content, content.shows(item) else { return }
        content.update(looks: looks(for: content.item))
        if item === content.item { heightDidChange() }
    }

    /// Puts a new content for the top item into the bar.
    func addContent() -> NavigationBarContent? {
        guard let topItem else { return nil }
        let content = NavigationBarContent(item: topItem, backItem: backItem, looks: looks(for: topItem)) {
            [weak self] in self?.backButtonTapped()
        }
        content.frame = bounds
        addSubview(content)
        return content
    }

    private func backButtonTapped() {
        guard let controller else {
            popItem(animated: true)
            return
        }
        guard let topItem, controller.navigationBarDelegate?.navigationBar(self, shouldPop: topItem) != false
        else { return }
        controller.popTop()
    }

    private func direction(to item: UINavigationItem?) -> NavigationBarChange.Direction? {
        guard let item, let topItem, item !== topItem else { return nil }
        return stack.contains { $0 === item } ? .pop : .push
    }

    /// Returns whether a controller manages the bar; reports a diagnostic if so.
    private func isManaged(_ call: String) -> Bool {
        guard let controller else { return false }
        let name = TransitionTrace.className(of: controller)
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, call,
                "Cannot use \(call) of a navigation bar that is managed by a controller (\(name)), and nothing was "
                    + "changed: push, pop and set view controllers there instead."))
        return true
    }
}
