/// Recognizes the fingers that zoom a scroll view, together with the drag of the same fingers.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    convenience init(scrollView: UIScrollView) {
        self.init(target: scrollView, action: UIScrollView.handlePinch)
        self.scrollView = scrollView
        knowsTransitions = true
        // The finger that is left drags on.
        endsWithFirstFinger = true
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
