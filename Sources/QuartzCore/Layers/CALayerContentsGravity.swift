/// How contents are fitted into a layer's bounds. "Bottom" is the end with the greatest y here, as in UIKit.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a gravity from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, at its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the upper edge, at its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the lower edge, at its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge, at its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge, at its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the upper left corner, at its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the upper right corner, at its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the lower left corner, at its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the lower right corner, at its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill; the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The largest size that fits, with the proportions kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The smallest size that fills, with the proportions kept.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
