import UIKit

/// A fault or a mistake, with what the list shows of it.
struct Check: Equatable {
    let time: TimeInterval
    let title: String
    let text: String
    /// The number of the film's layer that has the fault; nil for a mistake in the calls.
    let layer: Int?
}

/// A row of the list of checks: what, when, and the likely reason.
final class CheckRow: ListCell<Check> {
    private static let titleHeight: CGFloat = 16
    private static let timeWidth: CGFloat = 50

    private let title = UILabel.tool(font: .toolHeading, color: Palette.mistake, lines: 2)
    private let time = UILabel.tool(font: .toolTimes, color: Palette.secondaryText)
    private let text = textLabel()

    private static func textLabel() -> UILabel { .tool(font: .systemFont(ofSize: 11.5), lines: 0) }

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        time.textAlignment = .right
        for view in [title, time, text] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: Check, in width: CGFloat) -> CGFloat {
        let label = textLabel()
        label.text = item.text
        let room = CGSize(width: max(width - 2 * Metrics.margin, 0), height: .infinity)
        return 6 + titleHeight + 1 + label.sizeThatFits(room).height.rounded(.up) + 9
    }

    override func show(_ item: Check) {
        title.text = item.title
        text.text = item.text
        time.text = String(format: "%.3f", item.time)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let right = bounds.width - Metrics.margin
        time.frame = CGRect(x: right - Self.timeWidth, y: 6, width: Self.timeWidth, height: Self.titleHeight)
        title.frame = CGRect(
            x: Metrics.margin, y: 6, width: time.frame.minX - Metrics.margin - 6, height: Self.titleHeight)
        text.frame = CGRect(
            x: Metrics.margin, y: 7 + Self.titleHeight, width: right - Metrics.margin,
            height: max(bounds.height - Self.titleHeight - 16, 0))
    }
}
