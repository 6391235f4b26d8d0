import QuartzCore

/// Opens a menu of edit actions for the first responder: the way before `UIEditMenuInteraction`.
///
/// The menu has the standard edit actions and those of `menuItems` that the first responder, or a responder after it,
/// carries out.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// From which side of the menu an arrow would point at its place.
    public enum ArrowDirection: Int, Sendable {
        /// Below the place, or above it where there is more room.
        case `default` = 0
        /// Below the place, if there is room.
        case up = 1
        /// Above the place, if there is room.
        case down = 2
        /// At the right of the place, if there is room.
        case left = 3
        /// At the left of the place, if there is room.
        case right = 4
    }

    /// Posted before the menu opens.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has opened.
    public nonisolated static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu closes.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has closed.
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")

    /// That of the application whose code runs.
    open class var shared: UIMenuController { FrameClock.current.part(SharedMenuController.self).controller }

    private weak var target: UIView?
    private var targetRect = CGRect.zero
    private weak var overlay: MenuOverlay?

    /// Entries beside the standard ones; none by default.
    open var menuItems: [UIMenuItem]? {
        didSet { update() }
    }

    /// On which side of its place the menu stands. Default `default`.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is open. Setting it opens or closes it at the place of `setTargetRect(_:in:)`.
    open var isMenuVisible: Bool {
        get { overlay != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu is, in the window; the null rectangle while it is closed.
    open var menuFrame: CGRect { overlay?.cardFrame ?? .null }

    /// Sets the place beside which the menu opens.
    ///
    /// - Parameters:
    ///   - targetRect: the place, in the view's coordinates.
    ///   - targetView: the view.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        target = targetView
    }

    /// Opens the menu beside a place of a view; nothing opens where there is no first responder, or nothing to show.
    ///
    /// - Parameters:
    ///   - targetView: the view.
    ///   - targetRect: the place, in the view's coordinates.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        open(animated: true)
    }

    /// Closes the menu, if it is that of a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === target { hideMenu() }
    }

    /// Closes the menu.
    open func hideMenu() { overlay?.close() }

    /// Opens the menu at the place of `setTargetRect(_:in:)`, or closes it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { open(animated: animated) } else { overlay?.close(animated: animated) }
    }

    /// Asks again which actions can be carried out, and shows them.
    open func update() {
        guard let overlay, let first = target?.window?.firstResponder else { return }
        let menu = menu(for: first)
        if menu.entries.isEmpty { overlay.close() } else { overlay.show(menu) }
    }

    private func open(animated: Bool) {
        guard overlay == nil, let target, let window = target.window else { return }
        guard let first = window.firstResponder else {
            return TransitionTrace.current.report(
                Diagnostic(
                    .warning, self, "showMenu(from:rect:)",
                    "The menu does not open, as there is no first responder: override canBecomeFirstResponder "
                        + "in \(TransitionTrace.className(of: target)), and call becomeFirstResponder() before."
                ))
        }
        let menu = menu(for: first)
        guard !menu.entries.isEmpty else { return }
        let overlay = MenuOverlay(menu) { leaf, _ in
            leaf.performWithSender(self, target: nil)
        } willClose: { [self] in
            (nil, closing())
        }
        self.overlay = overlay
        post(Self.willShowMenuNotification)
        let animator = ContextMenuAnimator(nil)
        animator.addCompletion { [self] in post(Self.didShowMenuNotification) }
        let arrow = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        overlay.open(beside: target, at: targetRect, arrow: arrow, animated: animated, with: animator)
    }

    private func closing() -> ContextMenuAnimator {
        overlay = nil
        post(Self.willHideMenuNotification)
        let animator = ContextMenuAnimator(nil)
        animator.addCompletion { [self] in post(Self.didHideMenuNotification) }
        return animator
    }

    private func menu(for first: UIResponder) -> UIMenu {
        let items = (menuItems ?? []).map { ($0.title, $0.action) }
            .filter { first.target(forAction: $0.1, withSender: self) != nil }
        let entries = StandardEditMenu.entries(for: first, sender: self) + items
        return UIMenu(
            children: entries.map { title, action in
                UIAction(title: title) { [weak self, weak first] _ in
                    guard let target = first?.target(forAction: action, withSender: self) else { return }
                    TargetAction.send(action, to: target, from: self, for: nil)
                }
            })
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// The menu controller of an application.
@MainActor
private final class SharedMenuController: FrameClockPart {
    let controller = UIMenuController()

    init(clock: FrameClock) {}
}
