/// The button that shows a bar button item.
@MainActor
final class BarButton: UIButton {
    /// The title's size, in points.
    static let titleSize: CGFloat = 17
    /// The height that takes touches, in points.
    static let height: CGFloat = 44

    private weak var item: UIBarButtonItem?
    /// The bar that shows the item.
    private weak var bar: UIView?

    /// The look that the bar gives its buttons.
    private var appearance: UIBarButtonItemAppearance?

    convenience init(item: UIBarButtonItem, in bar: UIView, appearance: UIBarButtonItemAppearance? = nil) {
        self.init(type: .system)
        self.item = item
        self.bar = bar
        item.button = self
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        titleLabel?.font = .systemFont(ofSize: Self.titleSize, weight: weight)
        if item.image == nil { setTitle(item.title, for: .normal) }
        setImage(item.image, for: .normal)
        if let tint = item.shownTint(in: bar) { tintColor = tint }
        isEnabled = item.isEnabled
        self.appearance = appearance
        applyAppearance()
        showBackgrounds()
        menu = item.menu
        showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        let own = max(intrinsicContentSize.width, widest(item.possibleTitles ?? []))
        let width = item.width > 0 ? item.width : own
        bounds.size = CGSize(width: width, height: Self.height)
        addTarget(self, action: BarButton.trigger, for: .touchUpInside)
    }

    /// How wide the widest of some titles is; 0 where an image is shown.
    private func widest(_ titles: Set<String>) -> CGFloat {
        guard let font = titleLabel?.font, item?.image == nil else { return 0 }
        let widths = titles.map { NSAttributedString(string: $0, attributes: [.font: font]).size().width }
        return widths.max()?.rounded(.up) ?? 0
    }

    override func stateDidChange() {
        super.stateDidChange()
        applyAppearance()
        if appearance != nil { setNeedsLayout() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyAppearance()
    }

    /// Gives the title the attributes of the state.
    private func applyAppearance() {
        let titled = item?.shownTitleAttributes(for: isEnabled ? state : .disabled, in: bar) ?? [:]
        let isOwn = appearance?.isOwn(state) == true || !titled.isEmpty
        guard let title = currentTitle, isOwn else { return }
        let weight: UIFont.Weight = item?.style == .done ? .semibold : .regular
        let own: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.titleSize, weight: weight),
            .foregroundColor: currentTitleColor,
        ]
        let barred = appearance.map { $0.isOwn(state) ? $0.attributes(state, over: own) : own } ?? own
        titleLabel?.attributedText = NSAttributedString(
            string: title, attributes: barred.merging(titled) { $1 })
        setNeedsLayout()
    }

    /// Puts the appearance's images behind the title; states without one have the usual.
    private func showBackgrounds() {
        guard let appearance else { return }
        let looks: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
            (.normal, appearance.normal), (.highlighted, appearance.highlighted),
            (.disabled, appearance.disabled),
        ]
        for (state, look) in looks where look.backgroundImage != nil {
            setBackgroundImage(look.backgroundImage, for: state)
        }
    }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        guard let appearance else { return bounds }
        let looks = [
            state.contains(.disabled) ? appearance.disabled : nil,
            state.contains(.highlighted) ? appearance.highlighted : nil,
        ]
        // A state without an image of its own shows the usual one, where that is.
        let look = looks.compactMap(\.self).first { $0.backgroundImage != nil } ?? appearance.normal
        let move = look.backgroundImagePositionAdjustment
        return bounds.offsetBy(dx: move.horizontal, dy: move.vertical)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let state = state.contains(.disabled) ? appearance?.disabled : appearance?.normal
        var move = state?.titlePositionAdjustment ?? .zero
        if let own = item?.shownOffset(\.titleOffsets, in: bar ?? self) {
            move.horizontal += own.horizontal
            move.vertical += own.vertical
        }
        guard move != .zero else { return }
        titleLabel?.frame.origin.x += move.horizontal
        titleLabel?.frame.origin.y += move.vertical
    }

    override var shownObject: NSObject? { item }

    private func trigger() {
        item?.trigger()
    }
}
