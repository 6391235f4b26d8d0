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
    private static let callFont = UIFont.systemFont(ofSize: 11.5, weight: .medium)
    /// The height of a line of the call, and of one of what stands below it.
    private static let (callLine, receiverLine): (CGFloat, CGFloat) = (15, 14)
    /// What is left free above and below, before the texts, and behind them.
    private static let (margin, before, behind): (CGFloat, CGFloat, CGFloat) = (3, 34, 10)
    /// The width of the time, with what is left free before it.
    private static let time: CGFloat = 52

    private let light = UIView()
    private let call = UILabel.tool(font: StepRow.callFont, lines: 0)
    private let receiver = UILabel.tool(font: .toolSmall, color: Palette.secondaryText, lines: 0)
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

    override class func height(of item: StepItem, in width: CGFloat) -> CGFloat {
        let width = width - before - behind
        return 2 * margin - 1 + heightOfCall(item.call, callFont, line: callLine, in: width - time)
            + height(of: below(item), .toolSmall, line: receiverLine, in: width)
    }

    /// Who gets the call.
    private static func below(_ item: StepItem) -> String {
        item.isOutOfOrder ? "out of order: " + item.receiver : item.receiver
    }

    override func show(_ item: StepItem) {
        call.text = item.call.breakingBetweenLabels
        receiver.text = Self.below(item)
        time.text =
            switch (item.time, item.state) {
            case (let time?, _): String(format: "%.3f", time)
            case (nil, .missing): "missing"
            case (nil, .left): "–"
            case (nil, _): ""
            }
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
        light.frame = CGRect(x: Metrics.margin, y: 6, width: Self.light, height: Self.light)
        let width = max(bounds.width - Self.before - Self.behind, 0)
        let below = Self.height(of: receiver.text ?? "", .toolSmall, line: Self.receiverLine, in: width)
        let bottom = bounds.height - Self.margin
        time.frame = CGRect(
            x: bounds.width - Self.behind - Self.time, y: Self.margin, width: Self.time, height: Self.callLine
        )
        call.frame = CGRect(
            x: Self.before, y: Self.margin, width: max(width - Self.time, 0),
            height: max(bottom + 1 - below - Self.margin, 0))
        receiver.frame = CGRect(x: Self.before, y: bottom - below, width: width, height: below)
    }
}
