/// The button that stands for a bar button item.
@MainActor
final class BarButton: UIButton {
    /// The title's size, in points.
    static let titleSize: CGFloat = 17
    /// The part of the bar that takes a touch, in points.
    static let height: CGFloat = 44

    private weak var item: UIBarButtonItem?

    convenience init(item: UIBarButtonItem) {
        self.init(type: .system)
        self.item = item
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        titleLabel?.font = .systemFont(ofSize: Self.titleSize, weight: weight)
        if item.image == nil { setTitle(item.title, for: .normal) }
        setImage(item.image, for: .normal)
        if let tint = item.tintColor { tintColor = tint }
        isEnabled = item.isEnabled
        let width = item.width > 0 ? item.width : intrinsicContentSize.width
        bounds.size = CGSize(width: width, height: Self.height)
        addTarget(self, action: BarButton.trigger, for: .touchUpInside)
    }

    private func trigger() {
        item?.trigger()
    }
}

/// The button that leads back: a chevron and the title of the screen below.
@MainActor
final class BackButton: UIControl {
    /// The chevron with the width of its stroke, in points.
    private static let chevronSize = CGSize(width: 12, height: 21)
    private static let lineWidth: CGFloat = 2.8
    /// Space between chevron and title, in points.
    private static let gap: CGFloat = 6
    /// The chevron stands nearer to the edge than a title would, in points.
    private static let outset: CGFloat = 8
    private static let pressedAlpha: CGFloat = 0.2

    private let label = UILabel()
    private let chevron = CAShapeLayer()

    convenience init(title: String, action: @escaping @MainActor () -> Void) {
        self.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: BarButton.titleSize)
        label.isUserInteractionEnabled = false
        addSubview(label)
        let size = Self.chevronSize
        let right = DisclosureChevron.path(in: CGRect(origin: .zero, size: size), lineWidth: Self.lineWidth)
        var mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        chevron.path = right.copy(using: &mirror)
        chevron.fillColor = nil
        chevron.lineWidth = Self.lineWidth
        chevron.lineCap = .round
        chevron.lineJoin = .round
        layer.addSublayer(chevron)
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let width = size.width + Self.gap + text.width.rounded(.up) - Self.outset
        bounds.size = CGSize(width: width, height: BarButton.height)
        tintColorDidChange()
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.chevronSize
        chevron.frame = CGRect(
            x: -Self.outset, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        let x = chevron.frame.maxX + Self.gap
        label.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = inheritedTint
        chevron.strokeColor = inheritedTint.cgColor
    }

    override func stateDidChange() {
        alpha = isHighlighted ? Self.pressedAlpha : 1
    }
}
