/// A scroll view of rows, grouped into sections whose headers stay in sight.
///
/// Only visible rows have cells; cells are reused for rows that become visible.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections are set apart.
    public enum Style: Int, Sendable {
        /// Headers stay at the top while their section is in sight.
        case plain = 0
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
    var headers: [Int: UIView] = [:]
    var reusable = ReusePool<UITableViewCell>()
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var touchedRow: IndexPath?

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
        backgroundColor = .systemBackground
    }

    // MARK: - Data

    /// Provides the sections, rows and cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    /// The delegate, if it conforms to the table's delegate protocol.
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Makes the table ask its data source again; the selection is lost.
    open func reloadData() {
        needsReload = true
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

    /// Height of rows for which the delegate gives none, in points. The default, `automaticDimension`, leaves it to
    /// the constraints in a cell's content view; cells without any are 44 points high.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            if rowHeight != Self.automaticDimension {
                rowHeight = checked(rowHeight, or: oldValue, "rowHeight")
            }
            reloadData()
        }
    }

    /// Height that rows are taken to have until their cells were shown, if constraints decide it. The default,
    /// `automaticDimension`, stands for 44 points.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            guard estimatedRowHeight != Self.automaticDimension else { return }
            estimatedRowHeight = checked(estimatedRowHeight, or: oldValue, "estimatedRowHeight")
        }
    }

    /// Height of headers that have a title or a view, in points. Default 22.
    open var sectionHeaderHeight: CGFloat = 22 {
        didSet {
            sectionHeaderHeight = checked(sectionHeaderHeight, or: oldValue, "sectionHeaderHeight")
            reloadData()
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
        didSet { for cell in cells.values { dress(cell) } }
    }

    /// Colour of the lines between the rows. Default a light, or dark, grey.
    open var separatorColor: UIColor? = .opaqueSeparator {
        didSet { for cell in cells.values { dress(cell) } }
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

    /// The row that is selected.
    open internal(set) var indexPathForSelectedRow: IndexPath?

    /// Selects a row without telling the delegate; nil selects none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let old = indexPathForSelectedRow, old != indexPath { deselectRow(at: old, animated: animated) }
        guard let indexPath else { return }
        indexPathForSelectedRow = indexPath
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes the selection away without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard indexPathForSelectedRow == indexPath else { return }
        indexPathForSelectedRow = nil
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    // MARK: - Layout

    /// Gives visible rows their cells and recycles those of the others.
    open override func layoutSubviews() {
        reloadIfNeeded()
        super.layoutSubviews()
        tile()
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

    /// Registers the class of cells with an identifier, so that they can be made when one is dequeued; nil takes it
    /// back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        keep(cellClass, for: identifier)
    }

    /// Returns an unused cell with an identifier, or a new one. Of an identifier that is not registered it is a plain
    /// cell, with a diagnostic.
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

    /// Returns the header of a section, if it is visible.
    open func headerView(forSection section: Int) -> UIView? { headers[section] }
}
