internal import CHarfBuzz
internal import CPangoCairo

/// A typeface in a weight and a size. What it lacks, other fonts of the machine supply when text is laid out.
public final class CTFont: Sendable, Hashable {
    /// Which typeface.
    package enum Family: Hashable, Sendable {
        /// Inter, with the cut for large sizes where it exists.
        case system
        /// The machine's typeface with letters of one width.
        case monospaced
        /// By its name, as fontconfig knows it.
        case named(String)
    }

    /// From this size on the system font takes the cut made for headings, as San Francisco does.
    private static let displaySize: CGFloat = 20

    package let family: Family

    /// The size in points.
    package let pointSize: CGFloat

    /// From 100, the thinnest, to 900; 400 is regular, 700 bold.
    package let weight: Int

    package let isItalic: Bool

    /// Whether all digits are of one width.
    package let hasMonospacedDigits: Bool

    /// A font.
    ///
    /// - Parameters:
    ///   - family: which typeface.
    ///   - size: in points; what is not positive and finite becomes 17, the size of text on iOS.
    ///   - weight: from 100 to 900.
    ///   - isItalic: slanted.
    ///   - hasMonospacedDigits: digits of one width, where the typeface has such.
    package init(
        family: Family, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        pointSize = size > 0 && size.isFinite ? size : 17
        self.weight = min(max(weight, 100), 900)
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The same font in another size.
    package func withSize(_ size: CGFloat) -> CTFont {
        CTFont(
            family: family, size: size, weight: weight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    /// The same font in another weight.
    package func withWeight(_ weight: Int) -> CTFont {
        CTFont(
            family: family, size: pointSize, weight: weight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    /// The families to look in, first things first, separated by commas: the font's own and then the one for
    /// Chinese characters, whose forms fontconfig would else choose without knowing the language.
    var familyNames: String {
        switch family {
        case .system:
            (pointSize >= Self.displaySize ? "Inter Display,Inter," : "Inter,")
                + TextLanguage.current.hanFamily
        case .monospaced: "monospace"
        case .named(let name):
            name.replacingOccurrences(of: ",", with: " ") + "," + TextLanguage.current.hanFamily
        }
    }

    /// Space added after each letter, in points. Inter is drawn for small sizes; between them and the cut for
    /// headings its letters go closer together: nothing at 12 points, 1.3 % of the size at 17 and above.
    package var tracking: CGFloat {
        guard family == .system, pointSize < Self.displaySize else { return 0 }
        let closeness = min(max((pointSize - 12) / 5, 0), 1)
        return -0.013 * closeness * pointSize
    }

    /// Lends Pango's description of the font.
    func withDescription<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R? {
        guard let description = pango_font_description_new() else { return nil }
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, familyNames)
        pango_font_description_set_absolute_size(description, Double(pointSize) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: numericCast(weight)))
        if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        return try body(description)
    }

    /// Whether both are of one typeface, weight and size.
    public static func == (left: CTFont, right: CTFont) -> Bool {
        left === right
            || (left.pointSize == right.pointSize && left.weight == right.weight
                && left.family == right.family
                && left.isItalic == right.isItalic && left.hasMonospacedDigits == right.hasMonospacedDigits)
    }

    /// Mixes typeface, size and weight into the hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(family)
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
