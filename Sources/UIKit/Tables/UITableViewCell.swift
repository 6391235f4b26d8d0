/// One row of a table: a title, perhaps a second line, an image and an accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// Space at the left and right, and between the parts, in points, as on iOS.
    static let margin: CGFloat = 16
    /// Duration of an animated change of the selection, in seconds.
    private static let deselectionDuration: TimeInterval = 0.35

    /// The identifier for reusing the cell; nil if it is not reused.
    open var reuseIdentifier: String? { reuseKey }
    /// That identifier; of a cell from a nib the one that the nib was registered with.
    var reuseKey: String?

    private let builtIn: BuiltInCellContent
    private let separator = RowSeparator()
    private let chevron = DisclosureChevron()

    /// Makes a cell; without an identifier it is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        builtIn = BuiltInCellContent(style: style)
        reuseKey = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Makes a cell with one line that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        builtIn = BuiltInCellContent(style: .default)
        reuseKey = nil
        super.init(coder: coder)
        setUp()
    }

    /// Makes a cell for tables that have registered this class: one of the class, in the default style. A
    /// subclass may override it and return another one.
    open class func makeCell(reuseIdentifier: String) -> UITableViewCell {
        makeOfDynamicType(style: .default, reuseIdentifier: reuseIdentifier)
    }

    // MARK: - Content

    /// Holds the cell's content; add views of your own here.
    open internal(set) var contentView = UIView()

    /// The title.
    open var textLabel: UILabel? { builtIn.title }

    /// The second text; nil for the default style.
    open var detailTextLabel: UILabel? { builtIn.shownDetail }

    /// The image in front of the title.
    open var imageView: UIImageView? { builtIn.picture }

    /// The accessory at the right end. Default none.
    open var accessoryType: AccessoryType = .none {
        didSet {
            showAccessory()
        }
    }

    /// The accessory while the table is edited. Default none.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { showAccessory() }
    }

    /// A view in place of the accessory of `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showAccessory()
        }
    }

    // MARK: - Editing

    /// Whether the cell shows the control for deleting or inserting its row.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the control for deleting or inserting the row; the table calls it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing, animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// What the control does.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the content makes room for the control.
    open var shouldIndentWhileEditing: Bool { editing.indents }

    /// Whether the button is shown that deletes the row, or those that come with a swipe.
    open var showingDeleteConfirmation: Bool { editing.deleteButton != nil || editing.isSwiped }

    /// Whether the cell shows the control that moves its row while the table is edited, where the data source lets it
    /// be moved. Default false. A data source that says itself which rows can be moved needs it not.
    open var showsReorderControl = false

    /// What editing adds to the cell.
    var editing = CellEditing()

    /// The accessory now, as a view or else by its type.
    private var shownAccessory: (type: AccessoryType, view: UIView?) {
        let view = isEditing ? editingAccessoryView : accessoryView
        if let view { return (.none, view) }
        return (isEditing ? editingAccessoryType : accessoryType, nil)
    }

    func showAccessory() {
        let shown = shownAccessory
        chevron.isHidden = !shown.type.hasChevron
        check?.removeFromSuperview()
        if !shown.type.hasButton { detailButton?.removeFromSuperview() }
        for view in [accessoryView, editingAccessoryView] where view !== shown.view {
            view?.removeFromSuperview()
        }
        // What appears in an animation has its place at once.
        UIView.performWithoutAnimation {
            check = shown.type == .checkmark ? UIImageView(image: UIImage(systemName: "checkmark")) : nil
            // The same button stays, so that a finger on it is not lost.
            detailButton = shown.type.hasButton ? detailButton ?? makeDetailButton() : nil
            for (view, frame) in accessoryFrames where view.superview !== self {
                addSubview(view)
                view.frame = frame
            }
        }
        setNeedsLayout()
    }

    /// Called before the cell's controls for editing come or go. Unless overridden it does nothing.
    open func willTransition(to state: StateMask) {}

    /// Called when the cell's controls for editing have come or gone. Unless overridden it does nothing.
    open func didTransition(to state: StateMask) {}

    // MARK: - Accessory and background

    /// A view in place of the accessory of `accessoryType`.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showAccessory()
        }
    }

    /// Where the line below the cell begins and ends. Default 16 points from the left.
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }

    /// Whether code has chosen the line's ends; it moves with the text of an edited row otherwise.
    private var hasOwnSeparatorInset = false

    /// How deep the row stands in an outline. Default 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The level that the cell had before the table's delegate gave it one; nil where that has not.
    var ownLevel: Int?

    /// How far each level moves the contents, in points. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// What the table keeps contents and line away from.
    var rowInsets = TableInsets() {
        didSet { if rowInsets != oldValue { setNeedsLayout() } }
    }

    private var safeRoom: UIEdgeInsets { rowInsets.safeRoom(safeAreaInsets) }

    /// Lays the contents out anew, which keep away from the safe area's edges.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Takes over where the line begins and ends unless code has chosen that.
    func adopt(separatorInset inset: UIEdgeInsets) {
        guard !hasOwnSeparatorInset, separatorInset != inset else { return }
        separatorInset = inset
        hasOwnSeparatorInset = false
    }

    /// The colour behind the row. Default that of the table's style.
    open override var backgroundColor: UIColor? {
        didSet { hasOwnColor = true }
    }

    /// Whether code has chosen the colour behind the row.
    private var hasOwnColor = false

    /// Takes over a colour unless code has chosen one.
    func adopt(color: UIColor) {
        guard !hasOwnColor, configurations.background == nil, backgroundColor != color else { return }
        backgroundColor = color
        hasOwnColor = false
    }

    /// A background configuration takes the place of the colour and of the selection's view.
    func backgroundConfigurationDidChange() {
        let isConfigured = configurations.background != nil
        for view in [backgroundView, selectedBackgroundView] { view?.isHidden = isConfigured }
        guard isConfigured else { return }
        backgroundColor = nil
        hasOwnColor = false
    }

    /// The view behind the content; nil, the default, for the cell's colour alone.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            if backgroundView != nil, configurations.background != nil { backgroundConfiguration = nil }
            setNeedsLayout()
        }
    }

    private var check: UIImageView?
    private var detailButton: UIButton?

    /// The views of the accessory and their sizes, from the end of the row on.
    private var accessoryParts: [(view: UIView, size: CGSize)] {
        if let view = shownAccessory.view { return [(view, view.bounds.size)] }
        var parts: [(view: UIView, size: CGSize)] = []
        if shownAccessory.type.hasChevron { parts.append((chevron, DisclosureChevron.size)) }
        if let detailButton { parts.append((detailButton, detailButton.intrinsicContentSize)) }
        if let check { parts.append((check, check.image?.size ?? .zero)) }
        return parts
    }

    private var accessoryFrames: [(view: UIView, frame: CGRect)] {
        let room = CGRect(origin: .zero, size: bounds.size)
        var right = bounds.width - editing.moveRoom - safeRoom.right
        return accessoryParts.map { view, size in
            right -= Self.margin + size.width
            let place = CGRect(
                x: right, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
            return (view, mirrored(place, in: room))
        }
    }

    /// The view behind the content of a selected cell. Default a grey view.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let selectedBackgroundView else { return }
            selectedBackgroundView.alpha = 0
            if configurations.background != nil { backgroundConfiguration = nil }
            if let backgroundView {
                insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
            } else {
                insertSubview(selectedBackgroundView, at: 0)
            }
            showSelection(animated: false)
            setNeedsLayout()
        }
    }

    /// How the cell shows that it is selected. Default by turning grey.
    open var selectionStyle: SelectionStyle = .default {
        didSet { showSelection(animated: false) }
    }

    /// Called before the cell is reused for another row: reset what `cellForRowAt` does not set.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        setEditing(false, animated: false)
        giveLevelBack()
    }

    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    var separatorColor: UIColor? {
        get { separator.color }
        set { separator.color = newValue }
    }

    var separatorEffect: UIVisualEffect? {
        get { separator.effect }
        set { separator.effect = newValue }
    }

    /// Whether the cell can have the keyboard focus: in a table that allows selection.
    open override var canBecomeFocused: Bool { (superview as? UITableView)?.allowsSelection ?? false }

    // MARK: - Configurations

    /// Changes a cell by its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    let configurations = ViewConfigurations()

    /// Returns contents in the cell's style, without any text yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        builtIn.configuration
    }

    /// The contents, as a value; its view is the content view, without the labels and the image view. Default nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.setContent(newValue, in: self) }
    }

    /// What lies behind the row, in place of its colour and of the view of the selection. Default nil.
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
    open var configurationState: UICellConfigurationState { currentConfigurationState }

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

    /// Whether the cell's row is selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets whether the cell shows its row as selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard self.selected != selected else { return }
        self.selected = selected
        markSelection()
        showSelection(animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// Sets whether the cell shows that a finger is on it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard self.highlighted != highlighted else { return }
        self.highlighted = highlighted
        showSelection(animated: animated)
        setNeedsUpdateConfiguration()
    }

    private var selected = false
    private var highlighted = false

    private func showSelection(animated: Bool) {
        guard let view = selectedBackgroundView else { return }
        let alpha: CGFloat = selectionStyle != .none && (selected || highlighted) ? 1 : 0
        guard view.alpha != alpha else { return }
        guard animated, window != nil else {
            view.layer.removeAllAnimations()
            view.alpha = alpha
            return
        }
        UIView.animate(
            withDuration: Self.deselectionDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { view.alpha = alpha }
    }

    // MARK: - Layout

    /// Returns the size that the constraints in the content view ask for, with the room of the accessory.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        configurations.updateIfNeeded(self)
        let rest = accessoryRoom + safeRoom.left + safeRoom.right + contentViewIndentation
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: max(targetSize.width - rest, 0), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: content.width + rest, height: content.height)
    }

    /// The width that the accessory takes from the content view.
    private var accessoryRoom: CGFloat {
        accessoryParts.reduce(editing.moveRoom) { $0 + $1.size.width + Self.margin }
    }

    /// Lays out image, labels, accessory and separator.
    open override func layoutSubviews() {
        configurations.layOut(self)
        super.layoutSubviews()
        let safe = safeRoom
        let room = CGRect(origin: .zero, size: bounds.size)
        chevron.transform = CGAffineTransform(scaleX: readingSign, y: 1)
        let accessories = accessoryFrames
        for (view, frame) in accessories { view.frame = frame }
        let right =
            accessories.last.map { mirrored($0.frame, in: room).minX }
            ?? bounds.width - editing.moveRoom - safe.right
        let left = editing.indent + safe.left + contentViewIndentation
        contentView.frame = mirrored(
            CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height), in: room)
        // A row that is swiped aside has its contents moved by its bounds.
        backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        selectedBackgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        let hairline = 1 / max(1, window?.screen.scale ?? 1)
        let automatic =
            hasOwnSeparatorInset
            ? 0 : editing.indent + indentation + rowInsets.lineStart(safe, width: bounds.width)
        let start = separatorInset.left + automatic
        let end = separatorInset.right + (hasOwnSeparatorInset ? 0 : rowInsets.lineEnd(safe))
        separator.frame = mirrored(
            CGRect(
                x: start, y: bounds.height - hairline,
                width: max(0, bounds.width - start - end), height: hairline), in: room)
        layOutContent()
        layoutEditing()
    }

    private func layOutContent() {
        guard configurations.content == nil else { return }
        var room = contentView.bounds.insetBy(dx: rowInsets.margin(in: bounds.width), dy: 0)
        room.origin.x += indentation
        room.size.width -= indentation
        if shownAccessory.type != .none || shownAccessory.view != nil { room.size.width += Self.margin / 2 }
        builtIn.layOut(in: room, of: contentView, isReversed: isReversed)
    }

    private func setUp() {
        adopt(color: .systemBackground)
        separator.isUserInteractionEnabled = false
        chevron.isHidden = true
        let grey = UIView()
        grey.backgroundColor = .systemGray4
        // The content view has its size before the first layout, so that constraints in it find room.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        addSubview(separator)
        addSubview(chevron)
        addBuiltInContent()
        selectedBackgroundView = grey
    }

    /// Puts image and labels into the content view.
    func addBuiltInContent() { builtIn.add(to: contentView) }

    override var builtInAccessibility: BuiltInAccessibility {
        let texts = builtIn.texts
        return BuiltInAccessibility(
            isElement: !texts.isEmpty, label: texts.isEmpty ? nil : texts.joined(separator: ", "),
            traits: isSelected ? .selected : .none)
    }
}
