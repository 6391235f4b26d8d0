import CoreText

/// What a label says: plain text in one font, or attributed text.
struct LabelText {
    private(set) var font: UIFont
    private(set) var attributed: NSAttributedString?
    private var string: String?
    private var shadow: TextShadow?

    /// The text as it is laid out.
    private(set) var styled = StyledText()
    /// The traits by which the text's dynamic colours were resolved; nil where it has none.
    private(set) var traits: UITraitCollection?

    init(font: UIFont) {
        self.font = font
    }

    var isEmpty: Bool { styled.text.isEmpty }

    var plain: String? { attributed?.string ?? string }

    mutating func setPlain(_ text: String?) {
        string = text
        attributed = nil
        traits = nil
        restyle()
    }

    /// Sets attributed text.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - current: the traits by which its dynamic colours are resolved.
    mutating func setAttributed(_ text: NSAttributedString?, traits current: UITraitCollection) {
        string = nil
        // A copy: the one given may be a mutable string that its owner goes on to change.
        attributed = text.map { NSAttributedString(attributedString: $0) }
        traits = attributed?.hasDynamicColor == true ? current : nil
        restyle()
    }

    /// Gives a shadow to what has none of its own; nil for none.
    mutating func setShadow(_ shadow: TextShadow?) {
        self.shadow = shadow
        restyle()
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        set(.font, font)
        restyle()
    }

    mutating func setColor(_ color: UIColor, traits current: UITraitCollection) {
        set(.foregroundColor, color)
        traits = color.isDynamic && attributed != nil ? current : nil
        restyle()
    }

    /// Resolves dynamic colours anew; false where nothing changes.
    mutating func adopt(_ current: UITraitCollection) -> Bool {
        guard let traits, traits != current else { return false }
        self.traits = current
        restyle()
        return true
    }

    private mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        self.attributed = text
    }

    private mutating func restyle() {
        if let attributed {
            styled = attributed.styledText(font: font, traits: traits)
        } else {
            styled = StyledText(string ?? "", style: TextStyle(font: font.font))
        }
        if let shadow { styled.addShadow(shadow) }
    }
}
