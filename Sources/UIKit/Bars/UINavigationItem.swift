/// What a navigation bar shows while a view controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title in the middle of the bar.
    open var title: String? {
        didSet { didChange() }
    }

    /// A view in place of the title. Default nil.
    open var titleView: UIView? {
        didSet {
            if titleView !== oldValue { narrowedTitle = nil }
            didChange()
        }
    }

    /// Whether the back button is hidden. Default false.
    open var hidesBackButton = false {
        didSet { didChange() }
    }

    /// The title of the next screen's back button; nil, the default, for this item's title.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    /// What the title of a back button is.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen below, or “Back” where there is no room for that.
        case `default` = 0
        /// “Back”.
        case generic = 1
        /// None.
        case minimal = 2
    }

    /// What the title of the next screen's back button is, where `backBarButtonItem` is nil. Default `default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// What a tap on this item's back button does instead of going back. Where there would be no back button, there is
    /// one with the action's image or title. Default nil.
    open var backAction: UIAction? {
        didSet { didChange() }
    }

    /// Title, image and tint of the next screen's back button. A tap goes back, whatever the item's own
    /// action is. Default nil: the button shows what `backButtonDisplayMode` says.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            if oldValue?.navigationItem === self { oldValue?.navigationItem = nil }
            backBarButtonItem?.navigationItem = self
            didChange()
        }
    }

    /// Whether the buttons at the left stand beside the back button instead of replacing it. Default false.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    /// The buttons at the left, from the left. They take the back button's place.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(leftBarButtonItems, insteadOf: oldValue) }
    }

    /// The buttons at the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(rightBarButtonItems, insteadOf: oldValue) }
    }

    /// The leftmost button at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The rightmost button at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    // MARK: - The search

    /// Searches with a bar below the title. Default nil.
    open var searchController: UISearchController? {
        didSet { searchControllerDidChange(from: oldValue) }
    }

    /// Whether the search bar is scrolled away before the content is. Default true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { didChange() }
    }

    // MARK: - The large title and the prompt

    /// When an item has a large title, in bars that prefer them.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// When the item below it on the stack has one; the lowest item has one.
        case automatic = 0
        /// In any case.
        case always = 1
        /// Never.
        case never = 2
        /// Never: the title stands between the buttons.
        case inline = 3
    }

    /// When the item has a large title, in a bar that prefers them. Default automatic.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { didChange() }
    }

    /// A line above title and buttons. Default nil.
    open var prompt: String? {
        didSet { didChange() }
    }

    // MARK: - Appearances

    /// The bar's look while the item is shown, in place of the bar's own; nil, the default, for that. The
    /// item keeps a copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = adopted(newValue) }
    }

    /// The bar's look where the height is compact; nil, the default, for the bar's own. The item keeps a copy.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = adopted(newValue) }
    }

    /// The bar's look where no content lies below it; nil, the default, for the bar's own. The item keeps a
    /// copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = adopted(newValue) }
    }

    /// The bar's look where no content lies below it and the height is compact; nil, the default, for the
    /// bar's own. The item keeps a copy.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = adopted(newValue) }
    }

    private(set) var appearances = NavigationItemAppearances() {
        didSet { navigationBar?.itemDidChange(self) }
    }

    private func adopted(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        guard let appearance else { return nil }
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.changed = { [weak self] in self?.didChange() }
        return copy
    }

    // MARK: - Setting buttons

    /// Sets the buttons at the left; with `animated` they fade.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { leftBarButtonItems = items }
    }

    /// Sets the buttons at the right; with `animated` they fade.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { rightBarButtonItems = items }
    }

    /// Sets the button at the left; with `animated` it fades.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the button at the right; with `animated` it fades.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Hides or shows the back button; with `animated` it fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Duration of the fade to other buttons, in seconds.
    private static let fadeDuration: Double = 0.25

    private func change(_ animated: Bool, _ changes: () -> Void) {
        guard animated, let content = navigationBar?.content, content.item === self, content.window != nil
        else { return changes() }
        withoutActuallyEscaping(changes) { changes in
            UIView.transition(
                with: content, duration: Self.fadeDuration, options: .transitionCrossDissolve,
                animations: changes)
        }
    }

    // MARK: -

    weak var navigationBar: UINavigationBar?

    /// The sizes of the title view before and after the bar made it narrower; nil while it has its own.
    var narrowedTitle: (own: CGSize, shown: CGSize)?

    /// How the content of the item's screen is scrolled, as far as the bar follows it.
    var scrollState = NavigationScrollState() {
        didSet {
            if scrollState != oldValue { navigationBar?.scrollStateDidChange(of: self, from: oldValue) }
        }
    }

    /// Makes an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public override convenience init() {
        self.init(title: "")
        title = nil
    }

    /// Makes an item without a title; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    func didChange() {
        navigationBar?.itemDidChange(self)
    }

    private func adopt(_ items: [UIBarButtonItem]?, insteadOf old: [UIBarButtonItem]?) {
        for item in old ?? [] where item.navigationItem === self { item.navigationItem = nil }
        for item in items ?? [] { item.navigationItem = self }
        didChange()
    }
}

/// The appearances of a navigation item.
struct NavigationItemAppearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}

/// How the content of a screen is scrolled, as far as its bar follows it.
struct NavigationScrollState: Equatable {
    /// The part of the large title that has been scrolled away, in points.
    var collapse: CGFloat = 0
    /// How far the content was pulled down past its edge, in points.
    var stretch: CGFloat = 0
    /// How far content lies below the bar, from 0 to 1.
    var progress: CGFloat = 0
}
