/// A card of an alert: texts and fields above buttons. Each half scrolls where there is not enough room.
@MainActor
final class AlertCard: UIView {
    private let look: AlertLook
    private let header: AlertHeader
    private let list: AlertRowList
    private let line = UIView()
    private let backdrop = UIVisualEffectView(effect: nil)

    /// What is behind the card.
    enum Background {
        case none, blur
        case color(UIColor)
    }

    /// - Parameters:
    ///   - look: measures and fonts.
    ///   - background: what is behind it.
    init(_ look: AlertLook, background: Background) {
        self.look = look
        header = AlertHeader(look)
        list = AlertRowList(look)
        super.init(frame: .zero)
        switch background {
        case .none: break
        case .blur:
            backdrop.effect = UIBlurEffect(style: .systemThickMaterial)
            addSubview(backdrop)
            layer.cornerRadius = look.cornerRadius
        case .color(let color):
            backgroundColor = color
            layer.cornerRadius = look.cornerRadius
        }
        clipsToBounds = true
        line.backgroundColor = .separator
        for part in [header, list, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    var rows: [AlertRow] { list.rows }

    var hasContents: Bool { header.hasContents || !list.rows.isEmpty }

    func show(_ contents: AlertContents) {
        header.show(contents)
        list.show(contents)
        setNeedsLayout()
    }

    func height(for width: CGFloat) -> CGFloat { header.height(for: width) + list.height(for: width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let (top, bottom) = (header.height(for: bounds.width), list.height(for: bounds.width))
        let least = min(bottom, AlertLook.leastRows * look.rowHeight)
        let rows = min(bottom, max(least, bounds.height - top))
        let texts = max(bounds.height - rows, 0)
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: texts)
        list.frame = CGRect(x: 0, y: texts, width: bounds.width, height: rows)
        let hairline = 1 / max(contentScaleFactor, 1)
        line.frame = CGRect(x: 0, y: texts, width: bounds.width, height: hairline)
        line.isHidden = !header.hasContents || list.rows.isEmpty
    }
}
