import Foundation

/// Lays out the bar and the content.
extension UITabBarController {
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
        contentView.frame = contentFrame(in: view.bounds)
        if !isBarMoving { tabBar.frame = barFrame(in: view.bounds) }
    }

    func contentFrame(in bounds: CGRect) -> CGRect {
        guard hasBar else { return bounds }
        var frame = bounds
        frame.size.height = max(0, bounds.height - barHeight)
        return frame
    }

    private func barFrame(in bounds: CGRect) -> CGRect {
        hasBar ? place(in: bounds) : place(in: bounds).offsetBy(dx: 0, dy: barHeight + Self.hairline)
    }

    /// Returns the frame of the visible bar.
    private func place(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
    }

    private var barHeight: CGFloat { UITabBar.height + (viewIfLoaded?.safeAreaInsets.bottom ?? 0) }

    // MARK: - Navigation stacks that hide the bar

    /// Hides or shows the bar as the navigation stack of the selected tab asks for.
    func updateBarForSelection() {
        let hides = (shown as? UINavigationController)?.hidesBottomBar ?? false
        guard hides != isHiddenByPush, !isBarMoving else { return }
        isHiddenByPush = hides
        layOut()
    }

    /// Hides or shows the bar after a tab's navigation stack has changed. Alongside a transition the bar
    /// leaves to the left with the screen that shows it, and comes back from there.
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
        let away = here.offsetBy(dx: -here.width, dy: 0)
        isBarMoving = true
        isHiddenByPush = hides
        let moves = coordinator.animateAlongsideTransition(in: tabBar) { [weak self] _ in
            self?.tabBar.frame = hides ? away : here
        } completion: { [weak self] _ in
            self?.isBarMoving = false
            self?.updateBarForSelection()
            self?.layOut()
        }
        // A running transition takes no more alongside animations: the bar stays until its end.
        tabBar.frame = !moves ? from : hides ? here : away
        layOut()
    }
}

extension UINavigationController {
    /// Whether a pushed controller hides the tab bar.
    fileprivate var hidesBottomBar: Bool {
        viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
}
