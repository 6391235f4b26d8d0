import Motion

extension UIScrollView {
    /// The least release velocity that decelerates, in points per second; slower ones count as zero.
    private static let leastFlick: CGFloat = 40

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
        return isHorizontal ? canDragHorizontally : canDragVertically
    }

    /// Ends the tracking without a drag; content past its edge springs back.
    func touchUp() {
        guard isTracking else { return }
        isTracking = false
        if clamped(contentOffset) != contentOffset, case .rest = motion { decelerate(velocity: .zero) }
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
        // Content that is caught past its edge: its offset without the rubber band.
        let edge = clamped(contentOffset)
        let (past, width, height) = (contentOffset, bounds.width, bounds.height)
        motion = .drag(
            from: CGPoint(
                x: edge.x + RubberBand(dimension: width).distance(for: past.x - edge.x),
                y: edge.y + RubberBand(dimension: height).distance(for: past.y - edge.y)))
        delegate?.scrollViewWillBeginDragging(self)
        drag(pan)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard case .drag(let start) = motion else { return }
        let translation = pan.translation(in: self)
        let range = restingRange
        var offset = contentOffset
        if canDragHorizontally {
            offset.x = dragged(start.x - translation.x, in: range.x, dimension: bounds.width)
        }
        if canDragVertically {
            offset.y = dragged(start.y - translation.y, in: range.y, dimension: bounds.height)
        }
        scroll(to: offset)
    }

    private func dragged(_ value: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        guard bounces else { return min(max(value, range.lowerBound), range.upperBound) }
        return RubberBand(dimension: dimension).clamp(
            value, to: Double(range.lowerBound)...Double(range.upperBound))
    }

    private func endDragging(velocity fingerVelocity: CGPoint) {
        guard case .drag = motion else { return }
        isTracking = false
        let velocity = CGPoint(
            x: canDragHorizontally ? flick(-fingerVelocity.x) : 0,
            y: canDragVertically ? flick(-fingerVelocity.y) : 0)
        let rate = decelerationRate.rawValue
        let start = contentOffset
        let projected = CGPoint(
            x: start.x + Deceleration(initialVelocity: velocity.x, rate: rate).totalDistance,
            y: start.y + Deceleration(initialVelocity: velocity.y, rate: rate).totalDistance)
        var target = clamped(projected)
        let proposed = target
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target)
        // The delegate may have set an offset itself, which ended the drag.
        guard case .drag = motion else { return }

        let reach = CGPoint(
            x: target.x == proposed.x ? projected.x : target.x,
            y: target.y == proposed.y ? projected.y : target.y)
        let goesOn = reach != start || clamped(start) != start
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard case .drag = motion else { return }
        guard goesOn else {
            motion = .rest
            return
        }
        decelerate(velocity: velocity, reach: reach)
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
