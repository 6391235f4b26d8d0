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
    /// The title where the screen below has none, and where there is no room for its title.
    fileprivate static let shortTitle = "Back"

    /// What a back button shows.
    struct Contents {
        /// The first one that there is room for is shown.
        var titles: [String]
        var image: UIImage?
        /// The item that the button stands for.
        var item: UIBarButtonItem
    }

    private let contents: Contents
    /// The bar that shows the button.
    private weak var bar: UIView?
    /// Shows the longest form of the title that fits.
    let label = UILabel()
    let chevron = UIView()
    private let shape = CAShapeLayer()
    private let imageView: UIImageView?
    private let appearance: UIBarButtonItemAppearance
    /// The image in place of the chevron.
    private let indicator: UIImage?

    /// - Parameters:
    ///   - contents: what the button shows.
    ///   - bar: the bar that shows the button.
    ///   - looks: the look that the bar gives it.
    ///   - action: what a tap does.
    init(_ contents: Contents, in bar: UIView, looks: UINavigationBarAppearance, action: UIAction) {
        self.contents = contents
        self.bar = bar
        imageView = contents.image.map { UIImageView(image: $0) }
        appearance = looks.backLook
        indicator = looks.backIndicator
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: BarButton.titleSize)
        label.isUserInteractionEnabled = false
        addSubview(imageView ?? label)
        imageView?.isUserInteractionEnabled = false
        addIndicator()
        if let tint = contents.item.shownTint(in: bar) { tintColor = tint }
        tintColorDidChange()
        addAction(action, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func addIndicator() {
        chevron.isUserInteractionEnabled = false
        addSubview(chevron)
        guard let indicator else { return addChevron() }
        let isAutomatic = indicator.renderingMode == .automatic
        chevron.addSubview(
            UIImageView(image: isAutomatic ? indicator.withRenderingMode(.alwaysTemplate) : indicator))
    }

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
    }

    private var indicatorSize: CGSize { indicator?.size ?? Self.chevronSize }

    /// Whether the button shows only the chevron.
    var isShort: Bool { imageView == nil && label.text?.isEmpty != false }

    /// Sizes the button for the first title that fits into `room` points, or the last one.
    func fit(_ room: CGFloat) {
        let prefix = indicatorSize.width + Self.gap - Self.outset
        if let imageView {
            bounds.size = CGSize(width: prefix + imageView.bounds.width, height: BarButton.height)
            return
        }
        for title in contents.titles {
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
            let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
            let width = prefix + text.width.rounded(.up)
            bounds.size = CGSize(width: width, height: BarButton.height)
            if width <= room { return }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = indicatorSize
        let place = CGRect(
            x: -Self.outset, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        chevron.frame = mirrored(place, in: bounds)
        let x = place.maxX + Self.gap
        var room = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
        if let imageView {
            room = room.insetBy(dx: 0, dy: (room.height - imageView.bounds.height) / 2)
            imageView.place(in: mirrored(room, in: bounds))
        } else {
            let move = contents.item.shownOffset(\.backTitleOffsets, in: bar ?? self)
            label.place(
                in: mirrored(room, in: bounds).offsetBy(dx: move.horizontal, dy: move.vertical))
        }
        if indicator == nil { shape.setAffineTransform(CGAffineTransform(scaleX: readingSign, y: 1)) }
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let own: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarButton.titleSize), .foregroundColor: inheritedTint,
        ]
        return appearance.attributes(state, over: own)
            .merging(contents.item.shownTitleAttributes(for: state, in: bar)) { $1 }
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

extension BackButton.Contents {
    /// What the back button above a screen shows.
    @MainActor
    init(over item: UINavigationItem) {
        let button = item.backBarButtonItem
        let short = BackButton.shortTitle
        if let title = button?.title {
            titles = [title, short, ""]
        } else {
            let own = item.backButtonTitle ?? item.title.flatMap { $0.isEmpty ? nil : $0 } ?? short
            titles =
                switch item.backButtonDisplayMode {
                case .default: [own, short, ""]
                case .generic: [short, ""]
                case .minimal: [""]
                }
        }
        image = button?.image
        self.item = button ?? UIBarButtonItem()
    }

    /// What the back button of a screen shows that has none below it.
    @MainActor
    init(_ action: UIAction) {
        titles = [action.title.isEmpty ? BackButton.shortTitle : action.title, ""]
        image = action.image
        item = UIBarButtonItem()
    }
}
