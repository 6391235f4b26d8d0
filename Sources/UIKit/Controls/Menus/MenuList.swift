/// The rows of a menu, from above, with titles and lines between the parts.
@MainActor
final class MenuList: UIScrollView {
    /// Space above the first and below the last row, and around the lines between parts, in points.
    private static let margin: CGFloat = 4
    private static let (headerHeight, headerSize): (CGFloat, CGFloat) = (26, 12)
    private static let headerPadding: CGFloat = 14
    /// The least and the greatest width, in points.
    private static let widths: ClosedRange<CGFloat> = 140...320

    let menu: UIMenu
    private(set) var rows: [MenuRow] = []
    private var parts: [(view: UIView, height: CGFloat)] = []

    /// - Parameters:
    ///   - menu: what to list.
    ///   - isInner: whether the first row leads back to the menu around it.
    init(_ menu: UIMenu, isInner: Bool) {
        self.menu = menu
        super.init(frame: .zero)
        let hasMarks = Self.shownElements(of: menu).contains { $0.leaf.map { $0.state != .off } ?? false }
        if isInner {
            add(MenuRow(menu, hasMarks: hasMarks, isBack: true))
            addLine()
        } else if !menu.title.isEmpty {
            addHeader(menu.title)
        }
        add(menu.entries, hasMarks: hasMarks)
        if parts.last.map({ !($0.view is MenuRow) }) == true { parts.removeLast().view.removeFromSuperview() }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the entries that are rows of their own: those of inline menus, too, but not hidden ones.
    private static func shownElements(of menu: UIMenu) -> [UIMenuElement] {
        menu.entries.flatMap { child -> [UIMenuElement] in
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                return shownElements(of: inner)
            }
            return [child]
        }
    }

    private func add(_ elements: [UIMenuElement], hasMarks: Bool) {
        for element in elements {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                addLine()
                if !inner.title.isEmpty { addHeader(inner.title) }
                add(inner.entries, hasMarks: hasMarks)
                addLine()
            } else {
                add(MenuRow(element, hasMarks: hasMarks))
            }
        }
    }

    private func add(_ row: MenuRow) {
        rows.append(row)
        parts.append((row, row.naturalSize.height))
        addSubview(row)
    }

    private func addHeader(_ title: String) {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: Self.headerSize)
        label.textColor = .secondaryLabel
        parts.append((label, Self.headerHeight))
        addSubview(label)
    }

    /// Adds a line between two parts: not in front of all, and not two in a row.
    private func addLine() {
        guard let last = parts.last?.view, !(last is MenuLine) else { return }
        let line = MenuLine()
        parts.append((line, 2 * Self.margin))
        addSubview(line)
    }

    // MARK: - Size and layout

    /// The size of all rows.
    var naturalSize: CGSize {
        let width = rows.map(\.naturalSize.width).max() ?? 0
        return CGSize(
            width: min(max(width, Self.widths.lowerBound), Self.widths.upperBound),
            height: parts.reduce(2 * Self.margin) { $0 + $1.height })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.margin
        for (view, height) in parts {
            let inset = view is UILabel ? Self.headerPadding : 0
            view.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
            y += height
        }
        contentSize = CGSize(width: bounds.width, height: y + Self.margin)
    }

    /// Returns the row at a point that can be chosen.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.isEnabled && $0.frame.contains(point) }
    }
}

/// The hairline between two parts of a menu.
@MainActor
private final class MenuLine: UIView {
    private let line = UIView()

    convenience init() {
        self.init(frame: .zero)
        isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(1, contentScaleFactor)
        line.frame = CGRect(
            x: 0, y: ((bounds.height - hairline) / 2 / hairline).rounded() * hairline, width: bounds.width,
            height: hairline)
    }
}
