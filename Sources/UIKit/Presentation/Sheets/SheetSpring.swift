import Foundation
import Motion

/// A position that is drawn to a place, with the velocity that it had when it was let go.
///
/// `Motion.Spring` measures in parts of the way, of which there is none for a sheet that is thrown from where it
/// rests. The equation is linear: the way and the velocity each have their own part, and these add up.
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
    private static let thrown = Spring(
        mass: still.mass, stiffness: still.stiffness, damping: still.damping, initialVelocity: 1)

    /// Where it is after so many seconds.
    func position(at time: TimeInterval) -> CGFloat {
        let still = Self.still.value(at: time)
        return target + (start - target) * CGFloat(1 - still)
            + velocity * CGFloat(Self.thrown.value(at: time) - still)
    }

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        let still = Self.still.velocity(at: time)
        return (target - start) * CGFloat(still) + velocity * CGFloat(Self.thrown.velocity(at: time) - still)
    }

    /// Whether it stays at its target, as far as one can see.
    func isAtRest(at time: TimeInterval) -> Bool {
        let frequency = CGFloat(Self.still.frequency)
        return abs(position(at: time) - target) < Self.rest
            && abs(velocity(at: time)) < Self.rest * frequency
    }
}
