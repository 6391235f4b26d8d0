import Foundation

/// How the bar appears or disappears during a push or pop: it moves with the screen that shows it.
///
/// ```
/// push, to one without a bar      pop, from one with a bar
/// ┌bar───┐┌──────┐                ┌──────┐┌bar───┐
/// │lower ││upper │ ◀─             │lower ││upper │ ─▶
/// └──────┘└──────┘                └──────┘└──────┘
/// ```
@MainActor
struct NavigationBarMove {
    /// The bar's offset at the start and at the end, in widths.
    var start: CGFloat
    var end: CGFloat
    /// Whether the bar lies below the content, covered by the upper screen.
    var isBelow: Bool

    init(_ operation: UINavigationController.Operation, hides: Bool) {
        let lower = -NavigationSlideAnimator.parallax
        switch (operation == .pop, hides) {
        case (false, true): (start, end, isBelow) = (0, lower, true)
        case (false, false): (start, end, isBelow) = (1, 0, false)
        case (true, true): (start, end, isBelow) = (0, 1, false)
        case (true, false): (start, end, isBelow) = (lower, 0, true)
        }
    }
}

/// Lays out the bar and the screens.
extension UINavigationController {
    /// The height of the bar below the status bar, in points.
    private static let barHeight: CGFloat = 44

    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        let height = barHeight(in: view)
        contentView.addedSafeAreaInsets.top = hidesBar ? 0 : Self.barHeight
        guard running == nil else {
            // The transition offsets the bar by a fraction of the width, or by its height: keep that.
            let old = navigationBar.frame
            let part = old.width > 0 ? old.minX / old.width : 0
            navigationBar.place(
                in: CGRect(
                    x: part * view.bounds.width, y: old.minY < 0 ? -height : 0, width: view.bounds.width,
                    height: height))
            return
        }
        placeBar(isHidden: hidesBar)
        if let shown, let content = shown.viewIfLoaded, content.superview === contentView {
            content.place(in: contentFrame(of: shown, in: contentView.bounds))
        }
    }

    /// Moves the bar to its resting place, in front of the content.
    func placeBar(isHidden: Bool) {
        let order = view.subviews
        if let bar = order.firstIndex(of: navigationBar), let content = order.firstIndex(of: contentView),
            bar < content
        {
            view.insertSubview(navigationBar, aboveSubview: contentView)
        }
        let height = barHeight(in: view)
        navigationBar.frame = CGRect(
            x: 0, y: isHidden ? -height : 0, width: view.bounds.width, height: height)
    }

    /// Returns the frame of a controller's view: below the bar, or also behind it where the controller
    /// extends there.
    func contentFrame(of controller: UIViewController?, in bounds: CGRect) -> CGRect {
        guard !hidesBar, !reachesBelowBar(controller) else { return bounds }
        let height = viewIfLoaded.map { barHeight(in: $0) } ?? Self.barHeight
        let top = min(height, bounds.height)
        return CGRect(
            x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
    }

    private func reachesBelowBar(_ controller: UIViewController?) -> Bool {
        guard let controller, controller.edgesForExtendedLayout.contains(.top) else { return false }
        return navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    }

    private func barHeight(in view: UIView) -> CGFloat { Self.barHeight + view.safeAreaInsets.top }
}
