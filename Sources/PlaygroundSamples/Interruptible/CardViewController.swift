import UIKit

/// The card: a letter, instructions, and a grip.
final class CardViewController: LetterViewController {
    private static let grip = CGSize(width: 40, height: 5)

    private let settings: CardSettings
    private let gripView = UIView()
    private let headline = UILabel()
    private let caption = UILabel()
    private let plate = UIView()

    init(settings: CardSettings = CardSettings()) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = GradientView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .clear, buttonTitle: "Dismiss")
        letterLabel.textColor = UIColor(white: 1, alpha: 0.95)
        view.layer.cornerRadius = settings.cornerRadius
        view.layer.shadowOpacity = 0.3
        view.layer.shadowRadius = settings.shadowRadius
        view.layer.shadowOffset = CGSize(width: 0, height: 10)

        gripView.backgroundColor = UIColor(white: 1, alpha: 0.45)
        gripView.layer.cornerRadius = Self.grip.height / 2
        headline.text = "Catch me in the air"
        headline.font = .systemFont(ofSize: 24, weight: .semibold)
        headline.textColor = .white
        caption.text = "Grab the card while it comes or goes, drag it back, and throw it."
        caption.font = .systemFont(ofSize: 16)
        caption.textColor = UIColor(white: 1, alpha: 0.8)
        caption.numberOfLines = 0
        caption.textAlignment = .center
        plate.backgroundColor = UIColor(white: 1, alpha: 0.18)
        plate.layer.cornerRadius = 25
        button.tintColor = .white
        for label in [gripView, headline, caption] { view.addSubview(label) }
        view.insertSubview(plate, belowSubview: button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isLow = bounds.height < 300
        gripView.frame = CGRect(origin: CGPoint(x: bounds.midX - Self.grip.width / 2, y: 12), size: Self.grip)

        let width = min(bounds.width - 48, 420)
        plate.frame = CGRect(x: bounds.midX - width / 2, y: bounds.maxY - 24 - 50, width: width, height: 50)
        button.bounds.size = plate.bounds.size
        button.center = plate.center

        let text = caption.sizeThatFits(CGSize(width: width - 16, height: .greatestFiniteMagnitude))
        caption.frame = CGRect(
            x: bounds.midX - text.width / 2, y: plate.frame.minY - 26 - text.height, width: text.width,
            height: text.height)
        headline.sizeToFit()
        headline.center = CGPoint(x: bounds.midX, y: caption.frame.minY - 10 - headline.bounds.height / 2)
        letterLabel.isHidden = isLow
        letterLabel.center = CGPoint(x: bounds.midX, y: (gripView.frame.maxY + headline.frame.minY) / 2)
    }

    override func buttonTapped() {
        dismiss(animated: true)
    }
}

/// Draws a gradient from the top to the bottom.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [
            UIColor(red: 0.45, green: 0.36, blue: 0.95, alpha: 1).cgColor,
            UIColor(red: 0.93, green: 0.36, blue: 0.58, alpha: 1).cgColor,
        ]
        gradient.startPoint = CGPoint(x: 0.1, y: 0)
        gradient.endPoint = CGPoint(x: 0.9, y: 1)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
