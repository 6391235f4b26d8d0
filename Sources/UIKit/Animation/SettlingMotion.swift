import MotionPhysics
import QuartzCore

/// Brings something that a finger has released to rest, frame by frame.
///
/// It runs in the time of the view's superview: slow motion of a window slows what settles in it.
@MainActor
final class SettlingMotion<Path: SettlingPath> {
    private(set) var path: Path
    /// Returns a moving target; called before each frame.
    var movingTarget: (() -> Path.Value)?

    private weak var view: UIView?
    private let startTime: CFTimeInterval
    private let nearness: Double
    private let frame: (Path.Value) -> Void
    private let arrival: () -> Void
    private var ticker: FrameTicker?

    /// - Parameters:
    ///   - path: the motion, which starts now.
    ///   - view: whose superview's time counts.
    ///   - nearness: the distance from the target, in the path's units, at which the motion has arrived.
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

    /// Stops the motion where it is.
    func stop() {
        ticker?.stop()
    }

    /// Whether no time has passed since the release.
    var hasJustStarted: Bool { elapsed <= 0 }

    var value: Path.Value { path.value(at: elapsed) }

    /// The current velocity, in units a second.
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
    /// The time of the superview, in seconds. The time of the view's own layer may stand still while a finger
    /// holds a transition in it.
    var surroundingTime: CFTimeInterval {
        let now = CACurrentMediaTime()
        return superview?.layer.convertTime(now, from: nil) ?? now
    }
}
