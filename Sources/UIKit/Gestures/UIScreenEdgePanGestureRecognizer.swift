/// Recognizes a finger that drags in from an edge of the window.
///
/// ```
/// ┌──┬──────────┬──┐
/// │▒▒│          │▒▒│   ▒ where the touch begins for .left and .right
/// │▒▒│ → → →    │▒▒│   It has to move away from the edge more than along it.
/// └──┴──────────┴──┘
/// ```
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges to drag from; none by default, and then nothing is recognized.
    open var edges: UIRectEdge = []

    /// The edges that the touch began at.
    private var begunAt: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUndecided {
            guard tracked.count == 1, let touch = tracked.first, let window = touch.window else {
                return state = .failed
            }
            takeHold()
            begunAt = touchedEdges(at: touch.location, in: window)
            guard holds || !begunAt.isEmpty else { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    /// Returns the edges that a touch at a point of the window comes from.
    private func touchedEdges(at point: CGPoint, in window: UIWindow) -> UIRectEdge {
        edges.intersection(Self.edges(at: point, of: window.bounds, width: window.screen.edgeWidth))
    }

    /// Returns the edges from which a drag could begin at a point of the window.
    func listeningEdges(at point: CGPoint, in window: UIWindow) -> UIRectEdge {
        isEnabled ? touchedEdges(at: point, in: window) : []
    }

    override func pointerShape(at location: CGPoint, in window: UIWindow) -> PointerShape? {
        let touched = listeningEdges(at: location, in: window)
        guard !touched.isEmpty else { return nil }
        return touched.isDisjoint(with: [.left, .right]) ? .upAndDown : .leftAndRight
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

    /// Returns the edges at which a point lies.
    private static func edges(at point: CGPoint, of bounds: CGRect, width: CGFloat) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= width { edges.insert(.left) }
        if bounds.maxX - point.x <= width { edges.insert(.right) }
        if point.y - bounds.minY <= width { edges.insert(.top) }
        if bounds.maxY - point.y <= width { edges.insert(.bottom) }
        return edges
    }
}
