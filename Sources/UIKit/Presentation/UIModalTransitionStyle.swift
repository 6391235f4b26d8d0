/// How a presented controller comes and goes if no animator of a transitioning delegate does it.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the lower edge, and down again.
    case coverVertical = 0
    /// It is the back of what is there, which turns about the vertical axis; and turns back.
    case flipHorizontal = 1
    /// It fades in over what is there, and out again.
    case crossDissolve = 2
    /// What is there is turned over like a page, by its upper edge, and uncovers it; and is turned back. The page is
    /// flat and is turned over completely.
    case partialCurl = 3
}

extension UIModalTransitionStyle {
    /// Who animates the style.
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
