/// A view onto content that is larger than itself.
///
/// The content offset is the origin of the view's bounds. Dragging, deceleration, the wheel and animated
/// offsets are driven by the frame clock; while nothing moves there are no frames.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The controller around which bars follow the content.
    weak var contentOwner: (any ContentScrollOwner)?
    /// What stands above the content and is scrolled away before it: a large title, a search bar.
    var topCollapse = TopCollapse()
    /// Hears of scrolling, dragging and deceleration.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// For whom the view scrolls inside of UIKit: hears of it before the delegate, which is the app's.
    weak var follower: (any UIScrollViewDelegate)?

    let verticalIndicator = ScrollIndicator(isVertical: true)
    let horizontalIndicator = ScrollIndicator(isVertical: false)
    var motion = ScrollMotion.rest {
        didSet {
            motionDidChange()
            KeyValueObserving.valueDidChange(of: self)
        }
    }
    var zoom = ScrollZoom()
    /// The offset at the beginning of a drag.
    var dragStart = CGPoint.zero
    /// The only axis along which a locked drag goes.
    var lockedAxis: NSLayoutConstraint.Axis?
    private(set) lazy var ticker = FrameTicker { [weak self] in self?.step() }
    private lazy var pan = ScrollPanGestureRecognizer(scrollView: self)

    /// Makes a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(pan)
        addSubview(horizontalIndicator)
        addSubview(verticalIndicator)
    }

    // MARK: - Content size and offset

    /// The size of the content in points. Default zero.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            guard contentSize.width.isFinite, contentSize.height.isFinite else {
                let size = contentSize
                contentSize = oldValue
                return diagnose(
                    .error, "contentSize", "was given a size of \(size), which is ignored: use finite numbers"
                )
            }
            setNeedsLayout()
            KeyValueObserving.valueDidChange(of: self)
        }
    }

    /// The point of the content at the upper left corner of the view. Setting it stops any motion but a drag,
    /// which goes on from there.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            clock.perform {
                stopMotion()
                scroll(to: newValue)
                goOnDragging()
            }
        }
    }

    /// Whether a tap on the status bar scrolls to the top, where no other scroll view on the screen wants
    /// that. Default true.
    open var scrollsToTop = true

    /// Sets the content offset, at once or animated over 0.3 s. It is not clamped, as on iOS.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil, contentOffset != self.contentOffset else {
            self.contentOffset = contentOffset
            return
        }
        clock.perform {
            stopMotion()
            motion = .travel(
                ScrollTravel(from: self.contentOffset, to: contentOffset, since: CACurrentMediaTime()))
        }
    }

    /// Stops the content where it is, whether it decelerates, scrolls animated or zooms animated; the delegate hears of
    /// the end. What fingers do goes on.
    open func stopScrollingAndZooming() {
        clock.perform {
            let isTravelling = if case .travel = motion { true } else { false }
            stopMotion()
            if isTravelling { tell { $0.scrollViewDidEndScrollingAnimation(self) } }
            stopZoomAnimations()
        }
    }

    /// Scrolls by the least distance that brings a part of the content into view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let room = bounds.inset(by: insets)
        let x = Self.offset(showing: rect.minX..<max(rect.minX, rect.maxX), in: room.minX, length: room.width)
        let y = Self.offset(
            showing: rect.minY..<max(rect.minY, rect.maxY), in: room.minY, length: room.height)
        let origin = clamped(CGPoint(x: x - insets.left, y: y - insets.top))
        guard origin != contentOffset else { return }
        setContentOffset(origin, animated: animated)
    }

    private static func offset(showing part: Range<CGFloat>, in origin: CGFloat, length: CGFloat) -> CGFloat {
        if part.lowerBound < origin { return part.lowerBound }
        guard part.upperBound > origin + length else { return origin }
        return min(part.lowerBound, part.upperBound - length)
    }

    private static let offsetKey = "UIKit.contentOffset"

    /// Writes how far the content is scrolled.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contentOffset, forKey: Self.offsetKey)
    }

    /// Scrolls the content to where it was.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if coder.containsValue(forKey: Self.offsetKey) {
            contentOffset = coder.decodePoint(forKey: Self.offsetKey)
        }
    }

    // MARK: - Insets

    /// Space around the content that can be scrolled into. Default zero.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            clock.perform { settleAfterLayoutChange() }
            KeyValueObserving.valueDidChange(of: self)
        }
    }

    /// Whether the safe area counts as inset. Default automatic.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { setNeedsLayout() }
    }

    /// The content's inset with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset
        let safe = safeAreaInsets
        let (horizontal, vertical) = addsSafeArea
        insets.top += refreshInset
        if vertical {
            insets.top += safe.top
            insets.bottom += safe.bottom
        }
        if horizontal {
            insets.left += safe.left
            insets.right += safe.right
        }
        return insets
    }

    /// Called when the adjusted inset changed.
    open func adjustedContentInsetDidChange() {}

    /// Keeps the upper left of the content at the edge of the safe area if it was there.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        settleAfterLayoutChange()
    }

    /// Loads the content again when it is pulled down; nil for none. Setting one lets content that fits be
    /// pulled.
    open var refreshControl: UIRefreshControl? {
        didSet { clock.perform { replaceRefreshControl(oldValue) } }
    }
    /// The space above the content that a refresh takes.
    var refreshInset: CGFloat = 0

    // MARK: - Scrolling

    /// Whether the user may scroll. Default true.
    open var isScrollEnabled = true {
        didSet { pan.isEnabled = isScrollEnabled }
    }

    /// Whether the content may be pulled past its edges. Default true.
    open var bounces = true

    /// Whether content that fits can be pulled up and down. Default false.
    open var alwaysBounceVertical = false

    /// Whether content that fits can be pulled sideways. Default false.
    open var alwaysBounceHorizontal = false

    /// Whether the content rests only at multiples of the view's size, its pages. Default false.
    ///
    /// A drag goes on to the next page in its direction at most; a slow one ends at the nearest page.
    open var isPagingEnabled = false

    /// Whether a drag that begins nearly straight along one axis leaves the other alone. Default false.
    open var isDirectionalLockEnabled = false

    /// When a drag ends the editing of text. Default never.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// How fast a flick loses its speed. Default normal.
    open var decelerationRate = DecelerationRate.normal

    /// Whether touches reach the content only after a delay, when they are known to be no drag. Default true.
    open var delaysContentTouches = true {
        didSet { pan.delaysContentTouches = delaysContentTouches }
    }

    /// Whether a drag may take touches from the content at all. Default true.
    open var canCancelContentTouches = true

    /// Recognizes the drag.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether a finger is down, even if it has not moved yet.
    open internal(set) var isTracking = false

    /// Whether a finger drags the content.
    open var isDragging: Bool {
        if case .drag = motion { true } else { false }
    }

    /// Whether the content decelerates after a drag.
    open var isDecelerating: Bool {
        if case .decelerate = motion { true } else { false }
    }

    // MARK: - Zooming

    /// The least zoom scale. Default 1.
    open var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set { setZoomLimit(\.minimum, newValue, "minimumZoomScale") }
    }

    /// The greatest zoom scale; fingers zoom only where it is greater than the least. Default 1.
    open var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set { setZoomLimit(\.maximum, newValue, "maximumZoomScale") }
    }

    /// The scale of the view that the delegate returns for zooming; 1 without one. A new value is kept within
    /// the limits, and the middle of what is seen stays there.
    open var zoomScale: CGFloat {
        get { zoomedView?.transformScale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the zoom scale, at once or animated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Zooms so that a part of the zoomed view fills the scroll view, as far as the limits let it.
    ///
    /// - Parameters:
    ///   - rect: the part, in the coordinates of the zoomed view.
    ///   - animated: whether it takes time.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    /// Whether fingers may zoom past the limits, from where the content springs back. Default true.
    open var bouncesZoom = true

    /// Whether fingers zoom the content.
    open var isZooming: Bool { zoom.pinch != nil }

    /// Whether the content springs back to a limit of its zoom scale.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    /// Recognizes the fingers that zoom; nil where the limits do not let them.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }

    // MARK: - Indicators

    /// The colour of the indicators. Default one that follows light and dark.
    open var indicatorStyle = IndicatorStyle.default {
        didSet {
            for indicator in [verticalIndicator, horizontalIndicator] { indicator.style = indicatorStyle }
        }
    }

    /// Whether the safe area keeps the indicators from the edges, as it does the content. Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

    /// Whether the vertical scroll indicator is shown. Default true.
    open var showsVerticalScrollIndicator = true {
        didSet { verticalIndicator.isHidden = !showsVerticalScrollIndicator }
    }

    /// Whether the horizontal scroll indicator is shown. Default true.
    open var showsHorizontalScrollIndicator = true {
        didSet { horizontalIndicator.isHidden = !showsHorizontalScrollIndicator }
    }

    /// The distances of the vertical indicator from the edges, besides those that the safe area asks for.
    /// Default zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
    }

    /// The distances of the horizontal indicator from the edges, besides those that the safe area asks for.
    /// Default zero.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
    }

    /// The distances of both indicators from the edges; reads those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicators()
    }

    // MARK: - Layout

    override var layoutContents: LayoutContents {
        LayoutContents(scrollGuides: (contentLayoutGuide, frameLayoutGuide))
    }

    /// Keeps the content within its edges where sizes changed, and the indicators in front.
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptConstrainedContentSize()
        placeZoomedView()
        updateRefreshControl()
        settleAfterLayoutChange()
        if !subviews.suffix(2).elementsEqual([horizontalIndicator, verticalIndicator], by: ===) {
            bringSubviewToFront(horizontalIndicator)
            bringSubviewToFront(verticalIndicator)
        }
        placeIndicators()
    }

    /// A finger came down. An extension may replace it.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }

    /// A finger moved. An extension may replace it.
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }

    /// A finger was lifted. An extension may replace it.
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }

    /// Lets a drag begin only along an axis that scrolls, and not from a view that keeps its touch.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === zoom.recognizer { return canZoom }
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        if let view = pan.touchedContent, !mayTakeTouch(from: view) { return false }
        return mayDrag(along: pan.translation(in: self))
    }

    /// Returns whether a drag may cancel the touch of a view. False for controls, such as a slider.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    private func mayTakeTouch(from view: UIView) -> Bool {
        canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// Scrolls by the wheel; at the end of the content passes it on along the responder chain.
    package override func handleScroll(_ scroll: ScrollWheel) {
        if !scrollByWheel(scroll.delta) { super.handleScroll(scroll) }
    }

    /// Stops any motion when the view leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() }
        // What moves through a view hierarchy keeps no half-done zoom.
        if window == nil { cancelPinch() }
    }

    /// Returns where the content comes to rest after a drag, before the delegate is asked: the proposed
    /// offset unless overridden.
    ///
    /// - Parameters:
    ///   - proposed: where it would come to rest.
    ///   - velocity: that of the content, in points per millisecond.
    /// - Returns: where it comes to rest.
    func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Where content that a touch has stopped comes to rest: within its edges.
    var restAfterTouch: CGPoint { clamped(contentOffset) }

    /// Clamps the offset after a change of sizes or insets. Content at its upper or left edge stays there
    /// when the inset changes.
    private func settleAfterLayoutChange() {
        let extent = ScrollExtent(content: contentSize, view: bounds.size, insets: adjustedContentInset)
        let before = lastExtent
        guard extent != before else { return }
        lastExtent = extent
        if extent.insets != before.insets {
            adjustedContentInsetDidChange()
            delegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
        defer { contentOwner?.contentScrollViewDidMove() }
        guard case .rest = motion, !isTracking, !zoom.isActive else { return }
        var origin = contentOffset
        if origin.x == -before.insets.left { origin.x = -extent.insets.left }
        if origin.y == -before.insets.top { origin.y = -extent.insets.top }
        origin = clamped(origin)
        if origin != contentOffset { scroll(to: origin) }
    }

    /// Takes note of insets that changed and leave the content where it is.
    func extentDidChange() {
        lastExtent = ScrollExtent(content: contentSize, view: bounds.size, insets: adjustedContentInset)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        placeIndicators()
    }

    private var lastExtent = ScrollExtent(content: .zero, view: .zero, insets: .zero)

    /// Whether the content offset has adopted the insets.
    var hasAdoptedInsets: Bool { lastExtent.insets == adjustedContentInset }

    // MARK: - Guides

    /// The area of the content. Constraints from the scroll view's edges or margins to what is in it go to
    /// this guide, whose size then becomes the content's.
    open var contentLayoutGuide: UILayoutGuide {
        guide(\.scrollContent) { ScrollGuide(isFrame: false) }
    }

    /// The scroll view's frame as its content sees it: what is constrained to it does not scroll.
    open var frameLayoutGuide: UILayoutGuide {
        guide(\.scrollFrame) { ScrollGuide(isFrame: true) }
    }
}

/// The sizes and insets that determine the scrollable range.
private struct ScrollExtent: Equatable {
    let content: CGSize
    let view: CGSize
    let insets: UIEdgeInsets
}
