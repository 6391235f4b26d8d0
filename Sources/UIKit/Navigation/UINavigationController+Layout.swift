import Foundation

/// How the bar appears or disappears during a push or pop: it moves with the screen that shows it.
///
/// ```
/// push, to one without a bar      pop, from one with a bar
/// ┌bar───┐┌──────┐                ┌──────┐┌bar───┐
/// │lower ││upper │ ◀─             │lower ││upper │ ─▶
/// └──────┘└──────┘                └──────┘└──────┘
/// ```
///
/// Where contents run from right to left, it is the mirror image.
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
///
/// ```
/// ┌──────────────────────┐ ─┐
/// │ status bar           │  │ the bar's background
/// ├──────────────────────┤  │
/// │ ‹ Back   Title   Done│  │
/// │ Large Title          │  │
/// ├──────────────────────┤ ─┘ the safe area of the content begins here
/// ```
extension UINavigationController {
    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        popGesture.edges = view.isReversed ? .right : .left
        navigationBar.backgroundRise = barTop
        guard running == nil else {
            // The transition offsets the bar by a fraction of the width, or by its height: keep that.
            let old = navigationBar.frame
            let part = old.width > 0 ? old.minX / old.width : 0
            navigationBar.place(
                in: CGRect(
                    x: part * view.bounds.width, y: old.minY < 0 ? -old.height : barTop,
                    width: view.bounds.width, height: old.height))
            return
        }
        followScrolling()
        placeBar(isHidden: hidesBar)
        placeToolbar()
        if let shown, let content = shown.viewIfLoaded, content.superview === contentView {
            content.place(in: contentFrame(of: shown, in: contentView.bounds))
            coverContent(of: shown)
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
        let item = shown?.navigationItem
        let height = navigationBar.height(for: item) + (item?.scrollState.stretch ?? 0)
        navigationBar.frame = CGRect(
            x: 0, y: isHidden ? -height : barTop, width: view.bounds.width, height: height)
    }

    /// Returns the frame of a controller's view: below the bar, or also behind it where the controller
    /// extends there; the same at the lower edge, with the bars of containers around this one.
    func contentFrame(of controller: UIViewController?, in bounds: CGRect) -> CGRect {
        var frame = bounds
        if !hidesBar, !reachesBelowBar(controller) {
            let top = min(barTop + navigationBar.height(for: controller?.navigationItem), bounds.height)
            frame.origin.y += top
            frame.size.height -= top
        }
        let toolbar = toolbarCover(of: controller)
        if insetsFromContainer.bottom + toolbar > 0, !reachesBelowToolbar(controller) {
            frame.size.height = max(0, frame.height - (viewIfLoaded?.safeAreaInsets.bottom ?? 0) - toolbar)
        }
        return frame
    }

    /// Tells a controller how far the bar covers its view.
    func coverContent(of controller: UIViewController) {
        let isCovered = !hidesBar && reachesBelowBar(controller)
        controller.insetsFromContainer.top =
            isCovered ? navigationBar.height(for: controller.navigationItem) : 0
        controller.insetsFromContainer.bottom =
            reachesBelowToolbar(controller) ? toolbarCover(of: controller) : 0
    }

    /// Whether a controller's view lies behind the bars at the lower edge.
    private func reachesBelowToolbar(_ controller: UIViewController?) -> Bool {
        guard controller?.edgesForExtendedLayout.contains(.bottom) != false else { return false }
        return hidesToolbar(of: controller) || loadedToolbar?.isTranslucent != false
            || controller?.extendedLayoutIncludesOpaqueBars == true
    }

    private func reachesBelowBar(_ controller: UIViewController?) -> Bool {
        guard let controller, controller.edgesForExtendedLayout.contains(.top) else { return false }
        return navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    }

    /// Where the bar begins: below a status bar.
    var barTop: CGFloat { viewIfLoaded?.safeAreaInsets.top ?? 0 }
}
