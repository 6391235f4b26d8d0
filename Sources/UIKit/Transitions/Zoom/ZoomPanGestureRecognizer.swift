import Foundation

/// The drag on the open view that takes it back: downwards, or in from the leading edge.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
    weak var zoom: ZoomAnimator?
    /// Which of the two the drag is.
    private(set) var kind = ZoomDrag.Kind.down
    /// Where the touch began at the leading edge, 1 for the left one and −1 for the right one; 0 elsewhere.
    private var edgeSign: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUndecided, let touch = tracked.first, let view, let screen = touch.window?.screen {
            let x = touch.location(in: view).x
            let distance = view.isReversed ? view.bounds.maxX - x : x - view.bounds.minX
            edgeSign = distance <= screen.edgeWidth ? view.readingSign : 0
        }
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin(along path: CGVector) -> Bool {
        let isSideways = edgeSign * path.dx > abs(path.dy)
        guard isSideways || path.dy > abs(path.dx), let zoom else { return false }
        kind = isSideways ? .sideways(sign: edgeSign) : .down
        return zoom.mayBeginDismissal(
            self, velocity: velocity(in: view),
            overScrolling: !isSideways && touchedScrollView { !$0.isAtTop } != nil)
    }

    /// Makes a scroll view wait for this drag, which takes the view back if the scroll view is at its top.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }
}
