// Hides the bars, and shows them again, on taps, on swipes and in a compact height.
extension UINavigationController {
    /// Enables the recognizers that hide the bars as the `hidesBars` properties ask for.
    func updateBarHiding() {
        barHiding.tap.isEnabled = hidesBarsOnTap || barHiding.isForLowScreen
        barHiding.swipe.isEnabled = hidesBarsOnSwipe
        guard let view = viewIfLoaded else { return }
        for gesture in [barHiding.tap, barHiding.swipe] where gesture.isEnabled && gesture.view !== view {
            view.addGestureRecognizer(gesture)
        }
    }

    /// Hides the visible bars, or shows the bars again that this method has hidden.
    func setBarsHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden != isNavigationBarHidden else { return }
        if isHidden { barHiding.hidToolbar = !isToolbarHidden }
        setNavigationBarHidden(isHidden, animated: animated)
        if barHiding.hidToolbar { setToolbarHidden(isHidden, animated: animated) }
        if !isHidden {
            barHiding.hidToolbar = false
            barHiding.isForLowScreen = false
            updateBarHiding()
        }
    }

    /// Hides the bars alongside the change to a compact height, and shows them alongside the change back.
    func hideBars(
        for traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let isLow = traits.verticalSizeClass == .compact
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.hideBars(isLow: isLow) })
    }

    /// Hides the bars in a compact height; in another height, shows the bars that a compact height had
    /// hidden.
    func hideBars(isLow: Bool) {
        guard isLow else {
            if barHiding.isForLowScreen { setBarsHidden(false, animated: false) }
            return
        }
        guard hidesBarsWhenVerticallyCompact, !isNavigationBarHidden else { return }
        setBarsHidden(true, animated: false)
        barHiding.isForLowScreen = true
        updateBarHiding()
    }
}

/// What hides a navigation controller's bars and shows them again.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// How far a finger moves up before the bars leave, and down before they come back, in points. Our own values.
    private static let (leaving, coming): (CGFloat, CGFloat) = (20, 40)

    private weak var controller: UINavigationController?
    let tap: UITapGestureRecognizer = BarHidingTapGestureRecognizer(target: nil, action: nil)
    let swipe: UIPanGestureRecognizer = BarHidingSwipeGestureRecognizer(target: nil, action: nil)
    /// Whether the toolbar was hidden, too.
    var hidToolbar = false
    /// Whether the bars are hidden because the height is compact. A tap where they would be shows them.
    var isForLowScreen = false

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
        tap.addTarget(self, action: BarHiding.tapped)
        swipe.addTarget(self, action: BarHiding.swiped)
        for gesture in [tap, swipe] {
            gesture.delegate = self
            gesture.cancelsTouchesInView = false
        }
    }

    func tapped() {
        guard let controller else { return }
        controller.setBarsHidden(!controller.isNavigationBarHidden, animated: true)
    }

    func swiped(_ swipe: UIPanGestureRecognizer) {
        guard let controller, let view = swipe.view, swipe.state == .changed else { return }
        let distance = swipe.translation(in: view).y
        let isHidden = controller.isNavigationBarHidden
        guard isHidden ? distance > Self.coming : distance < -Self.leaving else {
            // When the finger turns back, its translation counts from the turning point.
            if (distance < 0) == isHidden { swipe.setTranslation(.zero, in: view) }
            return
        }
        controller.setBarsHidden(!isHidden, animated: true)
        swipe.setTranslation(.zero, in: view)
    }

    /// Leaves touches on the bars to the bars, and begins only for vertical swipes.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, !isOnBar(gestureRecognizer) else { return false }
        if gestureRecognizer === swipe {
            let velocity = swipe.velocity(in: swipe.view)
            return abs(velocity.y) > abs(velocity.x)
        }
        return controller.hidesBarsOnTap || isWhereBarsWouldBe(gestureRecognizer)
    }

    private func isOnBar(_ gesture: UIGestureRecognizer) -> Bool {
        let bars: [UIView?] = [controller?.navigationBar, controller?.loadedToolbar]
        return bars.contains { bar in bar.map { $0.bounds.contains(gesture.location(in: $0)) } ?? false }
    }

    private func isWhereBarsWouldBe(_ gesture: UIGestureRecognizer) -> Bool {
        guard let controller, let view = controller.viewIfLoaded else { return false }
        let y = gesture.location(in: view).y
        let insets = view.safeAreaInsets
        if y < insets.top + controller.navigationBar.bounds.height { return true }
        guard hidToolbar, let toolbar = controller.loadedToolbar else { return false }
        return y > view.bounds.maxY - insets.bottom - toolbar.bounds.height
    }

    /// Lets scroll views scroll while a swipe hides the bars.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}

// Classes of their own, as the call list names a recognizer by its class.
private final class BarHidingTapGestureRecognizer: UITapGestureRecognizer {}
private final class BarHidingSwipeGestureRecognizer: UIPanGestureRecognizer {}

// MARK: - The bar of the tabs around

extension UINavigationController {
    /// Whether the bar of the tabs around is hidden below the top of the stack.
    var hidesBottomBar: Bool {
        guard let top = stack.last else { return false }
        return top.barItems.hidesBottomBar ?? asksToHideBottomBar
    }

    /// Decides whether the bar hides, as the stack has changed. What is set later counts from the next change on: code
    /// that sets it on the pushing controller, and takes it back right after the push, is common.
    func decideBottomBar() {
        stack.last?.barItems.hidesBottomBar = isViewLoaded ? asksToHideBottomBar : nil
    }

    /// UIKit looks through the whole stack, from the top to the root.
    private var asksToHideBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}
