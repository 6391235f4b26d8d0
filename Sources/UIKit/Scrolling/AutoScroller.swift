import QuartzCore

/// Scrolls while something is dragged close to the upper or the lower edge.
@MainActor
final class AutoScroller {
    /// How close to an edge it begins, in points, and the greatest velocity, in points a second. Our own values.
    private static let reach: CGFloat = 60
    private static let fastest: CGFloat = 600

    private weak var scrollView: UIScrollView?
    private let moved: @MainActor () -> Void
    private lazy var ticker = FrameTicker { [weak self] in self?.step() }
    private var velocity: CGFloat = 0
    private var last: CFTimeInterval = 0

    /// - Parameters:
    ///   - scrollView: what is scrolled.
    ///   - moved: called after the content has moved.
    init(_ scrollView: UIScrollView, moved: @escaping @MainActor () -> Void) {
        self.scrollView = scrollView
        self.moved = moved
    }

    /// Scrolls by where something is dragged: the closer to an edge the faster.
    ///
    /// - Parameter range: what it covers, in the scroll view's coordinates.
    func follow(_ range: ClosedRange<CGFloat>) {
        guard let scrollView else { return stop() }
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let (above, below) = (
            seen.minY + Self.reach - range.lowerBound, range.upperBound - seen.maxY + Self.reach
        )
        let part = above > 0 ? -above : below > 0 ? below : 0
        velocity = min(max(part / Self.reach, -1), 1) * Self.fastest
        guard velocity != 0 else { return stop() }
        if last == 0 { last = CACurrentMediaTime() }
        ticker.start()
    }

    func stop() {
        velocity = 0
        last = 0
        ticker.stop()
    }

    private func step() {
        guard let scrollView, velocity != 0 else { return stop() }
        let now = CACurrentMediaTime()
        let way = velocity * CGFloat(now - last)
        last = now
        let offset = scrollView.clamped(
            CGPoint(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y + way))
        guard offset != scrollView.contentOffset else { return stop() }
        scrollView.scroll(to: offset)
        moved()
    }
}
