import QuartzCore

/// Scrolls while something is dragged close to an edge.
@MainActor
final class AutoScroller {
    /// How close to an edge it begins, in points, and the greatest velocity, in points a second. Our own values.
    private static let reach: CGFloat = 60
    private static let fastest: CGFloat = 600

    private weak var scrollView: UIScrollView?
    private let moved: @MainActor () -> Void
    private lazy var ticker = FrameTicker { [weak self] in self?.step() }
    private var velocity = CGVector.zero
    private var last: CFTimeInterval = 0

    /// - Parameters:
    ///   - scrollView: what is scrolled.
    ///   - moved: called after the content has moved.
    init(_ scrollView: UIScrollView, moved: @escaping @MainActor () -> Void) {
        self.scrollView = scrollView
        self.moved = moved
    }

    /// Scrolls by where something is dragged, the closer to an edge the faster, along the axes on which there is more
    /// content than is seen.
    ///
    /// - Parameter rect: what it covers, in the scroll view's coordinates.
    func follow(_ rect: CGRect) {
        guard let scrollView else { return stop() }
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        velocity = .zero
        if scrollView.contentSize.width > seen.width {
            velocity.dx = Self.velocity(rect.minX - seen.minX, seen.maxX - rect.maxX)
        }
        if scrollView.contentSize.height > seen.height {
            velocity.dy = Self.velocity(rect.minY - seen.minY, seen.maxY - rect.maxY)
        }
        guard velocity != .zero else { return stop() }
        if last == 0 { last = CACurrentMediaTime() }
        ticker.start()
    }

    /// Returns how fast to scroll along an axis, by the distances to both edges.
    private static func velocity(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
        let part = before < reach ? before - reach : after < reach ? reach - after : 0
        return min(max(part / reach, -1), 1) * fastest
    }

    func stop() {
        velocity = .zero
        last = 0
        ticker.stop()
    }

    private func step() {
        guard let scrollView, velocity != .zero else { return stop() }
        let now = CACurrentMediaTime()
        let time = CGFloat(now - last)
        last = now
        let before = scrollView.contentOffset
        let offset = scrollView.clamped(
            CGPoint(x: before.x + velocity.dx * time, y: before.y + velocity.dy * time))
        guard offset != scrollView.contentOffset else { return stop() }
        scrollView.scroll(to: offset)
        moved()
    }
}
