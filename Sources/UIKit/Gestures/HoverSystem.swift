import QuartzCore

/// The mouse pointer of an application while no button is down: which hover recognizers it is over.
@MainActor
final class HoverSystem: FrameClockPart {
    private unowned let clock: FrameClock
    /// The pointer in points of the stage; nil while it is outside.
    private var location: CGPoint?
    private var active: [UIHoverGestureRecognizer] = []

    /// Whether there has been a hover recognizer in a view; without one the host reports no motion.
    private(set) var isUsed = false

    init(clock: FrameClock) {
        self.clock = clock
    }

    /// Called when a hover recognizer was added to a view.
    func begin() {
        isUsed = true
    }

    /// Called when the pointer has moved; with nil, when it has left the stage.
    func move(to location: CGPoint?) {
        self.location = location
        update()
    }

    /// Updates the recognizers to the pointer's location, also after the views below it have changed. While a
    /// button is down nothing changes.
    func update() {
        guard isUsed, let application = clock.part(EventRoute.self).application,
            !application.dispatcher.hasActiveTouches
        else { return }
        let hit = application.isIgnoringInteractionEvents ? nil : find(in: application)
        let hovered = hit.map { Self.recognizers(above: $0.view) } ?? []
        let left = active.filter { old in !hovered.contains { $0 === old } }
        active = hovered
        for recognizer in left { recognizer.leave() }
        guard let hit else { return }
        for recognizer in hovered where active.contains(where: { $0 === recognizer }) {
            recognizer.hover(at: hit.point, in: hit.window)
        }
    }

    /// Called when a button or a key was pressed.
    func pressed() {
        for recognizer in active { recognizer.pointerOrKeyWasPressed() }
    }

    private func find(
        in application: any EventReceiver
    ) -> (view: UIView, point: CGPoint, window: UIWindow)? {
        guard let location else { return nil }
        for window in application.windows.reversed() {
            let point = application.screen.rootLayer.convert(location, to: window.layer)
            if let view = window.hitTest(point, with: nil) { return (view, point, window) }
        }
        return nil
    }

    /// Returns the enabled hover recognizers of a view and those that it lies in, the innermost first.
    private static func recognizers(above view: UIView) -> [UIHoverGestureRecognizer] {
        sequence(first: view) { $0.superview }.flatMap { $0.gestureRecognizers ?? [] }
            .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
    }
}
