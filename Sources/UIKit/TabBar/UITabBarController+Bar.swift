import Foundation

/// Lays out the bar and the content.
extension UITabBarController: ContentFollower {
    /// Duration of hiding or showing the bar, in seconds.
    private static let hideDuration: TimeInterval = 0.2

    /// The greatest height of the line above the bar, which hides with it, in points.
    private static let hairline: CGFloat = 1

    private var hasBar: Bool { !isHidden && !isHiddenByPush }

    func hideBar(_ hidden: Bool, animated: Bool) {
        isHidden = hidden
        guard animated, viewIfLoaded?.window != nil else { return layOut() }
        UIView.animate(withDuration: Self.hideDuration) {
            self.layOut()
            self.contentView.layoutIfNeeded()
        }
    }

    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        if let shown, running == nil, let content = shown.viewIfLoaded, content.superview === contentView {
            content.place(in: contentFrame(of: shown, in: contentView.bounds))
            coverContent(of: shown)
        }
        if !isBarMoving { tabBar.frame = barFrame(in: view.bounds) }
        followScrolling()
    }

    func barLayoutDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the frame of a controller's view: above the bar, or also behind it where the controller extends
    /// there.
    func contentFrame(of controller: UIViewController?, in bounds: CGRect) -> CGRect {
        guard hasBar, !reachesBelowBar(controller) else { return bounds }
        var frame = bounds
        frame.size.height = max(0, bounds.height - barHeight)
        return frame
    }

    /// Tells a controller how far the bar covers its view.
    func coverContent(of controller: UIViewController) {
        controller.insetsFromContainer.bottom =
            hasBar && reachesBelowBar(controller) ? traitsAhead.tabBarHeight : 0
    }

    private func reachesBelowBar(_ controller: UIViewController?) -> Bool {
        guard let controller, controller.edgesForExtendedLayout.contains(.bottom) else { return false }
        return tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    }

    private func barFrame(in bounds: CGRect) -> CGRect {
        hasBar ? place(in: bounds) : place(in: bounds).offsetBy(dx: 0, dy: barHeight + Self.hairline)
    }

    /// Returns the frame of the visible bar.
    private func place(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
    }

    private var barHeight: CGFloat {
        traitsAhead.tabBarHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }

    // MARK: - The content's scrolling

    /// The controller whose content lies below the bar.
    private var leaf: UIViewController? {
        var leaf = shown
        while let navigation = leaf as? UINavigationController { leaf = navigation.topViewController }
        return leaf
    }

    /// Gives the bar its appearance over content while content scrolls below it.
    func followScrolling() {
        guard let leaf, let scrollView = leaf.contentScrollView(for: .bottom) else {
            tabBar.scrollProgress = 0
            return
        }
        leaf.watchContentScrollView()
        tabBar.scrollProgress = scrollView.lowerBarProgress
    }

    func contentDidScroll(in child: UIViewController) {
        if child === shown { followScrolling() }
    }

    // MARK: - Navigation stacks that hide the bar

    /// Hides or shows the bar as the navigation stack of the selected tab asks for.
    func updateBarForSelection() {
        let hides = (shown as? UINavigationController)?.hidesBottomBar ?? false
        guard hides != isHiddenByPush, !isBarMoving else { return }
        isHiddenByPush = hides
        layOut()
    }

    /// Hides or shows the bar after a tab's navigation stack has changed. Alongside a transition the bar
    /// leaves to the left with the screen that shows it, and comes back from there; to the right where the stack's
    /// contents run from right to left.
    ///
    /// ```
    /// ┌─────────┬───────
    /// │ leaves ◂│ comes ◂
    /// ├─────────┤
    /// │   bar  ◂│
    /// └─────────┴───────
    /// ```
    func navigationStackDidChange(_ navigation: UINavigationController) {
        guard navigation === shown, let view = viewIfLoaded else { return }
        let hides = navigation.hidesBottomBar
        guard hides != isHiddenByPush, !isBarMoving else { return }
        guard view.window != nil, !isHidden, let coordinator = navigation.transitionCoordinator,
            coordinator.isAnimated
        else { return updateBarForSelection() }
        let (here, from) = (place(in: view.bounds), tabBar.frame)
        let sign = (navigation.viewIfLoaded ?? view).readingSign
        let away = here.offsetBy(dx: -sign * here.width, dy: 0)
        isBarMoving = true
        isHiddenByPush = hides
        if UIAccessibility.prefersCrossFadeTransitions, !coordinator.isInteractive {
            tabBar.frame = here
            tabBar.fade(out: hides, along: coordinator) { [weak self] in self?.barDidMove() }
            return layOut()
        }
        let moves = coordinator.animateAlongsideTransition(in: tabBar) { [weak self] _ in
            self?.tabBar.frame = hides ? away : here
        } completion: { [weak self] _ in
            self?.barDidMove()
        }
        // A running transition takes no more alongside animations: the bar stays until its end.
        tabBar.frame = !moves ? from : hides ? here : away
        layOut()
    }

    private func barDidMove() {
        isBarMoving = false
        updateBarForSelection()
        layOut()
    }
}
