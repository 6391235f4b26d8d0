import Foundation
import Motion

/// A position that is drawn to a place, with the velocity that it had when it was let go.
struct SheetSpring {
    let start: CGFloat
    let target: CGFloat
    /// Points a second.
    let velocity: CGFloat

    /// Seconds that a whole way takes, as the presentation of a sheet does on iOS.
    static let duration: TimeInterval = 0.5
    /// Nearer than this, in points, it is there.
    private static let rest: CGFloat = 0.25

    private static let still = Spring(dampingRatio: 1, duration: duration)
    private static let impulse = SpringImpulse(of: still)

    /// Where it is after so many seconds.
    func position(at time: TimeInterval) -> CGFloat {
        target + (start - target) * CGFloat(1 - Self.still.value(at: time))
            + velocity * CGFloat(Self.impulse.value(at: time))
    }

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        (target - start) * CGFloat(Self.still.velocity(at: time))
            + velocity * CGFloat(Self.impulse.velocity(at: time))
    }

    /// Whether it stays at its target, as far as one can see.
    func isAtRest(at time: TimeInterval) -> Bool {
        let frequency = CGFloat(Self.still.frequency)
        return abs(position(at: time) - target) < Self.rest
            && abs(velocity(at: time)) < Self.rest * frequency
    }
}
