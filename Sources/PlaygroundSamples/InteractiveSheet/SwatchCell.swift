import UIKit

/// A row with a colour and its name.
final class SwatchCell: UITableViewCell {
    private let swatch = UIView()
    private let nameLabel = UILabel()
    /// Where the name begins in the content, in points.
    private static let nameStart: CGFloat = 66

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        swatch.layer.cornerRadius = 15
        swatch.layer.borderColor = UIColor.separator.cgColor
        swatch.layer.borderWidth = 0.5
        nameLabel.font = .systemFont(ofSize: 17)
        contentView.addSubview(swatch)
        contentView.addSubview(nameLabel)
        separatorInset.left = Self.nameStart
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ name: String, _ color: UIColor) {
        nameLabel.text = name
        swatch.backgroundColor = color
    }

    /// The line begins at the name. Its inset counts from the cell's edge, the name from the safe area.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        separatorInset.left = safeAreaInsets.left + Self.nameStart
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds
        swatch.frame = CGRect(x: 20, y: room.midY - 15, width: 30, height: 30)
        nameLabel.frame = CGRect(
            x: Self.nameStart, y: 0, width: room.width - Self.nameStart - 16, height: room.height)
    }
}
