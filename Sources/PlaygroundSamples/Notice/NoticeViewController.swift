import UIKit

/// A question with two answers, on frosted glass.
final class NoticeViewController: UIViewController {
    private static let width: CGFloat = 270

    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    override func viewDidLoad() {
        super.viewDidLoad()
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        let texts = UIStackView(arrangedSubviews: [
            label("Leave the valley?", .systemFont(ofSize: 17, weight: .semibold)),
            label("The path back is steep, and it will be dark soon.", .systemFont(ofSize: 13)),
        ])
        texts.axis = .vertical
        texts.spacing = 4
        let answers = UIStackView(arrangedSubviews: [answer("Stay", .semibold), answer("Leave", .regular)])
        answers.distribution = .fillEqually
        let lines = [UIView(), UIView()]
        for line in lines { line.backgroundColor = .separator }
        for subview in [texts, answers] + lines {
            subview.translatesAutoresizingMaskIntoConstraints = false
            card.contentView.addSubview(subview)
        }
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        constrain(texts, answers, lines[0], lines[1])
    }

    private func constrain(_ texts: UIView, _ answers: UIView, _ across: UIView, _ between: UIView) {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: Self.width),
            texts.topAnchor.constraint(equalTo: card.topAnchor, constant: 19),
            texts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            answers.topAnchor.constraint(equalTo: texts.bottomAnchor, constant: 19),
            answers.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            answers.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            answers.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            answers.heightAnchor.constraint(equalToConstant: 44),
            across.topAnchor.constraint(equalTo: answers.topAnchor),
            across.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            across.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            across.heightAnchor.constraint(equalToConstant: hairline),
            between.topAnchor.constraint(equalTo: answers.topAnchor),
            between.bottomAnchor.constraint(equalTo: answers.bottomAnchor),
            between.centerXAnchor.constraint(equalTo: answers.centerXAnchor),
            between.widthAnchor.constraint(equalToConstant: hairline),
        ])
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func answer(_ title: String, _ weight: UIFont.Weight) -> UIButton {
        let button = AnswerButton(frame: .zero)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.systemBlue, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
        button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        return button
    }
}

/// A button that darkens while it is pressed.
private final class AnswerButton: UIButton {
    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : .clear }
    }
}
