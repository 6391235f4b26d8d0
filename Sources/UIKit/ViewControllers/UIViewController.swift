import Foundation
import QuartzCore

/// Manages one view and what it shows: loads it when it is first asked for, hears when it comes onto the
/// screen and leaves it, contains other view controllers, and presents them over itself.
///
/// Subclasses build their view in `loadView()` or fill it in `viewDidLoad()`. Overrides of the appearance
/// methods call `super`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
    // State of extensions, as Swift allows stored properties only in the class itself.
    var loadedView: UIView?
    var appearance = AppearanceState.disappeared
    var repeatedAppearance = RepeatedAppearance()
    var parentMove = ParentMove.none
    var containedControllers: [UIViewController] = []
    weak var containingController: UIViewController?
    weak var rootWindow: UIWindow?
    var barItems = ControllerBarItems()
    /// Whether the appearance transition ends when the view has moved to its new window.
    var endsAppearanceAfterMove = false
    var presentation = PresentationLinks()
    var styleThatWasSet = UIModalPresentationStyle.automatic
    var transitions = TransitionLinks()
    var traits = ControllerTraits()
    /// The nib that the controller was made with.
    private let nibLink: (name: String?, bundle: Bundle?)
    /// The scene of a storyboard that made the controller.
    var storyboardLink: StoryboardLink?
    /// The part of the view that the parent's bars cover.
    var insetsFromContainer = UIEdgeInsets.zero {
        didSet { if insetsFromContainer != oldValue { updateSafeArea() } }
    }
    /// Orders the changes of a container that may change its child at any time; `nil` for other controllers.
    var changes: ContainerChanges? { nil }

    // MARK: - Creating a view controller

    /// Creates a view controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: the name of a nib that was registered with `UINib.register(_:objects:)`; any other name gives
    ///     a diagnostic, as there are no nib files here.
    ///   - nibBundleOrNil: its bundle; nil for the main one. Only that diagnostic names it.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibLink = (nibNameOrNil, nibBundleOrNil)
        super.init()
        checkNib()
    }

    /// Creates a view controller whose view is made by `loadView()`.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller for a decoder; nothing is read from it.
    public required init?(coder: NSCoder) {
        nibLink = (nil, nil)
        super.init()
    }

    /// The name of the nib that the view is loaded from; nil where there is none.
    open var nibName: String? { nibLink.name }
    /// The bundle of that nib, as it was given: nil for the main one.
    open var nibBundle: Bundle? { nibLink.bundle }

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
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is in memory.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view and sets `view`. The default makes an empty one as large as the screen; overrides do
    /// not call `super`.
    open func loadView() { if !loadViewFromNib() { view = makeDefaultView() } }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        clock.perform { performViewLoading() }
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}
    /// Called when memory is short: release objects that can be made again. Overrides call `super`.
    open func didReceiveMemoryWarning() {}

    /// The title; a navigation bar shows it unless the navigation item has a title of its own.
    open var title: String? {
        didSet { titleDidChange() }
    }
    /// What a navigation controller's bar shows for this controller. Made when it is first asked for.
    open var navigationItem: UINavigationItem { currentNavigationItem }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: source for iOS writes both `tabBarItem.title` and `tabBarItem?.title`.
    /// What a tab bar controller's bar shows for this controller. Made of the title when it is first asked
    /// for; setting nil goes back to that.
    open var tabBarItem: UITabBarItem! {
        get { currentTabBarItem }
        set { setTabBarItem(newValue) }
    }

    /// What the toolbar of a navigation controller shows for this controller. Default nil.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Whether the bars at the lower edge hide while this controller is on a navigation stack; of the two, the root of a
    /// stack hides that of tabs alone. Default false; set it before the push.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view extends behind a container's translucent bars. The safe area tells what
    /// the bars cover. Default: all.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the safe area counts as inset of scroll views that leave it to that. Default `true`.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Whether the view extends behind opaque bars, too. Default `false`.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: - The safe area

    /// Insets that the controller adds to the safe area of its view and its children's views, as for bars of
    /// its own.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { updateSafeArea() } }
    }

    /// Whether the view's margins are at least the system's. Default true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.insetsDidChange() } }
    }
    /// The system's least margins of the view: 16 points at the sides, 20 in wide views.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
    /// The layout margins of the view changed.
    open func viewLayoutMarginsDidChange() {}
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

    /// Updates the constraints of the view; called in its place. Overrides call `super` last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Whether appearance calls are forwarded to the children automatically. A container that returns `false`
    /// sends them with `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins a child's appearance or disappearance. Balance it with `endAppearanceTransition()`; a second
    /// call with the opposite flag reverses the transition, as a cancellation does.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        clock.perform { beginAppearance(isAppearing, animated: animated) }
    }
    /// Ends a child's appearance transition that was begun.
    open func endAppearanceTransition() { clock.perform { endAppearance() } }
    /// Whether the controller itself is being presented; `false` for its children.
    open var isBeingPresented: Bool { presentation.activity == .presenting }
    /// Whether the controller itself is being dismissed; `false` for its children, which ask their container.
    open var isBeingDismissed: Bool { presentation.activity == .dismissing }
    /// Whether the controller itself appears because it was added to a parent; `false` for its children.
    open var isMovingToParent: Bool { parentMove == .entering || parentMove == .appearing }
    /// Whether the controller itself disappears because it leaves its parent; `false` for its children.
    open var isMovingFromParent: Bool { parentMove == .leaving }

    // MARK: - Containing other view controllers

    /// The controllers that this one contains, in the order in which they were added.
    open var children: [UIViewController] { containedControllers }
    /// The controller that contains this one.
    open var parent: UIViewController? { containingController }

    /// Adds a child and calls its `willMove(toParent:)`. Call `didMove(toParent:)` when its view is in place.
    open func addChild(_ child: UIViewController) { clock.perform { contain(child) } }
    /// Leaves the parent and calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)` before.
    open func removeFromParent() { clock.perform { leaveParent() } }
    /// The controller is about to be added to a parent, or with `nil` to be removed. Overrides call `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { parentMove = .leaving }
    }
    /// The controller was added to a parent, or with `nil` removed from it. Overrides call `super`.
    open func didMove(toParent parent: UIViewController?) { parentMoveDidEnd() }

    // MARK: - Presenting

    /// How the controller is presented. `.automatic`, the default, reads back as the style that it stands
    /// for: `.pageSheet`, or `.fullScreen` for a zoom.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { styleThatWasSet == .automatic ? automaticPresentationStyle : styleThatWasSet }
        set { setPresentationStyle(newValue) }
    }

    /// The animation of presentation and dismissal where no transitioning delegate vends an animator.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// The transition of a presentation or push for which no delegate vends an animator. `nil`, the default:
    /// a presentation uses `modalTransitionStyle`, and a push slides.
    open var preferredTransition: Transition? {
        didSet { if preferredTransition !== oldValue { preferredTransitionDidChange() } }
    }

    /// Whether presentations in the current context, from here or below, cover its view. Default `false`.
    open var definesPresentationContext = false
    /// Whether a presentation in this controller's presentation context uses this controller's
    /// `modalTransitionStyle` instead of its own. Default `false`.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the user cannot dismiss the presentation by a drag or by a tap beside it. Default `false`.
    open var isModalInPresentation = false
    /// Vends the animators, the interaction controllers and the presentation controller. Held weakly: keep it
    /// alive as long as the controller may still be dismissed.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if transitioningDelegate !== oldValue { transitioningDelegateDidChange() } }
    }

    /// The presentation controller that presents this controller, or would present it.
    open var presentationController: UIPresentationController? { currentPresentationController }
    /// The controller that this one, or the nearest controller that contains it, presents.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }
    /// The controller that presented this one, or the nearest controller that contains it.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// Presents a controller over this one. The transition starts at the end of this run loop turn.
    /// A request that cannot be met (this controller already presents one, its view is in no window, …) gives
    /// a diagnostic and changes nothing; `completion` is not called then.
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

    /// Dismisses what this controller presents, with everything above it; one that presents nothing is
    /// dismissed itself. The transition starts at the end of this run loop turn.
    ///
    /// - Parameters:
    ///   - flag: whether it goes with an animation.
    ///   - completion: called once, last of all, when the transition has ended, be it finished or cancelled;
    ///     at once if there is nothing to dismiss, and not at all if a running transition is in the way.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        clock.perform { startDismissal(animated: flag, completion: completion) }
    }

    /// Shows a controller by the nearest container that overrides this method, as a navigation controller does to push
    /// it; presents it where there is none, or this controller is the one.
    open func show(_ vc: UIViewController, sender: Any?) { showByTarget(vc, sender) }
    /// Shows a controller as a detail by the nearest container that overrides this method, or presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
    /// Returns the nearest controller, from this one up the parents, that performs an action: for the two methods above
    /// one whose class overrides them.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(of: action, sender)
    }

    /// The coordinator of the running transition of this controller or its container; `nil` without one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition?.coordinator ?? containerTransition?.coordinator ?? childTransition?.coordinator
            ?? sizeCoordinator ?? parent?.transitionCoordinator
    }

    // MARK: - Sizes and traits

    /// The size that the controller prefers for its view; the parent or the presentation hears of changes.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { clock.perform { announcePreferredContentSize() } } }
    }
    /// A child, or the presented controller, has another preferred size. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The constraints in the view of a child ask for another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in a parent of `parentSize`. The default is the parent's size for a child
    /// that fills its parent, else the child's current size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { defaultSize(of: container, in: parentSize) }

    /// The view is about to get another size. Overrides call `super`, which tells the children.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardSize(size, with: coordinator) }
    /// The rotation callback until iOS 8; `viewWillTransition(to:with:)` calls it and the two below.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The screen turns; called inside of the animation.
    open func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    /// The screen has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The traits are about to change. Overrides call `super`, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardTraits(newCollection, with: coordinator) }

    /// The traits of the parent, the presentation or the window, with this controller's own overrides.
    open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: traits.overrides.values) }

    /// Overrides of the inherited traits for this controller, its view and its children.
    open var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { setTraitOverrides(newValue) }
    }
    /// The light or dark appearance of the controller, its view and its children; unspecified, the default,
    /// inherits it. The same as the override of the trait.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Overrides the traits that a child inherits.
    ///
    /// - Parameters:
    ///   - collection: the overrides; `nil` removes them.
    ///   - childViewController: a child of this controller.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { clock.perform { overrideTraits(collection, of: childViewController) } }

    /// Returns the overrides that `setOverrideTraitCollection(_:forChild:)` set; `nil` if there are none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traits.ofChildren[ObjectIdentifier(childViewController)]
    }
    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - The status bar

    /// The status bar's colour over this controller. Default: by the light or dark appearance.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden over this controller. By default it is where the height is compact.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// How the status bar comes and goes, in an animation. Default `.fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides about the status bar's colour; `nil`, the default, for this controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; `nil`, the default, for this controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the controller decides about the status bar though its presentation leaves the presenter in
    /// sight. Full-screen presentations always do. Default `false`.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Asks for the status bar's look again, and changes it: inside of an animation block with its animation.
    open func setNeedsStatusBarAppearanceUpdate() { clock.perform { clock.updateStatusBar() } }

    // MARK: - The edges of the screen

    /// Whether the home indicator, a line, hides while no finger is down. False unless overridden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides about the home indicator; `nil`, the default, for this controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Asks again whether the home indicator hides.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { clock.perform { clock.updateScreenEdges() } }
    /// The edges at which the app's gestures precede the system's. A stage has no system gestures; with the
    /// lower edge among them it only dims the home indicator. None unless overridden.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides about the edges; `nil`, the default, for this controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Asks for the edges again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    // MARK: - Orientation

    /// The orientations in which the controller's content can be shown: all of them on a pad, all but upside down on
    /// a phone, unless overridden. A stage that turns to another one says so.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        defaultOrientations
    }
    /// The orientation in which a full-screen presentation of the controller begins; a stage that has another one
    /// says so. Default: the present one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        currentOrientation
    }
    /// Whether the controller's content turns with the device. True unless overridden.
    open var shouldAutorotate: Bool { true }
    /// The actions in a preview of the controller; none unless overridden.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: - Segues

    /// Prepares the destination of a segue; called before it is performed. Does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue that the user asks for is performed. True unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the controller's scene; without one of that name a diagnostic says so.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if !performRegisteredSegue(identifier, sender: sender) { reportNoSegue(identifier) }
    }

    /// Whether an unwind segue ends here: where the controller has the method and is not the segue's source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender) }
    /// The name of `canPerformUnwindSegueAction(_:from:sender:)` until iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> Bool { fromViewController !== self && responds(to: action) }
    /// Returns the children to ask whether an unwind segue ends at or in them: all but the one that it comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        children.filter { $0 !== childContaining(source) }
    }
    /// Returns the child that an unwind segue comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(containing: source)
    }
    /// Shows the child that an unwind segue leads to or into. Does nothing unless a container overrides it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Returns the segue that unwinds to a controller in this one; nil, the default, for one that dismisses and pops.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: - Events

    /// The view's superview, else the presenter, else the parent.
    open override var next: UIResponder? { loadedView?.superview ?? presentation.presenting ?? parent }

    // MARK: - Containers and bars

    /// The presentation controller of this controller, or of one that contains it, if it is a popover's.
    /// It exists before the presentation, so that its source can be set.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The presentation controller of this controller, or of one that contains it, if it is a sheet's.
    /// It exists before the presentation, so that it can be configured.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The nearest navigation controller that contains this controller, or from which it is being popped.
    open var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
    /// The nearest tab bar controller that contains this controller.
    open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }

    /// Whether the content is edited. Default false.
    open var isEditing: Bool {
        get { barItems.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets whether the content is edited, which `editButtonItem` shows. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { adoptEditing(editing) }
    /// A button that begins editing, "Edit", and ends it, "Done"; the same one each time.
    open var editButtonItem: UIBarButtonItem { currentEditButtonItem }

    /// Returns the scroll view that the bar at an edge follows: the one that was set, else the view itself or
    /// the first view in it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        followedScrollView(at: edge)
    }
    /// Sets the scroll view that the bars at all edges follow; nil for the one that is found.
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }
    /// Sets the scroll view that the bars at some edges follow; nil for the one that is found.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        follow(scrollView, for: edge)
    }
}
