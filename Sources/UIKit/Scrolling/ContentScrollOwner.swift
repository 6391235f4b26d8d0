/// Whom a scroll view tells that its content has moved, so that bars around it follow.
@MainActor
protocol ContentScrollOwner: AnyObject {
    func contentScrollViewDidMove()
}

/// What stands above the content and is scrolled away before it.
struct TopCollapse {
    /// The part that is scrolled away, and all of it, in points.
    var hidden: CGFloat = 0
    var full: CGFloat = 0
    /// The parts at which scrolling comes to rest: none of it, each thing, all of it.
    var stops: [CGFloat] = []
}

extension UIScrollView {
    /// Whether the safe area is added to the content's inset, along each axis.
    var addsSafeArea: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .automatic:
            guard let controller = managingController else { return scrollableAxes }
            guard controller.automaticallyAdjustsScrollViewInsets else { return (false, false) }
            return (scrollableAxes.horizontal, scrollableAxes.vertical || controller.isInNavigationController)
        case .always: return (true, true)
        case .scrollableAxes: return scrollableAxes
        case .never: return (false, false)
        }
    }

    private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
        (
            contentSize.width > bounds.width || alwaysBounceHorizontal,
            contentSize.height > bounds.height || alwaysBounceVertical
        )
    }

    /// The controller whose view this is, or holds it.
    private var managingController: (any ViewOwner)? {
        owningViewController ?? superview?.owningViewController
    }

    /// The content's upper inset with the whole of a large title above it.
    var fullTopInset: CGFloat {
        adjustedContentInset.top + (addsSafeArea.vertical ? topCollapse.hidden : 0)
    }

    /// The way in points in which a bar gets the look that it has over content. Our own value.
    static let barFade: CGFloat = 12

    /// How much of its look over content a bar at the lower edge has, from 0 to 1.
    var lowerBarProgress: CGFloat {
        let bottom = contentSize.height + adjustedContentInset.bottom
        return min(max((bottom - contentOffset.y - bounds.height) / Self.barFade, 0), 1)
    }

    /// Returns an offset at which a large title is whole or gone, if it would else be cut off.
    func besideLargeTitle(_ offset: CGPoint) -> CGPoint {
        let top = -fullTopInset
        let stops = topCollapse.stops.map { top + $0 }
        guard let upper = stops.firstIndex(where: { $0 > offset.y }), upper > 0,
            stops[stops.count - 1] <= restingRange.y.upperBound
        else { return offset }
        let (low, high) = (stops[upper - 1], stops[upper])
        return CGPoint(x: offset.x, y: offset.y < (low + high) / 2 ? low : high)
    }
}
