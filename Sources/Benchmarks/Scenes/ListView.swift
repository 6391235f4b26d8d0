import UIKit

/// A list of twelve conversations: rows of an avatar, two lines of text and a separator.
final class ListView: UIView {
    struct Style {
        var background: UInt32
        var title: UInt32
        var subtitle: UInt32
        var separator: UInt32
        /// Where in the palette the avatars begin.
        var shift: Int
        var text: (Int) -> String
        var detail: (Int) -> String

        static let light = Style(
            background: 0xFFFFFF, title: 0x000000, subtitle: 0x8E8E93, separator: 0xC6C6C8, shift: 0,
            text: { "Conversation \($0) with a friend" },
            detail: { "The last message of this conversation is shown here, \($0) minutes ago" })
        static let dark = Style(
            background: 0x1C1C1E, title: 0xFFFFFF, subtitle: 0x98989F, separator: 0x38383A, shift: 3,
            text: { "Archived thread \($0) of the project" },
            detail: { "Nothing has been written in this thread for \($0) days, it may be deleted" })
    }

    private static let rows = 12
    private static let rowHeight: CGFloat = 64

    init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        backgroundColor = UIColor(style.background)
        for index in 0..<Self.rows {
            let row = ListRow(
                frame: CGRect(
                    x: 0, y: CGFloat(index) * Self.rowHeight, width: frame.width, height: Self.rowHeight),
                index: index, style: style)
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// One row of the list.
final class ListRow: UIView {
    init(frame: CGRect, index: Int, style: ListView.Style) {
        super.init(frame: frame)
        let avatar = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))
        let palette = SceneStyle.palette
        avatar.backgroundColor = UIColor(palette[(index + style.shift) % palette.count])
        avatar.layer.cornerRadius = 10
        addSubview(avatar)
        addSubview(
            UILabel(
                style.text(index + 1), font: SceneStyle.font(17), color: UIColor(style.title), x: 72,
                baseline: 28))
        addSubview(
            UILabel(
                style.detail(index + 3), font: SceneStyle.font(13), color: UIColor(style.subtitle),
                x: 72, baseline: 48))
        let separator = UIView(
            frame: CGRect(x: 72, y: frame.height - 1, width: frame.width - 72, height: 1))
        separator.backgroundColor = UIColor(style.separator)
        addSubview(separator)
    }

    required init?(coder: NSCoder) { nil }
}
