import Takes
import UIKit

/// A layer in the list.
struct LayerItem: Equatable {
    /// The layer's number in the film.
    let id: Int
    let name: String
    /// What else is known of it: the controller whose view it is, or what changed.
    let detail: String
    let roles: [Film.Role]
    /// How many layers lie above it.
    let level: Int
    let isAnimated: Bool
    let isSelected: Bool
}

/// A row of the list of layers: a name, indented by its depth, and roles on the right.
final class LayerRow: ListCell<LayerItem> {
    private static let indent: CGFloat = 10
    private static let mostLevels = 12
    private static let dot: CGFloat = 6

    /// The height of the name, and of a line of what stands below it.
    private static let (nameHeight, detailLine): (CGFloat, CGFloat) = (24, 14)

    private let name = UILabel.tool()
    private let detail = UILabel.tool(font: .toolSmall, color: Palette.secondaryText, lines: 0)
    private let mark = UIView()
    private let badges = Film.Role.allCases.map { RoleBadge($0) }
    private var level = 0

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark.layer.cornerRadius = Self.dot / 2
        for view in [mark, name, detail] + badges { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: LayerItem, in width: CGFloat) -> CGFloat {
        guard !item.detail.isEmpty else { return nameHeight }
        let width = width - textStart(item.level) - behind
        return nameHeight + height(of: item.detail, .toolSmall, line: detailLine, in: width)
    }

    /// What is left free behind the texts.
    private static let behind: CGFloat = 10

    /// Returns where the dot of a row at a level begins.
    private static func start(_ level: Int) -> CGFloat {
        Metrics.margin + CGFloat(min(level, mostLevels)) * indent
    }

    /// Returns where the texts of a row at a level begin.
    private static func textStart(_ level: Int) -> CGFloat { start(level) + dot + 7 }

    override func show(_ item: LayerItem) {
        name.text = item.name
        name.textColor = item.isAnimated ? Palette.text : Palette.secondaryText
        detail.text = item.detail
        mark.backgroundColor = item.isAnimated ? Palette.color(of: .animation) : Palette.separator
        for badge in badges { badge.isHidden = !item.roles.contains(badge.role) }
        isChosen = item.isSelected
        level = item.level
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        mark.frame = CGRect(x: Self.start(level), y: 9, width: Self.dot, height: Self.dot)
        var right = bounds.width - Self.behind
        for badge in badges.reversed() where !badge.isHidden {
            let width = badge.intrinsicContentSize.width
            right -= width
            badge.frame = CGRect(x: right, y: 4, width: width, height: 16)
            right -= 4
        }
        let text = Self.textStart(level)
        name.frame = CGRect(x: text, y: 0, width: max(right - text, 0), height: Self.nameHeight)
        detail.frame = CGRect(
            x: text, y: Self.nameHeight - 3, width: max(bounds.width - text - Self.behind, 0),
            height: max(bounds.height - Self.nameHeight, 0))
    }
}

/// The name of a role in a frame of its colour.
private final class RoleBadge: UIView {
    let role: Film.Role
    private let label: UILabel

    init(_ role: Film.Role) {
        self.role = role
        label = UILabel.tool(role.rawValue, font: .systemFont(ofSize: 10, weight: .medium))
        super.init(frame: .zero)
        label.textColor = Palette.color(of: role)
        label.textAlignment = .center
        layer.cornerRadius = 4
        layer.borderWidth = 1
        addSubview(label)
        adoptColor()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 10, height: 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    // A layer's colour is a plain one, which does not follow the appearance by itself.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adoptColor()
    }

    private func adoptColor() {
        layer.borderColor =
            Palette.color(of: role).withAlphaComponent(0.55).resolvedColor(with: traitCollection).cgColor
    }
}
