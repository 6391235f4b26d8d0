/// The touches of a gesture, in the order in which they came.
///
/// Looking up a touch takes constant time. So does the centroid, unless touches move.
@MainActor
struct GestureTouches: @MainActor RandomAccessCollection {
    private var touches: [UITouch] = []
    private var members: Set<ObjectIdentifier> = []
    /// The sum of the locations; nil after a touch has moved or left.
    private var sum: CGPoint? = .zero

    nonisolated init() {}

    var startIndex: Int { touches.startIndex }
    var endIndex: Int { touches.endIndex }
    subscript(index: Int) -> UITouch { touches[index] }

    func contains(_ touch: UITouch) -> Bool { members.contains(ObjectIdentifier(touch)) }

    mutating func append(_ touch: UITouch) {
        touches.append(touch)
        members.insert(ObjectIdentifier(touch))
        sum = sum.map { CGPoint(x: $0.x + touch.location.x, y: $0.y + touch.location.y) }
    }

    mutating func removeAll(where shouldBeRemoved: (UITouch) -> Bool) {
        let count = touches.count
        touches.removeAll { touch in
            guard shouldBeRemoved(touch) else { return false }
            members.remove(ObjectIdentifier(touch))
            return true
        }
        if touches.count != count { sum = nil }
    }

    mutating func removeAll() {
        self = GestureTouches()
    }

    /// Notes that one of the touches has moved.
    mutating func touchMoved() {
        sum = nil
    }

    /// Returns the centroid of all touches in their window; nil where there are none.
    mutating func middle() -> CGPoint? {
        guard !touches.isEmpty else { return nil }
        let sum =
            sum
            ?? touches.reduce(CGPoint.zero) {
                CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y)
            }
        self.sum = sum
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}
