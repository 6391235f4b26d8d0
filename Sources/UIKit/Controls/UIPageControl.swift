/// Dots, one for each page, of which that of the current page stands out.
///
/// A tap in the right half goes to the next page, in the left half to the one before; it sends
/// `.valueChanged`.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The diameter of a dot, and the distance from one to the next, in points, as on iOS.
    private static let (diameter, distance): (CGFloat, CGFloat) = (7, 16)
    /// Height of the control, in points.
    private static let height: CGFloat = 26
    /// The most dots that are drawn: more are too many to count.
    private static let mostDots = 200

    private var dots: [UIView] = []
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
        return CGSize(width: count > 0 ? (count - 1) * Self.distance + Self.diameter : 0, height: Self.height)
    }

    override var keepsSingleTaps: Bool { true }

    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size of all dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private func makeDots() {
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, Self.mostDots)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.diameter / 2
            addSubview(dot)
            dots.append(dot)
        }
        colorDots()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func colorDots() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        }
    }

    /// Takes the size that all pages need. An extension may replace it.
    open override dynamic func sizeToFit() { super.sizeToFit() }

    /// Puts the dots into the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = size(forNumberOfPages: dots.count).width
        let scale = max(contentScaleFactor, 1)
        let left = ((bounds.midX - width / 2) * scale).rounded() / scale
        let top = ((bounds.midY - Self.diameter / 2) * scale).rounded() / scale
        for (index, dot) in dots.enumerated() {
            let place = isReversed ? dots.count - 1 - index : index
            dot.frame = CGRect(
                x: left + CGFloat(place) * Self.distance, y: top, width: Self.diameter, height: Self.diameter)
        }
    }

    // MARK: - Touches

    /// Goes one page on where a finger was lifted. Overrides call `super`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isBack = (touch.location(in: self).x < bounds.midX) != isReversed
        let page = limited(currentPage + (isBack ? -1 : 1))
        guard page != currentPage else { return }
        lastStep = page - currentPage
        currentPage = page
        sendActions(for: .valueChanged)
    }
}
