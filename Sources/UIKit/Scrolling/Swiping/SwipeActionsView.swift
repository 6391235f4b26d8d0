import Foundation

/// The buttons at one end of a row that is swiped, as far as they are in sight.
///
/// ```
/// │ Title            │ Flag │ Delete │    half open: each button shows its part
/// │           │       Delete         │    a long swipe: the first action covers the others
/// ```
@MainActor
final class SwipeActionsView: UIView {
    /// One button.
    struct Item {
        var title: String?
        var image: UIImage?
        var color: UIColor
    }

    /// The least width of a button, and the space beside its title, in points, as on iOS.
    private static let (leastWidth, margin): (CGFloat, CGFloat) = (74, 15)
    private static let titleSize: CGFloat = 15
    /// The space between image and title, and the height from which a row shows both, in points.
    private static let (gap, tall): (CGFloat, CGFloat) = (4, 91)

    /// The buttons, the one at the end of the row first.
    let buttons: [UIButton]
    private let isAtRight: Bool
    private let widths: [CGFloat]
    /// How much is in sight, in points.
    var reveal: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// Whether the first action covers the others.
    var isFull = false {
        didSet { if isFull != oldValue { setNeedsLayout() } }
    }

    /// Called with the number of a button that is tapped.
    var tapped: @MainActor (Int) -> Void = { _ in }

    /// - Parameters:
    ///   - items: the buttons, the one at the end of the row first.
    ///   - isAtRight: at which end.
    ///   - height: the row's.
    init(_ items: [Item], isAtRight: Bool, height: CGFloat) {
        self.isAtRight = isAtRight
        buttons = items.map { item in
            let button = UIButton(type: .custom)
            button.backgroundColor = item.color
            button.tintColor = .white
            let showsTitle = item.image == nil || height >= Self.tall
            button.setImage(item.image?.withRenderingMode(.alwaysTemplate), for: .normal)
            if showsTitle { button.setTitle(item.title, for: .normal) }
            button.accessibilityLabel = item.title
            button.titleLabel?.font = .systemFont(ofSize: Self.titleSize)
            button.clipsToBounds = true
            return button
        }
        widths = buttons.map { button in
            let title = button.title(for: .normal) ?? ""
            let text = (title as NSString).size(withAttributes: [
                .font: UIFont.systemFont(ofSize: Self.titleSize)
            ])
            let content = max(text.width, button.image(for: .normal)?.size.width ?? 0).rounded(.up)
            return max(Self.leastWidth, content + 2 * Self.margin)
        }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one lies in front: it covers the others.
        for (index, button) in buttons.enumerated().reversed() {
            button.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of all buttons, in points.
    var totalWidth: CGFloat { widths.reduce(0, +) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard totalWidth > 0 else { return }
        let scale = reveal / totalWidth
        var end: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let part = widths[index] * scale
            // Each button is as wide as it would be, at least, and is uncovered by the one in front of it.
            let start = index == 0 && isFull ? reveal : end + part
            let width = max(start - end, widths[index])
            button.frame = CGRect(
                x: isAtRight ? bounds.width - start : start - width, y: 0, width: width, height: bounds.height
            )
            stack(button)
            // What carries itself out follows the row.
            let rest = index == 0 && isFull ? width - widths[0] : 0
            button.contentEdgeInsets = UIEdgeInsets(
                top: 0, left: isAtRight ? 0 : rest, bottom: 0, right: isAtRight ? rest : 0)
            end += part
        }
    }

    /// Puts the title of a button below its image where it has both.
    private func stack(_ button: UIButton) {
        guard let image = button.image(for: .normal), let title = button.title(for: .normal) else { return }
        let text = (title as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: Self.titleSize)]
        )
        let lift = (text.height + Self.gap) / 2
        let sink = (image.size.height + Self.gap) / 2
        button.imageEdgeInsets = UIEdgeInsets(
            top: -lift, left: text.width / 2, bottom: lift, right: -text.width / 2)
        button.titleEdgeInsets = UIEdgeInsets(
            top: sink, left: -image.size.width / 2, bottom: -sink, right: image.size.width / 2)
    }
}
