import Foundation

/// The drag on the open view that takes it back: downwards, or in from the leading edge.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
    weak var zoom: ZoomTransition?
    /// Whether the drag came in from the leading edge.
    private(set) var isSideways = false
    private var beganAtEdge = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUndecided, let touch = tracked.first {
            beganAtEdge = touch.location(in: view).x <= UIScreenEdgePanGestureRecognizer.edgeWidth
        }
        super.touchesBegan(touches, with: event)
    }

    override func isRight(_ path: CGVector) -> Bool {
        isSideways = beganAtEdge && path.dx > abs(path.dy)
        guard isSideways || path.dy > abs(path.dx), let zoom else { return false }
        return zoom.mayBeginDismissal(
            self, velocity: velocity(in: view), overScrolling: !isSideways && hasRoomToScrollUp)
    }

    /// A scroll view waits for this drag's decision: at its top the drag is meant to take the view back.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }

    /// Whether a scroll view below the finger could still be dragged downwards.
    private var hasRoomToScrollUp: Bool {
        var touched = sequence.first?.view
        while let current = touched, current !== view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
            {
                return true
            }
            touched = current.superview
        }
        return false
    }
}

/// A finger that comes down on the card in flight holds it at once.
final class ZoomCatchGestureRecognizer: UIPanGestureRecognizer {
    weak var zoom: ZoomTransition?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard progress.isUndecided, let touch = tracked.first, let view else { return }
        state = zoom?.canCatch(at: touch.location(in: view)) == true ? .began : .failed
    }
}
