import CoreText

// Unchecked because classes that can be subclassed cannot be checked; nothing in it changes.
/// What a font is like, from which fonts are made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Traits by which fonts of a family differ.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Makes traits of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String

        /// Makes a design of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// All letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Letters with serifs, of the machine's typeface for them.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Round ends of strokes, which no typeface here has.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    }

    /// What is known of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name of the attribute.
        public let rawValue: String

        /// Makes an attribute of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The purpose for which the system chose the font, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    let font: CTFont
    let textStyle: UIFont.TextStyle?

    init(_ font: CTFont, textStyle: UIFont.TextStyle? = nil) {
        self.font = font
        self.textStyle = textStyle
    }

    /// Returns what is known of the font; nil for what is not.
    open func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: UIFont(font).familyName
        case .name: postscriptName
        case .size: pointSize
        case .textStyle: textStyle
        case .traits: traits
        default: nil
        }
    }

    /// All that is known of the font.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [:]
        for name in [AttributeName.family, .name, .size, .textStyle] {
            attributes[name] = object(forKey: name)
        }
        return attributes
    }

    /// Describes a font by its family or full name; one that the machine does not have becomes the system
    /// font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(CTFont(name: fontName, size: size) ?? CTFont(family: .system, size: size))
    }

    /// Describes the system's font of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { font.pointSize }

    /// The family's name with the style.
    open var postscriptName: String { UIFont(font).fontName }

    /// The traits of the font.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= UIFont.Weight.semibold.value { traits.insert(.traitBold) }
        if font.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize))
    }

    /// The same font with these traits and no others. Never nil here, as fonts are slanted and emboldened if need be.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let wasBold = self.symbolicTraits.contains(.traitBold)
        let weight = isBold == wasBold ? font.weight : (isBold ? UIFont.Weight.bold : .regular).value
        let isMono = symbolicTraits.contains(.traitMonoSpace)
        let family: CTFont.Family = isMono ? .monospaced : font.family == .monospaced ? .system : font.family
        return UIFontDescriptor(
            CTFont(
                family: family, size: font.pointSize, weight: weight,
                isItalic: symbolicTraits.contains(.traitItalic),
                hasMonospacedDigits: font.hasMonospacedDigits))
    }

    /// The font with other attributes in place of those that it has.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let other = changed(by: attributes)
        return UIFontDescriptor(other.font, textStyle: other.textStyle)
    }

    /// The system font in another design; nil for a design that there is not.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let families: [SystemDesign: CTFont.Family] = [
            .default: .system, .monospaced: .monospaced, .serif: .named("serif"),
        ]
        guard let family = families[design] else { return nil }
        return UIFontDescriptor(
            CTFont(family: family, size: font.pointSize, weight: font.weight, isItalic: font.isItalic))
    }

    /// Compares what is described.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

    /// By what is described.
    open override var hash: Int { font.hashValue }
}

extension UIFont {
    /// Makes the font that is described.
    ///
    /// - Parameters:
    ///   - descriptor: what it is like.
    ///   - pointSize: its size; 0 for the one of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font)
    }

    /// What the font is like.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, textStyle: textStyle) }

    /// The family's name with the style.
    public var fontName: String {
        let names = [
            "", "Thin", "ExtraLight", "Light", "", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        let style = names[min(max((font.weight + 50) / 100, 1), 9)] + (font.isItalic ? "Italic" : "")
        let family = familyName.replacingOccurrences(of: " ", with: "")
        return "\(family)-\(style.isEmpty ? "Regular" : style)"
    }
}
