import UIKit

/// A place: its picture and its name.
final class StorkPlaceCell: UITableViewCell {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    /// Where the texts begin in the content, in points.
    private static let textStart: CGFloat = 92

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        separatorInset.left = Self.textStart
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 15)
        subtitle.textColor = .label.withAlphaComponent(0.65)
        let texts = UIStackView(arrangedSubviews: [title, subtitle])
        texts.axis = .vertical
        texts.spacing = 2
        for subview in [picture, texts] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 56),
            picture.heightAnchor.constraint(equalToConstant: 56),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.textStart),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The line begins at the texts. Its inset counts from the cell's edge, theirs from the safe area.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        separatorInset.left = safeAreaInsets.left + Self.textStart
    }

    func show(_ index: Int) {
        picture.image = Landscape.image(index)
        title.text = Landscape.all[index].name
        subtitle.text = "\(7 + 13 * index) km away"
    }
}
