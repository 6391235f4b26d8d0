import Foundation
import QuartzCore

extension UIView {
    /// Returns the scroll views here and below that are seen on the screen and want to be scrolled to the
    /// top.
    func scrollViewsToTop(in screen: CGRect) -> [UIScrollView] {
        guard !isHidden, alpha > 0, convert(bounds, to: nil).intersects(screen) else { return [] }
        let below = subviews.flatMap { $0.scrollViewsToTop(in: screen) }
        guard let own = self as? UIScrollView, own.scrollsToTop else { return below }
        return [own] + below
    }
}

extension UIScrollView {
    /// Scrolls to the top as a tap on the status bar does, if the delegate agrees.
    func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        clock.perform {
            stopMotion()
            var travel = ScrollTravel(from: contentOffset, to: top, since: CACurrentMediaTime())
            travel.isToTop = true
            motion = .travel(travel)
        }
    }
}
