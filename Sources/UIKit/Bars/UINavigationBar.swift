import Foundation

/// The bar at the top: a title in the middle, buttons at the sides, a hairline below.
///
///     ┌──────────────────────────────────────────┐
///     │ ‹ Back          Title               Done │  44 points
///     └──────────────────────────────────────────┘
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Alpha of a translucent bar; there is no blur.
    private static let translucentAlpha: CGFloat = 0.9

    private let shadowLine = UIView()
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
        updateBackground()
        shadowLine.backgroundColor = .barHairline
        shadowLine.isUserInteractionEnabled = false
        addSubview(shadowLine)
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

    // MARK: - Looks

    /// Colour behind title and buttons; nil, the default, for a very light grey, or a very dark one.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }

    /// Whether what lies behind the bar shines through; a navigation controller's content extends behind it
    /// then. Default false.
    open var isTranslucent = false {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateBackground()
            controller?.barTranslucencyDidChange()
        }
    }

    /// Font and colour of the titles, where they differ from 17 points semibold in black. Default nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            for content in [change?.old, content] {
                content?.update(titleTextAttributes: titleTextAttributes)
            }
        }
    }

    private func updateBackground() {
        let color = barTintColor ?? .barBackground
        backgroundColor = isTranslucent ? color.withAlphaComponent(Self.translucentAlpha) : color
    }

    /// Returns the offered width and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarButton.height)
    }

    /// No width of its own, 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarButton.height)
    }

    // MARK: - Layout

    /// Lays out the hairline below the bar and a running change.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(1, window?.screen.scale ?? 1)
        shadowLine.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hairline)
        if bounds.size != lastSize { change?.layOutAgain() }
        lastSize = bounds.size
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
        content.update(titleTextAttributes: titleTextAttributes)
    }

    /// Puts a new content for the top item into the bar.
    func addContent() -> NavigationBarContent? {
        guard let topItem else { return nil }
        let content = NavigationBarContent(
            item: topItem, backItem: backItem, titleTextAttributes: titleTextAttributes
        ) { [weak self] in self?.backButtonTapped() }
        content.frame = bounds
        insertSubview(content, belowSubview: shadowLine)
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
