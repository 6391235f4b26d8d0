import QuartzCore

/// Waits until the pointer rests on its view, and shows the tip.
final class ToolTipHover: UIHoverGestureRecognizer {
    /// How long the pointer rests before the tip appears, in seconds.
    private static let delay: TimeInterval = 1
    /// Farther than this counts as a movement, in points: a hand that holds a mouse trembles.
    private static let tremble: CGFloat = 3

    private let tip: (CGPoint) -> UIToolTipConfiguration?
    private var deadline: Deadline?
    private var restingAt: CGPoint?
    private var shown: (view: ToolTipView, configuration: UIToolTipConfiguration)?
    /// Whether a press has ended the tip for as long as the pointer stays.
    private var isDismissed = false

    /// - Parameter tip: returns the tip at a point of the view.
    init(tip: @escaping (CGPoint) -> UIToolTipConfiguration?) {
        self.tip = tip
        super.init(target: nil, action: nil)
        addTarget(self, action: ToolTipHover.pointerMoved)
    }

    private func pointerMoved() {
        guard let view else { return }
        let point = location(in: view)
        switch state {
        case .began:
            isDismissed = false
            wait(at: point, in: view)
        case .changed:
            if let shown, !shown.configuration.covers(point) { hide() }
            guard shown == nil, !isDismissed else { return }
            if let restingAt, hypot(point.x - restingAt.x, point.y - restingAt.y) <= Self.tremble { return }
            wait(at: point, in: view)
        default: hide()
        }
    }

    private func wait(at point: CGPoint, in view: UIView) {
        restingAt = point
        deadline?.cancel()
        let clock = view.clock
        deadline = clock.schedule(at: clock.now + Self.delay) { [weak self] in self?.show() }
    }

    private func show() {
        deadline = nil
        guard let view, let window = view.window, isHovering,
            let configuration = tip(location(in: view)), !configuration.toolTip.isEmpty
        else { return }
        let tip = ToolTipView(configuration.toolTip)
        tip.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
        tip.show(at: location(in: nil), in: window)
        shown = (tip, configuration)
    }

    /// Takes the tip away, and does not wait for one any more.
    func hide() {
        deadline?.cancel()
        deadline = nil
        restingAt = nil
        shown?.view.hide()
        shown = nil
    }

    override func pointerOrKeyWasPressed() {
        isDismissed = true
        hide()
    }
}

extension UIToolTipConfiguration {
    fileprivate func covers(_ point: CGPoint) -> Bool { sourceRect.isNull || sourceRect.contains(point) }
}
