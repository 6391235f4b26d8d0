import Foundation

/// The trait of the display's scale, in pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// 0, which means unspecified.
    public static let defaultValue: CGFloat = 0
}
