/// Dots, one for each page, of which that of the current page stands out.
///
/// A tap in the right half goes to the next page, in the left half to the one before; it sends
/// `.valueChanged`. So does each page that a finger comes to which is dragged along the dots.
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
    private var images: [Int: UIImage] = [:]
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
            images = images.filter { $0.key < numberOfPages }
            makeDots()
        }
    }

    /// The page whose dot stands out. Kept between 0 and the last page.
    open var currentPage = 0 {
        didSet {
            currentPage = limited(currentPage)
            if currentPage != oldValue { colorDots() }
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
        return CGSize(
            width: count > 0 ? (count - 1) * distance + dotSize.width : 0,
            height: max(Self.height, dotSize.height))
    }

    /// When a round plate is behind the dots. Default `.automatic`.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { updatePlate() } }
    }

    /// The image of all pages without one of their own, in the colour of the dots; nil, the default, for dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage !== oldValue { remakeDots() } }
    }

    /// Sets the image of one page, in the colour of its dot; nil for the one of all pages.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        images[page] = image
        remakeDots()
    }

    /// Returns the image of one page; nil if it has none of its own.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    private func shownImage(_ page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }

    /// The size of the largest dot or image.
    private var dotSize: CGSize {
        let all = [preferredIndicatorImage].compactMap(\.self) + images.values
        return all.reduce(CGSize(width: Self.diameter, height: Self.diameter)) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    /// The distance from one dot to the next.
    private var distance: CGFloat {
        max(Self.distance, dotSize.width > Self.diameter ? dotSize.width + Self.imageSpace : 0)
    }

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
    override var keepsHorizontalDrags: Bool { allowsContinuousInteraction }

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
        let width = size(forNumberOfPages: dots.count).width
        let scale = max(contentScaleFactor, 1)
        let left = ((bounds.midX - width / 2) * scale).rounded() / scale
        for (index, dot) in dots.enumerated() {
            let place = isReversed ? dots.count - 1 - index : index
            let size = shownImage(index)?.size ?? CGSize(width: Self.diameter, height: Self.diameter)
            let start = left + CGFloat(place) * distance + (dotSize.width - size.width) / 2
            dot.frame = CGRect(
                x: start, y: ((bounds.midY - size.height / 2) * scale).rounded() / scale, width: size.width,
                height: size.height)
        }
        guard let plate else { return }
        let height = size(forNumberOfPages: dots.count).height
        plate.frame = CGRect(
            x: left - Self.plateMargin, y: bounds.midY - height / 2, width: width + 2 * Self.plateMargin,
            height: height)
        plate.layer.cornerRadius = height / 2
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
        touchStart = touch.location(in: self).x
        return super.beginTracking(touch, with: event)
    }

    /// Goes to the page below a finger that is dragged along the dots. Overrides call `super`.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if allowsContinuousInteraction, !dots.isEmpty, abs(x - touchStart) >= Self.dragThreshold {
            interactionState = .continuous
        }
        if interactionState == .continuous, let page = page(at: x) { change(to: page) }
        return super.continueTracking(touch, with: event)
    }

    /// Ends a drag. Overrides call `super`.
    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
        super.cancelTracking(with: event)
    }

    /// Returns the page whose dot is the nearest one; nil without dots.
    private func page(at x: CGFloat) -> Int? {
        guard !dots.isEmpty else { return nil }
        let first = bounds.midX - CGFloat(dots.count - 1) * distance / 2
        let place = Int(((x - first) / distance).rounded())
        let limitedPlace = min(max(place, 0), dots.count - 1)
        return isReversed ? dots.count - 1 - limitedPlace : limitedPlace
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
        let isBack = (touch.location(in: self).x < bounds.midX) != isReversed
        interactionState = .discrete
        change(to: limited(currentPage + (isBack ? -1 : 1)))
    }
}
