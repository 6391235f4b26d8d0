import UIKit

/// A line of a source file.
struct SourceLine: Equatable {
    /// Its number, from 1.
    let number: Int
    let text: String
}

/// A row of a source file.
final class LineRow: ListCell<SourceLine> {
    private let number = UILabel.tool(font: .monospacedSystemFont(ofSize: 9, weight: .regular))
    private let line = UILabel.tool(font: .monospacedSystemFont(ofSize: 10.5, weight: .regular))

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        number.textColor = Palette.secondaryText
        number.textAlignment = .right
        line.lineBreakMode = .byClipping
        contentView.addSubview(number)
        contentView.addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: SourceLine, in width: CGFloat) -> CGFloat { 16 }

    override func show(_ item: SourceLine) {
        let text = item.text
        number.text = "\(item.number)"
        line.text = text
        line.textColor =
            text.drop { $0 == " " }.hasPrefix("//") ? Palette.color(of: .appearance) : Palette.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        number.frame = CGRect(x: 0, y: 0, width: 30, height: bounds.height)
        line.frame = CGRect(x: 38, y: 0, width: max(bounds.width - 40, 0), height: bounds.height)
    }
}
