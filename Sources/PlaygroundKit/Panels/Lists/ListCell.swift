import UIKit

/// A row of a list that shows an item.
class ListCell<Item: Equatable>: TintedCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of an item's row in a list of a width, in points.
    class func height(of item: Item, in width: CGFloat) -> CGFloat { 24 }

    /// Returns the height of a text in whole lines, at least one.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - font: its font, of 12 points at most.
    ///   - line: the height of a line, in points.
    ///   - width: the width in which the text is broken, in points.
    /// - Returns: the height, in points.
    class func height(of text: String, _ font: UIFont, line: CGFloat, in width: CGFloat) -> CGFloat {
        guard !isShort(text.utf16.count, in: width) else { return line }
        let label = UILabel.tool(text, font: font, lines: 0)
        let height = label.sizeThatFits(CGSize(width: max(width, 40), height: .infinity)).height
        return max((height / line).rounded(), 1) * line
    }

    /// Returns the height of a call's name in whole lines, which break between its labels.
    class func heightOfCall(_ name: String, _ font: UIFont, line: CGFloat, in width: CGFloat) -> CGFloat {
        guard !isShort(name.utf16.count, in: width) else { return line }
        return height(of: name.breakingBetweenLabels, font, line: line, in: width)
    }

    /// Whether a text fits for certain: it need not be measured then, which thousands of rows would take long for.
    class func isShort(_ letters: Int, in width: CGFloat) -> Bool {
        // The letters of no call are wider than this on average, in points.
        CGFloat(letters) * 7.5 <= width
    }

    /// Shows an item, whatever the row showed before.
    func show(_ item: Item) {}
}
