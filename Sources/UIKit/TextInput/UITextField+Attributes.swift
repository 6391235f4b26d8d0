import Foundation

extension UITextField {
    /// The text with the attributes that were set, or with the field's own.
    var textWithAttributes: NSAttributedString { ownAttributes ?? plain(editor.edited.text) }

    private func plain(_ text: String) -> NSAttributedString {
        NSAttributedString(
            string: text,
            attributes: [.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? .label])
    }

    func setTextWithAttributes(_ attributed: NSAttributedString?) {
        text = attributed?.string
        guard let attributed, attributed.length > 0 else { return }
        let first = attributed.attributes(at: 0, effectiveRange: nil)
        font = first[.font] as? UIFont ?? font
        textColor = first[.foregroundColor] as? UIColor ?? textColor
        let text = NSMutableAttributedString(attributedString: plain(attributed.string))
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
            values, range, _ in text.addAttributes(values, range: range)
        }
        ownAttributes = text
        update()
    }
}
