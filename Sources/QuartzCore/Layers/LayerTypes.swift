import CoreGraphics

/// Which corners `cornerRadius` rounds; "min" is left or top.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all = CACornerMask(rawValue: 15)
}

/// How contents are fitted into a layer's bounds. "Bottom" is the end with the greatest y here, as in UIKit.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// From a name.
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
    /// As large as fits, with its proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills, with its proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are sampled when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// From a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Smooth; the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Hard pixels.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}
