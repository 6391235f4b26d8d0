import UIKit

/// The date and the word above the cards.
final class TodayHeaderView: UICollectionReusableView {
    /// Called when the close button was tapped.
    var close: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        let date = UILabel()
        date.text = "SUNDAY 22 NOVEMBER"
        date.font = .systemFont(ofSize: 13, weight: .semibold)
        date.textColor = UIColor.label.withAlphaComponent(0.68)
        let today = UILabel()
        today.text = "Today"
        today.font = .systemFont(ofSize: 34, weight: .bold)
        let texts = UIStackView(arrangedSubviews: [date, today])
        texts.axis = .vertical
        let button = CloseButton { [weak self] in self?.close() }
        for subview in [texts, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
