import Foundation

/// Shows what there is beside what was chosen, or one after the other where the width is compact.
///
/// ```
///  beside                over                  secondary only     collapsed
/// ┌──────┬───────────┐ ┌──────┐───────────┐ ┌──────────────────┐ ┌────────┐
/// │ list │  chosen   │ │ list ││  chosen  │ │      chosen      │ │  list  │ ▶ chosen is pushed
/// └──────┴───────────┘ └──────┘───────────┘ └──────────────────┘ └────────┘
/// ```
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The controllers that were set, each of them in its column.
    var columns: [Column: UIViewController] = [:]
    var views = SplitViews()
    /// What the columns are while they are shown as one; nil while they are two.
    var collapse: SplitCollapse?
    /// The width's class that `willTransition(to:with:)` has announced; nil once it is there.
    private var announcedWidth: UIUserInterfaceSizeClass?
    /// Whether it is known if the columns are one or two.
    var isSettled = false
    /// Whether the columns become one or two right now, which tells controllers that may ask for it again.
    var isSettling = false
    /// The mode that the user or the program has chosen for now.
    var chosenMode: DisplayMode?
    private var widths = SplitWidths()

    // MARK: - Creating

    /// Makes a controller without columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller for two given controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller for two given controllers; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: - Columns

    /// How many columns there are, and who makes their navigation.
    open private(set) var style: Style

    /// Has a say in what is shown.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The primary and the secondary controller; while they are shown as one, that one.
    open var viewControllers: [UIViewController] {
        get {
            collapse.map { [$0.shown] } ?? [columns[.primary], columns[.secondary]].compactMap { $0 }
        }
        set { setControllers(newValue) }
    }

    /// Sets the controller of a column; nil for none.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        clock.perform { put(vc, into: column) }
    }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Whether the columns are shown as one, as the width is compact.
    open var isCollapsed: Bool {
        isSettled ? collapse != nil : traitCollection.horizontalSizeClass == .compact
    }

    /// Shows a column: lets the primary one come into sight, or pushes the secondary one where both are shown as one.
    open func show(_ column: Column) { clock.perform { bring(column) } }

    /// Hides the primary column.
    open func hide(_ column: Column) {
        guard column == .primary, collapse == nil else { return }
        clock.perform { choose(.secondaryOnly) }
    }

    /// Shows a controller as what there is: pushes it in the primary column, or replaces that.
    open override func show(_ vc: UIViewController, sender: Any?) {
        guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
        clock.perform { showPrimary(vc, sender: sender) }
    }

    /// Shows a controller as what was chosen: in the secondary column, or pushed where both are shown as one.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
            return
        }
        clock.perform { showSecondary(vc) }
    }

    // MARK: - What is seen

    /// Which columns are to be seen. Default by the size.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            guard preferredDisplayMode != oldValue else { return }
            chosenMode = nil
            clock.perform { displayModeMayHaveChanged() }
        }
    }

    /// Which columns are seen.
    open var displayMode: DisplayMode { chosenMode ?? usualMode }

    /// A button that shows or hides the primary column, for the secondary one's navigation bar.
    open var displayModeButtonItem: UIBarButtonItem { views.button(of: self) }

    /// Whether a swipe from the edge shows the primary column. Default true.
    open var presentsWithGesture = true {
        didSet { views.edgePan?.isEnabled = presentsWithGesture }
    }

    /// At which side the primary column is. Default where lines begin.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: - Widths

    /// The part of the width that the primary column has, from 0 to 1. Default automatic: two fifths.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths.fraction }
        set { setWidth(\.fraction, newValue, "preferredPrimaryColumnWidthFraction") }
    }

    /// The width of the primary column in points, before any fraction. Default automatic.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widths.preferred }
        set { setWidth(\.preferred, newValue, "preferredPrimaryColumnWidth") }
    }

    /// The least width of the primary column, in points. Default automatic: none.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { widths.least }
        set { setWidth(\.least, newValue, "minimumPrimaryColumnWidth") }
    }

    /// The greatest width of the primary column, in points. Default automatic: 320.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { widths.most }
        set { setWidth(\.most, newValue, "maximumPrimaryColumnWidth") }
    }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat {
        primaryColumnWidth(in: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
    }

    private func primaryColumnWidth(in whole: CGFloat) -> CGFloat {
        let fraction = widths.fraction < 0 ? Self.usualFraction : min(widths.fraction, 1)
        let wanted = widths.preferred < 0 ? whole * fraction : widths.preferred
        let most = widths.most < 0 ? Self.usualMost : widths.most
        return min(max(min(wanted, most), max(widths.least, 0)), whole).rounded()
    }

    /// The part of the width, and the greatest width in points, where nobody says other ones.
    private static let (usualFraction, usualMost): (CGFloat, CGFloat) = (0.4, 320)

    private func setWidth(
        _ path: WritableKeyPath<SplitWidths, CGFloat>, _ width: CGFloat, _ call: String
    ) {
        guard width.isFinite, width >= 0 || width == Self.automaticDimension else {
            return report(call, "was given \(width), which is ignored: use a number from 0 on")
        }
        widths[keyPath: path] = width
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - UIViewController

    /// Makes the view that holds the columns.
    open override func loadView() {
        let view = makeDefaultView()
        view.clipsToBounds = true
        self.view = view
        views.add(to: view, of: self)
    }

    /// Places the columns.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        settle()
        layOut()
    }

    /// Shows the columns as one or as two, as the width asks for.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        announcedWidth = nil
        if isSettled { settle() }
    }

    /// Passes the traits on. The sizes that columns are told next are those of the announced width.
    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        announcedWidth = newCollection.horizontalSizeClass
        super.willTransition(to: newCollection, with: coordinator)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let isAlone = announcedWidth.map { $0 == .compact } ?? (collapse != nil)
        guard !isAlone else { return parentSize }
        let width = primaryColumnWidth(in: parentSize.width)
        if container === columns[.primary] { return CGSize(width: width, height: parentSize.height) }
        let mode = chosenMode ?? usualMode(in: parentSize)
        let room = mode == .oneBesideSecondary && columns[.primary] != nil ? width : 0
        return CGSize(width: parentSize.width - room, height: parentSize.height)
    }

    /// What is seen alone, or the secondary controller.
    open override var childForStatusBarStyle: UIViewController? {
        collapse?.shown ?? columns[.secondary]
    }

    /// What is seen alone, or the secondary controller.
    open override var childForStatusBarHidden: UIViewController? {
        collapse?.shown ?? columns[.secondary]
    }

    func report(_ call: String, _ problem: String) {
        TransitionTrace.current.report(
            Diagnostic(.error, self, call, "\(TransitionTrace.className(of: self)) \(problem)."))
    }
}

/// The widths of the primary column that were set.
struct SplitWidths {
    var fraction: CGFloat = -1
    var preferred: CGFloat = -1
    var least: CGFloat = -1
    var most: CGFloat = -1
}

extension UIViewController {
    /// The nearest split view controller that contains this controller.
    public var splitViewController: UISplitViewController? {
        nearestContainer(UISplitViewController.self)
    }
}
