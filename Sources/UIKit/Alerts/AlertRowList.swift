/// The buttons of an alert: below each other, or two side by side.
@MainActor
final class AlertRowList: UIScrollView {
    private let look: AlertLook
    private(set) var rows: [AlertRow] = []
    private var lines: [UIView] = []

    init(_ look: AlertLook) {
        self.look = look
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a button for each action: the one that cancels comes first in a pair, and last in a list.
    func show(_ contents: AlertContents) {
        for view in rows + lines { view.removeFromSuperview() }
        rows = contents.actions.map {
            AlertRow($0, size: look.actionSize, isEmphasized: $0 === contents.emphasized)
        }
        lines = rows.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in rows + lines { addSubview(view) }
        setNeedsLayout()
    }

    func height(for width: CGFloat) -> CGFloat {
        look.rowHeight * CGFloat(isPair(in: width) ? 1 : rows.count)
    }

    private func isPair(in width: CGFloat) -> Bool {
        look.pairsButtons && rows.count == 2 && rows.allSatisfy { $0.titleWidth <= width / 2 }
    }

    override func layoutSubviews() {
        let size = CGSize(width: bounds.width, height: height(for: bounds.width))
        contentSize = size
        isScrollEnabled = size.height > bounds.height
        let hairline = 1 / max(contentScaleFactor, 1)
        let (cancel, others) = (
            rows.filter { $0.action.style == .cancel }, rows.filter { $0.action.style != .cancel }
        )
        if isPair(in: bounds.width) {
            let half = bounds.width / 2
            for (index, row) in (cancel + others).enumerated() {
                row.frame = CGRect(x: half * CGFloat(index), y: 0, width: half, height: look.rowHeight)
            }
            lines.first?.frame = CGRect(x: half, y: 0, width: hairline, height: look.rowHeight)
        } else {
            for (index, row) in (others + cancel).enumerated() {
                row.frame = CGRect(
                    x: 0, y: look.rowHeight * CGFloat(index), width: bounds.width, height: look.rowHeight)
            }
            for (index, line) in lines.enumerated() {
                line.frame = CGRect(
                    x: 0, y: look.rowHeight * CGFloat(index + 1), width: bounds.width, height: hairline)
            }
        }
        super.layoutSubviews()
    }
}

/// A button of an alert. The alert itself follows the finger.
@MainActor
final class AlertRow: UIView {
    let action: UIAlertAction
    private let label = UILabel()

    /// Space beside the title.
    private static let margin: CGFloat = 8
    /// The least size of a long title's letters.
    private static let leastScale: CGFloat = 0.6

    init(_ action: UIAlertAction, size: CGFloat, isEmphasized: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: size, weight: isEmphasized ? .semibold : .regular)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = Self.leastScale
        addSubview(label)
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? .alertHighlight : nil }
    }

    /// The width that the title needs, with its margins.
    var titleWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.margin }

    /// Whether a finger is on the button, and may choose it.
    func takes(_ touch: UITouch) -> Bool { action.isEnabled && bounds.contains(touch.location(in: self)) }

    override var canBecomeFocused: Bool { action.isEnabled }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        label.textColor =
            !action.isEnabled
            ? .tertiaryLabel : action.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    }
}
