/// Recognizes two fingers that turn about each other.
///
/// The gesture changes while both are down, and ends when both are lifted: one that comes down again goes on with it.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far they turn before it begins, in radians: about six degrees.
    private static let threshold: CGFloat = 0.1

    /// How far they have turned, clockwise in radians; set it to 0 to count from now on.
    open var rotation: CGFloat = 0

    /// How fast they turn, in radians per second.
    open private(set) var velocity: CGFloat = 0

    private var lastAngle: CGFloat?
    private var lastTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        lastAngle = angle
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let last = lastAngle else { return }
        // Of the two ways round the shorter one.
        let step = (angle - last).remainder(dividingBy: 2 * .pi)
        rotation += step
        let elapsed = event.timestamp - lastTime
        if elapsed > 0 { velocity = step / CGFloat(elapsed) }
        lastAngle = angle
        lastTime = event.timestamp
        if !progress.isUndecided {
            state = .changed
        } else if abs(rotation) >= Self.threshold {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.allSatisfy({ !$0.isDown }) else { return }
        state = progress.isUndecided ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        rotation = 0
        velocity = 0
        lastAngle = nil
    }

    /// The angle of the line between the two fingers; nil with one.
    private var angle: CGFloat? {
        guard tracked.count == 2 else { return nil }
        let (a, b) = (tracked[0].location, tracked[1].location)
        return atan2(b.y - a.y, b.x - a.x)
    }
}
