/// What a navigation bar shows while a view controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title in the middle of the bar.
    open var title: String? {
        didSet { didChange() }
    }

    /// A view in place of the title. Default nil.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    /// Whether the back button is hidden. Default false.
    open var hidesBackButton = false {
        didSet { didChange() }
    }

    /// The title of the next screen's back button; nil, the default, for this item's title.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    /// Title, image and tint of the next screen's back button. A tap goes back, whatever the item's own
    /// action is. Default nil: the button shows `backButtonTitle`, or this item's title.
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

    weak var navigationBar: UINavigationBar?

    /// Makes an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public override init() {
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
