import UIKit

/// A card in the list; it gives way while a finger presses it.
final class TodayCell: UICollectionViewCell {
    /// What the card lies on: it has the shadow, which the card itself would clip.
    let plate = UIView()
    private let card = TodayCardView()
    private var pressedScale: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.layer.shadowOpacity = 0.22
        plate.layer.shadowRadius = 14
        plate.layer.shadowOffset = CGSize(width: 0, height: 6)
        plate.frame = contentView.bounds
        plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.frame = plate.bounds
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        plate.addSubview(card)
        contentView.addSubview(plate)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a story.
    ///
    /// - Parameters:
    ///   - story: the story.
    ///   - isOpen: whether its page is open: the cell is empty meanwhile.
    ///   - settings: the card's corners, and its scale while it is pressed.
    func show(_ story: Story, isOpen: Bool, _ settings: TodaySettings) {
        card.story = story
        card.layer.cornerRadius = settings.cornerRadius
        plate.layer.cornerRadius = settings.cornerRadius
        plate.backgroundColor = .black
        plate.isHidden = isOpen
        pressedScale = settings.pressedScale
    }

    /// The card's scale at the moment.
    var shownScale: CGFloat { plate.layer.presentation()?.affineTransform().a ?? plate.transform.a }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            let scale = isHighlighted ? pressedScale : 1
            UIView.animate(
                withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                options: [.beginFromCurrentState, .allowUserInteraction],
                animations: { self.plate.transform = CGAffineTransform(scaleX: scale, y: scale) })
        }
    }
}
