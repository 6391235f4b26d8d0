import Takes
import UIKit

/// A value with its name and what changes it.
final class ValueRow: UIView {
    private static let height: CGFloat = 60
    private static let curveHeight: CGFloat = 196
    private static let nameHeight: CGFloat = 16
    /// Where what changes the value begins: the ring around it leaves the name free.
    private static let top: CGFloat = 26

    let control: SampleControl
    /// How high it is, in points.
    var height: CGFloat { curve == nil ? Self.height : Self.curveHeight }
    private let name: UILabel
    private let change: (SampleValue) -> Void
    private var numbers: NumbersField?
    private var slider: UISlider?
    private var buttons: [IconButton] = []
    private var curve: CurveEditor?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - control: the value.
    ///   - begin: called before the first of the changes that one drag, press or typed text makes.
    ///   - change: called with another value.
    ///   - complain: called with a sentence on what was typed and is none.
    init(
        _ control: SampleControl, begin: @escaping () -> Void, change: @escaping (SampleValue) -> Void,
        complain: @escaping (String) -> Void
    ) {
        func changeOnce(_ value: SampleValue) {
            begin()
            change(value)
        }
        self.control = control
        self.change = change
        name = UILabel.tool(control.title)
        super.init(frame: .zero)
        addSubview(name)
        switch control.kind {
        case .number(let range, _): addSlider(range, begin)
        case .flag:
            buttons = [("Off", false), ("On", true)].map { (title: String, flag: Bool) in
                IconButton(title: title, name: "\(control.title) \(title)") { changeOnce(.flag(flag)) }
            }
        case .choice(let names):
            buttons = names.map { name in IconButton(title: name, name: name) { changeOnce(.choice(name)) } }
        case .curve:
            let editor = CurveEditor { change(.curve($0)) }
            editor.begins = begin
            addSubview(editor)
            curve = editor
        }
        for button in buttons { addSubview(button) }
        guard buttons.isEmpty else { return }
        let field = NumbersField(control, change: changeOnce, complain: complain)
        addSubview(field)
        numbers = field
    }

    required init?(coder: NSCoder) { nil }

    private func addSlider(_ range: ClosedRange<Double>, _ begin: @escaping () -> Void) {
        let slider = ToolSlider()
        slider.begins = begin
        slider.minimumTrackTintColor = Palette.accent
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.addTarget(self, action: ValueRow.slid, for: .valueChanged)
        addSubview(slider)
        self.slider = slider
    }

    /// Shows the value as it is now.
    func show(_ value: SampleValue) {
        switch value {
        case .number(let number):
            if slider?.isTracking != true { slider?.value = Float(number) }
            let unit = if case .number(_, let unit) = control.kind { unit } else { "" }
            let text = String(format: abs(number) < 10 ? "%.2f" : "%.0f", number)
            numbers?.show(unit.isEmpty ? text : "\(text) \(unit)", edited: "\(number)")
        case .flag(let flag):
            for (index, button) in buttons.enumerated() { button.isOn = (index == 1) == flag }
        case .choice(let name):
            for button in buttons { button.isOn = button.title == name }
        case .curve(let numbers):
            curve?.show(numbers)
            self.numbers?.show(numbers.map { String(format: "%.2f", $0) }.joined(separator: ", "))
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = 2 + Self.nameHeight / 2
        let width = numbers?.fittingWidth ?? 0
        numbers?.frame = CGRect(
            x: bounds.width - width, y: middle - NumbersField.lineHeight / 2, width: width,
            height: NumbersField.lineHeight)
        name.frame = CGRect(x: 0, y: 2, width: max(bounds.width - width - 8, 0), height: Self.nameHeight)
        slider?.frame = CGRect(x: 0, y: Self.top, width: bounds.width, height: 28)
        curve?.frame = CGRect(
            x: 0, y: Self.top, width: bounds.width, height: max(bounds.height - Self.top - 8, 0))
        // Their texts stand below the name.
        var x = Metrics.edge - Metrics.margin
        for button in buttons {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: x, y: Self.top, width: width, height: IconButton.side)
            x += width + 4
        }
    }

    private func slid(_ slider: UISlider) {
        guard case .number(let range, _) = control.kind else { return }
        // Hundredths: what the number beside it says.
        let number = (Double(slider.value) * 100).rounded() / 100
        change(.number(min(max(number, range.lowerBound), range.upperBound)))
    }
}
