import Foundation

/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// 0: unspecified.
    public static let defaultValue: CGFloat = 0
}
