import UIKit

/// A button with round ends that is filled while it is selected.
final class PillButton: UIButton {
    init(title: String) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(.systemBlue, for: .normal)
        setTitleColor(.white, for: .selected)
        titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        backgroundColor = .tertiarySystemFill
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isSelected: Bool {
        didSet { backgroundColor = isSelected ? .systemBlue : .tertiarySystemFill }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
