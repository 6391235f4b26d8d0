/// The press that opens a menu of a view: a finger that rests on the view, or the mouse's secondary button.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// Returns whether there is a menu for the place of the press.
    private let hasMenu: (ContextMenuPress) -> Bool
    private let receives: (UITouch) -> Bool

    /// - Parameters:
    ///   - receives: whether a finger or a button of the mouse may be such a press.
    ///   - hasMenu: whether there is a menu for the place of the press.
    ///   - pressed: called with each change of the press that follows.
    init(
        receives: @escaping (UITouch) -> Bool = { _ in true },
        hasMenu: @escaping (ContextMenuPress) -> Bool,
        pressed: @escaping @MainActor (ContextMenuPress) -> Void
    ) {
        self.receives = receives
        self.hasMenu = hasMenu
        self.pressed = pressed
        super.init(target: nil, action: nil)
        delegate = self
        addTarget(self, action: ContextMenuPress.tell)
    }

    private let pressed: @MainActor (ContextMenuPress) -> Void

    private func tell() { pressed(self) }

    /// Whether the press is one of the mouse's secondary button.
    var isSecondary: Bool { sequence.first?.isOfSecondaryButton == true }

    override func mayReceive(_ touch: UITouch) -> Bool { receives(touch) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isSecondary, progress.isUndecided else { return super.touchesBegan(touches, with: event) }
        state = .began
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { hasMenu(self) }
}
