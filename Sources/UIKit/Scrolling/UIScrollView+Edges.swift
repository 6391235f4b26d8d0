extension UIScrollView {
    /// Whether the content cannot be dragged down without pulling it past its edge; half a point is none.
    var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}

extension UIGestureRecognizer {
    /// The innermost scroll view, between the view that the first finger came down on and the recognizer's own, that the
    /// user may scroll and that `matches`.
    func touchedScrollView(where matches: (UIScrollView) -> Bool) -> UIScrollView? {
        var touched = sequence.first?.view
        while let current = touched, current !== view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, matches(scrollView) {
                return scrollView
            }
            touched = current.superview
        }
        return nil
    }
}
