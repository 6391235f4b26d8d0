/// The grey bar with a bold title above a section.
@MainActor
final class TableSectionHeader: UIView {
    /// Size of the title, in points: it sits well in a bar of 22 points.
    private static let titleSize: CGFloat = 14

    private let label = UILabel()

    convenience init(title: String) {
        self.init(frame: .zero)
        backgroundColor = .systemGray6
        label.text = title
        label.font = .systemFont(ofSize: Self.titleSize, weight: .semibold)
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
    }
}
