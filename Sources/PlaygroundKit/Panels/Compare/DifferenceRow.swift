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
            return parts.count == 2 ? (parts[0], parts[1]) : ("", text)
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
            time = String(format: "%.6f s → %.6f s", from, to)
        }
    }
}

/// A row of a comparison: a sign, the call, and when it came.
final class DifferenceRow: ListCell<DifferenceItem> {
    private let sign = UILabel.tool(font: .toolHeading)
    private let call = UILabel.tool(font: .systemFont(ofSize: 11.5))
    private let time = UILabel.tool(font: .toolTimes, color: Palette.secondaryText)

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        sign.textAlignment = .center
        for view in [sign, call, time] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: DifferenceItem, in width: CGFloat) -> CGFloat { 34 }

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
        call.text = item.call
        call.textColor = color
        time.text = item.time
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        sign.frame = CGRect(x: 8, y: 3, width: 16, height: 15)
        call.frame = CGRect(x: 28, y: 3, width: max(bounds.width - 38, 0), height: 15)
        time.frame = CGRect(x: 28, y: 17, width: max(bounds.width - 38, 0), height: 14)
    }
}
