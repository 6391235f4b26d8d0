/// The back button: a chevron and the title of the screen below.
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
    /// The title where the screen below has none.
    private static let defaultTitle = "Back"

    /// The whole title of the screen below.
    let fullTitle: String
    /// Shows the longest form of the title that fits.
    let label = UILabel()
    let chevron = UIView()
    private let shape = CAShapeLayer()
    private let imageView: UIImageView?
    private let appearance: UIBarButtonItemAppearance

    /// - Parameters:
    ///   - item: the navigation item of the screen below.
    ///   - appearance: the look that the bar gives it.
    ///   - action: what a tap does.
    init(
        item: UINavigationItem, appearance: UIBarButtonItemAppearance, action: @escaping @MainActor () -> Void
    ) {
        let button = item.backBarButtonItem
        fullTitle =
            button?.title ?? item.backButtonTitle ?? item.title.flatMap { $0.isEmpty ? nil : $0 }
            ?? Self.defaultTitle
        imageView = button?.image.map { UIImageView(image: $0) }
        self.appearance = appearance
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: BarButton.titleSize)
        label.isUserInteractionEnabled = false
        addSubview(imageView ?? label)
        imageView?.isUserInteractionEnabled = false
        addChevron()
        if let tint = button?.tintColor { tintColor = tint }
        tintColorDidChange()
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func addChevron() {
        let size = Self.chevronSize
        let right = DisclosureChevron.path(in: CGRect(origin: .zero, size: size), lineWidth: Self.lineWidth)
        var mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        shape.path = right.copy(using: &mirror)
        shape.frame = CGRect(origin: .zero, size: size)
        shape.fillColor = nil
        shape.lineWidth = Self.lineWidth
        shape.lineCap = .round
        shape.lineJoin = .round
        chevron.layer.addSublayer(shape)
        chevron.isUserInteractionEnabled = false
        addSubview(chevron)
    }

    /// Whether the button shows only the chevron.
    var isShort: Bool { imageView == nil && label.text?.isEmpty != false }

    /// Sizes the button for the first title that fits into `room` points, or the last one.
    func fit(_ room: CGFloat, titles: [String]) {
        let prefix = Self.chevronSize.width + Self.gap - Self.outset
        if let imageView {
            bounds.size = CGSize(width: prefix + imageView.bounds.width, height: BarButton.height)
            return
        }
        for title in titles {
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
            let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
            let width = prefix + text.width.rounded(.up)
            bounds.size = CGSize(width: width, height: BarButton.height)
            if width <= room { return }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.chevronSize
        chevron.frame = CGRect(
            x: -Self.outset, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        let x = chevron.frame.maxX + Self.gap
        let room = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
        if let imageView {
            let height = imageView.bounds.height
            imageView.place(
                in: CGRect(x: x, y: (room.height - height) / 2, width: room.width, height: height))
        } else {
            label.place(in: room)
        }
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let own: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarButton.titleSize), .foregroundColor: inheritedTint,
        ]
        return appearance.attributes(state, over: own)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if let title = label.text {
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
        }
        shape.strokeColor = resolved(inheritedTint)
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        shape.strokeColor = resolved(inheritedTint)
    }

    override func stateDidChange() {
        alpha = isHighlighted ? Self.pressedAlpha : 1
    }
}
