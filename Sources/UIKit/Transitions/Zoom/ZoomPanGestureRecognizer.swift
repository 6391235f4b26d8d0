import Foundation

/// The drag on the open view that takes it back: downwards, or in from the leading edge.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
    weak var zoom: ZoomAnimator?
    /// Whether the drag came in from the leading edge.
    private(set) var isSideways = false
    private var beganAtEdge = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUndecided, let touch = tracked.first, let screen = touch.window?.screen {
            beganAtEdge = touch.location(in: view).x <= screen.edgeWidth
        }
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin(along path: CGVector) -> Bool {
        isSideways = beganAtEdge && path.dx > abs(path.dy)
        guard isSideways || path.dy > abs(path.dx), let zoom else { return false }
        return zoom.mayBeginDismissal(
            self, velocity: velocity(in: view),
            overScrolling: !isSideways && touchedScrollView { !$0.isAtTop } != nil)
    }

    /// Makes a scroll view wait for this drag, which takes the view back if the scroll view is at its top.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }
}
