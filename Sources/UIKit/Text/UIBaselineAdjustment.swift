import Foundation

/// Where the letters of a label that were made smaller lie.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that the letters would have in their full size.
    case alignBaselines = 0
    /// In the middle of the height.
    case alignCenters = 1
    /// At the top.
    case none = 2

    /// Returns how far below the middle of a height small letters lie.
    ///
    /// - Parameters:
    ///   - small: the height of the line of small letters, and its baseline from its top.
    ///   - full: the same of letters in their full size.
    ///   - height: that of the label.
    /// - Returns: points; negative above the middle.
    func drop(
        of small: (height: CGFloat, baseline: CGFloat), in full: (height: CGFloat, baseline: CGFloat),
        height: CGFloat
    ) -> CGFloat {
        let middle = (height - small.height) / 2
        return switch self {
        case .alignBaselines: (height - full.height) / 2 + full.baseline - small.baseline - middle
        case .alignCenters: 0
        case .none: -middle
        }
    }
}
