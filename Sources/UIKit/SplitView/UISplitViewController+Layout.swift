import Foundation

/// The views around the columns of a split view controller.
@MainActor
struct SplitViews {
    let shade = SplitShade()
    let line = UIView()
    /// The number of animations that move the primary column.
    var moves = 0
    private(set) var edgePan: UIScreenEdgePanGestureRecognizer?
    private var item: UIBarButtonItem?

    mutating func add(to view: UIView, of controller: UISplitViewController) {
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        shade.alpha = 0
        shade.tapped = { [weak controller] in controller?.hide(.primary) }
        let pan = UIScreenEdgePanGestureRecognizer(
            target: controller, action: UISplitViewController.edgeWasSwiped)
        pan.isEnabled = controller.presentsWithGesture
        view.addGestureRecognizer(pan)
        edgePan = pan
    }

    mutating func button(of controller: UISplitViewController) -> UIBarButtonItem {
        if let item { return item }
        let made = UIBarButtonItem(
            image: UIImage(systemName: "list.bullet"), style: .plain, target: controller,
            action: UISplitViewController.toggleColumn)
        item = made
        updateButton(isCollapsed: controller.isCollapsed)
        return made
    }

    /// Where both columns are shown as one, the button has nothing to show: it takes no room.
    func updateButton(isCollapsed: Bool) {
        item?.image = isCollapsed ? nil : UIImage(systemName: "list.bullet")
        item?.isEnabled = !isCollapsed
    }
}

/// Covers the secondary column while the primary one lies over it.
@MainActor
final class SplitShade: UIView {
    var tapped: @MainActor () -> Void = {}

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.15)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: SplitShade.wasTapped))
    }

    required init?(coder: NSCoder) { nil }

    private func wasTapped() { tapped() }
}

extension UISplitViewController {
    /// Duration of the primary column's way, in seconds.
    private static let duration: TimeInterval = 0.3

    // MARK: - Modes

    /// The mode that is preferred, or goes by the size.
    var usualMode: DisplayMode { usualMode(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }

    func usualMode(in size: CGSize) -> DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// Changes the mode for now, with an animation.
    func choose(_ mode: DisplayMode) {
        guard collapse == nil, mode != displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        move { chosenMode = mode }
    }

    func displayModeMayHaveChanged() {
        guard collapse == nil, isViewLoaded else { return }
        delegate?.splitViewController(self, willChangeTo: displayMode)
        move {}
    }

    private func move(_ change: () -> Void) {
        guard isSettled, let view = viewIfLoaded, view.window != nil else {
            change()
            return viewIfLoaded?.setNeedsLayout() ?? ()
        }
        view.layoutIfNeeded()
        change()
        showPrimaryView()
        views.moves += 1
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.placeColumns()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            views.moves -= 1
            layOut()
        }
    }

    func toggleColumn() {
        let isBeside = usualMode == .oneBesideSecondary
        choose(
            displayMode == .secondaryOnly
                ? (isBeside ? .oneBesideSecondary : .oneOverSecondary) : .secondaryOnly)
    }

    func edgeWasSwiped(_ pan: UIScreenEdgePanGestureRecognizer) {
        if pan.state == .began, displayMode == .secondaryOnly { toggleColumn() }
    }

    // MARK: - Places

    private var isPrimaryAtLeft: Bool {
        (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    /// Puts everything into its place, and what is out of sight out of the view.
    func layOut() {
        guard isSettled, isViewLoaded else { return }
        views.edgePan?.edges = isPrimaryAtLeft ? .left : .right
        if let collapse {
            for view in [views.shade, views.line] { view.removeFromSuperview() }
            return placeAlone(collapse.shown)
        }
        if displayMode != .secondaryOnly { showPrimaryView() }
        placeColumns()
        // A column on its way out is taken off when it is there.
        let isGone = displayMode == .secondaryOnly && views.moves == 0
        guard isGone || columns[.primary] == nil else { return }
        for view in [columns[.primary]?.viewIfLoaded, views.shade, views.line] {
            view?.removeFromSuperview()
        }
    }

    private func placeAlone(_ controller: UIViewController) {
        for child in children where child !== controller { child.viewIfLoaded?.removeFromSuperview() }
        guard let shown = controller.view else { return }
        if shown.superview !== view { view.addSubview(shown) }
        shown.place(in: view.bounds)
    }

    /// Adds the primary column's view beside its place, from where it comes, and what is around it. A view that was
    /// shown alone is there already.
    private func showPrimaryView() {
        guard collapse == nil, let primary = columns[.primary]?.view else { return }
        let isNew = primary.superview !== view
        guard isNew || views.line.superview !== view else { return }
        UIView.performWithoutAnimation {
            if isNew {
                view.addSubview(primary)
                primary.place(in: primaryFrame(isSeen: false))
            }
            view.insertSubview(views.shade, belowSubview: primary)
            view.insertSubview(views.line, aboveSubview: primary)
            views.shade.frame = view.bounds
            views.shade.alpha = 0
            placeLine()
            primary.layoutIfNeeded()
        }
    }

    private func primaryFrame(isSeen: Bool) -> CGRect {
        let width = primaryColumnWidth
        let (near, far) = (
            isPrimaryAtLeft ? 0 : view.bounds.width - width, isPrimaryAtLeft ? -width : view.bounds.width
        )
        return CGRect(x: isSeen ? near : far, y: 0, width: width, height: view.bounds.height)
    }

    func placeColumns() {
        guard collapse == nil else { return }
        let mode = displayMode
        if let secondary = columns[.secondary]?.view {
            if secondary.superview !== view { view.insertSubview(secondary, at: 0) }
            let room = mode == .oneBesideSecondary && columns[.primary] != nil ? primaryColumnWidth : 0
            secondary.place(
                in: CGRect(
                    x: isPrimaryAtLeft ? room : 0, y: 0, width: max(0, view.bounds.width - room),
                    height: view.bounds.height))
        }
        guard let primary = columns[.primary]?.viewIfLoaded, primary.superview === view else { return }
        primary.place(in: primaryFrame(isSeen: mode != .secondaryOnly))
        views.shade.frame = view.bounds
        views.shade.alpha = mode == .oneOverSecondary ? 1 : 0
        placeLine()
    }

    private func placeLine() {
        guard let primary = columns[.primary]?.viewIfLoaded else { return }
        let width = 1 / max(1, view.contentScaleFactor)
        let x = isPrimaryAtLeft ? primary.frame.maxX - width : primary.frame.minX
        views.line.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
    }
}
