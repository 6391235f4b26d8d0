import Foundation

/// How the bar comes or goes during a transition: it belongs to the screen that has it, and moves as that does.
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
    /// The upper screen covers the bar of the lower one.
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

/// Where the bar and the screens lie.
extension UINavigationController {
    /// The height of the bar below the status bar, in points.
    private static let barHeight: CGFloat = 44

    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        let height = barHeight(in: view)
        contentView.addedSafeAreaInsets.top = hidesBar ? 0 : Self.barHeight
        guard running == nil else {
            // The transition moves the bar by parts of the width, or by its height.
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

    /// Puts the bar to where it is when nothing moves.
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

    /// Where a controller's view lies: below the bar, or also behind it where it wants to and the bar lets it through.
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
