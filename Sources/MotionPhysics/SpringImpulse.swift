/// The motion that an initial velocity of 1 adds to that of a spring released from rest.
///
/// A spring measures in parts of its distance, but something that is thrown from its target has no distance.
/// As the equation is linear, the motions by the distance and by the velocity add up:
///
///     x(t) = target + (start − target) · (1 − spring(t)) + velocity · impulse(t)
package struct SpringImpulse: Hashable, Sendable {
    private let still: Spring
    private let pushed: Spring

    /// Makes the impulse of a spring that is released from rest.
    package init(of spring: Spring) {
        still = spring
        pushed = Spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            initialVelocity: spring.initialVelocity + 1)
    }

    /// Returns the value at a time in seconds.
    package func value(at time: Double) -> Double { pushed.value(at: time) - still.value(at: time) }

    /// Returns the derivative at a time, per second.
    package func velocity(at time: Double) -> Double { pushed.velocity(at: time) - still.velocity(at: time) }
}
