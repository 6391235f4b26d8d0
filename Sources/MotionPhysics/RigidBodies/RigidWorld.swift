/// A simulation of rigid bodies, walls and joints that advances in steps of fixed length.
///
/// A step applies forces, solves velocities so that nothing passes anything else by its end, moves the
/// bodies, and solves once more without corrections, so that corrections leave no speed behind. The result
/// depends only on the number of steps.
package final class RigidWorld {
    /// The length of a step in seconds.
    package static let step = 1.0 / 240

    /// Bodies and walls that collide with each other.
    package final class Group {
        package var bodies: [RigidBody] = []
        package var walls: [RigidWall] = []
        package var bodiesCollide = true
        package var wallsCollide = true
        package let id: Int

        /// Makes a group; its id must be unique in its world.
        package init(id: Int) { self.id = id }
    }

    /// The beginning or the end of a contact.
    package struct Event {
        package let group: Int
        package let began: Bool
        /// nil for a wall.
        package let first: RigidBody?
        /// The wall's id; nil for a body.
        package let wall: Int?
        package let second: RigidBody
        package let place: Vector
    }

    package private(set) var bodies: [RigidBody] = []
    package var groups: [Group] = []
    package var joints: [RigidJoint] = []
    /// For how long every body has been at rest, in seconds.
    package private(set) var restTime = 0.0

    private var contacts: [RigidContact] = []
    /// The impulses of the last step.
    private var known: [RigidContact.Pair: [RigidContact.Point]] = [:]
    /// The pairs that touch, in the order in which they began to.
    private var touching: [(pair: RigidContact.Pair, event: Event)] = []
    private var nextID = 0

    /// The rounds of solving with and without correction, enough for stacks of ten, and the rounds of
    /// bouncing: a box lands on two corners at a time.
    private static let rounds = (correcting: 8, relaxing: 4, bouncing: 6)
    /// The distance, in units, up to which surfaces are checked even if they do not approach each other.
    private static let margin = 1.0
    /// A body whose fastest point is slower than this is at rest, in units a second.
    private static let restSpeed = 3.0

    /// An empty world.
    package init() {}

    /// Adds a body.
    package func add(_ body: RigidBody) {
        body.id = nextID
        nextID += 1
        bodies.append(body)
        wake()
    }

    /// Removes a body, and the joints that hold it.
    package func remove(_ body: RigidBody) {
        bodies.removeAll { $0 === body }
        joints.removeAll { $0.first === body || $0.second === body }
        for group in groups { group.bodies.removeAll { $0 === body } }
        touching.removeAll { $0.event.first === body || $0.event.second === body }
        wake()
    }

    /// Restarts counting the time at rest.
    package func wake() { restTime = 0 }

    /// Stops everything.
    package func stop() {
        for body in bodies { body.stop() }
    }

    /// The energy of all movement.
    package var kineticEnergy: Double { bodies.reduce(0) { $0 + $1.kineticEnergy } }

    /// The sum of mass times velocity.
    package var momentum: Vector { bodies.reduce(.zero) { $0 + $1.velocity * $1.mass } }

    /// Advances by one step.
    ///
    /// - Returns: the contacts that began or ended, in a deterministic order.
    package func advance() -> [Event] {
        let step = Self.step
        contacts = findContacts()
        for body in bodies { body.integrateVelocity(over: step) }
        for joint in joints { joint.prepare(step: step) }
        for index in contacts.indices { contacts[index].warmStart(known[contacts[index].pair] ?? []) }
        for _ in 0..<Self.rounds.correcting { solve(corrects: true) }
        for body in bodies where !body.isAnchored { body.integratePosition(over: step) }
        for _ in 0..<Self.rounds.relaxing { solve(corrects: false) }
        for _ in 0..<Self.rounds.bouncing {
            for index in contacts.indices { contacts[index].bounce() }
        }
        known.removeAll(keepingCapacity: true)
        for contact in contacts { known[contact.pair] = contact.points }
        restTime = bodies.allSatisfy(isAtRest) ? restTime + step : 0
        return updateTouching()
    }

    private func solve(corrects: Bool) {
        for joint in joints { joint.solve(corrects: corrects) }
        for index in contacts.indices { contacts[index].solve(step: Self.step, corrects: corrects) }
    }

    private func isAtRest(_ body: RigidBody) -> Bool {
        body.isAnchored
            || body.velocity.length + abs(body.angularVelocity) * body.shape.reach < Self.restSpeed
    }

    // MARK: - Contacts

    private func findContacts() -> [RigidContact] {
        var list: [RigidContact] = []
        var seen: Set<SIMD2<Int>> = []
        for group in groups {
            if group.bodiesCollide { addBodyContacts(of: group, &seen, to: &list) }
            guard group.wallsCollide else { continue }
            for body in group.bodies where !body.isAnchored {
                let margin = Self.margin + reach(of: body)
                for wall in group.walls {
                    guard isNear(body, wall, margin),
                        let touch = ContactFinder.touch(wall, body, within: margin)
                    else { continue }
                    let pair = RigidContact.Pair(group: group.id, first: -1 - wall.id, second: body.id)
                    list.append(RigidContact(pair: pair, first: nil, second: body, touch: touch))
                }
            }
        }
        return list
    }

    /// Finds pairs along one axis first, so that bodies far from each other cost nothing.
    private func addBodyContacts(
        of group: Group, _ seen: inout Set<SIMD2<Int>>, to list: inout [RigidContact]
    ) {
        let sorted = group.bodies
            .map { (body: $0, low: $0.position.x - $0.shape.reach - reach(of: $0) - Self.margin) }
            .sorted { ($0.low, $0.body.id) < ($1.low, $1.body.id) }
        for (index, one) in sorted.enumerated() {
            let high = one.body.position.x + one.body.shape.reach + reach(of: one.body) + Self.margin
            for other in sorted[(index + 1)...] {
                if other.low > high { break }
                let (a, b) = one.body.id < other.body.id ? (one.body, other.body) : (other.body, one.body)
                guard a !== b, !(a.isAnchored && b.isAnchored), areNear(a, b) else { continue }
                let margin = Self.margin + reach(of: a) + reach(of: b)
                guard seen.insert(SIMD2(a.id, b.id)).inserted,
                    let touch = ContactFinder.touch(a, b, within: margin)
                else { continue }
                let pair = RigidContact.Pair(group: group.id, first: a.id, second: b.id)
                list.append(RigidContact(pair: pair, first: a, second: b, touch: touch))
            }
        }
    }

    /// Returns the greatest distance that a point of a body moves in a step.
    private func reach(of body: RigidBody) -> Double {
        (body.velocity.length + abs(body.angularVelocity) * body.shape.reach) * Self.step
    }

    private func areNear(_ a: RigidBody, _ b: RigidBody) -> Bool {
        let distance = a.shape.reach + b.shape.reach + reach(of: a) + reach(of: b) + Self.margin
        return (a.position - b.position).length < distance
    }

    private func isNear(_ body: RigidBody, _ wall: RigidWall, _ margin: Double) -> Bool {
        let side = wall.end - wall.start
        let part = min(max((body.position - wall.start).dot(side) / max(side.dot(side), 1e-9), 0), 1)
        return (wall.start + side * part - body.position).length < body.shape.reach + margin
    }

    /// Finds the contacts that began, by pressing, and those that ended, by separating farther than the
    /// margin.
    private func updateTouching() -> [Event] {
        var events: [Event] = []
        let near = Set(contacts.map(\.pair))
        touching.removeAll { one in
            guard !near.contains(one.pair) else { return false }
            let old = one.event
            events.append(
                Event(
                    group: old.group, began: false, first: old.first, wall: old.wall, second: old.second,
                    place: old.place))
            return true
        }
        let known = Set(touching.map(\.pair))
        for contact in contacts where contact.pressed && !known.contains(contact.pair) {
            let pair = contact.pair
            let event = Event(
                group: pair.group, began: true, first: contact.first,
                wall: contact.first == nil ? -1 - pair.first : nil, second: contact.second,
                place: contact.place)
            touching.append((pair, event))
            events.append(event)
        }
        return events
    }
}
