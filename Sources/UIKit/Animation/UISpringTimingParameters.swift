import Foundation
import Motion

/// The pace of a spring that pulls to the end.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// What is known of the spring.
    enum Form: Sendable {
        /// The animator's duration says how strong it is.
        case dampingRatio(Double)
        /// The spring says how long the animator takes.
        case complete(Spring)
    }

    let form: Form

    /// How fast it is at first, in whole distances a second: (1, 1) covers the way from where the animation is to
    /// where it leads to in one second. Values without a direction take the greater of the two.
    public let initialVelocity: CGVector

    /// A spring of mass 3, stiffness 1000 and damping 500, which does not bounce.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that settles within the animator's duration.
    ///
    /// - Parameter ratio: 1 does not bounce; nearer to 0 it bounces more.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that settles within the animator's duration, with a speed at first.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not bounce; nearer to 0 it bounces more.
    ///   - velocity: in whole distances a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .dampingRatio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// A spring that takes as long as it takes: the animator's duration does not count.
    ///
    /// - Parameters:
    ///   - mass: what hangs on it; more than 0.
    ///   - stiffness: how strongly it pulls; more than 0.
    ///   - damping: how strongly it is held back; 0 or more.
    ///   - velocity: in whole distances a second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .complete(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
        initialVelocity = velocity
        super.init()
    }

    /// A spring as people see it; it takes as long as it takes.
    ///
    /// - Parameters:
    ///   - duration: how long it seems to take, in seconds.
    ///   - bounce: −1…1; 0 does not bounce.
    ///   - initialVelocity: in whole distances a second.
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

    // MARK: - UITimingCurveProvider

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// `nil`.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Writes the spring.
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

    /// Itself, as it never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
