import Takes
import UIKit

/// A call, with how it stands to the time that is shown.
struct CallItem: Equatable {
    let call: Call
    /// Whether it is the last one up to that time.
    let isCurrent: Bool
    /// Whether it has come by that time.
    let isPast: Bool

    static func == (one: CallItem, other: CallItem) -> Bool {
        one.isCurrent == other.isCurrent && one.isPast == other.isPast && one.call == other.call
    }
}

/// A row of the list of calls.
final class CallRow: ListCell<CallItem> {
    private static let height: CGFloat = 34

    private let time = UILabel.tool(font: .toolTimes, color: Palette.secondaryText)
    private let name = UILabel.tool(font: .systemFont(ofSize: 11.5, weight: .medium))
    private let object = UILabel.tool(font: .toolSmall, color: Palette.secondaryText)
    private let stripe = UIView()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        time.textAlignment = .right
        name.lineBreakMode = .byTruncatingTail
        for view in [stripe, time, name, object] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: CallItem, in width: CGFloat) -> CGFloat { height }

    override func show(_ item: CallItem) {
        let call = item.call
        time.text = String(format: "%.3f", call.time)
        name.text = call.message ?? call.name
        name.textColor =
            call.kind == .diagnostic ? Palette.mistake : item.isPast ? Palette.text : Palette.secondaryText
        let detail = call.detail.sorted { $0.key < $1.key }
            .filter { call.kind != .diagnostic || $0.key == "severity" }.map { "\($0.key): \($0.value)" }
        object.text = ([call.object] + detail).joined(separator: "  ")
        stripe.backgroundColor = Palette.color(of: call.kind)
        stripe.alpha = item.isPast ? 1 : 0.35
        isChosen = item.isCurrent
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        stripe.frame = CGRect(x: 8, y: 5, width: 3, height: bounds.height - 10)
        time.frame = CGRect(x: bounds.width - 54, y: 3, width: 44, height: 14)
        name.frame = CGRect(x: 18, y: 3, width: bounds.width - 76, height: 15)
        object.frame = CGRect(x: 18, y: 17, width: bounds.width - 28, height: 14)
    }
}
