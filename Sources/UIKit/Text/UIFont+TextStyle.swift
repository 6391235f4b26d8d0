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

    /// Returns the font for a purpose, as on iOS with the default text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(systemFont(for: style).font, textStyle: style)
    }

    private static func systemFont(for style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: systemFont(ofSize: 34)
        case .title1: systemFont(ofSize: 28)
        case .title2: systemFont(ofSize: 22)
        case .title3: systemFont(ofSize: 20)
        case .headline: systemFont(ofSize: 17, weight: .semibold)
        case .callout: systemFont(ofSize: 16)
        case .subheadline: systemFont(ofSize: 15)
        case .footnote: systemFont(ofSize: 13)
        case .caption1: systemFont(ofSize: 12)
        case .caption2: systemFont(ofSize: 11)
        default: systemFont(ofSize: 17)
        }
    }
}
