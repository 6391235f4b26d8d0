import Foundation

/// Wheels from which the user chooses a row each.
///
///     ╭─────────────────────────────╮
///     │   ───────   ────   ──────   │
///     │▐  October    22     2026   ▌│  216 points
///     │   ───────   ────   ──────   │
///     ╰─────────────────────────────╯
///
/// A drag or the mouse wheel turns a wheel, which comes to rest at a row; a tap on a row turns to it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The size of a picker, and the usual height of its rows, in points, as on iOS.
    static let usualSize = CGSize(width: 320, height: 216)
    private static let rowHeight: CGFloat = 32
    /// The space at the sides and between wheels, in points.
    private static let (margin, gap): (CGFloat, CGFloat) = (9, 5)
    /// How much higher than a row the plate of the chosen rows is, and the radius of its corners, in points.
    private static let (plateRise, plateRadius): (CGFloat, CGFloat) = (2, 8)
    /// The size of titles, in points.
    private static let titleSize: CGFloat = 21

    private let plate = UIView()
    private(set) var columns: [PickerColumn] = []
    private var isLoaded = false
    /// Whether data source or delegate are being asked.
    private var isAsking = false

    /// Makes a picker; without a size it gets the usual one.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.usualSize) : frame)
        setUp()
    }

    /// Makes a picker; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = Self.plateRadius
        plate.isUserInteractionEnabled = false
        addSubview(plate)
    }

    // MARK: - Data

    /// Says how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { forget() } }
    }

    /// Says what rows look like, and hears what is chosen.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { forget() } }
    }

    /// Always true: the chosen rows lie on a plate. Setting it has no effect, as on iOS.
    @available(*, deprecated, message: "The selection is always indicated.")
    public var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        load()
        return columns.count
    }

    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        column(component, "numberOfRows(inComponent:)")?.rowCount ?? 0
    }

    /// Returns the size of a wheel's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component, "rowSize(forComponent:)") else { return .zero }
        layoutIfNeeded()
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// Returns the view of a row, if it is seen and the delegate has made it.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let column = column(component, "view(forRow:forComponent:)") else { return nil }
        layoutIfNeeded()
        return column.view(of: row)
    }

    /// Asks for all numbers and rows again. Chosen rows that are still there stay chosen.
    open func reloadAllComponents() {
        guard !isAsking else { return refuseToLoad("reloadAllComponents()") }
        forget()
    }

    /// Asks for the number of a wheel's rows, and for the rows, again.
    open func reloadComponent(_ component: Int) {
        guard !isAsking else { return refuseToLoad("reloadComponent(_:)") }
        guard let column = column(component, "reloadComponent(_:)") else { return }
        ask { load(column, component) }
    }

    private func refuseToLoad(_ call: String) {
        diagnose(.error, call, "was told to load while it asks for what it loads, which is ignored")
    }

    // MARK: - Selection

    /// Turns a wheel to a row, without telling the delegate. A row beyond the last one stands for that.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component, "selectRow(_:inComponent:animated:)") else { return }
        let count = column.rowCount
        guard count > 0 else { return }
        if !(0..<count).contains(row) {
            diagnose(
                .warning, "selectRow(_:inComponent:animated:)",
                "has \(count) rows in component \(component), so row \(row) cannot be selected")
        }
        layoutIfNeeded()
        column.select(min(max(row, 0), count - 1), animated: animated)
    }

    /// Returns the chosen row of a wheel; -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        column(component, "selectedRow(inComponent:)")?.selected ?? -1
    }

    // MARK: - Loading

    private func forget() {
        isLoaded = false
        setNeedsLayout()
    }

    private func column(_ component: Int, _ call: String) -> PickerColumn? {
        load()
        guard columns.indices.contains(component) else {
            diagnose(.error, call, "has \(columns.count) components, so there is none at \(component)")
            return nil
        }
        return columns[component]
    }

    private func ask(_ questions: () -> Void) {
        isAsking = true
        questions()
        isAsking = false
    }

    private func load() {
        guard !isLoaded, !isAsking else { return }
        isLoaded = true
        ask {
            let count = checked(dataSource?.numberOfComponents(in: self) ?? 0, "components")
            while columns.count > count { columns.removeLast().removeFromSuperview() }
            while columns.count < count { addColumn(columns.count) }
            for (index, column) in columns.enumerated() { load(column, index) }
        }
        setNeedsLayout()
    }

    private func load(_ column: PickerColumn, _ index: Int) {
        let count = checked(dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0, "rows")
        let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? -1
        column.load(count: count, rowHeight: height.isFinite && height > 0 ? height : Self.rowHeight)
        setNeedsLayout()
    }

    private func checked(_ count: Int, _ what: String) -> Int {
        guard count < 0 else { return count }
        diagnose(.error, "dataSource", "was given \(count) \(what), which count as none")
        return 0
    }

    private func addColumn(_ index: Int) {
        let column = PickerColumn(
            answers: PickerColumn.Answers(
                view: { [weak self] in self?.rowView($0, index, reusing: $1) },
                selected: { [weak self] in self?.userDidSelect($0, index) }))
        columns.append(column)
        addSubview(column)
    }

    private func userDidSelect(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: - Rows

    private func rowView(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView? {
        guard let delegate else { return PickerRowLabel() }
        var made: UIView?
        ask {
            let own = old as? PickerRowLabel
            let view = delegate.pickerView(
                self, viewForRow: row, forComponent: component, reusing: own == nil ? old : nil)
            guard view is NoPickerRowView else { return made = view }
            let label = own ?? PickerRowLabel()
            label.font = .systemFont(ofSize: Self.titleSize)
            label.textColor = .label
            label.textAlignment = .center
            if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
                label.attributedText = title
            } else {
                label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
            }
            made = label
        }
        return made
    }

    // MARK: - Layout

    /// The usual size.
    open override var intrinsicContentSize: CGSize { Self.usualSize }

    /// Returns the usual size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

    /// Loads what was not asked for yet, and places the wheels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let widths = widths()
        let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
        var x = ((bounds.width - total) / 2).rounded()
        for (column, width) in zip(columns, widths) {
            column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Self.gap
        }
        let height = (columns.map(\.rowHeight).max() ?? Self.rowHeight) + Self.plateRise
        plate.frame = CGRect(
            x: Self.margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Self.margin),
            height: height)
        plate.isHidden = columns.isEmpty
        for column in columns { column.layoutIfNeeded() }
    }

    /// The widths of the wheels: what the delegate says, and the same part of what is left for each other one.
    private func widths() -> [CGFloat] {
        let room = bounds.width - 2 * Self.margin - Self.gap * CGFloat(max(0, columns.count - 1))
        var own: [CGFloat?] = []
        ask {
            own = columns.indices.map { index in
                let width = delegate?.pickerView(self, widthForComponent: index) ?? -1
                return width.isFinite && width >= 0 ? width : nil
            }
        }
        let rest = max(0, room - own.reduce(0) { $0 + ($1 ?? 0) })
        let others = own.count { $0 == nil }
        return own.map { $0 ?? (rest / CGFloat(max(others, 1))).rounded(.down) }
    }
}

/// The title of a row.
final class PickerRowLabel: UILabel {}
