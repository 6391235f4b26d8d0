import Foundation

/// Shows pages, each a view controller of its own, and lets a finger leaf through them.
///
/// With a data source the user leafs; `setViewControllers(_:direction:animated:completion:)` shows the first page,
/// and leafs by code. In the style `.scroll` pages slide beside each other. In the style `.pageCurl` a page turns
/// about the spine; it is drawn as a stiff leaf, not curved as on iOS.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages come and go.
    open private(set) var transitionStyle: TransitionStyle
    /// Along which axis pages lie.
    open private(set) var navigationOrientation: NavigationOrientation
    /// Where the spine is; `.none` in the style `.scroll`.
    open internal(set) var spineLocation: SpineLocation
    /// Space between pages in the style `.scroll`, in points.
    let interPageSpacing: CGFloat

    /// The pages that are shown.
    var pages: [UIViewController] = []
    /// The change of pages that runs.
    var change: PageChange?
    /// Pages that the user can leaf to, as far as they were asked for.
    var neighbours = PageNeighbours()
    lazy var turner: any PageTurner = transitionStyle == .scroll ? PageScroller(self) : PageCurler(self)
    var pageControl: UIPageControl?

    // MARK: - Creating a page view controller

    /// Makes a page view controller without pages.
    ///
    /// - Parameters:
    ///   - style: how pages come and go.
    ///   - navigationOrientation: along which axis pages lie.
    ///   - options: the space between pages, or the location of the spine.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spacing = (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0
        interPageSpacing = spacing.isFinite ? max(CGFloat(spacing), 0) : 0
        spineLocation = style == .scroll ? .none : SpineLocation(option: options?[.spineLocation])
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes one that curls, as Interface Builder's default is; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        interPageSpacing = 0
        spineLocation = .min
        super.init(coder: coder)
    }

    // MARK: - Pages

    /// Knows which page is before and after another; without one the user cannot leaf.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            neighbours = PageNeighbours()
            guard isViewLoaded else { return }
            turner.neighboursDidChange()
            updatePageControl()
        }
    }

    /// Hears of pages that the user leafs to.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The pages that are shown, two where the spine is in the middle; nil before there are any.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Whether a page has another on its back, in the style `.pageCurl`. Default false; always true where the
    /// spine is in the middle.
    open var isDoubleSided: Bool {
        get { spineLocation == .mid || printsBothSides }
        set { printsBothSides = newValue }
    }
    private var printsBothSides = false

    /// Recognizes drags and taps that turn pages, in the style `.pageCurl`; none in the style `.scroll`.
    open var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return turner.gestureRecognizers
    }

    /// Shows pages. The delegate does not hear of it.
    ///
    /// - Parameters:
    ///   - viewControllers: one page, or two where the spine is in the middle or pages have two sides.
    ///   - direction: from which side they come.
    ///   - animated: whether they come with an animation.
    ///   - completion: called at the end; gets whether nothing interrupted it.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        clock.perform { show(viewControllers ?? [], direction, animated: animated, completion: completion) }
    }

    // MARK: - The view

    /// Makes the view; in the style `.scroll` the pages lie in a scroll view in it. Overrides call `super`.
    open override func loadView() {
        super.loadView()
        turner.install(in: view)
        updatePageControl()
    }

    /// Gives the pages their places. Overrides call `super`.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeParts()
    }

    /// The page's answer, as it fills the view.
    open override var childForStatusBarStyle: UIViewController? { pages.first }

    /// The page's answer, as it fills the view.
    open override var childForStatusBarHidden: UIViewController? { pages.first }
}
