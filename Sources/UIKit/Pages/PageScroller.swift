/// Leafs by scrolling: three slots, of which the middle one is shown at rest.
///
///     ┌────────┬────────┬────────┐
///     │ before │  page  │ after  │     at an end the slot beside the page cannot be scrolled to
///     └────────┴────────┴────────┘
///
/// Where contents run from right to left, the slot after the page is the left one.
@MainActor
final class PageScroller: NSObject, PageTurner, UIScrollViewDelegate {
    private unowned let owner: UIPageViewController
    private let scrollView = PageScrollView()
    /// 1 where the slot after the page lies to the right or below, −1 where it lies to the left; as it was placed last.
    private var sign: CGFloat = 1
    /// Whether offsets change that tell nothing about the pages.
    private var isArranging = false

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.follower = self
        scrollView.didLeaveWindow = { [weak self] in self?.settleStopped() }
    }

    var gestureRecognizers: [UIGestureRecognizer] { [] }

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

    func install(in view: UIView) {
        view.insertSubview(scrollView, at: 0)
        // The scroll view reaches into the space beside the pages.
        view.clipsToBounds = true
        neighboursDidChange()
    }

    // MARK: - Places

    /// The distance from one page to the next.
    private var step: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    /// How far the content is scrolled from the page in the middle, in points, positive to the page after it.
    private var shift: CGFloat {
        get { sign * ((isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) - step) }
        set { scrollView.contentOffset = offset(newValue) }
    }

    private func offset(_ shift: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: step + sign * shift, y: 0) : CGPoint(x: 0, y: step + sign * shift)
    }

    /// The frame of a page in a slot: 0 before, 1 in the middle, 2 after.
    private func slot(_ index: Int) -> CGRect {
        let place = sign > 0 ? index : 2 - index
        let (spacing, start) = (owner.interPageSpacing, step * CGFloat(place) + owner.interPageSpacing / 2)
        let size = scrollView.bounds.size
        return isHorizontal
            ? CGRect(x: start, y: 0, width: max(size.width - spacing, 0), height: size.height)
            : CGRect(x: 0, y: start, width: size.width, height: max(size.height - spacing, 0))
    }

    func layOut(in area: CGRect) {
        let half = owner.interPageSpacing / 2
        let frame = area.insetBy(dx: isHorizontal ? -half : 0, dy: isHorizontal ? 0 : -half)
        let newSign = isHorizontal ? owner.view.readingSign : 1
        guard scrollView.frame != frame || newSign != sign else { return }
        arrange {
            let part = step > 0 ? shift / step : 0
            sign = newSign
            scrollView.frame = frame
            let size = frame.size
            scrollView.contentSize = CGSize(
                width: size.width * (isHorizontal ? 3 : 1), height: size.height * (isHorizontal ? 1 : 3))
            limitToNeighbours()
            placeViews()
            shift = part * step
        }
        settleStopped()
    }

    /// Ends a change whose motion was stopped on its way, as by another size or outside of the window.
    private func settleStopped() {
        guard let change = owner.change, !scrollView.isDragging, !scrollView.isInMotion else { return }
        let part = step > 0 ? shift / step * (change.direction == .forward ? 1 : -1) : 1
        owner.finishChange(completed: !change.isByUser || part > 0.5)
    }

    func placePages() {
        arrange {
            placeViews()
            limitToNeighbours()
            shift = 0
        }
    }

    private func placeViews() {
        for page in owner.pages { owner.install(page, in: scrollView, frame: slot(1)) }
        guard let change = owner.change else { return }
        for page in change.coming {
            owner.install(page, in: scrollView, frame: slot(change.direction == .forward ? 2 : 0))
        }
    }

    private func arrange(_ body: () -> Void) {
        let wasArranging = isArranging
        isArranging = true
        UIView.performWithoutAnimation(body)
        isArranging = wasArranging
    }

    // MARK: - Neighbours

    func neighboursDidChange() {
        arrange { limitToNeighbours() }
    }

    /// Keeps the content from slots that have no page.
    private func limitToNeighbours() {
        let canLeaf = owner.dataSource != nil && !owner.pages.isEmpty
        scrollView.isScrollEnabled = canLeaf
        scrollView.alwaysBounceHorizontal = canLeaf && isHorizontal
        scrollView.alwaysBounceVertical = canLeaf && !isHorizontal
        // A change by code goes where it goes.
        let isFree = owner.change.map { !$0.isByUser } ?? false
        let before = isFree || !owner.neighbours.before.isEnd ? 0 : -step
        let after = isFree || !owner.neighbours.after.isEnd ? 0 : -step
        scrollView.contentInset =
            isHorizontal
            ? UIEdgeInsets(
                top: 0, left: sign > 0 ? before : after, bottom: 0, right: sign > 0 ? after : before)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }

    // MARK: - Changes

    func animateChange() {
        guard let change = owner.change else { return }
        arrange {
            limitToNeighbours()
            placeViews()
        }
        scrollView.setContentOffset(offset(change.direction == .forward ? step : -step), animated: true)
        // Without a way to go there is no animation, and nobody who tells of its end.
        if step <= 0 { owner.finishChange(completed: true) }
    }

    func stop() {
        arrange { scrollView.stopMotion() }
    }

    // MARK: - UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if let change = owner.change {
            guard !change.isByUser || abs(shift) > step / 2 else { return }
            arriveUnderFinger(change)
        }
        _ = owner.pages(.forward)
        _ = owner.pages(.reverse)
        neighboursDidChange()
    }

    /// Ends a change of which the finger has caught the most part, so that it can go on to the next page.
    private func arriveUnderFinger(_ change: PageChange) {
        let rest = shift - (change.direction == .forward ? step : -step)
        owner.finishChange(completed: true)
        arrange {
            shift = rest
            scrollView.dragStart = offset(0)
            scrollView.holdContent()
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isArranging, step > 0 else { return }
        if let change = owner.change {
            guard change.isByUser, scrollView.isDragging else { return }
            let hasCrossed = change.direction == .forward ? shift < 0 : shift > 0
            guard hasCrossed else { return }
            // The finger leafs to the other side.
            let here = scrollView.contentOffset
            owner.finishChange(completed: false)
            arrange { scrollView.contentOffset = here }
        }
        guard scrollView.isDragging || scrollView.isDecelerating, shift != 0 else { return }
        if owner.beginLeafing(shift > 0 ? .forward : .reverse) {
            arrange { placeViews() }
        } else {
            neighboursDidChange()
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { arrive() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { arrive() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { arrive() }

    /// Ends a change whose page has come to rest. A finger that holds it on its way ends nothing.
    private func arrive() {
        guard !isArranging, let change = owner.change, step > 0 else { return }
        let part = shift / step * (change.direction == .forward ? 1 : -1)
        guard abs(part - part.rounded()) * step < 1 else { return }
        owner.finishChange(completed: part > 0.5)
    }
}

/// Says when it has left its window, where it has stopped.
private final class PageScrollView: UIScrollView {
    var didLeaveWindow: () -> Void = {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { didLeaveWindow() }
    }
}
