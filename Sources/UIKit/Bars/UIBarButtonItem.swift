/// A button in a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The weight of the title.
    public enum Style: Int, Sendable {
        /// Regular.
        case plain = 0
        /// Semibold, for the action that completes a task.
        case done = 2
    }

    /// Standard buttons with a fixed title.
    public enum SystemItem: Int, Sendable {
        /// "Done", in semibold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", in semibold.
        case save = 3

        fileprivate var title: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            }
        }

        fileprivate var style: Style {
            switch self {
            case .done, .save: .done
            case .cancel, .edit: .plain
            }
        }
    }

    /// Makes an item that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes an item with a title whose action takes no parameters. The target is held weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, image: nil, style: style)
        setTarget(target, action: action)
    }

    /// Makes an item with a title whose action takes the item. The target is held weakly.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(title: title, image: nil, style: style)
        setTarget(target, action: action)
    }

    /// Makes an item with an image whose action takes no parameters. The target is held weakly.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: nil, image: image, style: style)
        setTarget(target, action: action)
    }

    /// Makes a standard button. The target is held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem item: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: item.title, image: nil, style: item.style)
        setTarget(target, action: action)
    }

    /// Makes an item that shows an action's title or image and runs it.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        let name = title ?? primaryAction?.title
        self.init(title: name, image: image ?? primaryAction?.image, style: .plain)
        self.primaryAction = primaryAction
    }

    /// Makes an item that shows a view of its own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private convenience init(title: String?, image: UIImage?, style: Style) {
        self.init()
        self.title = title
        self.image = image
        self.style = style
    }

    // MARK: - Looks

    /// The weight of the title. Default plain.
    open var style: Style = .plain {
        didSet { didChange() }
    }

    /// A view shown in place of title and image. Default nil.
    open var customView: UIView? {
        didSet { didChange() }
    }

    /// Colour of title and image; nil, the default, for the bar's tint colour.
    open var tintColor: UIColor? {
        didSet { didChange() }
    }

    /// The width of the button in points; 0, the default, for as much as the title needs.
    open var width: CGFloat = 0 {
        didSet { didChange() }
    }

    // MARK: - What it does

    /// Runs when the button is tapped, after the target's action. Default nil.
    open var primaryAction: UIAction?

    /// The object that the action is sent to; held weakly.
    open private(set) weak var target: AnyObject?

    /// Sets the target and the action to send to it; the target is held weakly.
    public final func setTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.target = target
        send = TargetAction(target, action)
    }

    /// Sets the target and an action that takes the item; the target is held weakly.
    public final func setTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.target = target
        send = TargetAction(target, action)
    }

    private var send: TargetAction?
    weak var navigationItem: UINavigationItem?
    /// The button that shows the item in a bar.
    weak var button: UIView?

    func trigger() {
        guard isEnabled else { return }
        send?.send(from: self)
        primaryAction?.perform(sender: self)
    }

    override func didChange() {
        navigationItem?.didChange()
    }
}
