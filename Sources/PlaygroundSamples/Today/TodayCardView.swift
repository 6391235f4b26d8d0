import UIKit

/// The picture of a story with its title over it: a cell's content, and the head of the open story.
final class TodayCardView: UIView {
    private let imageView = UIImageView()
    private let kicker = UILabel()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let texts: UIStackView
    private lazy var textStart = texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin)
    private lazy var textEnd = texts.trailingAnchor.constraint(
        lessThanOrEqualTo: trailingAnchor, constant: -Self.margin)
    private static let margin: CGFloat = 20

    var story: Story? {
        didSet {
            imageView.image = story?.image
            kicker.text = story?.kicker.uppercased()
            title.text = story?.title
            subtitle.text = story?.subtitle
        }
    }

    /// What the texts leave free at the sides besides their margin, such as the room beside a notch.
    var safeArea = UIEdgeInsets.zero {
        didSet {
            textStart.constant = Self.margin + safeArea.left
            textEnd.constant = -Self.margin - safeArea.right
        }
    }

    init() {
        texts = UIStackView(arrangedSubviews: [kicker, title, subtitle])
        super.init(frame: .zero)
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        kicker.font = .systemFont(ofSize: 15, weight: .semibold)
        kicker.textColor = UIColor(white: 1, alpha: 0.9)
        title.font = .systemFont(ofSize: 28, weight: .bold)
        title.textColor = .white
        title.numberOfLines = 2
        subtitle.font = .systemFont(ofSize: 15)
        subtitle.textColor = UIColor(white: 1, alpha: 0.92)
        // A card that is turned while it flies may have no width for a moment.
        textEnd.priority = UILayoutPriority(999)
        texts.axis = .vertical
        texts.spacing = 4
        let shade = ShadeView()
        for view in [imageView, shade, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
            shade.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.7),
            shade.leadingAnchor.constraint(equalTo: leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: bottomAnchor),
            textStart, textEnd,
            texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the height of a card on a screen: it is a little higher than wide, and leaves room below.
    static func height(forWidth width: CGFloat, in screen: CGSize) -> CGFloat {
        min(width * 1.15, screen.height * Self.largestPart).rounded(.down)
    }

    /// The largest part of a screen's height that a card takes.
    static let largestPart: CGFloat = 0.62
}

/// Darkens a picture towards its lower edge, below white text.
private final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [
            UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.65).cgColor,
        ]
    }

    required init?(coder: NSCoder) {
        nil
    }
}
