/// The constraint that keeps two bodies, or a body and a wall, from passing each other when they touch or
/// will within a step.
struct RigidContact {
    /// Identifies a pair of touching objects.
    struct Pair: Hashable {
        var group: Int
        /// The first body's id, or −1 − the wall's id.
        var first: Int
        var second: Int
    }

    struct Point {
        let feature: Int
        let separation: Double
        let firstOffset: Vector
        let secondOffset: Vector
        let normalMass: Double
        let tangentMass: Double
        /// How fast the surfaces part before the step; less than 0 where they approach.
        let partingSpeed: Double
        var normalImpulse = 0.0
        var tangentImpulse = 0.0
        var greatestImpulse = 0.0
    }

    let pair: Pair
    /// nil for a wall.
    let first: RigidBody?
    let second: RigidBody
    let normal: Vector
    private let friction: Double
    private let elasticity: Double
    private let firstStart: (position: Vector, angle: Double)
    private let secondStart: (position: Vector, angle: Double)
    var points: [Point] = []

    /// The least speed of a contact that bounces, in units a second. Without it a body at rest would bounce
    /// for ever.
    private static let slowestBounce = 20.0
    /// How fast bodies that overlap are pushed apart at most, in units a second.
    private static let fastestCorrection = 400.0
    /// Overlaps are corrected like a stiff, overdamped spring.
    private static let correctionFrequency = 60.0
    private static let correctionDamping = 10.0

    init(pair: Pair, first: RigidBody?, second: RigidBody, touch: Touch) {
        (self.pair, self.first, self.second, normal) = (pair, first, second, touch.normal)
        friction =
            first.map { (max($0.friction, 0) * max(second.friction, 0)).squareRoot() }
            ?? max(second.friction, 0)
        elasticity = max(first?.elasticity ?? 0, second.elasticity)
        firstStart = (first?.position ?? .zero, first?.angle ?? 0)
        secondStart = (second.position, second.angle)
        points = touch.points.map { point in
            let firstOffset = first.map { point.place - $0.position } ?? .zero
            let secondOffset = point.place - second.position
            return Point(
                feature: point.feature, separation: point.separation, firstOffset: firstOffset,
                secondOffset: secondOffset,
                normalMass: effectiveMass(along: touch.normal, firstOffset, secondOffset),
                tangentMass: effectiveMass(along: touch.normal.turned, firstOffset, secondOffset),
                partingSpeed: (second.velocity(at: secondOffset) - (first?.velocity(at: firstOffset) ?? .zero))
                    .dot(touch.normal))
        }
    }

    private func effectiveMass(along axis: Vector, _ firstOffset: Vector, _ secondOffset: Vector) -> Double {
        var inverse = second.inverseMass + second.inverseInertia * square(secondOffset.cross(axis))
        if let first { inverse += first.inverseMass + first.inverseInertia * square(firstOffset.cross(axis)) }
        return inverse > 0 ? 1 / inverse : 0
    }

    private func square(_ value: Double) -> Double { value * value }

    /// Starts with the impulses that the same points needed in the last step.
    mutating func warmStart(_ known: [Point]) {
        for index in points.indices {
            guard let old = known.first(where: { $0.feature == points[index].feature }) else { continue }
            points[index].normalImpulse = old.normalImpulse
            points[index].tangentImpulse = old.tangentImpulse
            apply(normal * old.normalImpulse + normal.turned * old.tangentImpulse, points[index])
        }
    }

    /// Changes velocities so that the surfaces do not pass each other, and slide no more than friction allows.
    mutating func solve(step: Double, corrects: Bool) {
        let soft = SoftConstraint(
            frequency: Self.correctionFrequency, dampingRatio: Self.correctionDamping, step: step)
        for index in points.indices {
            let point = points[index]
            let slide = relativeVelocity(point).dot(normal.turned)
            let limit = friction * point.normalImpulse
            let tangent = min(max(point.tangentImpulse - point.tangentMass * slide, -limit), limit)
            apply(normal.turned * (tangent - point.tangentImpulse), point)
            points[index].tangentImpulse = tangent
        }
        for index in points.indices {
            let point = points[index]
            let separation = separation(of: point)
            var (bias, massScale, impulseScale) = (0.0, 1.0, 0.0)
            if separation > 0 {
                bias = separation / step
            } else if corrects {
                bias = max(soft.biasRate * separation, -Self.fastestCorrection)
                (massScale, impulseScale) = (soft.massScale, soft.impulseScale)
            }
            let speed = relativeVelocity(point).dot(normal)
            let change = -point.normalMass * massScale * (speed + bias) - impulseScale * point.normalImpulse
            let impulse = max(point.normalImpulse + change, 0)
            apply(normal * (impulse - point.normalImpulse), point)
            points[index].normalImpulse = impulse
            points[index].greatestImpulse = max(point.greatestImpulse, impulse)
        }
    }

    /// Gives back part of the speed with which the surfaces met.
    mutating func bounce() {
        guard elasticity > 0 else { return }
        for index in points.indices {
            let point = points[index]
            guard point.partingSpeed < -Self.slowestBounce, point.greatestImpulse > 0 else { continue }
            let speed = relativeVelocity(point).dot(normal)
            let impulse = max(
                point.normalImpulse - point.normalMass * (speed + elasticity * point.partingSpeed), 0)
            apply(normal * (impulse - point.normalImpulse), point)
            points[index].normalImpulse = impulse
        }
    }

    /// Whether the surfaces pressed on each other in this step.
    var pressed: Bool { points.contains { $0.greatestImpulse > 0 } }

    /// Where they touch.
    var place: Vector {
        let sum = points.reduce(Vector.zero) { $0 + second.position + $1.secondOffset }
        return points.isEmpty ? second.position : sum / Double(points.count)
    }

    private func separation(of point: Point) -> Double {
        var shift = second.position - secondStart.position
        shift += point.secondOffset.turned * (second.angle - secondStart.angle)
        if let first {
            shift -= first.position - firstStart.position
            shift -= point.firstOffset.turned * (first.angle - firstStart.angle)
        }
        return point.separation + shift.dot(normal)
    }

    private func relativeVelocity(_ point: Point) -> Vector {
        second.velocity(at: point.secondOffset) - (first?.velocity(at: point.firstOffset) ?? .zero)
    }

    private func apply(_ impulse: Vector, _ point: Point) {
        second.kick(impulse, at: point.secondOffset)
        first?.kick(-impulse, at: point.firstOffset)
    }
}
