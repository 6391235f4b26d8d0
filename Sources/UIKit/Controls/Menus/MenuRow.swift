/// One entry of a menu: a mark, a text, perhaps a second line, keys, and a picture or an arrow.
///
///     │ ✓  Title              ⌃C  ▣ │
///     │    Subtitle                 │
@MainActor
final class MenuRow: UIView {
    /// Heights of rows with one line and with two, in points.
    private static let (height, tallHeight): (CGFloat, CGFloat) = (34, 46)
    private static let (titleSize, subtitleSize): (CGFloat, CGFloat) = (15, 12)
    /// Space at the edges, and in front of the text where some row has a mark, in points.
    private static let (padding, markWidth): (CGFloat, CGFloat) = (14, 22)
    /// Space between the text and what stands at its right, in points.
    private static let gap: CGFloat = 16
    private static let highlightInset: CGFloat = 4
    private static let highlightRadius: CGFloat = 7

    let element: UIMenuElement
    private let hasMarks: Bool
    private let isBack: Bool
    private let highlight = UIView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let keys = UILabel()
    private let mark = MenuMark()
    private let picture = UIImageView()
    private let arrow = DisclosureChevron()

    /// - Parameters:
    ///   - element: the entry.
    ///   - hasMarks: whether some row of the menu has a mark, so that all leave room for it.
    ///   - isBack: whether the row leads back to the menu around the one of `element`.
    init(_ element: UIMenuElement, hasMarks: Bool, isBack: Bool = false) {
        self.element = element
        self.hasMarks = hasMarks
        self.isBack = isBack
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        highlight.backgroundColor = .systemFill
        highlight.layer.cornerRadius = Self.highlightRadius
        highlight.isHidden = true
        title.text = element.title
        title.font = .systemFont(ofSize: Self.titleSize, weight: isBack ? .semibold : .regular)
        title.textColor = color
        subtitle.text = element.subtitle
        subtitle.font = .systemFont(ofSize: Self.subtitleSize)
        subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        picture.image = element.image
        picture.tintColor = color
        keys.text = element.keySigns
        keys.font = .systemFont(ofSize: Self.titleSize)
        keys.textColor = subtitle.textColor
        mark.state = element.leaf?.state ?? .off
        mark.color = color
        arrow.isHidden = !(element is UIMenu)
        if isBack { arrow.transform = CGAffineTransform(scaleX: -1, y: 1) }
        for view in [highlight, title, subtitle, mark, picture, arrow] { addSubview(view) }
        if element.keySigns != nil { addSubview(keys) }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the entry can be chosen.
    var isEnabled: Bool { element.canBeChosen }

    var isHighlighted: Bool {
        get { !highlight.isHidden }
        set { highlight.isHidden = !newValue }
    }

    private var color: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let isDestructive =
            element.leaf?.attributes.contains(.destructive) == true
            || (element as? UIMenu)?.options.contains(.destructive) == true
        return isDestructive && !isBack ? .systemRed : .label
    }

    private var textStart: CGFloat { Self.padding + (hasMarks || isBack ? Self.markWidth : 0) }
    private var hasSubtitle: Bool { element.subtitle?.isEmpty == false && !isBack }

    /// The width that the row asks for, and its height.
    var naturalSize: CGSize {
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        var width = max(title.sizeThatFits(room).width, hasSubtitle ? subtitle.sizeThatFits(room).width : 0)
        width += textStart + Self.padding
        if let image = element.image { width += Self.gap + image.size.width }
        if element.keySigns != nil { width += Self.gap + keys.sizeThatFits(room).width }
        if element is UIMenu, !isBack { width += Self.gap + DisclosureChevron.size.width }
        return CGSize(width: width.rounded(.up), height: hasSubtitle ? Self.tallHeight : Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds.insetBy(dx: Self.highlightInset, dy: 0)
        var right = bounds.width - Self.padding
        if !arrow.isHidden {
            let size = DisclosureChevron.size
            let x = isBack ? Self.padding : right - size.width
            arrow.center = CGPoint(x: (x + size.width / 2).rounded(), y: bounds.midY)
            if !isBack { right = x - Self.gap }
        }
        if let size = element.image?.size {
            picture.frame = CGRect(
                x: right - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
            right = picture.frame.minX - Self.gap
        }
        if element.keySigns != nil {
            let size = keys.sizeThatFits(bounds.size)
            keys.frame = CGRect(
                x: right - size.width.rounded(.up), y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width.rounded(.up), height: size.height.rounded(.up))
            right = keys.frame.minX - Self.gap
        }
        mark.frame = CGRect(x: Self.padding, y: 0, width: Self.markWidth, height: bounds.height)
        let width = max(0, right - textStart)
        let first = title.sizeThatFits(bounds.size).height.rounded(.up)
        let second = hasSubtitle ? subtitle.sizeThatFits(bounds.size).height.rounded(.up) : 0
        let top = ((bounds.height - first - second) / 2).rounded()
        title.frame = CGRect(x: textStart, y: top, width: width, height: first)
        subtitle.frame = CGRect(x: textStart, y: top + first, width: width, height: second)
    }
}

/// A check mark, or the dash of a mixed state, at the left of its bounds.
@MainActor
private final class MenuMark: UIView {
    private static let lineWidth: CGFloat = 1.8

    var state = UIMenuElement.State.off {
        didSet { setNeedsDisplay() }
    }
    var color = UIColor.label

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let middle = bounds.midY
        switch state {
        case .off: return
        case .on:
            path.move(to: CGPoint(x: 1, y: middle + 0.5))
            path.addLine(to: CGPoint(x: 4.5, y: middle + 4.5))
            path.addLine(to: CGPoint(x: 11.5, y: middle - 4.5))
        case .mixed:
            path.move(to: CGPoint(x: 1.5, y: middle))
            path.addLine(to: CGPoint(x: 11, y: middle))
        }
        path.lineWidth = Self.lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
