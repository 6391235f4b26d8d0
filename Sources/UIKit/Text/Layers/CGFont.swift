import CoreText

/// A typeface without a size, as text layers take it.
public final class CGFont: Sendable, Hashable {
    let font: CTFont

    /// The typeface of a name: that of the font, its family or its file; nil where the machine has none.
    public init?(_ name: CFString) {
        guard let font = CTFont(name: name as String, size: 1) ?? UIFont(name: name as String, size: 1)?.font
        else {
            return nil
        }
        self.font = font
    }

    /// The name of the typeface with its style.
    public var postScriptName: CFString? { UIFont(font).fontName as CFString }

    /// Whether both are of one typeface.
    public static func == (left: CGFont, right: CGFont) -> Bool { left.font == right.font }

    /// Mixes the typeface into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
