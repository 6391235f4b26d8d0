/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Makes an empty cell.
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
        // It has its size before the first layout, so that constraints in it find room.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    // MARK: - Contents

    /// Holds the cell's contents: add views of your own here.
    open private(set) var contentView = UIView()

    /// A view behind everything else in the cell. Default nil.
    open var backgroundView: UIView? {
        didSet {
            replace(oldValue, with: backgroundView)
            endConfiguredBackground(for: backgroundView)
        }
    }

    /// A view right in front of the background, seen while the cell is selected or highlighted. Default nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, with: selectedBackgroundView)
            endConfiguredBackground(for: selectedBackgroundView)
        }
    }

    private func endConfiguredBackground(for view: UIView?) {
        if view != nil, configurations.background != nil { backgroundConfiguration = nil }
        showSelection()
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if new === selectedBackgroundView, let backgroundView {
            insertSubview(new, aboveSubview: backgroundView)
        } else {
            insertSubview(new, at: 0)
        }
    }

    // MARK: - Configurations

    /// Changes a cell by its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    let configurations = ViewConfigurations()

    /// The contents, as a value; its view is the content view. Default nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.setContent(newValue, in: self) }
    }

    /// What lies behind the contents, in place of the views of the background: these are hidden while there is one,
    /// and setting one of them ends it. Default nil.
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
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isDisabled, state.isFocused) = (!isUserInteractionEnabled, isFocused)
        state.isEditing = isEdited
        return state
    }

    /// Called when the state has changed, before the cell is laid out. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has the cell brought up to date before it is laid out.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(self) }

    /// Changes the cell by its state. Unless overridden it calls the handler.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    // MARK: - State

    /// Whether the cell can be used. Default true.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the item is selected. The collection view sets it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the item. The collection view sets it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the item is edited. The collection view sets it.
    var isEdited = false {
        didSet { if isEdited != oldValue { editedDidChange() } }
    }

    /// Shows whether the item is edited.
    func editedDidChange() { setNeedsUpdateConfiguration() }

    /// Whether the cell can have the keyboard focus: in a collection view that allows selection.
    open override var canBecomeFocused: Bool { (superview as? UICollectionView)?.selectsAny ?? false }

    private func stateDidChange() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    private func showSelection() {
        let isConfigured = configurations.background != nil
        backgroundView?.isHidden = isConfigured
        selectedBackgroundView?.isHidden = isConfigured || !isSelected && !isHighlighted
    }

    // MARK: - Touches

    /// Returns the view in the cell that is touched. An extension may replace it.
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }

    // MARK: - Size

    override var sizedView: UIView { contentView }

    override func prepareToBeMeasured() { configurations.updateIfNeeded(self) }

    /// Returns the size of configured contents; without these, the cell's own.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configurations.content == nil ? super.sizeThatFits(size) : contentView.sizeThatFits(size)
    }

    open override func layoutSubviews() {
        configurations.layOut(self)
        super.layoutSubviews()
    }

    /// Returns the size that the constraints in the content view ask for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

extension UICollectionViewCell: ConfiguredView {
    var stateForConfigurations: any UIConfigurationState { configurationState }

    func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
    }

    func callUpdateConfiguration() { updateConfiguration(using: configurationState) }

    func backgroundConfigurationDidChange() { showSelection() }
}
