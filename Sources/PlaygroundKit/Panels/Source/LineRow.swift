import UIKit

/// A line of a source file.
struct SourceLine: Equatable {
    /// Its number, from 1.
    let number: Int
    let spans: [SourceSpan]
}

/// A row of a source file.
final class LineRow: ListCell<SourceLine> {
    private static let height: CGFloat = 16
    private static let font = UIFont.monospacedSystemFont(ofSize: 10.5, weight: .regular)

    private let number = UILabel.tool(
        font: .monospacedSystemFont(ofSize: 9, weight: .regular), color: Palette.secondaryText)
    private let line = UILabel.tool(font: LineRow.font)
    private var spans: [SourceSpan] = []

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        number.textAlignment = .right
        line.lineBreakMode = .byClipping
        contentView.addSubview(number)
        contentView.addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: SourceLine, in width: CGFloat) -> CGFloat { height }

    override func show(_ item: SourceLine) {
        number.text = "\(item.number)"
        spans = item.spans
        let text = NSMutableAttributedString(string: "")
        for span in spans {
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
        number.frame = CGRect(x: 0, y: 0, width: 30, height: bounds.height)
        line.frame = CGRect(x: 38, y: 0, width: max(bounds.width - 40, 0), height: bounds.height)
    }
}
