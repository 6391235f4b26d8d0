import UIKit

/// The heading above a section of a list, which stays in sight while the section is.
final class ListHeading: UIView {
    static let height: CGFloat = 28

    private let label: UILabel
    private let line = UIView()

    init(_ title: String) {
        label = UILabel.tool(
            title, font: .systemFont(ofSize: 11, weight: .semibold), color: Palette.secondaryText)
        super.init(frame: .zero)
        backgroundColor = Palette.panel
        label.lineBreakMode = .byTruncatingMiddle
        line.backgroundColor = Palette.separator
        addSubview(label)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(
            x: Metrics.margin, y: 4, width: max(bounds.width - 2 * Metrics.margin, 0),
            height: bounds.height - 6)
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
}
