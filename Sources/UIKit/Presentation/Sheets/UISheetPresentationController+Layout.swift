import Foundation

/// Derives layout and stops from the sheet's properties.
extension UISheetPresentationController {
    func layout(in container: UIView) -> SheetLayout {
        layout(size: container.bounds.size, safeArea: container.safeAreaInsets)
    }

    func layout(size: CGSize, safeArea: UIEdgeInsets) -> SheetLayout {
        let wishes = SheetLayout.Wishes(
            isPage: prefersPageSizing, preferredSize: presentedViewController.preferredContentSize,
            attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
            widthFollowsPreferredSize: widthFollowsPreferredContentSizeWhenEdgeAttached)
        let traits = UITraitCollection(stageSize: size, scale: UIScreen.main.scale)
        return SheetLayout(container: size, safeArea: safeArea, traits: traits, wishes: wishes)
    }

    /// The radius of the card's corners, in points.
    var cornerRadius: CGFloat {
        guard let radius = preferredCornerRadius, radius != Self.automaticDimension else {
            return SheetCardView.standardRadius
        }
        return max(radius, 0)
    }

    func stops(in layout: SheetLayout) -> SheetStops {
        let large = layout.largestPosition
        guard layout.form != .fullScreen else { return SheetStops([], large: large) }
        let context = SheetDetentContext(traits: surroundingTraits, maximum: layout.maximumDetentValue)
        let active = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                SheetStops.Stop(identifier: detent.identifier, position: layout.position(ofDetent: value))
            }
        }
        return SheetStops(active, large: large, undimmed: largestUndimmedDetentIdentifier)
    }
}

/// The context in which detents are resolved.
private final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}
