/// The touches that are down, and lifted ones until their event is sent.
///
/// Finding, adding and removing a touch takes constant time.
@MainActor
final class TouchTable {
    private var byFinger: [Int: UITouch] = [:]

    /// All touches, in no particular order.
    var all: some Collection<UITouch> { byFinger.values }

    /// All touches, in the order in which they came down.
    var inOrder: [UITouch] { inOrder { _ in true } }

    /// The touches that meet a condition, in the order in which they came down.
    func inOrder(where isIncluded: (UITouch) -> Bool) -> [UITouch] {
        byFinger.values.filter(isIncluded).sorted { $0.number < $1.number }
    }

    /// Whether a finger or a mouse button is down.
    var hasOneDown: Bool { byFinger.values.contains { $0.isDown } }

    subscript(finger: Int) -> UITouch? { byFinger[finger] }

    func contains(_ touch: UITouch) -> Bool { byFinger[touch.finger] === touch }

    func insert(_ touch: UITouch) { byFinger[touch.finger] = touch }

    func remove(_ touch: UITouch) {
        if contains(touch) { byFinger[touch.finger] = nil }
    }
}
