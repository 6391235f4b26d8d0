import UIKit

/// A row that is tinted if it is chosen, or below the pointer.
class TintedCell: UITableViewCell {
    /// Whether the row is the chosen one.
    var isChosen = false { didSet { if isChosen != oldValue { tint() } } }
    private var isBelowPointer = false { didSet { if isBelowPointer != oldValue { tint() } } }

    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: TintedCell.hovered))
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        isBelowPointer = false
    }

    // The arrows go through a list that one only reads, too, which scrolls it.
    override var canBecomeFocused: Bool { true }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        let canBeChosen = (superview as? UITableView)?.allowsSelection == true
        isBelowPointer = canBeChosen && (hover.state == .began || hover.state == .changed)
    }

    private func tint() {
        showTint(isChosen ? Palette.selection : isBelowPointer ? Palette.hover : .clear)
    }

    /// Shows a tint: on the whole row, unless an override has another area for it.
    func showTint(_ color: UIColor) { backgroundColor = color }
}
