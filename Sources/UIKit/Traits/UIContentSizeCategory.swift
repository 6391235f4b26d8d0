import Foundation

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The size of text here, and on iOS unless the user changes it.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

    /// Whether the text is so large that layouts should change: never here.
    public var isAccessibilityCategory: Bool { false }

    /// Posted when the user wants another size. There is no such setting of the system here.
    public static let didChangeNotification = NSNotification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}

extension UITraitCollection {
    /// How large the user wants text: as iOS has it unless that is changed.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// Scales fonts and lengths to the size of text that the user wants, which is that of the design here.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Makes the metrics of a purpose.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        super.init()
    }

    /// Returns a font scaled to the user's size: the font itself.
    open func scaledFont(for font: UIFont) -> UIFont { font }

    /// Returns a font scaled to the user's size, at most as large as a number of points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize && maximumPointSize > 0 ? font.withSize(maximumPointSize) : font
    }

    /// Returns a font scaled to the size of some traits: the font itself.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font
    }

    /// Returns a length scaled to the user's size: the length itself.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
