/// The measures and fonts of alerts, as on iOS.
@MainActor
struct AlertLook {
    /// The width in points; nil for as wide as there is room.
    var width: CGFloat?
    /// The radius of the cards' corners.
    var cornerRadius: CGFloat
    /// The least height of a button.
    var rowHeight: CGFloat
    /// The size of the buttons' letters.
    var actionSize: CGFloat
    var titleFont: UIFont
    var messageFont: UIFont
    var textColor: UIColor
    /// Space around the texts.
    var insets: UIEdgeInsets
    /// Space between title and message.
    var textGap: CGFloat
    /// Whether the cancel button has a card of its own.
    var setsCancelApart: Bool
    /// Whether two buttons may stand side by side.
    var pairsButtons: Bool
    /// Whether it has a background: a popover has one already.
    var hasBackground: Bool

    /// The size of the letters in a text field.
    static let fieldSize: CGFloat = 13
    /// The height of a text field, and the space between the texts and the first one.
    static let (fieldHeight, fieldGap): (CGFloat, CGFloat) = (30, 16)
    /// Space between the cards of an action sheet, and between them and the window's edges.
    static let sheetMargin: CGFloat = 8
    /// The greatest width of an action sheet.
    static let sheetWidth: CGFloat = 414
    /// The least part of the buttons that is seen beside long texts, in buttons: half of one hints that there
    /// is more.
    static let leastRows: CGFloat = 1.5

    static var alert: AlertLook {
        AlertLook(
            width: 270, cornerRadius: 14, rowHeight: 44, actionSize: 17,
            titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13),
            textColor: .label, insets: UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16), textGap: 3,
            setsCancelApart: false, pairsButtons: true, hasBackground: true)
    }

    static var sheet: AlertLook {
        AlertLook(
            width: nil, cornerRadius: 14, rowHeight: 57, actionSize: 20,
            titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13),
            textColor: .secondaryLabel, insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16),
            textGap: 6, setsCancelApart: true, pairsButtons: false, hasBackground: true)
    }

    static var popover: AlertLook {
        var look = sheet
        look.width = 304
        look.setsCancelApart = false
        look.hasBackground = false
        return look
    }
}

/// What an alert shows.
@MainActor
struct AlertContents {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    /// The action in bold.
    var emphasized: UIAlertAction?
}

extension UIColor {
    /// The popover of an action sheet.
    static let alertCard = UIColor(light: 0xF2F2F2, dark: 0x252525)
    /// The card of an action sheet's cancel button.
    static let alertCancelCard = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    /// What lies over a button while a finger is on it.
    static let alertHighlight = UIColor(light: 0x000000, 0.08, dark: 0xFFFFFF, 0.12)
    /// What dims the rest of the window.
    static let alertDimming = UIColor(light: 0x000000, 0.2, dark: 0x000000, 0.48)
    /// What lies behind an alert's text fields.
    static let alertField = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
}
