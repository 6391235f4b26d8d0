/// Recognizes one quick stroke in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a stroke.
    public struct Direction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The least length of the stroke, in points, as on iOS.
    private static let length: CGFloat = 50
    /// How far it may stray to the side, in points, as on iOS.
    private static let width: CGFloat = 50
    /// How long it may take, in seconds, as on iOS.
    private static let longest: TimeInterval = 0.5

    /// The directions that count; to the right by default.
    open var direction = Direction.right

    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1 {
        didSet { numberOfTouchesRequired = atLeastOne(numberOfTouchesRequired, "numberOfTouchesRequired") }
    }

    private var start: (location: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count <= numberOfTouchesRequired else { return state = .failed }
        if tracked.count == numberOfTouchesRequired { start = (centroid, event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isUndecided, let start else { return }
        let (dx, dy) = (centroid.x - start.location.x, centroid.y - start.location.y)
        let stroke = Self.strokes.first {
            direction.contains($0.direction) && $0.along(dx, dy) >= Self.length
        }
        if event.timestamp - start.time > Self.longest {
            state = .failed
        } else if let stroke {
            state = stroke.across(dx, dy) <= Self.width ? .ended : .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUndecided { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        start = nil
    }

    private struct Stroke: Sendable {
        var direction: Direction
        var along: @Sendable (CGFloat, CGFloat) -> CGFloat
        var across: @Sendable (CGFloat, CGFloat) -> CGFloat
    }

    private static let strokes: [Stroke] = [
        Stroke(direction: .right, along: { x, _ in x }, across: { _, y in abs(y) }),
        Stroke(direction: .left, along: { x, _ in -x }, across: { _, y in abs(y) }),
        Stroke(direction: .up, along: { _, y in -y }, across: { x, _ in abs(x) }),
        Stroke(direction: .down, along: { _, y in y }, across: { x, _ in abs(x) }),
    ]
}
