import UIKit

/// All keys of the tool on a sheet in front of the window; any click and Escape close it.
final class KeysView: UIView {
    private static let rowHeight: CGFloat = 22
    private static let columnWidth: CGFloat = 430
    private static let keyWidth: CGFloat = 130
    private static let margin: CGFloat = 24
    /// The least distance from the sheet to the window's edge, in points.
    private static let around: CGFloat = 12

    private let scroll = UIScrollView()
    private let card = UIView()
    private var rows: [(key: UILabel, name: UILabel)] = []

    /// Lists keys with what each does.
    init(_ entries: [(key: String, name: String)]) {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.35)
        card.backgroundColor = Palette.panel
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 24
        card.isUserInteractionEnabled = false
        scroll.addSubview(card)
        addSubview(scroll)
        for entry in entries {
            let key = UILabel.tool(entry.key, font: .toolHeading)
            let name = UILabel.tool(entry.name)
            rows.append((key, name))
            card.addSubview(key)
            card.addSubview(name)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: KeysView.close))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let room = bounds.width - 2 * (Self.margin + Self.around)
        let columns = room >= 2 * Self.columnWidth ? 2 : 1
        let perColumn = (rows.count + columns - 1) / columns
        let column = min(Self.columnWidth, room)
        let size = CGSize(
            width: CGFloat(columns) * column + 2 * Self.margin,
            height: CGFloat(perColumn) * Self.rowHeight + 2 * Self.margin)
        scroll.contentSize = CGSize(width: bounds.width, height: size.height + 2 * Self.around)
        card.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: max(((bounds.height - size.height) / 2).rounded(), Self.around),
            width: size.width, height: size.height)
        for (index, row) in rows.enumerated() {
            let x = Self.margin + CGFloat(index / perColumn) * column
            let y = Self.margin + CGFloat(index % perColumn) * Self.rowHeight
            row.key.frame = CGRect(x: x, y: y, width: Self.keyWidth, height: Self.rowHeight)
            row.name.frame = CGRect(
                x: x + Self.keyWidth, y: y, width: max(column - Self.keyWidth - 8, 0), height: Self.rowHeight)
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: KeysView.close),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: KeysView.goUp),
            UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: KeysView.goDown),
        ]
    }

    private func goUp() { scroll(by: -Self.rowHeight) }

    private func goDown() { scroll(by: Self.rowHeight) }

    private func scroll(by way: CGFloat) {
        let most = max(scroll.contentSize.height - scroll.bounds.height, 0)
        scroll.contentOffset.y = min(max(scroll.contentOffset.y + way, 0), most)
    }

    /// Goes, and gives the keys back.
    func close() {
        let owner = next?.next
        removeFromSuperview()
        owner?.becomeFirstResponder()
    }
}
