/// A joint that ties a body to a point, or to another body.
package final class RigidJoint {
    /// The quantity that the joint keeps.
    package enum Kind {
        /// The distance of the two ends.
        case distance(Double)
        /// Both ends in one place.
        case place
        /// The body's angle.
        case angle(Double)
        /// The line through the first end in the direction `axis`, of length 1 and in the first body's own
        /// directions, how far along it the second end is, and the angle between the bodies.
        case slide(axis: Vector, range: ClosedRange<Double>, angle: Double)
    }

    package var kind: Kind
    /// The first body; nil if the joint ties the second one to `anchor`.
    package let first: RigidBody?
    package let second: RigidBody
    /// The first end, in world coordinates, if there is no first body.
    package var anchor = Vector.zero
    /// The end on the first body, from its centre, in its own directions.
    package var firstOffset = Vector.zero
    /// The end on the second body, from its centre, in its own directions.
    package var secondOffset = Vector.zero
    /// The oscillations a second of a soft joint; 0 for a rigid one.
    package var frequency = 0.0
    /// The damping ratio of a soft joint: 1 does not overshoot.
    package var dampingRatio = 0.0

    private var rows: [Row] = []
    private var soft = SoftConstraint.rigid

    /// One constrained degree of freedom: a direction in which the ends may not move, or the rotation.
    private struct Row {
        /// The direction; nil for the rotation.
        var axis: Vector?
        var firstArm: Vector
        var secondArm: Vector
        var mass: Double
        var error: Double
        /// The allowed impulses: at a limit only those that push away from it.
        var impulses = -Double.infinity...Double.infinity
        var impulse = 0.0
    }

    /// A joint between two bodies, or of one with `anchor`.
    package init(_ kind: Kind, first: RigidBody? = nil, second: RigidBody) {
        (self.kind, self.first, self.second) = (kind, first, second)
    }

    /// The frequency in hertz and the damping ratio with which a rigid joint corrects errors.
    private static let holdFrequency = 60.0
    private static let holdDamping = 2.0

    /// The place of the first end.
    package var firstPlace: Vector { first.map { $0.position + $0.turn.apply(firstOffset) } ?? anchor }

    /// The place of the second end.
    package var secondPlace: Vector { second.position + second.turn.apply(secondOffset) }

    private var givesWay: Bool { frequency > 0 }

    func prepare(step: Double) {
        soft = SoftConstraint(
            frequency: givesWay ? frequency : Self.holdFrequency,
            dampingRatio: givesWay ? dampingRatio : Self.holdDamping, step: step)
        let old = rows.map(\.impulse)
        rows = makeRows()
        guard old.count == rows.count else { return }
        for index in rows.indices {
            rows[index].impulse = old[index]
            apply(old[index], rows[index])
        }
    }

    private func makeRows() -> [Row] {
        let gap = secondPlace - firstPlace
        switch kind {
        case .angle(let angle): return [row(nil, error: second.angle - angle)]
        case .slide(let axis, let range, let angle):
            return slideRows(gap, along: first?.turned(axis) ?? axis, in: range)
                + [row(nil, error: second.angle - (first?.angle ?? 0) - angle)]
        case .place: return [row(Vector(1, 0), error: gap.x), row(Vector(0, 1), error: gap.y)]
        case .distance(let distance):
            // Ends in the same place have no direction of separation.
            guard let axis = gap.direction, distance > 0 else {
                return [row(Vector(1, 0), error: gap.x), row(Vector(0, 1), error: gap.y)]
            }
            return [row(axis, error: gap.length - distance)]
        }
    }

    private func slideRows(_ gap: Vector, along axis: Vector, in range: ClosedRange<Double>) -> [Row] {
        let (way, across) = (gap.dot(axis), axis.turned)
        var rows = [row(across, error: gap.dot(across))]
        if way <= range.lowerBound {
            var limit = row(axis, error: way - range.lowerBound)
            limit.impulses = 0...Double.infinity
            rows.append(limit)
        }
        if way >= range.upperBound {
            var limit = row(axis, error: way - range.upperBound)
            limit.impulses = -Double.infinity...0
            rows.append(limit)
        }
        return rows
    }

    private func row(_ axis: Vector?, error: Double) -> Row {
        let firstArm = first.map { $0.turn.apply(firstOffset) } ?? .zero
        let secondArm = second.turn.apply(secondOffset)
        var inverse = 0.0
        for (body, arm) in [(first, firstArm), (second, secondArm)] {
            guard let body else { continue }
            guard let axis else {
                inverse += body.inverseInertia
                continue
            }
            let lever = arm.cross(axis)
            inverse += body.inverseMass + body.inverseInertia * lever * lever
        }
        return Row(
            axis: axis, firstArm: firstArm, secondArm: secondArm, mass: inverse > 0 ? 1 / inverse : 0,
            error: error)
    }

    func solve(corrects: Bool) {
        let used = givesWay || corrects ? soft : .rigid
        for index in rows.indices {
            let row = rows[index]
            let change =
                -row.mass * used.massScale * (speed(row) + used.biasRate * row.error)
                - used.impulseScale * row.impulse
            let impulse = min(
                max(row.impulse + change, row.impulses.lowerBound), row.impulses.upperBound)
            rows[index].impulse = impulse
            apply(impulse - row.impulse, row)
        }
    }

    private func speed(_ row: Row) -> Double {
        guard let axis = row.axis else { return second.angularVelocity - (first?.angularVelocity ?? 0) }
        return (second.velocity(at: row.secondArm) - (first?.velocity(at: row.firstArm) ?? .zero)).dot(axis)
    }

    private func apply(_ impulse: Double, _ row: Row) {
        guard let axis = row.axis else {
            second.angularVelocity += impulse * second.inverseInertia
            if let first { first.angularVelocity -= impulse * first.inverseInertia }
            return
        }
        second.kick(axis * impulse, at: row.secondArm)
        first?.kick(-axis * impulse, at: row.firstArm)
    }
}
