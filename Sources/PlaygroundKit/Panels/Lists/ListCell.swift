import UIKit

/// A row of a list that shows an item.
class ListCell<Item: Equatable>: TintedCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of an item's row in a list of a width, in points.
    class func height(of item: Item, in width: CGFloat) -> CGFloat { 24 }

    /// Shows an item, whatever the row showed before.
    func show(_ item: Item) {}
}
