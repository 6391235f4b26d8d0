import Foundation

/// Where the bar is, and where the content ends.
extension UITabBarController {
    /// Seconds that the bar takes to hide.
    private static let hideDuration: TimeInterval = 0.2

    /// The line above the bar goes, too; at most so high, in points.
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

    /// Where the bar is when it is there.
    private func place(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
    }

    private var barHeight: CGFloat { UITabBar.height + (viewIfLoaded?.safeAreaInsets.bottom ?? 0) }

    // MARK: - Navigation stacks that hide the bar

    /// Another tab, or another stack in it, may hide the bar or show it again.
    func updateBarForSelection() {
        let hides = (shown as? UINavigationController)?.hidesBottomBar ?? false
        guard hides != isHiddenByPush, !isBarMoving else { return }
        isHiddenByPush = hides
        layOut()
    }

    /// The stack of a navigation controller in a tab has changed, or is about to with its transition. The bar goes
    /// to the left with what leaves, and comes back from there.
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
        // A transition that has begun already takes nothing along any more: the bar waits for its end.
        tabBar.frame = !moves ? from : hides ? here : away
        layOut()
    }
}

extension UINavigationController {
    /// Whether a controller that was pushed wants the tab bar to make room.
    fileprivate var hidesBottomBar: Bool {
        viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
}
