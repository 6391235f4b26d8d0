import Motion
import QuartzCore

/// Something that a finger has let go of and that comes to rest by itself, frame by frame.
///
/// It counts the time of a view's surroundings: slow motion of a window slows what settles in it.
@MainActor
final class SettlingMotion<Path: SettlingPath> {
    private(set) var path: Path
    /// Where the target is now; asked before each frame, for targets that move.
    var movingTarget: (() -> Path.Value)?

    private weak var view: UIView?
    private let startTime: CFTimeInterval
    private let nearness: Double
    private let frame: (Path.Value) -> Void
    private let arrival: () -> Void
    private var ticker: FrameTicker?

    /// - Parameters:
    ///   - path: where it goes; at its start now.
    ///   - view: in whose surroundings' time.
    ///   - nearness: nearer than this to its target it has arrived.
    ///   - frame: shows a value; called once a frame.
    ///   - arrival: called once, instead of `frame`, when it has come to rest.
    init(
        _ path: Path, around view: UIView, nearness: Double, frame: @escaping (Path.Value) -> Void,
        arrival: @escaping () -> Void
    ) {
        self.path = path
        self.view = view
        self.nearness = nearness
        self.frame = frame
        self.arrival = arrival
        startTime = view.surroundingTime
        ticker = FrameTicker { [weak self] in self?.step() }
        ticker?.start()
    }

    /// Leaves it where it is.
    func stop() {
        ticker?.stop()
    }

    /// Whether it has just been let go: no time has passed since.
    var hasJustStarted: Bool { elapsed <= 0 }

    var value: Path.Value { path.value(at: elapsed) }

    /// Units a second.
    var velocity: Path.Value { path.velocity(at: elapsed) }

    private var elapsed: CFTimeInterval { (view?.surroundingTime ?? startTime) - startTime }

    private func step() {
        guard view != nil else { return stop() }
        if let movingTarget { path.target = movingTarget() }
        guard path.isAtRest(at: elapsed, within: nearness) else { return frame(value) }
        stop()
        arrival()
    }
}

extension UIView {
    /// The time in which the view lives, in seconds. The time of the view's own layer, which may stand still while a
    /// finger holds a transition in it, does not count.
    var surroundingTime: CFTimeInterval {
        let now = CACurrentMediaTime()
        return superview?.layer.convertTime(now, from: nil) ?? now
    }
}
