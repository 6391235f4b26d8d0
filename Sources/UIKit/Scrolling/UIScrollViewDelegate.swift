/// Hears of a scroll view's motion. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: SelectorResponder {
    /// The content offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger is about to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger was lifted; where the content will come to rest may be changed.
    ///
    /// The velocity is in points per millisecond, as in UIKit.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted; the content decelerates or rests.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content came to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An offset that was set animated has been reached.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view that zooming scales, a subview of the scroll view; nil where nothing zooms.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// The content is about to be zoomed by fingers, or animated.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The zoom scale changed, whoever changed it. The content offset has followed already.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The fingers were lifted, and the content is back within the limits; or an animated zoom is over.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// The content's inset with what the safe area adds changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// Where a delegate leaves a method out, a `MessageForwarder` may have another object called.
extension UIScrollViewDelegate {
    private func standIn(for message: String) -> (any UIScrollViewDelegate)? {
        StandIn.of(self, for: message, as: (any UIScrollViewDelegate).self)
    }

    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
    }

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
    }

    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let other = standIn(for: "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
        other?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        standIn(for: "scrollViewDidEndDragging:willDecelerate:")?
            .scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
    }

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
    }

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        standIn(for: "scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
    }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
    }

    /// Nothing zooms.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        standIn(for: "viewForZoomingInScrollView:")?.viewForZooming(in: scrollView)
    }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        standIn(for: "scrollViewWillBeginZooming:withView:")?
            .scrollViewWillBeginZooming(scrollView, with: view)
    }

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
    }

    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        standIn(for: "scrollViewDidEndZooming:withView:atScale:")?
            .scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        standIn(for: "scrollViewDidChangeAdjustedContentInset:")?
            .scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}

extension UIScrollView {
    /// Returns the delegate as that of a kind of scroll view, or who stands in for it there.
    ///
    /// - Parameters:
    ///   - type: the protocol of such delegates.
    ///   - message: the Objective-C name of one of the protocol's methods.
    /// - Returns: the delegate; nil for one that is of no use to such a view.
    func actingDelegate<Kind>(as type: Kind.Type, havingMethod message: String) -> Kind? {
        guard let delegate else { return nil }
        return delegate as? Kind ?? StandIn.of(delegate, for: message, as: type)
    }
}
