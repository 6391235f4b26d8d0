import MotionPhysics

/// Recognizes fingers that drag.
///
/// It begins once they have moved by ten points, and changes while as many are down as it takes at least. The translation
/// counts from where they came down.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers move before it begins, in points, as on iOS.
    static let threshold: CGFloat = 10

    /// The threshold, in points, for a finger that has stopped a moving view: as much as a click trembles, so
    /// that the view follows at once. Ours.
    static let holdingThreshold: CGFloat = 3

    /// The least number of fingers; 1 by default.
    open var minimumNumberOfTouches = 1 {
        didSet { minimumNumberOfTouches = atLeastOne(minimumNumberOfTouches, "minimumNumberOfTouches") }
    }

    /// The greatest number of fingers; any number by default.
    open var maximumNumberOfTouches = Int.max {
        didSet { maximumNumberOfTouches = atLeastOne(maximumNumberOfTouches, "maximumNumberOfTouches") }
    }

    /// The translation in the window, since the fingers came down or the translation was set.
    private var moved = CGVector.zero
    /// The total movement, from which the velocity is computed.
    private var path = CGVector.zero
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    /// The location of each finger at the event before: fingers that come and go do not move the pan.
    private var lastPoints: [(touch: UITouch, location: CGPoint)] = []

    /// Something that moves by itself and that a finger coming down can hold.
    weak var holdable: (any HoldableMotion)?
    /// Whether the finger holds what was moving.
    private(set) var holds = false

    // MARK: - Asking

    /// Returns how far the fingers have moved, in a view's coordinates; nil: in the window's.
    open func translation(in view: UIView?) -> CGPoint {
        let vector = convert(moved, to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// Sets the translation; it counts on from there.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else {
            return diagnose(
                "setTranslation(_:in:)", "was given \(translation), which is ignored: pass finite points")
        }
        guard let view, let window = tracked.first?.window ?? view.window else {
            moved = CGVector(dx: translation.x, dy: translation.y)
            return
        }
        let origin = view.convert(CGPoint.zero, to: window)
        let end = view.convert(translation, to: window)
        moved = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }

    /// Returns the velocity in points a second, in a view's coordinates; nil: in the window's.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = tracker.velocity(at: lastTime)
        let vector = convert(CGVector(dx: CGFloat(velocity.x), dy: CGFloat(velocity.y)), to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        takeHold()
        if tracked.count > maximumNumberOfTouches {
            guard progress.isUndecided else {
                for touch in touches { ignore(touch, for: event) }
                return
            }
            return state = .failed
        }
        begin(touches, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !hasTooFewFingers else { return wait(event) }
        follow(event)
        guard progress.isUndecided else { return state = .changed }
        let threshold = holds ? Self.holdingThreshold : Self.threshold
        guard tracked.count >= minimumNumberOfTouches, hypot(path.dx, path.dy) >= threshold else { return }
        state = holds || mayBegin(along: path) ? .began : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if hasTooFewFingers { lastTime = event.timestamp } else { follow(event) }
        if progress.isUndecided {
            if tracked.allSatisfy({ !$0.isDown }) { state = .failed }
        } else {
            state = tracked.allSatisfy { !$0.isDown } ? .ended : .changed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        state = .cancelled
    }

    open override func reset() {
        if holds { holdable?.letGo() }
        holds = false
        moved = .zero
        path = .zero
        tracker.reset()
        lastPoints = []
    }

    /// Whether it may begin after fingers have moved this far; asked once, at the threshold.
    func mayBegin(along path: CGVector) -> Bool { true }

    /// Removes the recognition threshold from the translation, so that what is dragged starts under the
    /// finger without a jump. What the finger held before has stayed under it already.
    func skipThreshold() {
        guard !holds else { return }
        let distance = hypot(moved.dx, moved.dy)
        let rest = max(0, distance - Self.threshold) / max(distance, 1)
        moved = CGVector(dx: moved.dx * rest, dy: moved.dy * rest)
    }

    /// Holds what moves below the first finger.
    func takeHold() {
        guard !holds, progress.isUndecided, tracked.count == 1, let touch = tracked.first else { return }
        holds = holdable?.hold(at: touch.location(in: nil)) == true
    }

    // MARK: - Private

    /// Follows new fingers from where they came down, so that they do not move the pan by coming.
    private func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
        lastTime = event.timestamp
        if lastPoints.isEmpty { note(path, at: event.timestamp) }
        lastPoints += touches.sorted { $0.number < $1.number }.map { ($0, $0.location) }
    }

    private func follow(_ event: UIEvent) {
        lastTime = event.timestamp
        var step = CGVector.zero
        var count: CGFloat = 0
        for (touch, location) in lastPoints where tracked.contains(touch) {
            step.dx += touch.location.x - location.x
            step.dy += touch.location.y - location.y
            count += 1
        }
        if step != .zero {
            noteSamples(count: count)
            moved.dx += step.dx / count
            moved.dy += step.dy / count
            path.dx += step.dx / count
            path.dy += step.dy / count
            note(path, at: event.timestamp)
        } else if count == 0 {
            note(path, at: event.timestamp)
        }
        lastPoints = tracked.filter(\.isDown).map { ($0, $0.location) }
    }

    /// Whether it has begun, and too few fingers are left to move it.
    private var hasTooFewFingers: Bool {
        !progress.isUndecided && tracked.count < minimumNumberOfTouches
    }

    /// Leaves the pan where it is: too few fingers are left to move it.
    private func wait(_ event: UIEvent) {
        lastTime = event.timestamp
        note(path, at: event.timestamp)
        lastPoints = tracked.filter(\.isDown).map { ($0, $0.location) }
    }

    /// Feeds the single moves of one finger that were merged into this event to the velocity tracker, as they
    /// give a better velocity than their sum.
    private func noteSamples(count: CGFloat) {
        guard count == 1, let (touch, location) = lastPoints.first, touch.samples.count > 1 else { return }
        for sample in touch.samples.dropLast() {
            let offset = CGVector(
                dx: path.dx + sample.location.x - location.x, dy: path.dy + sample.location.y - location.y)
            note(offset, at: sample.timestamp)
        }
    }

    private func note(_ path: CGVector, at time: TimeInterval) {
        tracker.add(SIMD2(Double(path.dx), Double(path.dy)), at: time)
    }

    /// Converts a vector at the fingers' place from the window to a view's coordinates.
    private func convert(_ vector: CGVector, to view: UIView?) -> CGVector {
        guard let view, let window = tracked.first?.window ?? view.window else { return vector }
        let end = centroid
        let origin = CGPoint(x: end.x - vector.dx, y: end.y - vector.dy)
        let (first, last) = (view.convert(origin, from: window), view.convert(end, from: window))
        return CGVector(dx: last.x - first.x, dy: last.y - first.y)
    }
}
