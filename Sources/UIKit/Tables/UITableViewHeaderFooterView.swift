import Foundation

/// The bar above or below a section: a text, or what is put into its content view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier for reusing the view; nil if it is not reused.
    public internal(set) var reuseIdentifier: String?

    /// Holds the view's content; add views of your own here.
    open private(set) var contentView = UIView()

    private let label = UILabel()
    /// How the table of the view looks; nil for one of no table.
    var look: TableHeaderLook? {
        didSet { if look != oldValue { showLook() } }
    }

    /// Makes a bar; without an identifier it is not reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a bar that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        contentView.addSubview(label)
        showLook()
    }

    // MARK: - Configurations

    /// Changes a header or footer by its state.
    public typealias ConfigurationUpdateHandler = (
        UITableViewHeaderFooterView, UIViewConfigurationState
    ) -> Void

    let configurations = ViewConfigurations()

    /// Returns contents in the look of the table, without any text yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let look = look ?? .plain
        return look.isAtTop ? .groupedFooter() : look.isAtBottom ? .groupedHeader() : .plainHeader()
    }

    /// The contents, as a value; its view is the content view, without the label. Default nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.setContent(newValue, in: self) }
    }

    /// What lies behind the contents, in place of the table's own look. Default nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.setBackground(newValue, in: self) }
    }

    /// Whether the contents follow the state. Default true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// Whether the background follows the state. Default true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// The state now. A subclass may add values of its own.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        (state.isDisabled, state.isFocused) = (!isUserInteractionEnabled, isFocused)
        return state
    }

    /// Called when the state has changed, before the view is laid out. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has the view brought up to date before it is laid out.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(self) }

    /// Changes the view by its state. Unless overridden it calls the handler.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Whether the view can be used. Default true.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: - Content

    /// The label of the text.
    open var textLabel: UILabel? { label }

    /// The view behind the content; nil for the table's own look.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            showLook()
            setNeedsLayout()
        }
    }

    /// Called before the view is used for another section.
    open func prepareForReuse() {}

    /// What the table keeps the content away from.
    var rowInsets = TableInsets() {
        didSet { if rowInsets != oldValue { setNeedsLayout() } }
    }

    /// Lays the content out anew, which keeps away from the safe area's edges.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Lays out text and background.
    open override func layoutSubviews() {
        configurations.layOut(self)
        super.layoutSubviews()
        contentView.frame = bounds.inset(by: rowInsets.safeRoom(safeAreaInsets))
        let margin = rowInsets.margin(in: bounds.width)
        backgroundView?.frame = bounds
        let look = look ?? .plain
        let height = label.sizeThatFits(
            CGSize(width: contentView.bounds.width - 2 * margin, height: .infinity)
        ).height.rounded(.up)
        let room = max(bounds.height - height, 0)
        let y =
            look.isAtBottom
            ? room - min(room, look.distance) : look.isAtTop ? min(room, look.distance) : room / 2
        label.frame = CGRect(
            x: margin, y: y.rounded(), width: max(0, contentView.bounds.width - 2 * margin),
            height: min(height, bounds.height))
    }

    private func showLook() {
        let look = look ?? .plain
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = look.isAtTop ? 0 : 1
        if backgroundView == nil {
            backgroundColor = configurations.background == nil ? look.background : nil
        }
    }
}

extension UITableViewHeaderFooterView: ConfiguredView {
    var stateForConfigurations: any UIConfigurationState { configurationState }

    func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        if configurations.content == nil { contentView.addSubview(label) }
    }

    func callUpdateConfiguration() { updateConfiguration(using: configurationState) }

    func backgroundConfigurationDidChange() { showLook() }
}

/// How the bars above and below sections look in a table.
struct TableHeaderLook: Equatable {
    var font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    var color = UIColor.label
    var background: UIColor? = .systemGray6
    /// Whether the text stands at the bar's lower or upper edge, and its distance from that in points.
    var isAtBottom = false
    var isAtTop = false
    var distance: CGFloat = 7

    /// Sits well in a bar of 22 points.
    static var plain: TableHeaderLook { TableHeaderLook() }
    static var groupedHeader: TableHeaderLook {
        TableHeaderLook(
            font: .systemFont(ofSize: 13), color: .secondaryLabel, background: nil, isAtBottom: true)
    }
    static var groupedFooter: TableHeaderLook {
        TableHeaderLook(font: .systemFont(ofSize: 13), color: .secondaryLabel, background: nil, isAtTop: true)
    }
}

// As for cells: a view of a class that is known at run time alone.
extension UITableViewHeaderFooterView {
    @_silgen_name("uikit_tableHeaderFooterView_ofDynamicType")
    convenience init(ofDynamicTypeWith reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Makes a view of this class with its `init(reuseIdentifier:)`.
    @_silgen_name("uikit_tableHeaderFooterView_ofDynamicType")
    static func makeBar(reuseIdentifier: String?) -> UITableViewHeaderFooterView
}
