/// How a presented controller appears and disappears if no transitioning delegate supplies an animator.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the lower edge, and down again.
    case coverVertical = 0
    /// The current view turns over about the vertical axis, like a card with the new one on its back; and
    /// turns back.
    case flipHorizontal = 1
    /// It fades in over what is there, and out again.
    case crossDissolve = 2
    /// The current view is turned over like a page, by its upper edge, and uncovers the new one; and is
    /// turned back. The page is flat and is turned over completely.
    case partialCurl = 3
}

extension UIModalTransitionStyle {
    /// The style, or a dissolve in place of a slide if the user prefers cross-fades.
    @MainActor var asPreferred: UIModalTransitionStyle {
        self == .coverVertical && UIAccessibility.prefersCrossFadeTransitions ? .crossDissolve : self
    }

    /// Returns the animator of the style.
    @MainActor
    func animator(
        for operation: PresentationTransition.Operation
    ) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .coverVertical: CoverVerticalAnimator(operation)
        case .flipHorizontal: FlipHorizontalAnimator(operation)
        case .crossDissolve: CrossDissolveAnimator(operation)
        case .partialCurl: CurlAnimator(operation)
        }
    }
}
