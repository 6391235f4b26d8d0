extension UIScrollView {
    /// Whether the content is at its upper edge or past it, within half a point.
    var isAtTop: Bool { contentOffset.y <= -fullTopInset + 0.5 }
}

extension UIGestureRecognizer {
    /// Returns the innermost scroll view that `matches` and has scrolling enabled, between the view of the
    /// first touch and the recognizer's own.
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
