import Foundation

// The C interface, as far as source for iOS hands fonts about.

/// Returns the font of a name: that of its family, its own, or its file's. One that the machine does not have
/// becomes the system font.
///
/// - Parameters:
///   - name: the name.
///   - size: in points; 0 for 12.
///   - matrix: nil. A font is not slanted or stretched by a matrix here.
/// - Returns: the font.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return CTFont(name: name as String, size: size) ?? CTFont(family: .system, size: size)
}

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the distance from the baseline up to a line's top, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascent }

/// Returns the distance from the baseline down to a line's bottom, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.metrics.descent }

/// Returns the gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics.leading }

/// Returns the height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }

/// Returns the height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }

/// Returns the name of the family that the machine has for a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { (font.resolvedFamily ?? "") as CFString }
