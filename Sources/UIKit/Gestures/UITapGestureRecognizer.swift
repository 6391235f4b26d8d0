/// Recognizes one or several quick taps on one place.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a finger may move, and how far the next of several taps may lie from the first, in points: the
    /// width of a fingertip, as on iOS. The fingers of one tap may be any distance apart.
    private static let allowedMovement: CGFloat = 45
    /// The longest pause between two taps, as on iOS.
    private static let longestPause: TimeInterval = 0.35
    /// The longest that a finger may stay down where several taps or fingers are required, in seconds, as on
    /// iOS.
    private static let longestTap: TimeInterval = 0.75

    /// The number of taps; 1 by default.
    open var numberOfTapsRequired = 1 {
        didSet { numberOfTapsRequired = atLeastOne(numberOfTapsRequired, "numberOfTapsRequired") }
    }

    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1 {
        didSet { numberOfTouchesRequired = atLeastOne(numberOfTouchesRequired, "numberOfTouchesRequired") }
    }

    /// The mouse's button that taps; default the primary one, which a finger counts as.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    override func mayReceive(_ touch: UITouch) -> Bool { buttonMaskRequired.contains(touch.button) }

    private var tapsDone = 0
    private var fingers = 0
    /// Where the fingers of the first tap came down.
    private var places: [CGPoint] = []
    /// Where the fingers of the last tap were lifted.
    private var lifted: [CGPoint] = []
    private var starts: [(touch: UITouch, location: CGPoint)] = []
    private var deadline: Deadline?

    override var isBetweenTouches: Bool {
        tapsDone > 0 && tapsDone < numberOfTapsRequired && progress.isUndecided
    }

    /// The middle of all fingers of a tap, though they are not lifted at the same time.
    override var ownLocation: CGPoint? {
        guard lifted.count > 1, lifted.count == numberOfTouchesRequired else { return nil }
        let sum = lifted.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(lifted.count), y: sum.y / CGFloat(lifted.count))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers == 0 { lifted = [] }
        for touch in touches {
            if tapsDone == 0 {
                places.append(touch.location)
            } else if !places.contains(where: { !isFar(touch.location, from: $0) }) {
                return state = .failed
            }
            starts.append((touch, touch.location))
        }
        fingers = max(fingers, tracked.count { $0.isDown })
        guard fingers <= numberOfTouchesRequired else { return state = .failed }
        if numberOfTapsRequired > 1 || numberOfTouchesRequired > 1 {
            failUnlessFinished(at: event.timestamp + Self.longestTap)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: hasStrayed) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !touches.contains(where: hasStrayed) else { return state = .failed }
        lifted += tracked.filter { touches.contains($0) }.map(\.location)
        guard tracked.allSatisfy({ !$0.isDown }) else { return }
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        tapsDone += 1
        fingers = 0
        starts = []
        deadline?.cancel()
        if tapsDone >= numberOfTapsRequired {
            state = .ended
        } else {
            failUnlessFinished(at: event.timestamp + Self.longestPause)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        deadline?.cancel()
        deadline = nil
        tapsDone = 0
        fingers = 0
        places = []
        lifted = []
        starts = []
    }

    private func failUnlessFinished(at time: TimeInterval) {
        deadline?.cancel()
        deadline = environment.clock.schedule(at: time) { [weak self] in self?.state = .failed }
    }

    private func hasStrayed(_ touch: UITouch) -> Bool {
        isFar(touch.location, from: starts.first { $0.touch === touch }?.location)
    }

    private func isFar(_ point: CGPoint, from other: CGPoint?) -> Bool {
        guard let other else { return false }
        return hypot(point.x - other.x, point.y - other.y) > Self.allowedMovement
    }
}

extension UIGestureRecognizer {
    /// Returns a required number of fingers or taps, at least 1.
    func atLeastOne(_ count: Int, _ call: String) -> Int {
        if count < 1 { diagnose(call, "cannot ask for \(count), so it asks for 1: set a number from 1") }
        return max(count, 1)
    }
}
