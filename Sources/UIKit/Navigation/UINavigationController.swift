import Foundation

/// Shows the topmost of a stack of controllers below a bar that names it and leads back.
///
/// ```
/// ┌──────────────────────┐
/// │ ‹ Back   Title   Done│  navigationBar, 44 points
/// ├──────────────────────┤
/// │ the top controller's │
/// │ view                 │
/// └──────────────────────┘
/// ```
///
/// The stack is the new one as soon as a method that changes it returns. What is seen follows: at once, or with a
/// transition that starts at the end of the turn. A change that comes while a transition runs is shown right after it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Holds the top controller's view; reaches below the bar.
    let contentView = UIView()
    var stack: [UIViewController] = []
    /// The controller whose view is in place; the top of the stack once the view is loaded and nothing moves.
    var shown: UIViewController?
    /// The stack that belongs to what is shown.
    var shownStack: [UIViewController] = []
    /// The transition that goes on.
    var running: StackTransition?
    /// Whether the change that was asked for last is animated.
    var animatesChange = false
    private lazy var stackChanges = ContainerChanges(self)
    /// The edge swipe that goes on.
    var popDriver: NavigationPopDriver?
    /// How far the pop had come when the finger came down.
    var popStart: CGFloat = 0
    /// What the delegate gave for the pop that an edge swipe is about to start.
    var popObjects: TransitionObjects?
    /// Controllers that hear of their new parent when they have appeared.
    var entering: [UIViewController] = []
    /// Controllers that are no longer on the stack, and children until they have disappeared.
    var leaving: [UIViewController] = []
    /// The controller that the delegate was told of last.
    weak var announced: UIViewController?
    /// `didShow` is due; with what `animated`.
    var announcement: Bool?
    private(set) lazy var popGesture = InteractivePopGestureRecognizer(controller: self)

    // MARK: - Creating a navigation controller

    /// Creates a navigation controller with a stack of one.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        navigationBar.controller = self
    }

    /// Creates a navigation controller with an empty stack; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        navigationBar.controller = self
    }

    // MARK: - The stack

    /// Hears what is shown, and may animate how it comes.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack, the root first, the controller that is shown last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: what is presented over the stack, or else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the stack, and shows its top: with a pop if it was in the stack before, else with a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
            return refuse(
                "setViewControllers(_:animated:)", "A stack with the same controller twice is not supported")
        }
        change(to: viewControllers, animated: animated, "setViewControllers(_:animated:)")
    }

    /// Puts a controller onto the stack, and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let name = TransitionTrace.className(of: viewController)
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

    /// Takes the top from the stack, unless it is the root.
    ///
    /// - Returns: what was taken.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: Array(stack.dropLast()), animated: animated, "popViewController(animated:)")
        return popped
    }

    /// Takes from the stack all that lies above a controller.
    ///
    /// - Returns: what was taken.
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

    /// Takes from the stack all but the root.
    ///
    /// - Returns: what was taken.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: - The bar

    /// The bar over the content.
    public let navigationBar = UINavigationBar(frame: .zero)

    /// Whether the content has the bar's room, too.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides the bar or shows it again. During a push or pop, as from `viewWillAppear(_:)`, the bar comes or goes
    /// together with the screen that has it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        clock.perform { barDidHide(animated: animated) }
    }

    private func barDidHide(animated: Bool) {
        // What a transition has to do with the bar it asks when it starts and ends.
        guard running == nil else { return }
        guard animated, viewIfLoaded?.window != nil else { return layOut() }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.layOut()
            self.shown?.viewIfLoaded?.layoutIfNeeded()
        }
    }

    var hidesBar = false

    /// Seconds that the bar takes to hide or to show.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    /// The swipe from the left edge that leads back. It is off for the root, where the back button is hidden or
    /// replaced, and where the delegate gives an animator but nothing that drives it; a delegate of the recognizer's
    /// own decides otherwise.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    // MARK: - UIViewController

    open override func loadView() {
        let view = makeDefaultView()
        view.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(popGesture)
        self.view = view
        layOut()
        changes.carryOut()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    override var changes: ContainerChanges { stackChanges }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
        if isAppearing, let shown { announceWillShow(shown, animated: false) }
    }

    open override func endAppearanceTransition() {
        guard appearance.ended == .appeared else { return super.endAppearanceTransition() }
        announceDidShow(isLast: false)
        // Whoever was told may have taken the navigation controller from the screen.
        guard appearance.ended == .appeared else { return }
        super.endAppearanceTransition()
        if appearance == .appeared { announceDidShow() }
    }

    /// What was set, or else what the top of the stack prefers, with the bar.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            guard own == .zero, let top = topViewController?.preferredContentSize, top != .zero else {
                return own
            }
            let bar = isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(top).height
            return CGSize(width: top.width, height: top.height + bar)
        }
        set { super.preferredContentSize = newValue }
    }

    /// What the top of the stack prefers goes on to who shows the navigation controller. Overrides call `super`.
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

extension UIViewController {
    /// The nearest navigation controller that contains this controller, or from which it is being popped.
    public var navigationController: UINavigationController? {
        sequence(first: self) { $0.containingController }.dropFirst().lazy
            .compactMap { $0 as? UINavigationController }.first
    }
}
