import Foundation

/// A button in a navigation bar or toolbar, or the space between two.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The weight of the title.
    public enum Style: Int, Sendable {
        /// Regular.
        case plain = 0
        /// Regular, as plain. The bars of iOS 7 and later draw no borders.
        case bordered = 1
        /// Semibold, for the action that completes a task.
        case done = 2
    }

    /// Makes an item that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes an item with a title.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - style: its weight.
    ///   - target: on whom the method is called, held weakly; nil for the first responder that has it.
    ///   - action: the method, which takes the item or nothing.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, style: style)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item with an image.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - style: the weight of the title.
    ///   - target: on whom the method is called, held weakly; nil for the first responder that has it.
    ///   - action: the method, which takes the item or nothing.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image, style: style)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes a standard button.
    ///
    /// - Parameters:
    ///   - systemItem: which one.
    ///   - target: on whom the method is called, held weakly; nil for the first responder that has it.
    ///   - action: the method, which takes the item or nothing.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(
            title: systemItem.title, image: systemItem.symbol.flatMap { UIImage(systemName: $0) },
            style: systemItem.style)
        space = systemItem.space
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item without a title; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an item that shows an action's title or image and runs it, or opens a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        let name = title ?? primaryAction?.title
        self.init(title: name, image: image ?? primaryAction?.image, style: .plain)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes a standard button that runs an action, or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
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

    /// The titles that the button may have at times: it is as wide as the widest. Default nil.
    open var possibleTitles: Set<String>? {
        didSet { didChange() }
    }

    /// How far the title stands from its place, and that of a back button.
    private(set) var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    private(set) var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

    /// Moves the title, in points. In a window of little height what was set for the compact metrics counts, if
    /// anything was.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment.isFinite ? adjustment : .zero
        didChange()
    }

    /// Returns how far the title was moved, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets[barMetrics] ?? .zero
    }

    /// Moves the title where the item is a back button, in points; far away it is not seen.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleOffsets[barMetrics] = adjustment.isFinite ? adjustment : .zero
        didChange()
    }

    /// Returns how far the title was moved where the item is a back button, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backTitleOffsets[barMetrics] ?? .zero
    }

    // MARK: - What it does

    /// The menu that opens when a finger comes down, or, beside an action, when it rests. Default nil.
    open var menu: UIMenu? {
        didSet { didChange() }
    }

    /// Runs when the button is tapped, after the target's action. Default nil.
    open var primaryAction: UIAction?

    /// The object that the action is sent to, held weakly; nil for the first responder that has the action.
    open weak var target: AnyObject? {
        didSet { hadTarget = target != nil }
    }
    /// Whether a target was set, which may be gone since.
    private var hadTarget = false

    /// The method, which takes the item or nothing. Default nil.
    open var action: Selector?

    /// Whether the item is a space, and which.
    private(set) var space: BarSpace?

    weak var navigationItem: UINavigationItem?
    /// The toolbar that shows the item.
    weak var toolbar: UIToolbar?
    /// The button that shows the item in a bar.
    weak var button: UIView?

    func trigger() {
        guard isEnabled else { return }
        if let action, target != nil || !hadTarget {
            let responder = target ?? button?.target(forAction: action, withSender: self) as AnyObject?
            if let responder { TargetAction.send(action, to: responder, from: self, for: nil) }
        }
        primaryAction?.performWithSender(self, target: nil)
    }

    override func didChange() {
        navigationItem?.didChange()
        toolbar?.rebuild()
    }

    /// Returns the frame of the item's button in the coordinates of a view; null if no bar shows it.
    open func frame(in referenceView: UIView) -> CGRect {
        (customView ?? button)?.frame(in: referenceView) ?? .null
    }
}
