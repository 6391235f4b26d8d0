import UIKit

/// A line of a source file.
struct SourceLine: Equatable {
    /// Its number, from 1.
    let number: Int
    let spans: [SourceSpan]
}

/// A row of a source file; a long line goes on below itself.
final class LineRow: ListCell<SourceLine> {
    private static let height: CGFloat = 16
    private static let numberWidth: CGFloat = 30
    /// The room of the number, and that between it and the line.
    private static let left: CGFloat = 38
    private static let right: CGFloat = 6
    /// Measures lines that are too long.
    private static let measure = lineLabel()
    private static let letterWidth: CGFloat = {
        measure.text = String(repeating: "0", count: 100)
        return measure.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width / 100
    }()

    private static func lineLabel() -> UILabel {
        let label = UILabel.tool(font: font, lines: 0)
        label.lineBreakMode = .byCharWrapping
        return label
    }

    private static let font = UIFont.monospacedSystemFont(ofSize: 10.5, weight: .regular)

    private let number = UILabel.tool(
        font: .monospacedSystemFont(ofSize: 9, weight: .regular), color: Palette.secondaryText)
    private let line = LineRow.lineLabel()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        number.textAlignment = .right
        contentView.addSubview(number)
        contentView.addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: SourceLine, in width: CGFloat) -> CGFloat {
        let text = item.spans.map(\.text).joined()
        let room = max(width - left - right, letterWidth)
        if text.utf8.count == text.count, CGFloat(text.count) * letterWidth <= room { return height }
        measure.text = text
        let lines = measure.sizeThatFits(CGSize(width: room, height: .infinity)).height
        return max(lines.rounded(.up) + 2, height)
    }

    override func show(_ item: SourceLine) {
        number.text = "\(item.number)"
        let text = NSMutableAttributedString(string: "")
        for span in item.spans {
            text.append(
                NSAttributedString(
                    string: span.text,
                    attributes: [.font: Self.font, .foregroundColor: Palette.color(of: span.kind)]))
        }
        line.attributedText = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        number.frame = CGRect(x: 0, y: 0, width: Self.numberWidth, height: Self.height)
        line.frame = CGRect(
            x: Self.left, y: 0, width: max(bounds.width - Self.left - Self.right, 0), height: bounds.height)
    }
}
