import CoreText
import ObjectiveC

// Unchecked because classes that can be subclassed cannot be checked; nothing in it changes.
/// A font at a size. The system font is Inter; other fonts of the machine supply the letters that a font
/// lacks.
open class UIFont: NSObject, @unchecked Sendable {
    /// The size of labels.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons' titles.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of other text.
    public static let systemFontSize: CGFloat = 14

    private let typeWord = TypeWord()
    package let font: CTFont
    /// The purpose for which the system chose the font; nil for others.
    let textStyle: TextStyle?
    /// How the font follows the size of text that the user wants; nil for one that does not.
    let scaling: FontScaling?

    package init(_ font: CTFont) {
        self.font = font
        textStyle = nil
        scaling = nil
    }

    init(_ font: CTFont, textStyle: TextStyle?, scaling: FontScaling?) {
        self.font = font
        self.textStyle = textStyle
        self.scaling = scaling
    }

    /// Makes the system font in the size of labels.
    public override convenience init() {
        self.init(CTFont(family: .system, size: Self.labelFontSize))
    }

    /// Makes a font from its family ("DejaVu Sans"), full name or PostScript name ("DejaVuSans-Bold"). Nil if
    /// the machine has no such font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = CTFont(name: fontName, size: fontSize) else { return nil }
        self.init(font)
    }

    // MARK: - System fonts

    /// Returns the regular system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(CTFont(family: .system, size: fontSize, weight: weight.value))
    }

    /// Returns the bold system font.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the slanted system font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(CTFont(family: .system, size: fontSize, isItalic: true))
    }

    /// Returns the machine's font with letters of equal width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(CTFont(family: .monospaced, size: fontSize, weight: weight.value))
    }

    /// Returns the system font with digits of equal width, so that changing numbers do not jump.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(CTFont(family: .system, size: fontSize, weight: weight.value, hasMonospacedDigits: true))
    }

    /// Returns the same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(fontSize)) }

    // MARK: - Names and measures

    /// The name of the family that the machine has for the font.
    open var familyName: String { font.resolvedFamily ?? "" }

    /// The size in points.
    open var pointSize: CGFloat { font.pointSize }

    /// The distance from the baseline up to a line's top, in points.
    open var ascender: CGFloat { font.metrics.ascent }

    /// The distance from the baseline to a line's bottom, in points: negative.
    open var descender: CGFloat { -font.metrics.descent }

    /// The gap between lines, in points.
    open var leading: CGFloat { font.metrics.leading }

    /// The height of capitals, in points.
    open var capHeight: CGFloat { font.metrics.capHeight }

    /// The height of an x, in points.
    open var xHeight: CGFloat { font.metrics.xHeight }

    /// The distance from a line's top to its bottom, in points.
    open var lineHeight: CGFloat { font.metrics.lineHeight }

    // MARK: - Comparing

    /// Two fonts are equal if they are of one typeface, weight and size.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    /// A hash of typeface, weight and size.
    open override var hash: Int { font.hashValue }
}
