import CoreText

extension UIFontDescriptor.AttributeName {
    /// What the letters are like, a dictionary by `UIFontDescriptor.TraitKey`.
    public static let traits = UIFontDescriptor.AttributeName(rawValue: "NSCTFontTraitsAttribute")
}

extension UIFontDescriptor {
    /// The slant of slanted letters: ten degrees, where 1 stands for thirty. Our own value, as few fonts say theirs.
    private static let slant = 1.0 / 3

    /// By what the letters of fonts differ.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name of the trait.
        public let rawValue: String

        /// Makes a trait of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, a number of their bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// How bold letters are, a number on the scale of `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// How far letters lean to the right, a number: 0 for not at all, 1 for thirty degrees.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Describes the system font as attributes change it; without a size in 12 points.
    ///
    /// - Parameter attributes: the attributes that there are here, as `addingAttributes(_:)` takes them.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let base = UIFontDescriptor(CTFont(family: .system, size: Self.usualSize))
        let changed = base.changed(by: attributes)
        self.init(changed.font, textStyle: changed.textStyle)
    }

    /// The size of a font for which none is asked, in points, as on iOS.
    private static var usualSize: CGFloat { 12 }

    /// The traits of the font, as numbers.
    var traits: [TraitKey: Any] {
        [
            .symbolic: NSNumber(value: symbolicTraits.rawValue),
            .weight: NSNumber(value: Double(UIFont.Weight(value: font.weight).rawValue)),
            .slant: NSNumber(value: font.isItalic ? Self.slant : 0),
        ]
    }

    /// The font with other attributes: first that of a text style, a name or a family, then its size and traits.
    func changed(by attributes: [AttributeName: Any]) -> (font: CTFont, textStyle: UIFont.TextStyle?) {
        var font = font
        let style = attributes[.textStyle] as? UIFont.TextStyle
        if let style { font = UIFont.preferredFont(forTextStyle: style).font }
        if let name = attributes[.name] as? String, let named = CTFont(name: name, size: font.pointSize) {
            font = named
        }
        if let family = attributes[.family] as? String {
            font = CTFont(
                family: .named(family), size: font.pointSize, weight: font.weight, isItalic: font.isItalic)
        }
        if let size = CGFloat(attribute: attributes[.size]), size > 0 { font = font.withSize(size) }
        if let traits = attributes[.traits] as? [TraitKey: Any] { font = Self.font(font, with: traits) }
        return (font, style ?? textStyle)
    }

    private static func font(_ font: CTFont, with traits: [TraitKey: Any]) -> CTFont {
        var font = font
        let bits = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? NSNumber)?.uint32Value
        if let bits, let other = UIFontDescriptor(font).withSymbolicTraits(SymbolicTraits(rawValue: bits)) {
            font = other.font
        }
        let weight = traits[.weight] as? UIFont.Weight
        if let weight = weight ?? CGFloat(attribute: traits[.weight]).map(UIFont.Weight.init(rawValue:)) {
            font = font.withWeight(weight.value)
        }
        if let slant = CGFloat(attribute: traits[.slant]), (slant > 0) != font.isItalic {
            font = CTFont(
                family: font.family, size: font.pointSize, weight: font.weight, isItalic: slant > 0,
                hasMonospacedDigits: font.hasMonospacedDigits)
        }
        return font
    }
}
