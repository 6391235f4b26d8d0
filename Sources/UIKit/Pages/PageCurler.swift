import QuartzCore

/// Leafs by turning a page about the spine. The page is a stiff leaf.
///
///     spine                       With the spine at an edge the leaf turns until it stands on edge.
///       │╲  leaf                  With the spine in the middle it turns over: its back is the new page
///       │ ╲                       on the other side.
///       │__╲____ next page
@MainActor
final class PageCurler: NSObject, PageTurner, UIGestureRecognizerDelegate {
    /// How long a page takes to turn, in seconds.
    private static let duration: TimeInterval = 0.6
    /// The distance of the eye from the page, in pages.
    private static let distance: CGFloat = 2.5
    /// The part of the view at its sides in which a tap turns the page.
    private static let tapZone: CGFloat = 0.25
    /// A flick that would go on by this many seconds of its velocity decides about the page.
    private static let foresight: CGFloat = 0.15
    /// How dark a leaf on edge is.
    private static let shade: CGFloat = 0.35

    private unowned let owner: UIPageViewController
    /// Clips the pages.
    private let clip = UIView()
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let dimming = UIView()
    private lazy var ticker = FrameTicker { [weak self] in self?.step() }
    /// How far the page is turned, from 0 to 1.
    private var progress: CGFloat = 0
    /// What turns it: from where to where, since when.
    private var motion: (from: CGFloat, to: CGFloat, since: CFTimeInterval)?

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        pan.addTarget(self, action: PageCurler.panned)
        tap.addTarget(self, action: PageCurler.tapped)
        pan.delegate = self
        tap.delegate = self
        dimming.isUserInteractionEnabled = false
    }

    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

    func install(in view: UIView) {
        clip.clipsToBounds = true
        for recognizer in gestureRecognizers { clip.addGestureRecognizer(recognizer) }
        view.insertSubview(clip, at: 0)
    }

    func neighboursDidChange() {}

    // MARK: - Places

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

    /// The frames of the pages that are shown.
    private func frames(_ count: Int) -> [CGRect] {
        let bounds = clip.bounds
        guard owner.spineLocation == .mid, count == 2 else { return Array(repeating: bounds, count: count) }
        let halves = bounds.divided(
            atDistance: (isHorizontal ? bounds.width : bounds.height) / 2,
            from: isHorizontal ? .minXEdge : .minYEdge)
        return [halves.slice, halves.remainder]
    }

    func placePages() {
        motion = nil
        ticker.stop()
        progress = 0
        dimming.removeFromSuperview()
        placeLeaves()
    }

    func layOut(in area: CGRect) {
        if clip.frame != area { clip.frame = area }
        placeLeaves()
    }

    private func placeLeaves() {
        var perspective = CATransform3DIdentity
        let length = isHorizontal ? clip.bounds.width : clip.bounds.height
        perspective.m34 = -1 / max(Self.distance * length, 1)
        clip.layer.sublayerTransform = owner.change == nil ? CATransform3DIdentity : perspective
        for pages in [owner.change?.coming ?? [], owner.pages] {
            // The back of a page is not shown at rest.
            let shown = owner.spineLocation == .mid ? pages : Array(pages.prefix(1))
            for (page, frame) in zip(shown, frames(shown.count)) {
                page.view.transform3D = CATransform3DIdentity
                page.view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                page.view.isHidden = false
                owner.install(page, in: clip, frame: frame)
            }
        }
        if owner.change != nil { showLeaf() }
    }

    // MARK: - The leaf

    /// The page that lies on top while it turns, with its angle; the one below; and what hides meanwhile.
    private func showLeaf() {
        guard let change = owner.change else { return }
        let isForward = change.direction == .forward
        let leaf: UIView?
        var angle: CGFloat
        if owner.spineLocation == .mid, change.from.count == 2, change.to.count == 2 {
            let (front, back) =
                isForward
                ? (change.from[1].view, change.to[0].view) : (change.from[0].view, change.to[1].view)
            leaf = progress < 0.5 ? front : back
            angle = progress < 0.5 ? progress * .pi : (progress - 1) * .pi
            if !isForward { angle = -angle }
            front?.isHidden = progress >= 0.5
            back?.isHidden = progress < 0.5
            // The old page on the other side stays until the leaf lies on it.
            if let still = change.from[isForward ? 0 : 1].view { clip.bringSubviewToFront(still) }
        } else {
            // Forward the old page turns away; back the new one turns in.
            leaf = isForward ? change.from.first?.view : change.to.first?.view
            angle = (isForward ? progress : 1 - progress) * .pi / 2
            if owner.spineLocation == .max { angle = -angle }
        }
        guard let leaf else { return }
        clip.bringSubviewToFront(leaf)
        turn(leaf, by: angle)
        shade(leaf, by: abs(angle) / (.pi / 2))
    }

    /// Turns a leaf about the spine, which is its edge nearest to the spine.
    private func turn(_ leaf: UIView, by angle: CGFloat) {
        let frame = CGRect(
            x: leaf.center.x - leaf.anchorPoint.x * leaf.bounds.width,
            y: leaf.center.y - leaf.anchorPoint.y * leaf.bounds.height, width: leaf.bounds.width,
            height: leaf.bounds.height)
        let spine = spinePosition
        let isAtStart = abs((isHorizontal ? frame.minX : frame.minY) - spine) < 1
        let anchor: CGFloat = isAtStart ? 0 : 1
        leaf.anchorPoint = isHorizontal ? CGPoint(x: anchor, y: 0.5) : CGPoint(x: 0.5, y: anchor)
        leaf.center = CGPoint(
            x: frame.minX + leaf.anchorPoint.x * frame.width,
            y: frame.minY + leaf.anchorPoint.y * frame.height)
        leaf.transform3D = CATransform3DMakeRotation(
            isHorizontal ? -angle : angle, isHorizontal ? 0 : 1, isHorizontal ? 1 : 0, 0)
    }

    private var spinePosition: CGFloat {
        let length = isHorizontal ? clip.bounds.width : clip.bounds.height
        return switch owner.spineLocation {
        case .min, .none: 0
        case .mid: length / 2
        case .max: length
        }
    }

    private func shade(_ leaf: UIView, by part: CGFloat) {
        if dimming.superview !== leaf { leaf.addSubview(dimming) }
        leaf.bringSubviewToFront(dimming)
        dimming.frame = leaf.bounds
        dimming.backgroundColor = .black
        dimming.alpha = min(part, 1) * Self.shade
    }

    // MARK: - Motion

    func animateChange() {
        progress = 0
        UIView.performWithoutAnimation { placeLeaves() }
        run(to: 1)
    }

    func stop() {
        motion = nil
        ticker.stop()
    }

    private func run(to end: CGFloat) {
        motion = (progress, end, CACurrentMediaTime())
        ticker.start()
    }

    private func step() {
        guard let motion else { return ticker.stop() }
        let way = abs(motion.to - motion.from)
        let time = way > 0 ? CGFloat((CACurrentMediaTime() - motion.since) / Self.duration) / way : 1
        let part = min(max(time, 0), 1)
        // Ease in, ease out: the smooth step has no slope at either end.
        progress = motion.from + (motion.to - motion.from) * part * part * (3 - 2 * part)
        UIView.performWithoutAnimation { showLeaf() }
        guard part >= 1 else { return }
        self.motion = nil
        ticker.stop()
        owner.finishChange(completed: motion.to > 0.5)
    }

    // MARK: - Gestures

    private func panned(_ pan: UIPanGestureRecognizer) {
        let length = max(isHorizontal ? clip.bounds.width : clip.bounds.height, 1)
        let way = isHorizontal ? pan.translation(in: clip).x : pan.translation(in: clip).y
        let velocity = isHorizontal ? pan.velocity(in: clip).x : pan.velocity(in: clip).y
        switch pan.state {
        case .began:
            guard owner.beginLeafing(direction(of: way)) else { return pan.cancel() }
            progress = 0
            UIView.performWithoutAnimation { placeLeaves() }
        case .changed:
            guard let change = owner.change, motion == nil else { return }
            progress = min(max((change.direction == .forward ? -way : way) / length, 0), 1)
            UIView.performWithoutAnimation { showLeaf() }
        case .ended:
            guard let change = owner.change, motion == nil else { return }
            let along = (change.direction == .forward ? -velocity : velocity) / length
            run(to: progress + along * Self.foresight > 0.5 ? 1 : 0)
        case .cancelled, .failed:
            if owner.change?.isByUser == true, motion == nil { run(to: 0) }
        default: break
        }
    }

    /// A drag towards the spine turns forward; with the spine at the far edge as well, as on iOS.
    private func direction(of way: CGFloat) -> UIPageViewController.NavigationDirection {
        way < 0 ? .forward : .reverse
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let direction = tapDirection(tap), owner.beginLeafing(direction) else { return }
        animateChange()
    }

    private func tapDirection(_ tap: UIGestureRecognizer) -> UIPageViewController.NavigationDirection? {
        let place = tap.location(in: clip)
        let length = max(isHorizontal ? clip.bounds.width : clip.bounds.height, 1)
        let part = (isHorizontal ? place.x : place.y) / length
        if part > 1 - Self.tapZone { return .forward }
        return part < Self.tapZone ? .reverse : nil
    }

    /// Only where there is a page to turn to, and not while one turns.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.change == nil else { return false }
        if gestureRecognizer === tap {
            return tapDirection(tap).map { owner.pages($0) != nil } ?? false
        }
        let way = pan.translation(in: clip)
        guard abs(isHorizontal ? way.x : way.y) >= abs(isHorizontal ? way.y : way.x) else { return false }
        return owner.pages(direction(of: isHorizontal ? way.x : way.y)) != nil
    }
}

extension UIGestureRecognizer {
    /// Cancels the gesture in progress.
    fileprivate func cancel() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }
}
