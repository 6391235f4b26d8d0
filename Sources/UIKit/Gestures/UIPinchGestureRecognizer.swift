/// Recognizes two fingers that move apart or together.
///
/// The gesture changes while both are down, and ends when both are lifted: one that comes down again goes on with it.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of the fingers' distance at which it begins, in points.
    private static let threshold: CGFloat = 8

    /// The fingers' distance over the one at the start; set it to 1 to count from now on.
    open var scale: CGFloat = 1 {
        didSet { if !isFollowing { startDistance = scale > 0 ? distance / scale : distance } }
    }

    /// How fast the scale changes, per second.
    open private(set) var velocity: CGFloat = 0

    /// Whether it ends with the first finger that is lifted, as the other one does something else then.
    var endsWithFirstFinger = false

    private var startDistance: CGFloat = 0
    private var isFollowing = false
    private var lastTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        startDistance = scale > 0 ? distance / scale : distance
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count == 2, startDistance > 0 else { return }
        if progress.isUndecided {
            guard abs(distance - startDistance) >= Self.threshold else { return }
            follow(event)
            state = .began
        } else {
            follow(event)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let areLifted = tracked.allSatisfy { !$0.isDown }
        if progress.isUndecided {
            if areLifted { state = .failed }
        } else if areLifted || endsWithFirstFinger {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        startDistance = 0
        velocity = 0
        isFollowing = true
        scale = 1
        isFollowing = false
    }

    private func follow(_ event: UIEvent) {
        let old = scale
        isFollowing = true
        scale = distance / startDistance
        isFollowing = false
        let elapsed = event.timestamp - lastTime
        if elapsed > 0 { velocity = (scale - old) / CGFloat(elapsed) }
        lastTime = event.timestamp
    }

    /// The distance between the two fingers; 0 with one.
    private var distance: CGFloat {
        guard tracked.count == 2 else { return 0 }
        let (a, b) = (tracked[0].location, tracked[1].location)
        return hypot(a.x - b.x, a.y - b.y)
    }
}
