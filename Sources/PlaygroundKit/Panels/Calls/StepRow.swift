import Takes
import UIKit

/// A step of a sequence, as it stands at the time that is shown.
struct StepItem: Equatable {
    /// How a step stands.
    enum State: Equatable {
        /// It has come by the time that is shown.
        case called
        /// It comes later, or the film does not go as far yet.
        case waiting
        /// Nobody is called.
        case left
        /// It does not come, and should.
        case missing
    }

    let call: String
    let receiver: String
    let state: State
    /// When it comes, in seconds; nil where it does not.
    let time: TimeInterval?
    /// Whether it comes before a step that it should follow.
    let isOutOfOrder: Bool

    /// A step at a time of the take.
    init(_ entry: CallChecklist.Entry, at time: TimeInterval) {
        call = entry.step.call
        let object = entry.call.map { " · \($0.object)" } ?? ""
        receiver = entry.step.receiver + object
        self.time = entry.call?.time
        isOutOfOrder = if case .outOfOrder = entry.outcome { true } else { false }
        state =
            switch entry.outcome {
            case .called(let call), .outOfOrder(let call): call.time <= time + 1e-6 ? .called : .waiting
            case .awaited: .waiting
            case .left: .left
            case .missing: .missing
            }
    }
}

/// A row of a checklist: a light, the call, and who gets it.
final class StepRow: ListCell<StepItem> {
    private static let light: CGFloat = 10

    private let light = UIView()
    private let call = UILabel.tool(font: .systemFont(ofSize: 11.5, weight: .medium))
    private let receiver = UILabel.tool(font: .toolSmall, color: Palette.secondaryText)
    private let time = UILabel.tool(font: .toolTimes, color: Palette.secondaryText)
    private var color = Palette.separator

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        light.layer.cornerRadius = Self.light / 2
        light.layer.borderWidth = 1.5
        time.textAlignment = .right
        for view in [light, call, receiver, time] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: StepItem, in width: CGFloat) -> CGFloat { 34 }

    override func show(_ item: StepItem) {
        call.text = item.call
        receiver.text = item.receiver
        time.text =
            switch (item.time, item.state) {
            case (let time?, _): String(format: "%.3f", time)
            case (nil, .missing): "missing"
            case (nil, .left): "–"
            case (nil, _): ""
            }
        if item.isOutOfOrder { receiver.text = "out of order: " + item.receiver }
        let isWrong = item.state == .missing || item.isOutOfOrder
        call.textColor =
            isWrong ? Palette.mistake : item.state == .called ? Palette.text : Palette.secondaryText
        time.textColor = isWrong ? Palette.mistake : Palette.secondaryText
        color = isWrong ? Palette.mistake : item.state == .called ? Palette.done : Palette.secondaryText
        light.backgroundColor = item.state == .called ? color : .clear
        light.alpha = item.state == .left ? 0.35 : 1
        adoptColor()
        setNeedsLayout()
    }

    // A layer's colour is a plain one, which does not follow the appearance by itself.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adoptColor()
    }

    private func adoptColor() {
        light.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        light.frame = CGRect(x: 14, y: 6, width: Self.light, height: Self.light)
        let width = time.text?.isEmpty ?? true ? 0 : max(time.intrinsicContentSize.width.rounded(.up), 36)
        time.frame = CGRect(x: bounds.width - 10 - width, y: 3, width: width, height: 15)
        call.frame = CGRect(x: 32, y: 3, width: max(bounds.width - 48 - width, 0), height: 15)
        receiver.frame = CGRect(x: 32, y: 17, width: max(bounds.width - 42, 0), height: 14)
    }
}
