import UIKit

/// An entry of the menu: a symbol and a word. The one that is shown has a tinted ground.
final class SideMenuCell: UICollectionViewCell {
    private let symbolView = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        symbolView.contentMode = .center
        label.font = .systemFont(ofSize: 17, weight: .medium)
        let stack = UIStackView(arrangedSubviews: [symbolView, label])
        stack.spacing = 14
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            symbolView.widthAnchor.constraint(equalToConstant: 28),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        updateColors()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ title: String, symbol: String) {
        label.text = title
        symbolView.image = UIImage(
            systemName: symbol,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .medium))
    }

    override var isSelected: Bool {
        didSet { updateColors() }
    }

    override var isHighlighted: Bool {
        didSet { updateColors() }
    }

    private func updateColors() {
        let tint = isSelected ? UIColor.systemBlue : .label
        label.textColor = tint
        symbolView.tintColor = isSelected ? .systemBlue : .secondaryLabel
        contentView.backgroundColor =
            isSelected ? .systemBlue.withAlphaComponent(0.14) : isHighlighted ? .systemFill : .clear
    }
}
