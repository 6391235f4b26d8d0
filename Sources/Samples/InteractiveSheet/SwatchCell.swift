import UIKit

/// A row with a colour and its name.
final class SwatchCell: UITableViewCell {
    private let swatch = UIView()
    private let nameLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        swatch.layer.cornerRadius = 15
        swatch.layer.borderColor = UIColor.separator.cgColor
        swatch.layer.borderWidth = 0.5
        nameLabel.font = .systemFont(ofSize: 17)
        contentView.addSubview(swatch)
        contentView.addSubview(nameLabel)
        separatorInset = UIEdgeInsets(top: 0, left: 66, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ name: String, _ color: UIColor) {
        nameLabel.text = name
        swatch.backgroundColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds
        swatch.frame = CGRect(x: 20, y: room.midY - 15, width: 30, height: 30)
        nameLabel.frame = CGRect(x: 66, y: 0, width: room.width - 82, height: room.height)
    }
}
