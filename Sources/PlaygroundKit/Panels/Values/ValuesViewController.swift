import Takes
import UIKit

/// The values that the sample declares, as controls; a change runs the take again at once.
final class ValuesViewController: UIViewController {
    private static let rowHeight: CGFloat = 54
    private static let curveHeight: CGFloat = 190
    private static let margin: CGFloat = 14

    private let model: ToolModel
    private let scroll = UIScrollView()
    private let empty = UILabel.tool(
        "This sample declares no values.", color: Palette.secondaryText, lines: 0)
    private var rows: [ValueRow] = []
    private var reset: IconButton?
    private var copy: IconButton?
    private var shownSample: String?

    init(model: ToolModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.panel
        view.addSubview(scroll)
        scroll.addSubview(empty)
        let reset = IconButton(title: "Reset", name: "Reset all values") { [model] in
            model.change { $0.values = [:] }
        }
        scroll.addSubview(reset)
        self.reset = reset
        model.observe(self, ValuesViewController.modelDidChange)
        modelDidChange(.all)
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        if shownSample != model.sample.id { makeRows() }
        guard !change.isDisjoint(with: [.take, .sample]) else { return }
        for row in rows { row.show(model.take.values[row.control.key] ?? row.control.initial) }
        reset?.isEnabled = !model.take.values.isEmpty
    }

    private func makeRows() {
        shownSample = model.sample.id
        for row in rows { row.removeFromSuperview() }
        rows = model.sample.controls.map { control in
            ValueRow(control) { [model] value in
                model.change(group: control.key) {
                    $0.values[control.key] = value == control.initial ? nil : value
                }
            }
        }
        for row in rows { scroll.addSubview(row) }
        empty.isHidden = !rows.isEmpty
        reset?.isHidden = rows.isEmpty
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let width = view.bounds.width - 2 * Self.margin
        var y: CGFloat = 10
        empty.frame = CGRect(x: Self.margin, y: y + 6, width: width, height: 20)
        for row in rows {
            let height = row.control.kind == .curve ? Self.curveHeight : Self.rowHeight
            row.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
            y += height
        }
        reset?.frame = CGRect(x: Self.margin - 8, y: y + 6, width: 64, height: IconButton.side)
        scroll.contentSize = CGSize(width: view.bounds.width, height: y + 44)
    }
}

/// A value with its name and what changes it.
private final class ValueRow: UIView {
    let control: SampleControl
    private let name: UILabel
    private let number = UILabel.tool(font: .toolNumbers, color: Palette.secondaryText)
    private let change: (SampleValue) -> Void
    private var slider: UISlider?
    private var buttons: [IconButton] = []
    private var curve: CurveEditor?

    init(_ control: SampleControl, change: @escaping (SampleValue) -> Void) {
        self.control = control
        self.change = change
        name = UILabel.tool(control.title)
        super.init(frame: .zero)
        addSubview(name)
        number.textAlignment = .right
        addSubview(number)
        switch control.kind {
        case .number(let range, _):
            let slider = UISlider()
            slider.minimumValue = Float(range.lowerBound)
            slider.maximumValue = Float(range.upperBound)
            slider.addTarget(self, action: ValueRow.slid, for: .valueChanged)
            addSubview(slider)
            self.slider = slider
        case .flag:
            buttons = [("Off", false), ("On", true)].map { (title: String, flag: Bool) in
                IconButton(title: title, name: "\(control.title) \(title)") { change(.flag(flag)) }
            }
        case .choice(let names):
            buttons = names.map { name in IconButton(title: name, name: name) { change(.choice(name)) } }
        case .curve:
            let editor = CurveEditor { change(.curve($0)) }
            addSubview(editor)
            curve = editor
        }
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ value: SampleValue) {
        switch value {
        case .number(let number):
            if slider?.isTracking != true { slider?.value = Float(number) }
            let unit = if case .number(_, let unit) = control.kind { unit } else { "" }
            self.number.text = String(format: abs(number) < 10 ? "%.2f %@" : "%.0f %@", number, unit)
        case .flag(let flag):
            for (index, button) in buttons.enumerated() { button.isOn = (index == 1) == flag }
        case .choice(let name):
            for button in buttons { button.isOn = button.title == name }
        case .curve(let numbers):
            curve?.show(numbers)
            number.text = numbers.map { String(format: "%.2f", $0) }.joined(separator: ", ")
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = CGRect(x: 0, y: 4, width: bounds.width * 0.6, height: 16)
        number.frame = CGRect(x: bounds.width * 0.4, y: 4, width: bounds.width * 0.6, height: 16)
        slider?.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 30)
        curve?.frame = CGRect(x: 0, y: 24, width: bounds.width, height: bounds.height - 32)
        var x: CGFloat = -8
        for button in buttons {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: x, y: 22, width: width, height: IconButton.side)
            x += width + 4
        }
    }

    private func slid(_ slider: UISlider) {
        // Hundredths: what the number beside it says.
        change(.number((Double(slider.value) * 100).rounded() / 100))
    }
}
