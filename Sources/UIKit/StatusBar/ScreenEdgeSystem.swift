import QuartzCore

/// Asks the controllers on the screen what they want of its edges.
@MainActor
final class ScreenEdgeSystem: FrameClockPart {
    private unowned let clock: FrameClock
    /// Whether the line of a device without a home button hides while no finger is down.
    private(set) var hidesHomeIndicator = false
    /// The edges at which the app's gestures come before the system's.
    private(set) var deferringEdges: UIRectEdge = []

    init(clock: FrameClock) { self.clock = clock }

    /// Asks again; where no controller is shown everything stays.
    func update() {
        guard let owner = clock.part(UIScreen.self).barOwner else { return }
        hidesHomeIndicator =
            owner.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        deferringEdges =
            owner.following(\.childForScreenEdgesDeferringSystemGestures)
            .preferredScreenEdgesDeferringSystemGestures
    }
}

extension FrameClock {
    /// Asks the controllers on the screen what they want of its edges.
    func updateScreenEdges() { part(ScreenEdgeSystem.self).update() }
}

extension UIScreen {
    /// Whether the line of a device without a home button hides while no finger is down.
    package var hidesHomeIndicator: Bool { clock.part(ScreenEdgeSystem.self).hidesHomeIndicator }

    /// The edges at which the app's gestures come before the system's.
    package var deferringEdges: UIRectEdge { clock.part(ScreenEdgeSystem.self).deferringEdges }
}
