extension UIFont {
    /// The purpose of a text; each has its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading of the second level.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Remarks beside text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Notes below text.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Words below a picture.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Small words below a picture.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the font for a purpose in the size and the weight that the user wants.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font for a purpose in the size and the weight of text of some traits; nil stands for the current
    /// ones.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let weight: Weight = style == .headline ? .semibold : .regular
        let base = systemFont(ofSize: style.size(for: .large), weight: weight).font
        return FontScaling(style: style, base: base, maximum: nil, isOfSystem: true)
            .font(for: traitCollection)
    }
}
