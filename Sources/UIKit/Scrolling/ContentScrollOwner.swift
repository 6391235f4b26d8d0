/// Whom a scroll view tells that its content has moved, so that bars around it follow.
@MainActor
protocol ContentScrollOwner: AnyObject {
    func contentScrollViewDidMove()
}

extension UIScrollView {
    /// Whether the safe area is added to the content's inset, along each axis.
    var addsSafeArea: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .automatic where !(managingController?.automaticallyAdjustsScrollViewInsets ?? true):
            (false, false)
        case .automatic, .always: (true, true)
        case .scrollableAxes:
            (
                contentSize.width > bounds.width || alwaysBounceHorizontal,
                contentSize.height > bounds.height || alwaysBounceVertical
            )
        case .never: (false, false)
        }
    }

    /// The controller whose view this is, or holds it.
    private var managingController: (any ViewOwner)? {
        owningViewController ?? superview?.owningViewController
    }

    /// The content's upper inset with the whole of a large title above it.
    var fullTopInset: CGFloat {
        adjustedContentInset.top + (addsSafeArea.vertical ? topCollapse.hidden : 0)
    }

    /// Returns an offset at which a large title is whole or gone, if it would else be cut off.
    func besideLargeTitle(_ offset: CGPoint) -> CGPoint {
        let (top, large) = (-fullTopInset, topCollapse.full)
        let range = restingRange.y
        guard large > 0, offset.y > top, offset.y < top + large, top + large <= range.upperBound else {
            return offset
        }
        return CGPoint(x: offset.x, y: offset.y < top + large / 2 ? top : top + large)
    }
}
