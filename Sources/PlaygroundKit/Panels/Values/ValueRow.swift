import Takes
import UIKit

/// A value with its name and what changes it.
final class ValueRow: UIView {
    private static let height: CGFloat = 54
    private static let curveHeight: CGFloat = 190

    let control: SampleControl
    /// How high it is, in points.
    var height: CGFloat { curve == nil ? Self.height : Self.curveHeight }
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
            let slider = ToolSlider()
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
