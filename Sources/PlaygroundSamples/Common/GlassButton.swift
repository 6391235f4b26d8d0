import UIKit

/// A wide button of frosted glass, for a screen that is a picture.
final class GlassButton: UIVisualEffectView {
    private static let height: CGFloat = 50

    /// Makes a button that calls `action` when it is tapped.
    init(title: String, _ action: @escaping () -> Void) {
        super.init(effect: UIBlurEffect(style: .systemThinMaterial))
        layer.cornerRadius = Self.height / 2
        clipsToBounds = true
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.tintColor = .label
        button.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(button)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: Self.height),
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -28),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
