import Foundation

/// A container that shows one of several controllers above a bar of tabs.
///
/// ```
/// ┌──────────────────────┐
/// │ the selected         │  loaded when it is selected for the first time
/// │ controller's view    │
/// ├──────────────────────┤
/// │   ◯      △      □    │  tabBar, 49 points and what it covers of the safe area
/// └──────────────────────┘
/// ```
///
/// The view of the selected controller reaches down behind the bar where that is translucent and the
/// controller's `edgesForExtendedLayout` says so; the safe area then tells how far.
///
/// The bar has room for five items, or for eight where the width is regular. Where there are more tabs, its last
/// item is "More", which selects a list of those that have no item: `moreNavigationController`. The user opens a tab
/// there, and moves tabs into the bar and out of it.
///
/// A selection during a transition between tabs changes `selectedIndex` at once and is shown after it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Holds the selected controller's view.
    let contentView = UIView()
    /// The tabs that were set last.
    var controllers: [UIViewController] = []
    /// The tabs that have made some of `controllers`; retained here, as the application may not keep them.
    var controllerTabs: [UITab] = []
    /// The items of the bar and what they select.
    var entries: [TabBarEntry] = []
    /// Shows the list of the tabs without an item; nil until it is made.
    var madeMore: MoreNavigationController?
    /// The child that is selected, by its item; the same as `shown` unless a change is pending or running.
    var selected: UIViewController?
    /// The child whose view is in place, or was when the running transition started.
    var shown: UIViewController?
    /// The running transition, until the end of the turn in which it ends: that turn holds it.
    weak var running: ContainerTransition?
    /// The selected controller, if the delegate has vended no animator for it.
    var selectedUnanimated: UIViewController?
    /// The containment calls of children that come and go.
    private(set) lazy var moves = ChildMoves(of: self) { [unowned self] in members }
    private lazy var tabChanges = ContainerChanges(self)
    var isHidden = false
    /// Whether a pushed controller of the selected tab hides the bar.
    var isHiddenByPush = false
    /// Whether the bar moves alongside a push or pop.
    var isBarMoving = false

    // MARK: - Creating a tab bar controller

    /// Creates a tab bar controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a tab bar controller without tabs; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        tabBar.delegate = self
        tabBar.controller = self
    }

    /// Approves taps, and vends animators for changes of the selection.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: - The tabs

    /// The controllers of the tabs, from the left; nil for none.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs, all of which the user may move from then on. The selected controller stays selected if it
    /// is among the new ones, else the one at the same index is, or the first.
    ///
    /// - Parameters:
    ///   - viewControllers: the new ones, each once; nil for none.
    ///   - animated: whether the bar's items fade; the content changes at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        clock.perform { replaceControllers(with: viewControllers ?? [], animated: animated) }
    }

    /// The controllers of the tabs that the user may move between the bar and the list of
    /// `moreNavigationController`, which has an Edit button as long as there are any; nil for none. All of them after
    /// `viewControllers` was set.
    open var customizableViewControllers: [UIViewController]? {
        didSet { madeMore?.updateList() }
    }

    /// Lists the tabs for which the bar has no room, and shows them. Always the same controller, also while
    /// the bar has room for all tabs.
    ///
    /// It is not among `viewControllers`. It pushes a tab that the user chooses in the list. If the tab is a
    /// navigation controller, the screens of its stack move here. They go back when another tab is selected,
    /// and the root goes back when the user pops it. The stack keeps whether its bars are hidden. The
    /// delegate of `moreNavigationController` learns which screens it shows.
    open var moreNavigationController: UINavigationController { more }

    // MARK: - The selection

    /// The selected controller; nil without tabs. It may be a tab that `moreNavigationController` shows, or
    /// `moreNavigationController` itself while that shows its list. Setting one that is neither among
    /// `viewControllers` nor in the bar gives a diagnostic and changes nothing.
    open var selectedViewController: UIViewController? {
        get { chosen }
        set { clock.perform { selectInCode(newValue) } }
    }

    /// The index of the selected controller among `viewControllers`; `NSNotFound` without tabs, and while
    /// `moreNavigationController` shows its list. An index out of range gives a diagnostic and changes nothing.
    open var selectedIndex: Int {
        get {
            let chosen = chosen
            return controllers.firstIndex { $0 === chosen } ?? NSNotFound
        }
        set { clock.perform { selectInCode(at: newValue) } }
    }

    /// Selects the controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        clock.perform { selectAsItIs(subsequentVC) }
    }

    // MARK: - The bar

    /// The bar below the content. Its delegate is this controller.
    open private(set) var tabBar = UITabBar(frame: .zero)

    /// Whether the bar is hidden and the content takes its place. Default `false`.
    open var isTabBarHidden: Bool {
        get { isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHidden else { return }
        clock.perform { hideBar(hidden, animated: animated) }
    }

    /// Called when the user has tapped a tab that may be selected. Does nothing; overrides need not call
    /// `super`.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: - What an extension may replace

    /// Whether it turns with the device: true by default.
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }

    /// The supported orientations, which the delegate returns.
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }

    /// The preferred orientation for a presentation, which the delegate returns.
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Whether it hides the status bar, where no child of it decides.
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }

    /// Dark or light content of the status bar, where no child of it decides.
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }

    /// The selected child.
    open override dynamic var childForStatusBarStyle: UIViewController? { selected }

    /// The selected child.
    open override dynamic var childForStatusBarHidden: UIViewController? { selected }

    // MARK: - Restoring

    private static let selectionKey = "UIKit.selectedIndex"

    /// Writes which tab is selected.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selectedIndex, forKey: Self.selectionKey)
    }

    /// Selects the tab of the last start.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let index = coder.decodeInteger(forKey: Self.selectionKey)
        if viewControllers?.indices.contains(index) == true {
            if index != selectedIndex { selectedIndex = index }
        } else if index == NSNotFound, let madeMore, entry(showing: madeMore) != nil {
            selectedViewController = madeMore
        }
    }

    // MARK: - UIViewController

    open override func loadView() {
        let view = makeDefaultView()
        view.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(tabBar)
        self.view = view
        layOut()
        fitTabs()
        changes.carryOut()
    }

    override var changes: ContainerChanges { tabChanges }

    /// Spreads the tabs over the bar and the list of `moreNavigationController` anew where the width class has changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitTabs()
    }

    open override dynamic func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        contentFrame(of: container as? UIViewController, in: CGRect(origin: .zero, size: parentSize)).size
    }
}
