/// A scroll view of rows, grouped into sections whose headers stay in sight.
///
/// Only visible rows have cells; cells are reused for rows that become visible.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections are set apart.
    public enum Style: Int, Sendable {
        /// Headers stay at the top while their section is in sight.
        case plain = 0
        /// Headers scroll along, on a ground of their own.
        case grouped = 1
        /// As grouped; the rows of a section make a card with round corners.
        case insetGrouped = 2
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// In and out of transparency.
        case fade = 0
        /// In from the right, out to the right.
        case right = 1
        /// In from the left, out to the left.
        case left = 2
        /// In from above, out upwards.
        case top = 3
        /// In from below, out downwards.
        case bottom = 4
        /// At once.
        case none = 5
        /// In and out of transparency, in their place.
        case middle = 6
        /// As the table likes: by fading.
        case automatic = 100
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere visible, with the least scrolling.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// Leaves a height to the table.
    public static let automaticDimension: CGFloat = -1

    /// How sections are set apart.
    open private(set) var style: Style

    var layout = TableLayout()
    var needsReload = true
    var cells: [IndexPath: UITableViewCell] = [:]
    var bars = TableBars()
    var reusable = ReusePool<UITableViewCell>()
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var cellNibs: [String: UINib] = [:]
    /// The changes that are gathered, and how deep the calls that gather them are nested.
    var updates = TableUpdates()
    var touchedRow: IndexPath?
    /// The cell whose contents the data source is asked for again.
    var reconfigured: UITableViewCell?
    private(set) lazy var swiper = RowSwiper(self)
    private(set) lazy var contextMenus = TableContextMenus(self)
    /// The row that a finger moves.
    var moving: RowMove?
    /// Which rows come next.
    var prefetching = Prefetching()
    /// Whether the default of an optional method has answered.
    var tookDefault = false

    /// Makes an empty table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        addGestureRecognizer(swiper.pan)
        addInteraction(contextMenus.interaction)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: - Data

    /// Provides the sections, rows and cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    /// Hears which rows come into sight soon. Default nil.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { prefetchingDidChange() }
    }

    /// Whether the data source for prefetching is told. Default true.
    open var isPrefetchingEnabled = true {
        didSet { prefetchingDidChange() }
    }

    private func prefetchingDidChange() {
        prefetching.reset()
        setNeedsLayout()
    }

    /// The delegate, if it conforms to the table's delegate protocol.
    var tableDelegate: (any UITableViewDelegate)? {
        actingDelegate(as: (any UITableViewDelegate).self, havingMethod: "tableView:didSelectRowAtIndexPath:")
    }

    /// Makes the table ask its data source again; the selection is lost.
    open func reloadData() {
        needsReload = true
        selected = []
        setNeedsLayout()
    }

    /// The number of sections.
    open var numberOfSections: Int {
        reloadIfNeeded()
        return layout.sections.count
    }

    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return layout.sections[section].rowCount
    }

    // MARK: - Heights and separators

    /// Height of rows for which the delegate gives none, in points. The default, `automaticDimension`, leaves
    /// it to the constraints in a cell's content view; cells without any are 44 points high.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            if rowHeight != Self.automaticDimension {
                rowHeight = checked(rowHeight, or: oldValue, "rowHeight")
            }
            reloadData()
        }
    }

    /// Height that rows are taken to have until their cells were shown, if constraints decide it. The
    /// default, `automaticDimension`, stands for 44 points.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            guard estimatedRowHeight != Self.automaticDimension else { return }
            estimatedRowHeight = checked(estimatedRowHeight, or: oldValue, "estimatedRowHeight")
        }
    }

    /// Height of headers that have a title or a view, in points. The default, `automaticDimension`, leaves it
    /// to the constraints in the view; titles and views without any get what the style has.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            if sectionHeaderHeight != Self.automaticDimension {
                sectionHeaderHeight = checked(sectionHeaderHeight, or: oldValue, "sectionHeaderHeight")
            }
            reloadData()
        }
    }

    /// Height of footers that have a title or a view, in points. The default as for headers.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            if sectionFooterHeight != Self.automaticDimension {
                sectionFooterHeight = checked(sectionFooterHeight, or: oldValue, "sectionFooterHeight")
            }
            reloadData()
        }
    }

    /// The gap above each section's header, in points. The default, `automaticDimension`, stands for none, in all
    /// styles: headers look as before iOS 15.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet {
            if sectionHeaderTopPadding != Self.automaticDimension {
                sectionHeaderTopPadding = checked(
                    sectionHeaderTopPadding, or: oldValue, "sectionHeaderTopPadding")
            }
            if sectionHeaderTopPadding != oldValue { reloadData() }
        }
    }

    /// Height that headers are taken to have until they were shown, if constraints decide it.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { reloadData() } }
    }

    /// Height that footers are taken to have until they were shown, if constraints decide it.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { reloadData() } }
    }

    // MARK: - Views around the rows

    /// The view above all sections; it scrolls along, as wide as the table and as high as it is.
    open var tableHeaderView: UIView? {
        didSet { outerViewDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// The view below all sections; it scrolls along, as wide as the table and as high as it is.
    open var tableFooterView: UIView? {
        didSet { outerViewDidChange(from: oldValue, to: tableFooterView) }
    }

    /// The view behind the rows; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private func checked(_ height: CGFloat, or old: CGFloat, _ name: String) -> CGFloat {
        if height.isFinite, height >= 0 { return height }
        diagnose(
            .error, name, "was given a height of \(height), which is ignored: use a finite one from 0 up")
        return old
    }

    /// Whether there are lines between the rows. Default `singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { for (indexPath, cell) in cells { dress(cell, at: indexPath) } }
    }

    /// Colour of the lines between the rows. Default a light, or dark, grey.
    open var separatorColor: UIColor? = .opaqueSeparator {
        didSet { for (indexPath, cell) in cells { dress(cell, at: indexPath) } }
    }

    /// Where the lines between the rows begin and end, unless a cell has its own. Default 16 points from the left.
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0) {
        didSet {
            insets.hasOwnSeparator = true
            rowInsetsDidChange()
        }
    }

    var insets = TableInsets() {
        didSet { if insets != oldValue { rowInsetsDidChange() } }
    }

    /// The effect in which the lines between the rows are drawn, on what is behind the rows; nil, the default, for
    /// plain lines. The rows have to be translucent for it to be seen.
    open var separatorEffect: UIVisualEffect? {
        didSet { for (indexPath, cell) in cells { dress(cell, at: indexPath) } }
    }

    // MARK: - Where things are

    /// Returns the frame of a row in the content; zero if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        guard layout.contains(indexPath) else { return .zero }
        let rows = layout.rows(of: indexPath)
        return CGRect(
            x: 0, y: rows.lowerBound, width: bounds.width, height: rows.upperBound - rows.lowerBound)
    }

    /// Returns the frame of a section's header where it does not stick to the top.
    open func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        let section = layout.sections[section]
        return CGRect(x: 0, y: section.top, width: bounds.width, height: section.headerHeight)
    }

    /// Returns the frame of a section's footer where it does not stick to the bottom.
    open func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        let section = layout.sections[section]
        return CGRect(x: 0, y: section.rowsBottom, width: bounds.width, height: section.footerHeight)
    }

    /// Returns the frame of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        let section = layout.sections[section]
        return CGRect(x: 0, y: section.top, width: bounds.width, height: section.bottom - section.top)
    }

    /// Returns the rows of which something lies in a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        return rect.isNull ? [] : layout.rows(in: rect.minY..<max(rect.minY, rect.maxY))
    }

    /// Returns the row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return layout.row(at: point.y)
    }

    /// Scrolls to a row, as far as the content allows.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let rect = rectForRow(at: indexPath)
        guard rect.height > 0 else { return }
        let insets = adjustedContentInset
        let header = layout.sections[indexPath.section].headerHeight
        let top = rect.minY - insets.top - header
        let bottom = rect.maxY + insets.bottom - bounds.height
        let y =
            switch position {
            case .none: min(max(contentOffset.y, bottom), top)
            case .top: top
            case .middle: (top + bottom) / 2
            case .bottom: bottom
            }
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }

    // MARK: - Selection

    /// Whether touching a row selects it. Default true.
    open var allowsSelection = true

    /// Whether the user can select rows while the table is edited. Default false.
    open var allowsSelectionDuringEditing = false

    /// Whether the user selects rows while the table is edited, several at a time, in place of deleting and inserting
    /// them: rows that can be edited show whether they are selected. Default false. No row is selected when editing
    /// begins and when it ends.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard isEdited, allowsMultipleSelectionDuringEditing != oldValue else { return }
            changeEditing(to: false, animated: false)
            changeEditing(to: true, animated: false)
        }
    }

    /// Whether a touch selects a row beside those that are selected.
    var selectsSeveral: Bool {
        isEdited ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether rows show controls for deleting and inserting. Default false.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for deleting and inserting rows.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

    var isEdited = false

    /// Whether several rows can be selected: a touch on a selected one deselects it. Default false.
    open var allowsMultipleSelection = false {
        didSet {
            guard !allowsMultipleSelection else { return }
            for indexPath in selected.sorted().dropFirst() { deselectRow(at: indexPath, animated: false) }
        }
    }

    var selected: Set<IndexPath> = []

    /// The row that is selected; of several the first one.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }

    /// The rows that are selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row without telling the delegate; nil selects none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !selectsSeveral {
            for old in selected where old != indexPath { deselectRow(at: old, animated: animated) }
        }
        guard let indexPath else { return }
        addToSelection(indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Selects a row and leaves others as they are.
    func addToSelection(_ indexPath: IndexPath, animated: Bool) {
        selected.insert(indexPath)
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    }

    /// Takes the selection away without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selected.remove(indexPath) != nil else { return }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle of the table.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let nearest = selected.sorted().min {
            abs(rectForRow(at: $0).midY - bounds.midY) < abs(rectForRow(at: $1).midY - bounds.midY)
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    // MARK: - Layout

    /// Gives visible rows their cells and recycles those of the others.
    open override func layoutSubviews() {
        reloadIfNeeded()
        super.layoutSubviews()
        if isDragging { swiper.close(animated: true) }
        tile()
        prefetch()
    }

    /// Lets a row be swiped that has something at its end.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swiper.pan { return swiper.mayBegin }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: - Touches

    /// Highlights the row under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchRow(at: touch.location(in: self)) }
    }

    /// Selects the row if the finger is still on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        releaseRow(at: touches.first?.location(in: self))
    }

    /// Releases the row without selecting it, as when the finger scrolls.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        releaseRow(at: nil)
    }

    // MARK: - Cells and rows

    /// Registers the class of cells with an identifier, so that they can be made when one is dequeued; nil
    /// takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        keep(cellClass, for: identifier)
    }

    /// Returns an unused cell with an identifier, or a new one. Of an identifier that is not registered it is
    /// a plain cell, with a diagnostic.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        cell(identifier)
    }

    /// Returns an unused cell with an identifier, or a new one; nil if the identifier is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        unusedCell(identifier)
    }

    /// Returns the cell of a visible row; nil for other rows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Returns the row that a cell shows; nil if it shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] {
        cells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The visible rows, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    /// Returns the header of a section, if it is visible and a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bars.headers[section] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section, if it is visible and a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bars.footers[section] as? UITableViewHeaderFooterView
    }
}
