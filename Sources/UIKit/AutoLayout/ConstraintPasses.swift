import QuartzCore

/// The constraint passes of an application: before views are laid out, `updateConstraints()` is called where
/// it was asked for, from the innermost views outwards, and then the constraints are solved.
@MainActor
final class ConstraintPasses: FrameClockPart {
    private var waiting: [WeakView] = []
    private var lastSerial: UInt64 = 0
    private var isRunning = false

    private struct WeakView {
        weak var view: UIView?
    }

    /// The most rounds for views that ask for a pass in each pass.
    private static let mostRounds = 32

    init(clock: FrameClock) {
        clock.beforeLayout = { [weak self] in self?.run() }
    }

    /// Asks for a pass of a hierarchy.
    func note(_ root: UIView) {
        let layout = root.viewLayout
        guard !layout.isWaiting else { return }
        layout.isWaiting = true
        waiting.append(WeakView(view: root))
    }

    /// Returns the number of an activation.
    func nextSerial() -> UInt64 {
        lastSerial += 1
        return lastSerial
    }

    /// Runs the passes that are due.
    func run() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        for _ in 0..<Self.mostRounds {
            guard !waiting.isEmpty else { return }
            let roots = waiting
            waiting = []
            for root in roots { root.view?.runConstraintPass() }
        }
        for root in waiting {
            root.view?.diagnose(
                .error, "updateConstraints()",
                "or a view in it asks for another constraint pass in each one, which goes on in the next frame: "
                    + "call setNeedsUpdateConstraints() outside of updateConstraints()")
        }
    }
}
