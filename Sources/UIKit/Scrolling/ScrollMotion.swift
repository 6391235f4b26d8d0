import MotionPhysics

/// What moves the content at the moment. Each case is a function of the time since it began.
enum ScrollMotion {
    case rest
    /// A finger drags the content; `from` is the offset at the start, without the rubber band.
    case drag(from: CGPoint)
    /// The content decelerates after a drag.
    case decelerate(x: ScrollDeceleration, y: ScrollDeceleration, since: CFTimeInterval)
    /// The content moves to an offset that was set animated.
    case travel(ScrollTravel)
    /// The content follows the mouse wheel.
    case wheel(x: SpringMotion<Double>, y: SpringMotion<Double>, since: CFTimeInterval)
}

/// A glide from one offset to another along the ease-in-out curve.
struct ScrollTravel {
    /// Duration in seconds, as on iOS.
    static let duration: CFTimeInterval = 0.3

    let from: CGPoint
    let to: CGPoint
    let since: CFTimeInterval
    /// Whether a tap on the status bar began it.
    var isToTop = false

    func value(at time: CFTimeInterval) -> CGPoint {
        let progress = CGFloat(min(max((time - since) / Self.duration, 0), 1))
        // Ease in, ease out: the smooth step has no slope at either end.
        let eased = progress * progress * (3 - 2 * progress)
        return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
    }
}

extension UIScrollView {
    /// Tells the follower, and then the delegate.
    func tell(_ call: (any UIScrollViewDelegate) -> Void) {
        if let follower { call(follower) }
        if let delegate { call(delegate) }
    }

    /// The content offsets at which the content may rest, for each axis.
    var restingRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        let right = max(-insets.left, contentSize.width + insets.right - bounds.width)
        let top = -fullTopInset
        let bottom = max(top, contentSize.height + insets.bottom - bounds.height)
        return (-insets.left...right, top...bottom)
    }

    /// Returns the nearest offset at which the content may rest.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = restingRange
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }

    /// Sets the content offset and tells the delegate; infinite offsets are ignored.
    func scroll(to offset: CGPoint) {
        guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
        bounds.origin = offset
        setNeedsLayout()
        contentOwner?.contentScrollViewDidMove()
        placeIndicators()
        updateRefreshControl()
        tell { $0.scrollViewDidScroll(self) }
    }

    /// Whether the content moves by itself, or a finger moves it.
    var isInMotion: Bool {
        if case .rest = motion { false } else { true }
    }

    /// Stops the content where it is; a drag goes on.
    func stopMotion() {
        switch motion {
        case .rest, .drag: return
        case .decelerate:
            motion = .rest
            tell { $0.scrollViewDidEndDecelerating(self) }
        case .travel, .wheel:
            motion = .rest
        }
    }

    // MARK: - Frames

    /// Requests frames only while the content moves by itself, and shows or hides the indicators.
    func motionDidChange() {
        switch motion {
        case .rest:
            ticker.stop()
            hideIndicators()
        case .drag:
            ticker.stop()
            showIndicators()
        case .decelerate, .travel, .wheel:
            ticker.start()
            showIndicators()
        }
    }

    func step() {
        let now = CACurrentMediaTime()
        switch motion {
        case .rest, .drag: return
        case .decelerate(let x, let y, let since):
            let time = now - since
            scroll(to: CGPoint(x: aligned(x.value(at: time)), y: aligned(y.value(at: time))))
            guard isDecelerating, time >= max(x.duration, y.duration) else { return }
            motion = .rest
            tell { $0.scrollViewDidEndDecelerating(self) }
        case .travel(let travel):
            scroll(to: travel.value(at: now))
            guard case .travel = motion, now >= travel.since + ScrollTravel.duration else { return }
            motion = .rest
            if travel.isToTop {
                delegate?.scrollViewDidScrollToTop(self)
            } else {
                tell { $0.scrollViewDidEndScrollingAnimation(self) }
            }
        case .wheel(let x, let y, let since):
            let time = now - since
            let nearness = ScrollDeceleration.nearness
            let done =
                x.isAtRest(at: time, within: nearness) && y.isAtRest(at: time, within: nearness)
            let next =
                done ? CGPoint(x: x.target, y: y.target) : CGPoint(x: x.value(at: time), y: y.value(at: time))
            scroll(to: CGPoint(x: aligned(next.x), y: aligned(next.y)))
            if done, case .wheel = motion { motion = .rest }
        }
    }

    /// Rounds to whole pixels, so that text stays crisp.
    private func aligned(_ value: CGFloat) -> CGFloat {
        let scale = max(1, window?.screen.scale ?? 1)
        return (value * scale).rounded() / scale
    }

    // MARK: - Wheel

    /// Scrolls by the wheel's delta, clamped to the content; returns false if there is nothing to scroll.
    func scrollByWheel(_ delta: CGVector) -> Bool {
        guard isScrollEnabled, !isDragging else { return false }
        let now = CACurrentMediaTime()
        var start = contentOffset
        var velocity = CGPoint.zero
        var target = start
        if case .wheel(let x, let y, let since) = motion {
            let time = now - since
            velocity = CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
            start = CGPoint(x: x.value(at: time), y: y.value(at: time))
            target = CGPoint(x: x.target, y: y.target)
        }
        let isOnItsWay = target != start
        target = clamped(CGPoint(x: target.x - delta.dx, y: target.y - delta.dy))
        if isPagingEnabled {
            // One page a turn of the wheel: what comes while the page turns is the same turn.
            guard !isOnItsWay else { return true }
            target = page(after: target, from: start, velocity: CGPoint(x: -delta.dx, y: -delta.dy))
        }
        guard target != start else { return false }
        if isDecelerating { stopMotion() }
        motion = .wheel(
            x: SpringMotion(from: start.x, to: target.x, velocity: velocity.x, spring: .scrollWheel),
            y: SpringMotion(from: start.y, to: target.y, velocity: velocity.y, spring: .scrollWheel),
            since: now)
        return true
    }

    // MARK: - Indicators

    func showIndicators() {
        let range = restingRange
        if range.x.upperBound > range.x.lowerBound { horizontalIndicator.show() }
        if range.y.upperBound > range.y.lowerBound { verticalIndicator.show() }
        placeIndicators()
    }

    func hideIndicators() {
        horizontalIndicator.hide()
        verticalIndicator.hide()
    }

    func placeIndicators() {
        let range = restingRange
        let both = range.x.upperBound > range.x.lowerBound && range.y.upperBound > range.y.lowerBound
        let insets = adjustedContentInset
        let safe = automaticallyAdjustsScrollIndicatorInsets ? insets.adding(contentInset.negated) : .zero
        horizontalIndicator.place(
            visible: bounds, insets: insets, track: safe.adding(horizontalScrollIndicatorInsets),
            content: contentSize.width, leavesCorner: both)
        verticalIndicator.place(
            visible: bounds, insets: insets, track: safe.adding(verticalScrollIndicatorInsets),
            content: contentSize.height, leavesCorner: both)
    }
}
