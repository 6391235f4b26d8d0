import UIKit

/// All keys of the tool on a sheet in front of the window; any click and Escape close it.
final class KeysView: UIControl {
    private static let rowHeight: CGFloat = 22
    private static let columnWidth: CGFloat = 430
    private static let keyWidth: CGFloat = 130
    private static let margin: CGFloat = 24

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
        addSubview(card)
        for entry in entries {
            let key = UILabel.tool(entry.key, font: .toolHeading)
            let name = UILabel.tool(entry.name)
            rows.append((key, name))
            card.addSubview(key)
            card.addSubview(name)
        }
        addTarget(self, action: KeysView.close, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let perColumn = (rows.count + 1) / 2
        let width = 2 * Self.columnWidth + Self.margin
        let height = CGFloat(perColumn) * Self.rowHeight + 2 * Self.margin
        card.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
            width: width,
            height: height)
        for (index, row) in rows.enumerated() {
            let x = Self.margin + CGFloat(index / perColumn) * Self.columnWidth
            let y = Self.margin + CGFloat(index % perColumn) * Self.rowHeight
            row.key.frame = CGRect(x: x, y: y, width: Self.keyWidth, height: Self.rowHeight)
            row.name.frame = CGRect(
                x: x + Self.keyWidth, y: y, width: Self.columnWidth - Self.keyWidth - 8,
                height: Self.rowHeight)
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: KeysView.close)]
    }

    /// Goes, and gives the keys back.
    func close() {
        let owner = next?.next
        removeFromSuperview()
        owner?.becomeFirstResponder()
    }
}
