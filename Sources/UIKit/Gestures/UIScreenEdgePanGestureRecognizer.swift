/// A finger that comes in from an edge of the window.
///
/// ```
/// ┌──┬──────────┬──┐
/// │▒▒│          │▒▒│   ▒ where the touch begins for .left and .right
/// │▒▒│ → → →    │▒▒│   It has to move away from the edge more than along it.
/// └──┴──────────┴──┘
/// ```
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near to the edge the touch begins, in points. iOS takes about 13 at the edge of the glass, where a
    /// finger slides in from outside; a mouse pointer has to hit it.
    static let edgeWidth: CGFloat = 20

    /// From which edges; none at first, and then nothing is recognized.
    open var edges: UIRectEdge = []

    /// The edges that the touch began at.
    private var begunAt: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUndecided {
            guard tracked.count == 1, let touch = tracked.first, let window = touch.window else {
                return state = .failed
            }
            takeHold()
            begunAt = edges.intersection(Self.edges(at: touch.location, of: window.bounds))
            guard holds || !begunAt.isEmpty else { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin(along path: CGVector) -> Bool {
        (begunAt.contains(.left) && path.dx > abs(path.dy))
            || (begunAt.contains(.right) && -path.dx > abs(path.dy))
            || (begunAt.contains(.top) && path.dy > abs(path.dx))
            || (begunAt.contains(.bottom) && -path.dy > abs(path.dx))
    }

    open override func reset() {
        super.reset()
        begunAt = []
    }

    /// The edges that a point lies at.
    static func edges(at point: CGPoint, of bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= edgeWidth { edges.insert(.left) }
        if bounds.maxX - point.x <= edgeWidth { edges.insert(.right) }
        if point.y - bounds.minY <= edgeWidth { edges.insert(.top) }
        if bounds.maxY - point.y <= edgeWidth { edges.insert(.bottom) }
        return edges
    }
}
