import Foundation

/// A container that shows the top of a stack of controllers below a bar with its title and a back button.
///
/// ```
/// ┌──────────────────────┐
/// │ ‹ Back   Title   Done│  navigationBar, 44 points, and more with a large title
/// ├──────────────────────┤
/// │ the top controller's │
/// │ view                 │
/// └──────────────────────┘
/// ```
///
/// The view reaches up behind the bar where that is translucent and the controller's
/// `edgesForExtendedLayout` says so; the safe area then tells how far. The bar follows the scroll view that
/// is the controller's view, or the first view in it: over content it has its standard appearance, and a
/// large title is scrolled away first.
///
/// A method that changes the stack has changed it when it returns. The screen follows at once, or with a
/// transition that starts at the end of the run loop turn. A change during a transition is shown after it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Holds the top controller's view, and extends behind the bar.
    let contentView = UIView()
    var stack: [UIViewController] = []
    /// The controller whose view is shown; at rest, with a loaded view, the top of the stack.
    var shown: UIViewController?
    /// The stack whose top is `shown`.
    var shownStack: [UIViewController] = []
    /// The running transition, until the end of the turn in which it ends.
    var running: StackTransition?
    /// Whether the change that was requested last is animated.
    var animatesChange = false
    private lazy var stackChanges = ContainerChanges(self)
    /// Drives the pop of the running edge swipe.
    var popDriver: NavigationPopDriver?
    /// The progress of the pop when the finger took it over, from 0 to 1.
    var popStart: CGFloat = 0
    /// The delegate's animator and interaction controller for the pop that an edge swipe is about to start.
    var popObjects: TransitionObjects?
    /// The containment calls of children that come and go.
    private(set) lazy var moves = ChildMoves(of: self) { [unowned self] in stack }
    /// The controller that the delegate was last told it will show.
    weak var announced: UIViewController?
    /// The `animated` flag of the `didShow` call that is due; `nil` if none is.
    var pendingDidShow: Bool?
    private(set) lazy var popGesture = InteractivePopGestureRecognizer(controller: self)
    /// Screens that another navigation controller shows; they are not in `viewControllers` meanwhile.
    var lent: LentScreens?

    // MARK: - Creating a navigation controller

    /// Creates a navigation controller with a stack of one.
    public init(rootViewController: UIViewController) {
        bars = NavigationBars()
        super.init(nibName: nil, bundle: nil)
        setUp()
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bars = NavigationBars()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a navigation controller with bars of other classes and an empty stack.
    ///
    /// - Parameters:
    ///   - navigationBarClass: a subclass of `UINavigationBar`; nil for `UINavigationBar` itself.
    ///   - toolbarClass: a subclass of `UIToolbar`; nil for `UIToolbar` itself.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bars = NavigationBars(navigationBarClass, toolbarClass)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a navigation controller with an empty stack; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        bars = NavigationBars()
        super.init(coder: coder)
        setUp()
    }

    /// Navigation controllers define a presentation context by default, as `definesPresentationContext` documents.
    private func setUp() {
        navigationBar.controller = self
        definesPresentationContext = true
    }

    // MARK: - The stack

    /// The delegate, which learns which controller is shown and vends animators. Held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack, the root first, the controller that is shown last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the one presented over the stack, or else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the stack, and shows its top: with a pop if it was in the stack before, else with a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
            return refuse(
                "setViewControllers(_:animated:)", "A stack with the same controller twice is not supported")
        }
        change(to: viewControllers, animated: animated, "setViewControllers(_:animated:)")
    }

    /// Pushes a controller onto the stack and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let name = TransitionTrace.className(of: viewController)
        let stack = restingStack
        if stack.contains(where: { $0 === viewController }) {
            return refuse(
                "pushViewController(_:animated:)",
                "Pushing the same view controller instance more than once is not supported (\(name))")
        }
        if viewController is UINavigationController {
            return refuse(
                "pushViewController(_:animated:)",
                "Pushing a navigation controller is not supported (\(name))")
        }
        change(to: stack + [viewController], animated: animated, "pushViewController(_:animated:)")
    }

    /// Pops the top controller, unless it is the root.
    ///
    /// - Returns: the popped controller, or `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: Array(stack.dropLast()), animated: animated, "popViewController(animated:)")
        return popped
    }

    /// Pops all controllers above a given one.
    ///
    /// - Returns: the popped controllers; `nil` if the given one is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            refuse(
                "popToViewController(_:animated:)",
                "Tried to pop to a view controller that doesn't exist "
                    + "(\(TransitionTrace.className(of: viewController)))")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        change(to: Array(stack[...index]), animated: animated, "popToViewController(_:animated:)")
        return popped
    }

    /// Pops all controllers but the root.
    ///
    /// - Returns: the popped controllers; `nil` for an empty stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Called when all containment calls of a change were sent. Does nothing; a subclass may override it.
    func stackDidSettle() {}

    /// The controllers below the one that the segue comes from, from above.
    open override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    // MARK: - The bar

    private let bars: NavigationBars

    /// The bar above the content.
    open var navigationBar: UINavigationBar { bars.navigationBar }

    /// Whether the bar is hidden and the content takes its place. Default `false`.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. During a push or pop, for example in `viewWillAppear(_:)`, the bar moves
    /// together with the screen that shows it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        clock.perform { barDidHide(animated: animated) }
    }

    private func barDidHide(animated: Bool) {
        // A transition reads `hidesBar` itself when it starts and ends.
        guard running == nil else { return }
        guard animated, viewIfLoaded?.window != nil else {
            layOut()
            return clock.updateStatusBarAtOnce()
        }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.layOut()
            self.setNeedsStatusBarAppearanceUpdate()
            self.shown?.viewIfLoaded?.layoutIfNeeded()
        }
    }

    var hidesBar = false

    /// Whether a tap on the content hides the bars, and the next one shows them again. Taps that a control or another
    /// recognizer takes do not count. Default `false`.
    open var hidesBarsOnTap = false {
        didSet { updateBarHiding() }
    }

    /// Whether a swipe upwards hides the bars, and one downwards shows them again. What lies below the finger scrolls
    /// meanwhile. Default `false`.
    open var hidesBarsOnSwipe = false {
        didSet { updateBarHiding() }
    }

    /// Whether the bars are hidden where the height is compact. A tap where they would be shows them. Default `false`.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if isViewLoaded { hideBars(isLow: isLow) } }
    }

    private var isLow: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Recognizes the tap that hides the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    /// Recognizes the swipe that hides the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    private(set) lazy var barHiding = BarHiding(controller: self)

    // MARK: - The toolbar

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: source for iOS writes both `toolbar.items` and `toolbar?.items`.
    /// The bar below the content, with the top controller's `toolbarItems`. Made when it is first asked for.
    open var toolbar: UIToolbar! { loadToolbar() }

    /// The toolbar, if it was made.
    var loadedToolbar: UIToolbar? { bars.toolbar }

    /// Makes the toolbar if need be.
    func loadToolbar() -> UIToolbar {
        if let toolbar = bars.toolbar { return toolbar }
        let toolbar = bars.makeToolbar()
        toolbar.controller = self
        viewIfLoaded?.setNeedsLayout()
        return toolbar
    }

    /// Whether there is no toolbar below the content. Default `true`.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        clock.perform { toolbarDidHide(animated: animated) }
    }

    var hidesToolbar = true

    /// Duration of hiding or showing the bar, in seconds.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    /// Recognizes the swipe from the left edge that pops the top controller.
    ///
    /// It does not begin at the root, where the back button is hidden or replaced, or where the controller's
    /// delegate vends an animator without an interaction controller. A delegate set on the recognizer decides
    /// instead.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    // MARK: - What an extension may replace

    /// Whether it turns with the device: true by default.
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }

    /// The supported orientations, which the delegate returns.
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }

    /// The preferred orientation for a presentation, which the delegate returns.
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Whether it hides the status bar, where no child of it decides.
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }

    /// Light content below a black bar.
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
    }

    /// The top controller where the bar is hidden; else nil, as the bar lies behind the status bar.
    open override dynamic var childForStatusBarStyle: UIViewController? { hidesBar ? topViewController : nil }

    /// The top controller.
    open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }

    // MARK: - Restoring

    private static let stackKey = "UIKit.viewControllers"

    /// Writes the screens of the stack that have a restoration identifier.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(ownStack.filter { $0.restorationIdentifier != nil }, forKey: Self.stackKey)
    }

    /// Sets the stack of the last start.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let stack = coder.decodeObject(forKey: Self.stackKey) as? [UIViewController], !stack.isEmpty
        else { return }
        setViewControllers(stack, animated: false)
    }

    /// The screens that belong to this navigation controller: those that are lent, and the stack above them.
    var ownStack: [UIViewController] { (lent?.all ?? []) + viewControllers }

    /// The stack, also where another controller shows its screens, and children that subclasses add.
    var restoredChildren: [UIViewController] {
        let own = ownStack
        return own + containedControllers.filter { !own.contains($0) }
    }

    func restoredParent(of child: UIViewController) -> UIViewController { self }

    // MARK: - UIViewController

    open override func loadView() {
        let view = makeDefaultView()
        view.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(popGesture)
        self.view = view
        if hidesBarsOnTap || hidesBarsOnSwipe { updateBarHiding() }
        layOut()
        changes.carryOut()
    }

    open override dynamic func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    override var changes: ContainerChanges { stackChanges }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        let before = appearance
        super.beginAppearanceTransition(isAppearing, animated: animated)
        guard isAppearing, appearance != before else { return }
        if isLow { hideBars(isLow: true) }
        if let shown { announceWillShow(shown, animated: false) }
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        if hidesBarsWhenVerticallyCompact { hideBars(for: newCollection, with: coordinator) }
    }

    open override func endAppearanceTransition() {
        guard appearance.ended == .appeared, !endsRepeatedAppearance else {
            return super.endAppearanceTransition()
        }
        announceDidShow(isLast: false)
        // The delegate may have taken the navigation controller off the screen.
        guard appearance.ended == .appeared else { return }
        super.endAppearanceTransition()
        if appearance == .appeared { announceDidShow() }
    }

    /// The size that was set, else the preferred size of the top controller plus the bar.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            guard own == .zero, let top = topViewController?.preferredContentSize, top != .zero else {
                return own
            }
            let bar =
                isNavigationBarHidden ? 0 : navigationBar.height(for: topViewController?.navigationItem)
            return CGSize(width: top.width, height: top.height + bar)
        }
        set { super.preferredContentSize = newValue }
    }

    /// Passes the top controller's preferred size on to the parent or the presentation. Overrides call
    /// `super`.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { announcePreferredContentSize() }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        contentFrame(of: container as? UIViewController, in: CGRect(origin: .zero, size: parentSize)).size
    }

    private func refuse(_ call: String, _ problem: String) {
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, call, "\(problem), and the stack stays as it is: push another controller."))
    }
}

extension UINavigationController: RestoredContainer {}
