import Takes
import UIKit

/// A line of a comparison of calls.
struct DifferenceItem: Equatable {
    /// Where a call is.
    enum Side: Equatable {
        case both, onlyFirst, onlySecond, moved
    }

    let side: Side
    let call: String
    let time: String

    /// A line as the list shows it.
    init(_ line: CallComparison.Line) {
        // A line is its time, two spaces, and the call.
        func parts(_ text: String) -> (time: String, call: String) {
            let parts = text.split(separator: "  ", maxSplits: 1).map { String($0) }
            guard parts.count == 2 else { return ("", text) }
            return (Double(parts[0].dropLast(2)).map { Self.text($0) } ?? parts[0], parts[1])
        }
        switch line {
        case .same(let text):
            side = .both
            (time, call) = parts(text)
        case .missing(let text):
            side = .onlyFirst
            (time, call) = parts(text)
        case .added(let text):
            side = .onlySecond
            (time, call) = parts(text)
        case .moved(let text, let from, let to):
            side = .moved
            call = text
            let (before, after) = (Self.text(from), Self.text(to))
            time = before == after ? String(format: "%.6f s → %.6f s", from, to) : "\(before) → \(after)"
        }
    }

    /// A time to thousandths, as everywhere in the window.
    private static func text(_ seconds: TimeInterval) -> String { String(format: "%.3f s", seconds) }
}

/// A row of a comparison: a sign, the call, and when it came.
final class DifferenceRow: ListCell<DifferenceItem> {
    private static let callFont = UIFont.systemFont(ofSize: 11.5)
    /// The height of a line of the call, and of the time.
    private static let (callLine, timeLine): (CGFloat, CGFloat) = (15, 14)
    /// What is left free above and below, before the call, and behind it.
    private static let (margin, before, behind): (CGFloat, CGFloat, CGFloat) = (3, 28, 10)

    private let sign = UILabel.tool(font: .toolHeading)
    private let call = UILabel.tool(font: DifferenceRow.callFont, lines: 0)
    private let time = UILabel.tool(font: .toolTimes, color: Palette.secondaryText)

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        sign.textAlignment = .center
        for view in [sign, call, time] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: DifferenceItem, in width: CGFloat) -> CGFloat {
        2 * margin - 1 + timeLine
            + heightOfCall(item.call, callFont, line: callLine, in: width - before - behind)
    }

    override func show(_ item: DifferenceItem) {
        let (text, color): (String, UIColor) =
            switch item.side {
            case .both: ("", Palette.secondaryText)
            case .onlyFirst: ("−", Palette.mistake)
            case .onlySecond: ("+", Palette.done)
            case .moved: ("~", Palette.accent)
            }
        sign.text = text
        sign.textColor = color
        call.text = item.call.breakingBetweenLabels
        call.textColor = color
        time.text = item.time
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        sign.frame = CGRect(x: 8, y: 3, width: 16, height: 15)
        let width = max(bounds.width - Self.before - Self.behind, 0)
        let bottom = bounds.height - Self.margin
        call.frame = CGRect(
            x: Self.before, y: Self.margin, width: width,
            height: max(bottom + 1 - Self.timeLine - Self.margin, 0))
        time.frame = CGRect(x: Self.before, y: bottom - Self.timeLine, width: width, height: Self.timeLine)
    }
}
