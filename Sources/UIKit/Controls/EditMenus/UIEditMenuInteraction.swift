/// Opens a menu of edit actions for a view: when the program says so, and by the mouse's secondary button.
///
/// The menu is a list, as with a pointer on the iPad.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// Says what the menu shows.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    private weak var overlay: MenuOverlay?
    /// That of the menu that is open.
    private var configuration: UIEditMenuConfiguration?
    /// Where the last menu was asked for, in the window.
    private var place = CGPoint.zero
    private lazy var press = ContextMenuPress { [weak self] in
        self?.opens(for: $0) ?? false
    } hasMenu: { [weak self] _ in
        self?.overlay == nil
    } pressed: { [weak self] in
        self?.pressed($0)
    }

    /// Makes an interaction.
    ///
    /// - Parameter delegate: says what the menu shows; held weakly. Nil for the standard edit actions.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The interaction is about to be added to a view, or to be removed; an open menu closes.
    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    /// The interaction was added to a view, or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns where the last menu was asked for.
    ///
    /// - Parameter view: whose coordinates are meant; nil for those of the window.
    /// - Returns: the place, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    // MARK: - The menu

    /// Opens a menu; one that is open closes. Nothing opens where there is nothing to show.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, view.window != nil else { return }
        place = view.convert(configuration.sourcePoint, to: nil)
        let menu = menu(for: configuration, of: view)
        guard !menu.entries.isEmpty else { return }
        let overlay = MenuOverlay(menu) { [weak self] in
            self?.perform($0, in: $1)
        } willClose: { [weak self] in
            (nil, self?.menuWillClose() ?? ContextMenuAnimator(nil))
        }
        (self.overlay, self.configuration) = (overlay, configuration)
        let animator = ContextMenuAnimator(nil)
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        overlay.open(
            beside: view, at: targetRect(for: configuration), arrow: configuration.preferredArrowDirection,
            with: animator)
    }

    /// Closes the menu, if one is open.
    open func dismissMenu() { overlay?.close() }

    /// Asks again what the open menu shows. It closes where that is nothing.
    open func reloadVisibleMenu() {
        guard let overlay, let configuration, let view else { return }
        let menu = menu(for: configuration, of: view)
        guard !menu.entries.isEmpty else { return dismissMenu() }
        overlay.show(menu)
    }

    /// Asks again where the open menu stands.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let overlay, let configuration else { return }
        overlay.move(to: targetRect(for: configuration), animated: animated)
    }

    private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    }

    private func menu(for configuration: UIEditMenuConfiguration, of view: UIView) -> UIMenu {
        let suggested = StandardEditMenu.suggestedActions(for: view)
        let menu = menu(for: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
        return menu.performable(from: view)
    }

    private func menuWillClose() -> ContextMenuAnimator {
        let animator = ContextMenuAnimator(nil)
        overlay = nil
        guard let configuration else { return animator }
        self.configuration = nil
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        return animator
    }

    private func perform(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
        menu.select(leaf)
        leaf.performWithSender(self, target: view)
    }

    private func pressed(_ press: ContextMenuPress) {
        guard press.state == .began else {
            overlay?.follow(press)
            return
        }
        guard let view else { return }
        let point = press.location(in: view)
        guard prepare(at: point) else { return }
        presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    // MARK: - For the library

    /// Whether a press opens the menu by itself.
    func opens(for touch: UITouch) -> Bool { touch.isOfSecondaryButton }

    /// Prepares the view for a menu that a press opens.
    ///
    /// - Returns: whether it may open.
    func prepare(at point: CGPoint) -> Bool { true }

    /// Returns the menu; nil for one of the suggested actions.
    func menu(for configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggestedActions)
    }
}
