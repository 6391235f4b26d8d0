import QuartzCore

/// A button's menu: it opens when a finger comes down, or after a long press.
extension UIButton {
    /// How long a finger rests on a button whose menu is not its primary action, in seconds, as on iOS.
    static let menuDelay: TimeInterval = 0.5

    /// Shows the title of the action that is turned on.
    func showSelection() {
        guard changesSelectionAsPrimaryAction, let selected = menu?.selectedElements.first else { return }
        setTitle(selected.title, for: .normal)
        if let image = selected.image { setImage(image, for: .normal) }
    }

    /// Waits for a long press, or opens the menu at once.
    func menuTouchBegan() {
        guard menu != nil else { return }
        if showsMenuAsPrimaryAction { return openMenu() }
        menuDeadline = clock.schedule(at: clock.now + Self.menuDelay) { [weak self] in
            guard let self, isTracking, isTouchInside else { return }
            openMenu()
            // The finger that opened the menu does not press the button, too.
            cancelTracking(with: nil)
            sendActions(for: .touchCancel)
        }
    }

    /// Highlights the entry below the finger.
    func menuTouchMoved(_ touch: UITouch) {
        guard let openMenuOverlay else { return }
        hasReachedMenu = openMenuOverlay.follow(touch.location(in: openMenuOverlay)) || hasReachedMenu
    }

    /// Chooses the entry below the finger. A finger that never was on an entry leaves the menu open.
    func menuTouchEnded() {
        menuDeadline?.cancel()
        menuDeadline = nil
        guard hasReachedMenu else { return }
        hasReachedMenu = false
        openMenuOverlay?.chooseHighlighted()
    }

    private func openMenu() {
        guard let menu, openMenuOverlay == nil, window != nil else { return }
        sendActions(for: .menuActionTriggered)
        let overlay = MenuOverlay(menu) { [weak self] action, menu in
            self?.choose(action, in: menu)
        } didClose: { [weak self] in
            self?.openMenuOverlay = nil
        }
        openMenuOverlay = overlay
        overlay.open(at: self)
    }

    private func choose(_ action: UIAction, in list: UIMenu) {
        if changesSelectionAsPrimaryAction, let menu {
            select(action, among: menu.actions)
        } else if list.options.contains(.singleSelection) {
            select(action, among: list.actions)
        }
        sendAction(action)
        showSelection()
    }

    private func select(_ action: UIAction, among actions: [UIAction]) {
        for other in actions { other.state = other === action ? .on : .off }
    }
}
