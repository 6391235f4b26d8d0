import CoreGraphics
import Foundation

/// The large title below a navigation bar's buttons, in an area that cuts off what is scrolled away above it.
@MainActor
final class LargeTitleView: UIView {
    /// Height of the area when nothing is scrolled away, in points.
    static let height: CGFloat = 52
    /// The title's size, and the space below it, in points.
    private static let titleSize: CGFloat = 34
    private static let bottomSpace: CGFloat = 8
    /// By how much the title grows when it is pulled down, for each point, and at most. Our own values.
    private static let growth: (perPoint: CGFloat, most: CGFloat) = (0.001, 0.1)

    private let label = UILabel()

    /// How far the content was pulled down past its edge, in points.
    var stretch: CGFloat = 0 {
        didSet { if stretch != oldValue { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a title; attributes replace the usual ones.
    func show(_ title: String, _ attributes: [NSAttributedString.Key: Any]) {
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.titleSize, weight: .bold)
        ]
        label.attributedText = NSAttributedString(
            string: title, attributes: usual.merging(attributes) { $1 })
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = NavigationBarContent.margin
        let height = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height
        let scale = 1 + min(stretch * Self.growth.perPoint, Self.growth.most)
        // It grows from its leading end on the line.
        label.layer.anchorPoint = CGPoint(x: isReversed ? 1 : 0, y: 1)
        label.textAlignment = isReversed ? .right : .natural
        label.transform = CGAffineTransform(scaleX: scale, y: scale)
        label.place(
            in: CGRect(
                x: margin, y: bounds.height - Self.bottomSpace - height,
                width: max(0, bounds.width - 2 * margin), height: height))
    }
}
