import CoreText
import Foundation

/// A typeface without a size, as text layers take it.
public final class CGFont: Sendable, Hashable {
    let font: CTFont
    /// The file of a font that the program brings; nil for those of the machine.
    let file: FontFile?

    /// The typeface of a name: that of the font, its family or its file; nil where the machine has none.
    public init?(_ name: CFString) {
        guard let font = CTFont(name: name as String, size: 1) ?? UIFont(name: name as String, size: 1)?.font
        else {
            return nil
        }
        self.font = font
        file = nil
    }

    /// The typeface in bytes; nil where those are no font. Text can use it once it is registered.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = FontFile(bytes: data as Data) else { return nil }
        font = file.font
        self.file = file
    }

    /// The name of the typeface with its style.
    public var postScriptName: CFString? { UIFont(font).fontName as CFString }

    /// Whether both are of one typeface.
    public static func == (left: CGFont, right: CGFont) -> Bool { left.font == right.font }

    /// Mixes the typeface into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Makes a font that the program brings known to it.
///
/// - Parameters:
///   - font: the font; those of the machine are known already.
///   - error: gets what went wrong.
/// - Returns: whether it was not known before.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontRegistration.register(font.file?.path ?? "", error) }
