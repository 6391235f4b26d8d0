import Foundation

/// The bar at the top: a title in the middle, buttons at the sides, a hairline below.
///
///     ┌──────────────────────────────────────────┐
///     │ ‹ Back          Title               Done │  44 points
///     └──────────────────────────────────────────┘
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// How much of what lies below a translucent bar is covered; there is no blur.
    private static let translucentAlpha: CGFloat = 0.9
    /// As iOS's bar over white.
    private static let standardColor = UIColor(white: 249 / 255, alpha: 1)

    private let shadowLine = UIView()
    /// The size that the contents were laid out for.
    private var lastSize = CGSize.zero
    /// What is shown; while a change goes on, what will be.
    var content: NavigationBarContent?
    /// The change that goes on.
    var change: NavigationBarChange?
    private var stack: [UINavigationItem] = []
    /// The controller whose bar this is; it alone changes the items then.
    weak var controller: UINavigationController?

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
        shadowLine.backgroundColor = UIColor(white: 0, alpha: 0.3)
        shadowLine.isUserInteractionEnabled = false
        addSubview(shadowLine)
    }

    // MARK: - The delegate

    /// Has a say in what is pushed and popped. A navigation controller is its bar's own delegate: one that adopts
    /// the protocol is asked, and the property stays as it is.
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

    /// Replaces the stack. With an animation it looks like a pop if the new top was in the stack, else like a push.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard !isManaged("setItems(_:animated:)") else { return }
        let direction = direction(to: items?.last)
        adopt(items ?? [])
        show(animated ? direction : nil) {}
    }

    /// Puts an item onto the stack, and shows it, unless the delegate is against it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard !isManaged("pushItem(_:animated:)"), delegate?.navigationBar(self, shouldPush: item) != false
        else { return }
        adopt(stack + [item])
        show(animated ? .push : nil) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Takes the top from the stack, unless the delegate is against it.
    ///
    /// - Returns: what was taken.
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

    /// Colour behind title and buttons; nil, the default, for a very light grey.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }

    /// Whether what lies below the bar shines through; a navigation controller's content reaches below it then.
    /// Default false.
    open var isTranslucent = false {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateBackground()
            controller?.viewIfLoaded?.setNeedsLayout()
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
        let color = barTintColor ?? Self.standardColor
        backgroundColor = isTranslucent ? color.withAlphaComponent(Self.translucentAlpha) : color
    }

    /// 44 points high, as wide as offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarButton.height)
    }

    /// As wide as one likes, 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarButton.height)
    }

    // MARK: - Layout

    /// Puts the hairline below; the items' contents fill the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(1, window?.screen.scale ?? 1)
        shadowLine.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hairline)
        if bounds.size != lastSize { change?.layOutAgain() }
        lastSize = bounds.size
    }

    /// While one item gives way to another nothing in the bar takes touches.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return change == nil ? hit : self
    }

    // MARK: - Contents

    /// Makes these the items; what is shown changes with `show(_:completion:)` or a change.
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
        controller.popViewController(animated: true)
    }

    private func direction(to item: UINavigationItem?) -> NavigationBarChange.Direction? {
        guard let item, let topItem, item !== topItem else { return nil }
        return stack.contains { $0 === item } ? .pop : .push
    }

    /// Says so if a controller manages the bar.
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
