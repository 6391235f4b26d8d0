/// A body that keeps its shape, moves and turns.
///
/// Lengths are in any unit, times in seconds, angles in radians from x to y.
package final class RigidBody {
    /// The centre of its mass.
    package private(set) var position: Vector
    package private(set) var angle: Double
    package var velocity = Vector.zero
    /// Radians a second.
    package var angularVelocity = 0.0
    package private(set) var shape: RigidShape
    package private(set) var mass: Double

    /// Whether forces do not move it. Other bodies bounce off it.
    package var isAnchored = false
    package var allowsRotation = true
    /// How much of its speed comes back from a collision, 0…1.
    package var elasticity = 0.0
    /// The coefficient of friction: the force along the surface as a part of the pressure.
    package var friction = 0.0
    /// The part of its velocity that it loses a second, at small values.
    package var resistance = 0.0
    /// The part of its angular velocity that it loses a second, at small values.
    package var angularResistance = 0.0

    /// The force for the next step; cleared after it.
    package private(set) var force = Vector.zero
    package private(set) var torque = 0.0

    /// Identifies the body in its world.
    package internal(set) var id = -1
    private(set) var turn: Turn
    /// Its corners in the world; empty for a circle.
    private(set) var corners: [Vector] = []
    private var inertia: Double

    /// Makes a body; a mass of 0 or less counts as the smallest there is.
    package init(shape: RigidShape, mass: Double, position: Vector, angle: Double = 0) {
        self.shape = shape
        self.mass = max(mass, Self.leastMass)
        self.position = position
        self.angle = angle
        turn = Turn(angle)
        inertia = self.mass * max(shape.inertia, Self.leastInertia)
        placeCorners()
    }

    private static let leastMass = 1e-6
    private static let leastInertia = 1e-6

    /// Changes its outline and mass; velocities stay.
    package func reshape(_ shape: RigidShape, mass: Double) {
        self.shape = shape
        self.mass = max(mass, Self.leastMass)
        inertia = self.mass * max(shape.inertia, Self.leastInertia)
        placeCorners()
    }

    /// Applies a force for the next step, at an offset from the centre in the world's directions.
    package func push(_ push: Vector, at offset: Vector = .zero) {
        force += push
        torque += offset.cross(push)
    }

    /// Changes its momentum at once.
    package func kick(_ impulse: Vector, at offset: Vector = .zero) {
        velocity += impulse * inverseMass
        angularVelocity += offset.cross(impulse) * inverseInertia
    }

    /// Half the mass times the square of the speed, and the same of the turn.
    package var kineticEnergy: Double {
        (mass * velocity.dot(velocity) + (allowsRotation ? inertia * angularVelocity * angularVelocity : 0))
            / 2
    }

    // MARK: - For the world

    var inverseMass: Double { isAnchored ? 0 : 1 / mass }
    var inverseInertia: Double { isAnchored || !allowsRotation ? 0 : 1 / inertia }

    /// The velocity of a point at an offset from the centre.
    func velocity(at offset: Vector) -> Vector { velocity + offset.turned * angularVelocity }

    func integrateVelocity(over step: Double) {
        guard !isAnchored else {
            (velocity, angularVelocity) = (.zero, 0)
            return clearForces()
        }
        velocity += force / mass * step
        velocity /= 1 + step * max(resistance, 0)
        if allowsRotation {
            angularVelocity += torque * inverseInertia * step
            angularVelocity /= 1 + step * max(angularResistance, 0)
        } else {
            angularVelocity = 0
        }
        clearForces()
    }

    func integratePosition(over step: Double) {
        position += velocity * step
        angle += angularVelocity * step
        turn = Turn(angle)
        placeCorners()
    }

    /// Moves and turns it at once.
    package func place(at position: Vector, angle: Double) {
        self.position = position
        self.angle = angle
        turn = Turn(angle)
        placeCorners()
    }

    private func placeCorners() {
        guard case .polygon(let own) = shape else { return corners = [] }
        corners = own.map { position + turn.apply($0) }
    }

    /// Returns a direction of the body in the world's directions.
    package func turned(_ direction: Vector) -> Vector { turn.apply(direction) }

    func stop() { (velocity, angularVelocity) = (.zero, 0) }

    private func clearForces() { (force, torque) = (.zero, 0) }
}
