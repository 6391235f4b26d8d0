import UIKit

/// A sentence in front of the stage that goes by itself.
final class MessageBanner: UIView {
    /// How long a sentence stays, in seconds.
    private static let duration: TimeInterval = 5
    private static let padding = CGSize(width: 16, height: 10)

    private let label = UILabel.tool(color: .white, lines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.12, alpha: 0.92)
        layer.cornerRadius = 8
        // On a dark window the ground alone does not stand out.
        layer.borderWidth = 1
        layer.borderColor = UIColor(white: 1, alpha: 0.28).cgColor
        isUserInteractionEnabled = false
        alpha = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a sentence.
    func show(_ text: String) {
        label.text = text
        superview?.setNeedsLayout()
        layer.removeAllAnimations()
        alpha = 1
        UIView.animate(withDuration: 0.4, delay: Self.duration, options: .allowUserInteraction) {
            self.alpha = 0
        }
    }

    /// Places the banner at the bottom of an area.
    func place(in area: CGRect) {
        let room = CGSize(width: max(area.width - 60, 80), height: .infinity)
        let text = label.sizeThatFits(room)
        let size = CGSize(
            width: text.width + 2 * Self.padding.width, height: text.height + 2 * Self.padding.height)
        bounds.size = size
        center = CGPoint(x: area.midX, y: area.maxY - size.height / 2 - 12)
        label.frame = CGRect(origin: CGPoint(x: Self.padding.width, y: Self.padding.height), size: text)
    }
}
