/// What a velocity of 1 at the start adds to the movement of a spring that is let go at rest.
///
/// A spring measures in parts of its way, and something that is thrown from where it rests has none. As the equation is
/// linear, way and velocity have a part each, and these add up:
///
///     x(t) = target + (start − target) · (1 − spring(t)) + velocity · impulse(t)
package struct SpringImpulse: Hashable, Sendable {
    private let still: Spring
    private let pushed: Spring

    /// The impulse of a spring that is let go at rest.
    package init(of spring: Spring) {
        still = spring
        pushed = Spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            initialVelocity: spring.initialVelocity + 1)
    }

    /// After so many seconds.
    package func value(at time: Double) -> Double { pushed.value(at: time) - still.value(at: time) }

    /// How fast it changes, a second.
    package func velocity(at time: Double) -> Double { pushed.velocity(at: time) - still.velocity(at: time) }
}
