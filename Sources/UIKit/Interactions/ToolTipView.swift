import QuartzCore

/// The box with the text of a tool tip.
@MainActor
final class ToolTipView: UIView {
    private static let textSize: CGFloat = 12
    private static let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    /// The greatest width of the text, in points; longer text wraps.
    private static let widestText: CGFloat = 260
    private static let cornerRadius: CGFloat = 5
    /// How far below the pointer the box begins, in points: below the arrow of a desktop's pointer.
    private static let distance: CGFloat = 20
    /// The least distance to the window's edges, in points.
    private static let margin: CGFloat = 4
    private static let fadeDuration: TimeInterval = 0.12
    /// Blur, distance and opacity of the shadow.
    private static let (shadowRadius, shadowOffset, shadowOpacity): (CGFloat, CGFloat, Float) = (5, 2, 0.2)

    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .toolTip
        layer.cornerRadius = Self.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
        layer.shadowOpacity = Self.shadowOpacity
        layer.borderWidth = 0.5
        label.text = text
        label.font = .systemFont(ofSize: Self.textSize)
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        layer.borderColor = resolved(.separator)
    }

    /// Shows the box below a point of the window; above it, where there is no room below.
    func show(at point: CGPoint, in window: UIWindow) {
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let widest = min(Self.widestText, area.width - Self.padding.left - Self.padding.right)
        let text = label.sizeThatFits(CGSize(width: max(widest, 1), height: .infinity))
        let size = CGSize(
            width: min(text.width.rounded(.up), widest) + Self.padding.left + Self.padding.right,
            height: text.height.rounded(.up) + Self.padding.top + Self.padding.bottom)
        let below = point.y + Self.distance
        let y = below + size.height <= area.maxY ? below : point.y - size.height - Self.margin
        frame = CGRect(
            x: max(area.minX, min(point.x, area.maxX - size.width)).rounded(),
            y: max(area.minY, y).rounded(), width: size.width, height: size.height)
        label.frame = bounds.inset(by: Self.padding)
        alpha = 0
        window.addSubview(self)
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            self.alpha = 1
        }
    }

    func hide() {
        UIView.animate(
            withDuration: Self.fadeDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
