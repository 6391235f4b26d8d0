import UIKit

/// A line of a source file.
struct SourceLine: Equatable {
    /// Its number, from 1.
    let number: Int
    /// The spaces at its start.
    let indent: Int
    /// What follows them.
    let spans: [SourceSpan]

    /// A line of pieces.
    init(number: Int, spans: [SourceSpan]) {
        self.number = number
        guard let first = spans.first else {
            (indent, self.spans) = (0, [])
            return
        }
        indent = first.text.prefix { $0 == " " }.count
        let rest = SourceSpan(text: String(first.text.dropFirst(indent)), kind: first.kind)
        self.spans = (rest.text.isEmpty ? [] : [rest]) + spans.dropFirst()
    }
}

/// A row of a source file; a long line goes on below itself, as far indented.
final class LineRow: ListCell<SourceLine> {
    private static let height: CGFloat = 16
    private static let numberWidth: CGFloat = 30
    /// The room of the number, and that between it and the line.
    private static let left: CGFloat = 38
    private static let right: CGFloat = 6
    /// The most letters that a line is indented by, so that room is left for it.
    private static let mostIndent = 24
    private static let letterWidth: CGFloat = {
        let label = lineLabel()
        label.text = String(repeating: "0", count: 100)
        return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width / 100
    }()

    private static func lineLabel() -> UILabel {
        let label = UILabel.tool(font: font, lines: 0)
        label.lineBreakMode = .byWordWrapping
        return label
    }

    private static let font = UIFont.monospacedSystemFont(ofSize: 10.5, weight: .regular)

    private let number = UILabel.tool(
        font: .monospacedSystemFont(ofSize: 9, weight: .regular), color: Palette.secondaryText)
    private var lineLeft = LineRow.left
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
        let room = max(width - left(of: item) - right, letterWidth)
        if text.utf8.count == text.count, CGFloat(text.count) * letterWidth <= room { return height }
        let label = lineLabel()
        label.text = text
        let lines = label.sizeThatFits(CGSize(width: room, height: .infinity)).height
        return max(lines.rounded(.up) + 2, height)
    }

    private static func left(of item: SourceLine) -> CGFloat {
        (left + CGFloat(min(item.indent, mostIndent)) * letterWidth).rounded()
    }

    override func show(_ item: SourceLine) {
        lineLeft = Self.left(of: item)
        setNeedsLayout()
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
            x: lineLeft, y: 0, width: max(bounds.width - lineLeft - Self.right, 0), height: bounds.height)
    }
}
