import Foundation

/// The surroundings of a sheet in which the height of a detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }

    /// The height of the large detent, in points above the lower safe area.
    var maximumDetentValue: CGFloat { get }
}
