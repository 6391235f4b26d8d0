import UIKit

/// A round button of frosted glass that closes a screen.
final class CloseButton: UIVisualEffectView {
    /// The side of the circle, in points.
    static let side: CGFloat = 32

    /// Makes a button that calls `close` when it is tapped.
    init(_ close: @escaping () -> Void) {
        super.init(effect: UIBlurEffect(style: .systemThinMaterial))
        layer.cornerRadius = Self.side / 2
        clipsToBounds = true
        // Seen on white, too.
        contentView.backgroundColor = .quaternarySystemFill
        let button = UIButton(type: .system, primaryAction: UIAction { _ in close() })
        let symbol = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        button.setImage(UIImage(systemName: "xmark", withConfiguration: symbol), for: .normal)
        button.tintColor = .label
        button.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(button)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: Self.side),
            heightAnchor.constraint(equalToConstant: Self.side),
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
