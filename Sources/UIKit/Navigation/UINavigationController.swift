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
/// A push or pop takes place at once, with or without `animated`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The height of the bar, in points.
    private static let barHeight: CGFloat = 44

    /// Holds the top controller's view.
    private let contentView = UIView()
    private var stack: [UIViewController] = []
    /// The controller whose view is in place; the top of the stack once the view is loaded.
    private var shown: UIViewController?
    /// The controller that the delegate was told of last.
    private weak var announced: UIViewController?

    // MARK: - Creating a navigation controller

    /// Creates a navigation controller with a stack of one.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a navigation controller with an empty stack; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        navigationBar.backAction = { [weak self] in self?.popViewController(animated: true) }
    }

    // MARK: - The stack

    /// Hears what is shown.
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

    /// Replaces the stack, and shows its top.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
            return refuse(
                "setViewControllers(_:animated:)", "A stack with the same controller twice is not supported")
        }
        change(to: viewControllers)
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
        change(to: stack + [viewController])
    }

    /// Takes the top from the stack, unless it is the root.
    ///
    /// - Returns: what was taken.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: Array(stack.dropLast()))
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
        change(to: Array(stack[...index]))
        return popped
    }

    /// Takes from the stack all but the root.
    ///
    /// - Returns: what was taken.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    // MARK: - The bar

    /// The bar over the content.
    public let navigationBar = UINavigationBar(frame: .zero)

    /// Whether the content has the bar's room, too.
    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { layOut() } }
    }

    /// Hides the bar or shows it again.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard animated, viewIfLoaded?.window != nil else {
            isNavigationBarHidden = hidden
            return
        }
        UIView.animate(withDuration: Self.hideDuration) {
            self.isNavigationBarHidden = hidden
            self.contentView.layoutIfNeeded()
        }
    }

    /// Seconds that the bar takes to hide.
    private static let hideDuration: TimeInterval = 0.2

    // MARK: - UIViewController

    open override func loadView() {
        let view = makeDefaultView()
        view.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        self.view = view
        layOut()
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
        if isAppearing { announceWillShow() }
    }

    open override func endAppearanceTransition() {
        super.endAppearanceTransition()
        if appearance == .appeared { announceDidShow() }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        contentFrame(in: CGRect(origin: .zero, size: parentSize)).size
    }

    // MARK: - Changing the stack

    private func change(to newStack: [UIViewController]) {
        let removed = stack.filter { old in !newStack.contains { $0 === old } }
        let added = newStack.filter { new in !stack.contains { $0 === new } }
        for controller in removed { controller.notifyWillLeaveParent() }
        for controller in added { addChild(controller) }
        stack = newStack
        navigationBar.items = newStack.map(\.navigationItem)
        if isViewLoaded { showTop() }
        for controller in removed { controller.removeFromParent() }
        for controller in added { controller.notifyDidMove(toParent: self) }
    }

    /// Brings the top's view into place; the calls come in the order of a push.
    private func showTop() {
        let (old, new) = (shown, stack.last)
        guard old !== new else { return }
        new?.loadViewIfNeeded()
        shown = new
        let isVisible = appearance.isVisible
        if isVisible {
            if let old, old.appearance.isVisible { old.beginAppearanceTransition(false, animated: false) }
            new?.beginAppearanceTransition(true, animated: false)
            announceWillShow()
        }
        if let view = new?.viewIfLoaded {
            view.place(in: contentView.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            if isVisible { view.layoutIfNeeded() }
        }
        old?.viewIfLoaded?.removeFromSuperview()
        guard isVisible else { return }
        if let old, old.appearance.ended != nil { old.endAppearanceTransition() }
        guard appearance == .appeared else { return }
        new?.endAppearanceTransition()
        announceDidShow()
    }

    private func announceWillShow() {
        guard let top = shown, announced !== top else { return }
        announced = top
        guard let delegate else { return }
        TransitionTrace.current.post(.delegate, delegate, "navigationController(_:willShow:animated:)")
        delegate.navigationController(self, willShow: top, animated: false)
        isShowAnnounced = true
    }

    private func announceDidShow() {
        guard isShowAnnounced, let top = shown, let delegate else { return }
        isShowAnnounced = false
        TransitionTrace.current.post(.delegate, delegate, "navigationController(_:didShow:animated:)")
        delegate.navigationController(self, didShow: top, animated: false)
    }

    /// `didShow` is due.
    private var isShowAnnounced = false

    // MARK: - Layout

    private func layOut() {
        guard let view = viewIfLoaded else { return }
        let y = isNavigationBarHidden ? -Self.barHeight : 0
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: Self.barHeight)
        contentView.frame = contentFrame(in: view.bounds)
    }

    private func contentFrame(in bounds: CGRect) -> CGRect {
        let top = isNavigationBarHidden ? 0 : min(Self.barHeight, bounds.height)
        return CGRect(
            x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
    }

    private func refuse(_ call: String, _ problem: String) {
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, call, "\(problem), and the stack stays as it is: push another controller."))
    }
}

extension UIViewController {
    /// The nearest navigation controller that contains this controller.
    public var navigationController: UINavigationController? {
        sequence(first: self) { $0.containingController }.dropFirst().lazy
            .compactMap { $0 as? UINavigationController }.first
    }
}
