import CoreText

/// What a label says: plain text in one font, or attributed text.
struct LabelText {
    private(set) var font: UIFont
    private(set) var attributed: NSAttributedString?
    private var string: String?

    /// The text as it is laid out.
    private(set) var styled = StyledText()

    init(font: UIFont) {
        self.font = font
    }

    var isEmpty: Bool { styled.text.isEmpty }

    var plain: String? { attributed?.string ?? string }

    mutating func setPlain(_ text: String?) {
        string = text
        attributed = nil
        restyle()
    }

    mutating func setAttributed(_ text: NSAttributedString?) {
        string = nil
        // A copy: the one given may be a mutable string that its owner goes on to change.
        attributed = text.map { NSAttributedString(attributedString: $0) }
        restyle()
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        set(.font, font)
        restyle()
    }

    mutating func setColor(_ color: UIColor) {
        set(.foregroundColor, color)
        restyle()
    }

    private mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        self.attributed = text
    }

    private mutating func restyle() {
        if let attributed {
            styled = attributed.styledText(font: font)
        } else {
            styled = StyledText(string ?? "", style: TextStyle(font: font.font))
        }
    }
}
