import Foundation
import MotionPhysics

/// The timing of a spring that pulls to the end.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// What determines the spring.
    enum Form: Sendable {
        /// A damping ratio; the animator's duration determines the stiffness.
        case dampingRatio(Double)
        /// The whole spring; it determines the animator's duration.
        case complete(Spring)
    }

    let form: Form

    /// The velocity at the start, in distances a second: (1, 1) covers the way from the current values to the
    /// target in one second. Values without a direction take the greater component.
    public let initialVelocity: CGVector

    /// Makes a spring of mass 3, stiffness 1000 and damping 500, which does not bounce.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Makes a spring that settles within the animator's duration.
    ///
    /// - Parameter ratio: 1 does not bounce; nearer to 0 it bounces more.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes a spring with an initial velocity that settles within the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not bounce; nearer to 0 it bounces more.
    ///   - velocity: in distances a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .dampingRatio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring with a duration of its own; the animator's does not count.
    ///
    /// - Parameters:
    ///   - mass: the mass on the spring; more than 0.
    ///   - stiffness: the spring's force for each unit of distance; more than 0.
    ///   - damping: the resistance for each unit of velocity; 0 or more.
    ///   - velocity: in distances a second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .complete(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring from its perceived duration and bounce; the animator's duration does not count.
    ///
    /// - Parameters:
    ///   - duration: the perceived duration, in seconds.
    ///   - bounce: −1…1; 0 does not bounce.
    ///   - initialVelocity: in distances a second.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        form = .complete(Spring(perceptualDuration: duration, bounce: Double(bounce)))
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Reads what `encode(with:)` has written; `nil` if there is none.
    public required nonisolated init?(coder: NSCoder) {
        initialVelocity = CGVector(
            dx: coder.decodeDouble(forKey: Key.dx), dy: coder.decodeDouble(forKey: Key.dy))
        if coder.containsValue(forKey: Key.ratio) {
            form = .dampingRatio(coder.decodeDouble(forKey: Key.ratio))
        } else if coder.containsValue(forKey: Key.stiffness) {
            form = .complete(
                Spring(
                    mass: coder.decodeDouble(forKey: Key.mass),
                    stiffness: coder.decodeDouble(forKey: Key.stiffness),
                    damping: coder.decodeDouble(forKey: Key.damping)))
        } else {
            return nil
        }
        super.init()
    }

    private enum Key {
        static let (ratio, dx, dy) = ("dampingRatio", "dx", "dy")
        static let (mass, stiffness, damping) = ("mass", "stiffness", "damping")
    }

    /// Returns the progress of an animation at a time after its start; it begins at 0 and settles at 1.
    ///
    /// - Parameters:
    ///   - time: in seconds.
    ///   - duration: of the animator; it counts where the parameters are a damping ratio.
    /// - Returns: the progress along x.
    package func progress(at time: TimeInterval, lasting duration: TimeInterval) -> Double {
        guard case .springs(let spring, _, _) = AnimatorTiming(self).pace(lasting: duration) else { return 1 }
        return spring.value(at: time)
    }

    /// Returns how long an animation takes, in seconds.
    package func lasting(_ duration: TimeInterval) -> TimeInterval {
        AnimatorTiming(self).ownDuration ?? duration
    }

    // MARK: - UITimingCurveProvider

    /// Always `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// Always `nil`: there is no curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// This object.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Writes the spring to an archive.
    open nonisolated func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: Key.dx)
        coder.encode(Double(initialVelocity.dy), forKey: Key.dy)
        switch form {
        case .dampingRatio(let ratio):
            coder.encode(ratio, forKey: Key.ratio)
        case .complete(let spring):
            coder.encode(spring.mass, forKey: Key.mass)
            coder.encode(spring.stiffness, forKey: Key.stiffness)
            coder.encode(spring.damping, forKey: Key.damping)
        }
    }

    /// Returns this object, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
