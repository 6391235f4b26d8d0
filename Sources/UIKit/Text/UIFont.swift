import CoreText

// Unchecked because classes that can be subclassed cannot be checked; nothing in it changes.
/// A font in a size. The system font is Inter; what a font lacks, the machine's other fonts supply.
open class UIFont: @unchecked Sendable, Hashable {
    /// The size of labels.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons' titles.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of text elsewhere.
    public static let systemFontSize: CGFloat = 14

    package let font: CTFont

    package init(_ font: CTFont) {
        self.font = font
    }

    /// A font by its family ("DejaVu Sans"), full name or PostScript name ("DejaVuSans-Bold"), or nil if the machine
    /// has none of that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = CTFont(name: fontName, size: fontSize) else { return nil }
        self.init(font)
    }

    // MARK: - System fonts

    /// The system font, regular.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(CTFont(family: .system, size: fontSize, weight: weight.value))
    }

    /// The system font, bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font, slanted.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(CTFont(family: .system, size: fontSize, isItalic: true))
    }

    /// The machine's font with letters of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(CTFont(family: .monospaced, size: fontSize, weight: weight.value))
    }

    /// The system font with digits of one width: numbers that change do not jump.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(CTFont(family: .system, size: fontSize, weight: weight.value, hasMonospacedDigits: true))
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(fontSize)) }

    // MARK: - Names and measures

    /// The name of the family that the machine has for the font.
    open var familyName: String { font.resolvedFamily ?? "" }

    /// In points.
    open var pointSize: CGFloat { font.pointSize }

    /// From the baseline up to a line's top.
    open var ascender: CGFloat { font.metrics.ascent }

    /// From the baseline to a line's bottom: negative.
    open var descender: CGFloat { -font.metrics.descent }

    /// Between lines.
    open var leading: CGFloat { font.metrics.leading }

    /// The height of capitals.
    open var capHeight: CGFloat { font.metrics.capHeight }

    /// The height of an x.
    open var xHeight: CGFloat { font.metrics.xHeight }

    /// From a line's top to its bottom.
    open var lineHeight: CGFloat { font.metrics.lineHeight }

    // MARK: - Comparing

    /// Two fonts are equal if they are of one typeface, weight and size.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

    /// Mixes typeface, weight and size into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
