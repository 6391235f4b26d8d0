import UIKit

/// A layer in the list.
struct LayerItem: Equatable {
    /// The layer's number in the film.
    let id: Int
    let name: String
    /// How many layers lie above it.
    let level: Int
    let isAnimated: Bool
    let isSelected: Bool
}

/// A row of the list of layers.
final class LayerRow: ListCell<LayerItem> {
    private static let indent: CGFloat = 11

    private let name = UILabel.tool()
    private let mark = UIView()
    private var level = 0

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark.layer.cornerRadius = 3
        contentView.addSubview(mark)
        contentView.addSubview(name)
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: LayerItem, in width: CGFloat) -> CGFloat { 24 }

    override func show(_ item: LayerItem) {
        name.text = item.name
        name.textColor = item.isAnimated ? Palette.text : Palette.secondaryText
        mark.backgroundColor = item.isAnimated ? Palette.color(of: .animation) : Palette.separator
        isChosen = item.isSelected
        level = item.level
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = 14 + CGFloat(min(level, 14)) * Self.indent
        mark.frame = CGRect(x: left, y: contentView.bounds.midY - 3, width: 6, height: 6)
        name.frame = CGRect(
            x: left + 13, y: 0, width: contentView.bounds.width - left - 20, height: contentView.bounds.height
        )
    }
}
