import UIKit

/// Two bars that point down, and lie flat while a finger pulls the card.
final class StorkIndicator: UIView {
    private static let bar = CGSize(width: 21, height: 5)
    /// How far a bar is turned when the indicator points down, in radians.
    private static let angle: CGFloat = 0.32

    private let left = UIView()
    private let right = UIView()

    var isFlat = true {
        didSet {
            guard isFlat != oldValue else { return }
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
            ) { self.turn() }
        }
    }

    init() {
        super.init(frame: .zero)
        for bar in [left, right] {
            bar.backgroundColor = .systemGray3
            bar.layer.cornerRadius = Self.bar.height / 2
            bar.bounds.size = Self.bar
            addSubview(bar)
        }
        // The bars overlap by their round ends.
        let reach = (Self.bar.width - Self.bar.height) / 2
        let middle = CGPoint(x: intrinsicContentSize.width / 2, y: intrinsicContentSize.height / 2)
        left.center = CGPoint(x: middle.x - reach, y: middle.y)
        right.center = CGPoint(x: middle.x + reach, y: middle.y)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 2 * Self.bar.width - Self.bar.height, height: 14)
    }

    private func turn() {
        left.transform = CGAffineTransform(rotationAngle: isFlat ? 0 : Self.angle)
        right.transform = CGAffineTransform(rotationAngle: isFlat ? 0 : -Self.angle)
    }
}
