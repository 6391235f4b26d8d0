import Foundation

/// Manages one view and what it shows: loads it when it is first asked for, hears when it comes onto the screen
/// and leaves it, contains other view controllers, and presents them over itself.
///
/// Subclasses build their view in `loadView()` or fill it in `viewDidLoad()`. Overrides of the appearance
/// methods call `super`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
    // What extensions of this class keep here, as Swift asks for stored properties in the class itself.
    var loadedView: UIView?
    var appearance = AppearanceState.disappeared
    var parentMove = ParentMove.none
    var containedControllers: [UIViewController] = []
    weak var containingController: UIViewController?
    weak var rootWindow: UIWindow?
    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?
    /// The appearance that follows a move of the view ends with the move.
    var endsAppearanceAfterMove = false
    var presentation = PresentationLinks()
    /// The presentation or dismissal that this controller takes part in.
    var activeTransition: PresentationTransition?
    /// The transition between two of this controller's children.
    var containerTransition: ContainerTransition?
    /// The transition of its parent with which this controller comes or goes.
    weak var childTransition: ContainerTransition?
    /// What a transition has left of its view that it will have to put right; known while somebody listens.
    var leftOver: LeftOver?
    /// The last `transition(from:to:…)` of its parent in which this controller came or went, while it runs.
    weak var childChange: ChildTransition?
    /// Holds during a change of the window's size, in which controllers get a coordinator, too.
    var sizeCoordinator: TransitionCoordinator?
    var traits = ControllerTraits()
    /// What the bars of the parent cover of the view.
    var insetsFromContainer = UIEdgeInsets.zero {
        didSet { if insetsFromContainer != oldValue { updateSafeArea() } }
    }
    /// Where a container that may be asked for another child at any time keeps its changes.
    var changes: ContainerChanges? { nil }
    /// Animates this controller's way there and back, if its preferred transition is a zoom.
    var zoom: ZoomAnimator?

    // MARK: - Creating a view controller

    /// Creates a view controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: leave it `nil`: there are no nib files here, and a name gives a diagnostic.
    ///   - nibBundleOrNil: not looked at, as there are no nib files.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        guard let nibNameOrNil else { return }
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, "init(nibName:bundle:)",
                "The nib “\(nibNameOrNil)” is not loaded, as there are no nib files on this system: build the "
                    + "view of \(TransitionTrace.className(of: self)) in loadView()."))
    }

    /// Creates a view controller whose view is made by `loadView()`.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller for a decoder; nothing is read from it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: - The view

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: source for iOS writes both `view.frame` and `if let view = controller.view`.
    /// The view that the controller manages. Asking for it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { replaceView(with: newValue) }
    }

    /// The view, if it is loaded; asking does not load it.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is in memory.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view and sets `view`. The default makes an empty one as large as the screen; overrides do not
    /// call `super`.
    open func loadView() {
        view = makeDefaultView()
    }

    /// Loads the view unless it is loaded.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        clock.perform { performViewLoading() }
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    /// The system is short of memory: time to let go of what can be made again. Overrides call `super`.
    open func didReceiveMemoryWarning() {}

    /// What the controller is called; a navigation bar shows it unless the navigation item has a title of its own.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// What a navigation controller's bar shows for this controller. Made when it is first asked for.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: source for iOS writes both `tabBarItem.title` and `tabBarItem?.title`.
    /// What a tab bar controller's bar shows for this controller. Made of the title when it is first asked for;
    /// setting nil goes back to that.
    open var tabBarItem: UITabBarItem! {
        get { currentTabBarItem }
        set { setTabBarItem(newValue) }
    }

    /// Whether the tab bar makes room while this controller, or one above it, is on a navigation stack above the
    /// root. Default false; set it before the push.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view reaches below the bars of a container, where these let it shine through. The safe
    /// area says what the bars cover. Default: all.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view reaches below opaque bars, too. Default `false`.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
        }
    }

    // MARK: - The safe area

    /// What the controller adds to the safe area of its view, and so of its children's views: bars of its own.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { updateSafeArea() } }
    }

    /// The safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: - Appearing and disappearing

    /// The view is about to come onto the screen; it may not be in the hierarchy yet.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the hierarchy and laid out by its superview, just before it is first shown.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is on the screen and every animation that brought it has ended.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Whether the appearance calls go on to the children by themselves. A container that returns `false` sends
    /// them with `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it starts to appear or disappear. Balance it with `endAppearanceTransition()`; a second
    /// call with the opposite flag turns a transition round, as a cancelled one does.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        clock.perform { beginAppearance(isAppearing, animated: animated) }
    }

    /// Tells a child that the appearance transition that was begun has ended.
    open func endAppearanceTransition() {
        clock.perform { endAppearance() }
    }

    /// Whether the controller is on its way onto the screen because it is presented; not for its children.
    open var isBeingPresented: Bool { presentation.activity == .presenting }

    /// Whether the controller is on its way from the screen because it is dismissed; not for its children, which ask
    /// their container.
    open var isBeingDismissed: Bool { presentation.activity == .dismissing }

    /// Whether the controller appears because it was added to a parent; not for its children.
    open var isMovingToParent: Bool { parentMove == .entering }

    /// Whether the controller disappears because it is removed from its parent; not for its children.
    open var isMovingFromParent: Bool { parentMove == .leaving }

    // MARK: - Containing other view controllers

    /// The controllers that this one contains, in the order in which they were added.
    open var children: [UIViewController] { containedControllers }

    /// The controller that contains this one.
    open var parent: UIViewController? { containingController }

    /// Contains `child`: calls its `willMove(toParent:)`; call its `didMove(toParent:)` when its view is in place.
    open func addChild(_ child: UIViewController) {
        clock.perform { contain(child) }
    }

    /// Ends being contained, and calls `didMove(toParent: nil)`; call `willMove(toParent: nil)` before.
    open func removeFromParent() {
        clock.perform { leaveParent() }
    }

    /// The controller is about to be added to a parent, or with `nil` removed from it. Overrides call `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { parentMove = .leaving }
    }

    /// The controller was added to a parent, or with `nil` removed from it. Overrides call `super`.
    open func didMove(toParent parent: UIViewController?) {
        parentMove = .none
    }

    // MARK: - Presenting

    /// How the controller is presented. `.automatic`, which nobody need set, reads back as what it stands for: a page
    /// sheet, or the whole screen for a zoom.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { styleThatWasSet == .automatic ? automaticPresentationStyle : styleThatWasSet }
        set {
            guard newValue != styleThatWasSet else { return }
            styleThatWasSet = newValue
            forgetUnusedPresentationController()
        }
    }

    var styleThatWasSet = UIModalPresentationStyle.automatic

    /// How it comes and goes if no animator of a transitioning delegate does it.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// How the controller comes and goes, presented or pushed, if no animator of a delegate does it. `nil`, the
    /// default: `modalTransitionStyle` says it, and a push slides.
    open var preferredTransition: Transition? {
        didSet { if preferredTransition !== oldValue { preferredTransitionDidChange() } }
    }

    /// Whether a presentation in a context that starts at this controller or below it covers this controller's view.
    open var definesPresentationContext = false

    /// Whether what is presented in the context that this controller defines comes and goes in this controller's
    /// `modalTransitionStyle` instead of its own. `false` at first.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user must not dismiss the presentation by a drag or by a tap beside it. `false` at first.
    open var isModalInPresentation = false

    /// Gives the animators, the interaction controllers and the presentation controller. Weak: somebody else
    /// keeps it alive, as long as the controller may still be dismissed.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet {
            // Other presentation controllers do not come from the delegate: a sheet keeps what was set there.
            guard transitioningDelegate !== oldValue, modalPresentationStyle == .custom else { return }
            forgetUnusedPresentationController()
        }
    }

    /// The presentation controller of the presentation in which this controller is or which it would get.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// The controller that this one, or the nearest controller that contains it, presents.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// The controller that presented this one, or the nearest controller that contains it.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// Presents a controller over this one. It starts at the end of this turn of the run loop.
    ///
    /// A request that cannot be met (this controller already presents one, its view is in no window, …) gives a
    /// diagnostic and changes nothing; `completion` is not called then.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: the controller to show.
    ///   - flag: whether it comes with an animation.
    ///   - completion: called once, last of all, when the transition has ended, be it finished or cancelled.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        clock.perform {
            startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
        }
    }

    /// Dismisses what this controller presents, with everything above it; one that presents nothing is dismissed
    /// itself. It starts at the end of this turn of the run loop.
    ///
    /// - Parameters:
    ///   - flag: whether it goes with an animation.
    ///   - completion: called once, last of all, when the transition has ended, be it finished or cancelled; at
    ///     once if there is nothing to dismiss, and not at all if a running transition is in the way.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        clock.perform { startDismissal(animated: flag, completion: completion) }
    }

    /// Shows a controller in the way that suits where this one is: the nearest container that has a way of its own
    /// does it, as a navigation controller pushes; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { return parent.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// The coordinator of the transition that this controller, or what contains it, takes part in; `nil` else.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition?.coordinator ?? containerTransition?.coordinator ?? childTransition?.coordinator
            ?? sizeCoordinator ?? parent?.transitionCoordinator
    }

    // MARK: - Sizes and traits

    /// The size that the controller would like its view to have; the parent or the presentation hears of changes.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { clock.perform { announcePreferredContentSize() } } }
    }

    /// A child, or the presented controller, has another preferred size. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets in a parent of `parentSize`. The default is the parent's size if the child fills
    /// its parent, and else the size that it has.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        defaultSize(of: container, in: parentSize)
    }

    /// The view is about to get another size. Overrides call `super`, which tells the children.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardSize(size, with: coordinator)
    }

    /// The traits are about to change. Overrides call `super`, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraits(newCollection, with: coordinator)
    }

    /// The traits of the parent, the presentation or the window, with this controller's own overrides.
    open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: traits.overrides.values) }

    /// Traits that hold for this controller, its view and its children, whatever holds around it.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            traits.overrides = newValue
            clock.perform { traitsMayHaveChanged() }
        }
    }

    /// Lets other traits hold for a child than for this controller.
    ///
    /// - Parameters:
    ///   - collection: what it specifies holds for the child; `nil`: the child's traits are this controller's.
    ///   - childViewController: a child of this controller.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        clock.perform { overrideTraits(collection, of: childViewController) }
    }

    /// What `setOverrideTraitCollection(_:forChild:)` said of a child; `nil`: nothing.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traits.ofChildren[ObjectIdentifier(childViewController)]
    }

    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Events

    /// The view's superview, or for a presented controller the one that presented it.
    open override var next: UIResponder? {
        loadedView?.superview ?? presentation.presenting ?? parent
    }
}
