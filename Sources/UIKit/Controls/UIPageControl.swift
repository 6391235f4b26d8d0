/// Dots, one for each page, of which that of the current page stands out.
///
/// A tap in the right half goes to the next page, in the left half to the one before, or as `direction` says; it
/// sends `.valueChanged`. So does each page that a finger comes to which is dragged along the dots.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The diameter of a dot, and the distance from one to the next, in points, as on iOS.
    private static let (diameter, distance): (CGFloat, CGFloat) = (7, 16)
    /// Height of the control, in points.
    private static let height: CGFloat = 26
    /// The most dots that are drawn: more are too many to count.
    private static let mostDots = 200
    /// Space between images in place of dots, in points.
    private static let imageSpace: CGFloat = 9
    /// How far the plate reaches beyond the dots at each side, in points. Our own value.
    private static let plateMargin: CGFloat = 12
    /// How far a finger moves along the dots before it drags, in points.
    private static let dragThreshold: CGFloat = 10

    private var dots: [UIView] = []
    private var plate: UIView?
    private var images = PageImages()
    /// Where the finger came down.
    private var touchStart: CGFloat = 0
    /// By how much the last tap has moved the page.
    private(set) var lastStep = 0

    /// Makes a control without dots.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control without dots; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Pages

    /// How many pages there are. Default 0; less counts as 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            guard numberOfPages != oldValue else { return }
            currentPage = limited(currentPage)
            images.keep(pagesBelow: numberOfPages)
            makeDots()
        }
    }

    /// The page whose dot stands out. Kept between 0 and the last page.
    open var currentPage = 0 {
        didSet {
            currentPage = limited(currentPage)
            guard currentPage != oldValue else { return }
            if images.changeWithCurrentPage { remakeDots() } else { colorDots() }
        }
    }

    private func limited(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

    // MARK: - Look

    /// Whether a single page has no dot. Default false.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { makeDots() } }
    }

    /// The colour of the dots; nil, the default, is a faint white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { colorDots() }
    }

    /// The colour of the current page's dot; nil, the default, is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { colorDots() }
    }

    /// Returns the size that so many dots need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(min(max(pageCount, 0), Self.mostDots))
        let length = count > 0 ? (count - 1) * distance + extent(dotSize) : 0
        let breadth = max(Self.height, isVertical ? dotSize.width : dotSize.height)
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    /// Which way the pages go on. Default `.natural`.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// When a round plate is behind the dots. Default `.automatic`.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { updatePlate() } }
    }

    /// The image of all pages without one of their own, in the colour of the dots; nil, the default, for dots.
    open var preferredIndicatorImage: UIImage? {
        get { images.preferred }
        set { change(\.preferred, to: newValue) }
    }

    /// The image of the current page, if that has none of its own for this; nil, the default, for the one that
    /// it has while it is not current.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { images.preferredOfCurrent }
        set { change(\.preferredOfCurrent, to: newValue) }
    }

    /// Sets the image of one page, in the colour of its dot; nil for the one of all pages.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        change(\.own[page], to: image)
    }

    /// Returns the image of one page; nil if it has none of its own.
    open func indicatorImage(forPage page: Int) -> UIImage? { images.own[page] }

    /// Sets the image of one page while it is the current one; nil for the one of all pages.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        change(\.ownOfCurrent[page], to: image)
    }

    /// Returns the image that one page has while it is current; nil if it has none of its own for this.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.ownOfCurrent[page] }

    private func change(_ image: WritableKeyPath<PageImages, UIImage?>, to new: UIImage?) {
        guard images[keyPath: image] !== new else { return }
        images[keyPath: image] = new
        remakeDots()
    }

    private func shownImage(_ page: Int) -> UIImage? {
        images.image(of: page, isCurrent: page == currentPage)
    }

    /// The size of the largest dot or image.
    private var dotSize: CGSize {
        images.all.reduce(CGSize(width: Self.diameter, height: Self.diameter)) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    /// The distance from one dot to the next.
    private var distance: CGFloat {
        let length = extent(dotSize)
        return max(Self.distance, length > Self.diameter ? length + Self.imageSpace : 0)
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the last page is the leftmost or topmost one.
    private var isBackwards: Bool {
        switch direction {
        case .natural: isReversed
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// How far along the dots a size reaches.
    private func extent(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// How far along the dots a point is.
    private func place(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    private var middle: CGFloat { place(CGPoint(x: bounds.midX, y: bounds.midY)) }

    private func updatePlate() {
        let isShown =
            switch backgroundStyle {
            case .automatic: interactionState == .continuous
            case .prominent: true
            case .minimal: false
            }
        guard isShown, !dots.isEmpty else {
            plate?.removeFromSuperview()
            plate = nil
            return
        }
        guard plate == nil else { return }
        let made = UIView()
        made.isUserInteractionEnabled = false
        made.backgroundColor = .systemFill
        insertSubview(made, at: 0)
        plate = made
        setNeedsLayout()
    }

    override var keepsSingleTaps: Bool { true }
    override var keptDrags: UIAxis {
        guard allowsContinuousInteraction else { return [] }
        return isVertical ? .vertical : .horizontal
    }

    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size of all dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private func makeDots() {
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, Self.mostDots)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = makeDot(dots.count)
            addSubview(dot)
            dots.append(dot)
        }
        colorDots()
        updatePlate()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func makeDot(_ page: Int) -> UIView {
        if let image = shownImage(page) {
            return UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        }
        let dot = UIView()
        dot.isUserInteractionEnabled = false
        dot.layer.cornerRadius = Self.diameter / 2
        return dot
    }

    private func remakeDots() {
        for dot in dots { dot.removeFromSuperview() }
        dots = []
        makeDots()
    }

    private func colorDots() {
        for (index, dot) in dots.enumerated() {
            let color =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            if shownImage(index) == nil { dot.backgroundColor = color } else { dot.tintColor = color }
        }
    }

    /// Takes the size that all pages need. An extension may replace it.
    open override dynamic func sizeToFit() { super.sizeToFit() }

    /// Puts the dots into the middle, and the plate behind them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = size(forNumberOfPages: dots.count)
        let scale = max(contentScaleFactor, 1)
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let first = rounded(middle - extent(shown) / 2)
        for (index, dot) in dots.enumerated() {
            let number = isBackwards ? dots.count - 1 - index : index
            let size = shownImage(index)?.size ?? CGSize(width: Self.diameter, height: Self.diameter)
            let start = first + CGFloat(number) * distance + (extent(dotSize) - extent(size)) / 2
            let origin =
                isVertical
                ? CGPoint(x: rounded(bounds.midX - size.width / 2), y: start)
                : CGPoint(x: start, y: rounded(bounds.midY - size.height / 2))
            dot.frame = CGRect(origin: origin, size: size)
        }
        guard let plate else { return }
        let margin = Self.plateMargin
        plate.frame =
            isVertical
            ? CGRect(x: bounds.midX - shown.width / 2, y: first, width: shown.width, height: shown.height)
                .insetBy(dx: 0, dy: -margin)
            : CGRect(x: first, y: bounds.midY - shown.height / 2, width: shown.width, height: shown.height)
                .insetBy(dx: -margin, dy: 0)
        plate.layer.cornerRadius = min(plate.frame.width, plate.frame.height) / 2
    }

    // MARK: - Touches

    /// Whether a finger that is dragged along the dots leafs through the pages. Default true.
    open var allowsContinuousInteraction = true

    /// How the user turns pages at the moment: `.none` but for calls of `.valueChanged`, and while a finger is dragged
    /// along the dots.
    open private(set) var interactionState = InteractionState.none {
        didSet { if interactionState != oldValue { updatePlate() } }
    }

    /// Notes where the finger comes down. Overrides call `super`.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = place(touch.location(in: self))
        return super.beginTracking(touch, with: event)
    }

    /// Goes to the page below a finger that is dragged along the dots. Overrides call `super`.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let finger = place(touch.location(in: self))
        if allowsContinuousInteraction, !dots.isEmpty, abs(finger - touchStart) >= Self.dragThreshold {
            interactionState = .continuous
        }
        if interactionState == .continuous, let page = page(at: finger) { change(to: page) }
        return super.continueTracking(touch, with: event)
    }

    /// Ends a drag. Overrides call `super`.
    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
        super.cancelTracking(with: event)
    }

    /// Returns the page whose dot is the nearest one to a place along the dots; nil without dots.
    private func page(at place: CGFloat) -> Int? {
        guard !dots.isEmpty else { return nil }
        let first = middle - CGFloat(dots.count - 1) * distance / 2
        let number = min(max(Int(((place - first) / distance).rounded()), 0), dots.count - 1)
        return isBackwards ? dots.count - 1 - number : number
    }

    private func change(to page: Int) {
        guard page != currentPage else { return }
        lastStep = page - currentPage
        currentPage = page
        sendActions(for: .valueChanged)
    }

    /// Goes one page on where a finger was lifted that was not dragged. Overrides call `super`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        defer { interactionState = .none }
        guard interactionState == .none, let touch, isTouchInside else { return }
        let isBack = (place(touch.location(in: self)) < middle) != isBackwards
        interactionState = .discrete
        change(to: limited(currentPage + (isBack ? -1 : 1)))
    }
}
