/// Follows the mouse pointer over its view while no button is down.
///
/// It begins when the pointer comes onto the view or a subview, changes while it moves there, and ends when it
/// leaves. It stands beside all other recognizers: none prevents it, and it prevents none.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var hoverState = State.possible
    private var place: (point: CGPoint, window: UIWindow)?

    /// `began`, `changed` and `ended` while the targets are told, `possible` while the pointer is elsewhere.
    open override var state: State {
        get { hoverState }
        set { hoverState = newValue }
    }

    /// Whether it follows the pointer. Disabling it ends what has begun.
    open override var isEnabled: Bool {
        didSet { if !isEnabled { leave() } }
    }

    /// Returns the pointer's location in a view's coordinates; nil: in the window's. While the pointer is
    /// elsewhere, returns its last location over the view.
    open override func location(in view: UIView?) -> CGPoint {
        guard let place else { return .zero }
        guard let view else { return place.point }
        return view.convert(place.point, from: place.window)
    }

    // MARK: - For the library

    /// Whether the pointer is over the view, as far as the targets know.
    var isHovering: Bool { hoverState == .began || hoverState == .changed }

    /// Called when the pointer is at a point of the window, over the recognizer's view.
    func hover(at point: CGPoint, in window: UIWindow) {
        guard isEnabled, place?.point != point || !isHovering else { return }
        place = (point, window)
        report(isHovering ? .changed : .began)
    }

    /// Called when the pointer has left the view.
    func leave() {
        guard isHovering else { return }
        report(.ended)
        if hoverState == .ended { hoverState = .possible }
    }

    /// Called when a button or a key was pressed while the pointer is over the view.
    func pointerOrKeyWasPressed() {}

    private func report(_ state: State) {
        hoverState = state
        sendActions()
    }
}
