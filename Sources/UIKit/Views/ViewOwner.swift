/// Who manages a view: its view controller.
@preconcurrency @MainActor
protocol ViewOwner: UIResponder {
    /// The traits that hold in the view.
    var traitCollection: UITraitCollection { get }

    /// Whether the safe area counts as inset of the view's scroll views that leave it to that.
    var automaticallyAdjustsScrollViewInsets: Bool { get }

    /// Whether the view is one of a stack of screens, with a bar above.
    var isInNavigationController: Bool { get }

    /// The least margins of the view; nil for none.
    var leastViewMargins: NSDirectionalEdgeInsets? { get }

    /// Announces the traits if they have changed.
    func traitsMayHaveChanged()

    /// The view is about to be in another window, or in none, because the superview of `root` changes.
    func viewWillMove(toWindow window: UIWindow?, with root: UIView)
    /// The view is in another window, or in none.
    func viewDidMoveToWindow()
    /// Updates the view's constraints.
    func updateViewConstraints()
    /// The view starts its layout pass; its superview has laid it out.
    func viewLayoutWillBegin()
    /// The view has laid out its subviews.
    func viewDidLayoutSubviews()
    /// The layout margins of the view changed.
    func viewLayoutMarginsDidChange()
    /// The safe area of the view changed.
    func viewSafeAreaInsetsDidChange()
}
