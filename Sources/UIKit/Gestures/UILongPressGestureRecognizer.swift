/// Recognizes fingers that stay on one place. The gesture goes on while they move afterwards, and ends when
/// they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers stay before it begins, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet {
            guard !(minimumPressDuration >= 0) else { return }
            diagnose(
                "minimumPressDuration", "cannot be \(minimumPressDuration), so it is 0.5: set seconds from 0")
            minimumPressDuration = 0.5
        }
    }

    /// How far the fingers may move before it begins, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1 {
        didSet { numberOfTouchesRequired = atLeastOne(numberOfTouchesRequired, "numberOfTouchesRequired") }
    }

    /// The number of taps on the place before the press; 0 by default.
    open var numberOfTapsRequired = 0

    private var start: CGPoint?
    private var deadline: Deadline?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isUndecided else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard tracked.count <= numberOfTouchesRequired else { return state = .failed }
        guard tracked.count == numberOfTouchesRequired,
            tracked.allSatisfy({ $0.tapCount > numberOfTapsRequired })
        else { return }
        start = centroid
        let time = event.timestamp + minimumPressDuration
        guard time > event.timestamp else { return state = .began }
        deadline = environment.clock.schedule(at: time) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isUndecided else { return state = .changed }
        guard let start else { return }
        let now = centroid
        if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = progress.isUndecided ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        deadline?.cancel()
        deadline = nil
        start = nil
    }
}
