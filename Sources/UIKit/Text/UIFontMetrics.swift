import Foundation

/// Scales fonts and lengths to the size of text that the user wants.
///
/// What is scaled grows as the font of the text style does between the usual size and the wanted one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Makes the metrics of a purpose.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font scaled to the user's size, which follows that in views that adjust fonts.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns a font scaled to the user's size, at most as large as a number of points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled to the size of some traits; nil stands for the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled to the size of some traits.
    ///
    /// - Parameters:
    ///   - font: the font for the usual size of text.
    ///   - maximumPointSize: the largest size; 0 for none.
    ///   - traitCollection: the traits; nil for the current ones.
    /// - Returns: the scaled font.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let base = font.scaling?.base ?? font.font
        return FontScaling(style: style, base: base, maximum: maximumPointSize > 0 ? maximumPointSize : nil)
            .font(for: traitCollection)
    }

    /// Returns a length scaled to the user's size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled to the size of some traits; nil stands for the current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * style.scale(for: (traitCollection ?? .current).preferredContentSizeCategory)
    }
}
