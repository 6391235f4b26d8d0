import Foundation

/// The picker in a date picker.
@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let font = UIFont.systemFont(ofSize: 21)
    /// The space beside the longest title of a wheel, in points.
    private static let space: CGFloat = 22
    /// The room for "hours" and "min" beside the numbers of a duration, in points.
    private static let unitRoom: CGFloat = 64

    var model: @MainActor () -> DateColumns? = { nil }
    var isPossible: @MainActor (_ row: Int, _ component: Int) -> Bool = { _, _ in true }
    var turned: @MainActor (_ component: Int) -> Void = { _ in }
    private let units = [UILabel(), UILabel()]
    private var titleWidths: [CGFloat] = []

    init() {
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        for (label, text) in zip(units, ["hours", "min"]) {
            label.text = text
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.isUserInteractionEnabled = false
            label.sizeToFit()
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var kinds: [DateColumns.Kind] { model()?.kinds ?? [] }

    // MARK: - Values

    /// The values that the wheels show.
    var values: [Int] {
        kinds.indices.map { index in
            model().map { selectedRow(inComponent: index) % $0.cycle(kinds[index]) } ?? 0
        }
    }

    func reload(_ values: [Int]) {
        guard let model = model() else { return }
        titleWidths = model.kinds.map { kind in
            let widths = model.samples(kind).map {
                ($0 as NSString).size(withAttributes: [.font: Self.font]).width
            }
            return (widths.max() ?? 0).rounded(.up) + Self.space
        }
        reloadAllComponents()
        show(values, animated: false)
    }

    func show(_ values: [Int], animated: Bool) {
        guard let model = model(), numberOfComponents == values.count else { return }
        for (index, (kind, value)) in zip(model.kinds, values).enumerated() {
            let now = selectedRow(inComponent: index)
            let isFirst = now <= 0 && kind != .period
            let row = model.row(value, kind, near: isFirst ? nil : now)
            if row != now { selectRow(row, inComponent: index, animated: animated) }
        }
        recolor()
    }

    /// Gives the rows that are seen the colours that they have now.
    func recolor() {
        for index in kinds.indices { columns[index].refresh() }
    }

    // MARK: - Data

    func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        model()?.rowCount(kinds[component]) ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        guard titleWidths.indices.contains(component) else { return 0 }
        let isDuration = kinds[component] == .hours || kinds[component] == .minutes
        return titleWidths[component] + (isDuration ? Self.unitRoom : 0)
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard let title = model()?.title(row, kinds[component]) else { return nil }
        let color: UIColor = isPossible(row, component) ? .label : .tertiaryLabel
        return NSAttributedString(string: title, attributes: [.font: Self.font, .foregroundColor: color])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        turned(component)
    }

    // MARK: - The units of a duration

    override func layoutSubviews() {
        super.layoutSubviews()
        let isDuration = kinds.contains(.hours)
        for (label, column) in zip(units, columns) {
            label.center = CGPoint(
                x: column.frame.midX + titleWidths.reduce(0, max) / 2 + label.bounds.width / 2 - 6,
                y: bounds.midY)
        }
        for label in units { label.isHidden = !isDuration }
    }
}
