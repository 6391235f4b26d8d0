import UIKit

/// A row of a list that shows an item, tinted if it is chosen, or below the pointer.
class ListCell<Item: Equatable>: UITableViewCell {
    /// Whether the row is the chosen one, and drawn so.
    var isChosen = false { didSet { if isChosen != oldValue { tint() } } }
    private var isBelowPointer = false { didSet { if isBelowPointer != oldValue { tint() } } }

    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: ListCell.hovered))
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of an item's row in a list of a width, in points.
    class func height(of item: Item, in width: CGFloat) -> CGFloat { 24 }

    /// Shows an item, whatever the row showed before.
    func show(_ item: Item) {}

    override func prepareForReuse() {
        super.prepareForReuse()
        isBelowPointer = false
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        isBelowPointer = canBecomeFocused && (hover.state == .began || hover.state == .changed)
    }

    private func tint() {
        backgroundColor = isChosen ? Palette.selection : isBelowPointer ? Palette.hover : .clear
    }
}
