import Foundation

/// The measures of a popover's arrow and edge, in points.
struct PopoverShape: Equatable {
    /// The arrow's length from edge to tip; at first as on iOS.
    var arrowLength: CGFloat = 13
    /// The arrow's width along the edge; at first as on iOS.
    var arrowBase: CGFloat = 27
    /// How far the contents are from the edges of the body.
    var insets = UIEdgeInsets.zero

    /// The corner radius of the body, as on iOS.
    static let cornerRadius: CGFloat = 13
}

extension PopoverShape {
    /// The measures of an app's own background.
    @MainActor
    init(of background: any UIPopoverBackgroundViewMethods.Type) {
        arrowLength = max(background.arrowHeight(), 0)
        arrowBase = max(background.arrowBase(), 0)
        insets = background.contentViewInsets()
    }
}
