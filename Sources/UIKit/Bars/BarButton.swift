/// The button that shows a bar button item.
@MainActor
final class BarButton: UIButton {
    /// The title's size, in points.
    static let titleSize: CGFloat = 17
    /// The height that takes touches, in points.
    static let height: CGFloat = 44

    private weak var item: UIBarButtonItem?

    convenience init(item: UIBarButtonItem) {
        self.init(type: .system)
        self.item = item
        item.button = self
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
