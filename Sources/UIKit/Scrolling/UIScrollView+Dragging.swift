import MotionPhysics

extension UIScrollView {
    /// The least release velocity that decelerates, in points per second; slower ones count as zero.
    private static let leastFlick: CGFloat = 40

    /// Content that is no farther from an edge than this is at the edge, in points.
    private static let edgeNearness: CGFloat = 0.5
    /// A drag that is this many times longer along one axis than along the other is locked to it.
    private static let lockRatio: CGFloat = 2

    var canDragHorizontally: Bool {
        alwaysBounceHorizontal || restingRange.x.upperBound > restingRange.x.lowerBound
    }

    var canDragVertically: Bool {
        alwaysBounceVertical || restingRange.y.upperBound > restingRange.y.lowerBound
    }

    // MARK: - Touch

    /// Begins the tracking; returns whether the touch has stopped moving content.
    func touchDown() -> Bool {
        isTracking = true
        switch motion {
        case .rest, .drag: return false
        case .decelerate, .travel, .wheel:
            stopMotion()
            return true
        }
    }

    func mayDrag(along translation: CGPoint) -> Bool {
        let isHorizontal = abs(translation.x) > abs(translation.y)
        guard isHorizontal ? canDragHorizontally : canDragVertically else { return false }
        return !leavesDragToOuter(isHorizontal, by: isHorizontal ? -translation.x : -translation.y)
    }

    /// Whether the content is at the edge to which a drag goes, and a scroll view around it can still go there.
    private func leavesDragToOuter(_ isHorizontal: Bool, by way: CGFloat) -> Bool {
        guard !hasRoom(isHorizontal, towards: way) else { return false }
        var outer = superview
        while let view = outer {
            if let view = view as? UIScrollView, view.isScrollEnabled,
                view.hasRoom(isHorizontal, towards: way)
            {
                return true
            }
            outer = view.superview
        }
        return false
    }

    private func hasRoom(_ isHorizontal: Bool, towards way: CGFloat) -> Bool {
        let range = isHorizontal ? restingRange.x : restingRange.y
        let offset = isHorizontal ? contentOffset.x : contentOffset.y
        return way > 0
            ? offset < range.upperBound - Self.edgeNearness : offset > range.lowerBound + Self.edgeNearness
    }

    /// Ends the tracking without a drag; content past its edge springs back.
    func touchUp() {
        guard isTracking else { return }
        isTracking = false
        guard case .rest = motion, !zoom.isActive else { return }
        if isPagingEnabled {
            let target = page(after: contentOffset, from: contentOffset, velocity: .zero)
            if target != contentOffset { decelerate(velocity: .zero, page: target) }
        } else if restAfterTouch != contentOffset {
            decelerate(velocity: .zero, reach: restAfterTouch)
        }
    }

    // MARK: - Drag

    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDragging(pan)
        case .changed: drag(pan)
        case .ended: endDragging(velocity: pan.velocity(in: self))
        case .cancelled, .failed: endDragging(velocity: .zero)
        default: break
        }
    }

    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        pan.skipThreshold()
        stopMotion()
        isTracking = true
        lockDirection(along: pan.translation(in: self))
        dragStart = contentOffset
        holdContent()
        if keyboardDismissMode != .none { endEditing(true) }
        tell { $0.scrollViewWillBeginDragging(self) }
        drag(pan)
    }

    /// Lets a drag go on from an offset that code has set meanwhile.
    func goOnDragging() {
        if isDragging { holdContent(after: panGestureRecognizer.translation(in: self)) }
    }

    /// Lets the drag go on from where the content is, as after a zoom.
    ///
    /// - Parameter translation: how far the finger has moved in this drag.
    func holdContent(after translation: CGPoint = .zero) {
        // Content that is caught past its edge: its offset without the rubber band.
        let edge = clamped(contentOffset)
        let (past, width, height) = (contentOffset, bounds.width, bounds.height)
        motion = .drag(
            from: CGPoint(
                x: edge.x + RubberBand(dimension: width).distance(for: past.x - edge.x) + translation.x,
                y: edge.y + RubberBand(dimension: height).distance(for: past.y - edge.y) + translation.y))
    }

    private func lockDirection(along way: CGPoint) {
        let (dx, dy) = (abs(way.x), abs(way.y))
        lockedAxis = nil
        guard isDirectionalLockEnabled else { return }
        if dx > dy * Self.lockRatio { lockedAxis = .horizontal }
        if dy > dx * Self.lockRatio { lockedAxis = .vertical }
    }

    private var movesHorizontally: Bool { canDragHorizontally && lockedAxis != .vertical }
    private var movesVertically: Bool { canDragVertically && lockedAxis != .horizontal }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard case .drag(let start) = motion, !isZooming else { return }
        let translation = pan.translation(in: self)
        let range = restingRange
        var offset = contentOffset
        if movesHorizontally {
            offset.x = dragged(start.x - translation.x, in: range.x, dimension: bounds.width)
        }
        if movesVertically {
            offset.y = dragged(start.y - translation.y, in: range.y, dimension: bounds.height)
        }
        scroll(to: offset)
    }

    func dragged(_ value: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        guard bounces else { return min(max(value, range.lowerBound), range.upperBound) }
        return RubberBand(dimension: dimension).clamp(
            value, to: Double(range.lowerBound)...Double(range.upperBound))
    }

    private func endDragging(velocity fingerVelocity: CGPoint) {
        guard case .drag = motion else { return }
        isTracking = false
        refreshControl?.dragWillEnd(self)
        let velocity = CGPoint(
            x: movesHorizontally ? flick(-fingerVelocity.x) : 0,
            y: movesVertically ? flick(-fingerVelocity.y) : 0)
        if isPagingEnabled { return endPaging(velocity: velocity) }
        let rate = decelerationRate.rawValue
        let start = contentOffset
        let projected = besideLargeTitle(
            CGPoint(
                x: start.x + Deceleration(initialVelocity: velocity.x, rate: rate).totalDistance,
                y: start.y + Deceleration(initialVelocity: velocity.y, rate: rate).totalDistance))
        let proposed = clamped(projected)
        let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingOffset(proposed: proposed, velocity: pace)
        delegate?.scrollViewWillEndDragging(self, withVelocity: pace, targetContentOffset: &target)
        // The delegate may have set an offset itself, which ended the drag.
        guard case .drag = motion else { return }

        let reach = CGPoint(
            x: target.x == proposed.x ? projected.x : target.x,
            y: target.y == proposed.y ? projected.y : target.y)
        let goesOn = reach != start || clamped(start) != start
        tell { $0.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
        guard case .drag = motion else { return }
        guard goesOn else {
            motion = .rest
            return
        }
        decelerate(velocity: velocity, reach: reach)
    }

    /// Ends a drag at a page. What the delegate sets as the target is ignored, as on iOS.
    private func endPaging(velocity: CGPoint) {
        let page = page(after: contentOffset, from: dragStart, velocity: velocity)
        var target = page
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target)
        guard case .drag = motion else { return }
        let goesOn = page != contentOffset
        tell { $0.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
        guard case .drag = motion else { return }
        guard goesOn else { return motion = .rest }
        decelerate(velocity: velocity, page: page)
    }

    private func decelerate(velocity: CGPoint, page: CGPoint) {
        delegate?.scrollViewWillBeginDecelerating(self)
        motion = .decelerate(
            x: ScrollDeceleration(start: contentOffset.x, page: page.x, velocity: velocity.x),
            y: ScrollDeceleration(start: contentOffset.y, page: page.y, velocity: velocity.y),
            since: CACurrentMediaTime())
    }

    /// Springs back to where the content may rest, if it is past its edges.
    func settle() {
        if clamped(contentOffset) != contentOffset, case .rest = motion { decelerate(velocity: .zero) }
    }

    private func flick(_ velocity: CGFloat) -> CGFloat {
        abs(velocity) < Self.leastFlick ? 0 : velocity
    }

    private func decelerate(velocity: CGPoint, reach: CGPoint? = nil) {
        let range = restingRange
        let start = contentOffset
        let reach = reach ?? start
        let rate = decelerationRate.rawValue
        delegate?.scrollViewWillBeginDecelerating(self)
        motion = .decelerate(
            x: ScrollDeceleration(
                start: start.x, reach: reach.x, velocity: velocity.x, range: range.x, rate: rate,
                bounces: bounces),
            y: ScrollDeceleration(
                start: start.y, reach: reach.y, velocity: velocity.y, range: range.y, rate: rate,
                bounces: bounces),
            since: CACurrentMediaTime())
    }
}
