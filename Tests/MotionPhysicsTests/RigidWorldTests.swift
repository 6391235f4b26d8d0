import Testing

@testable import MotionPhysics

/// What belongs to a world, what it tells of, and what its bodies and joints keep.
@Suite struct RigidWorldTests {
    private func ball(_ x: Double, _ y: Double, mass: Double = 1) -> RigidBody {
        RigidBody(shape: .circle(radius: 10), mass: mass, position: Vector(x, y))
    }

    private func box(mass: Double = 1) -> RigidBody {
        RigidBody(shape: .box(width: 100, height: 100), mass: mass, position: .zero)
    }

    private func world(_ bodies: [RigidBody], walls: [RigidWall] = []) -> RigidWorld {
        let world = RigidWorld()
        for body in bodies { world.add(body) }
        let group = RigidWorld.Group(id: 4)
        (group.bodies, group.walls) = (bodies, walls)
        world.groups = [group]
        return world
    }

    @discardableResult
    private func run(_ world: RigidWorld, for seconds: Double, gravity: Double = 0) -> [RigidWorld
        .Event]
    {
        var events: [RigidWorld.Event] = []
        for _ in 0..<Int((seconds / RigidWorld.step).rounded()) {
            for body in world.bodies { body.push(Vector(0, gravity) * body.mass) }
            events += world.advance()
        }
        return events
    }

    private let floor = RigidWall(from: Vector(-100, 500), to: Vector(100, 500), id: 7)

    // MARK: - Groups

    @Test func `bodies of a group that does not collide pass each other, and its walls`() {
        for collides in [true, false] {
            let (left, right) = (ball(0, 0), ball(100, 0))
            left.velocity = Vector(200, 0)
            let world = world([left, right])
            world.groups[0].bodiesCollide = collides
            run(world, for: 1)
            let passes = abs(left.position.x - 200) < 1e-6 && right.position.x == 100
            #expect(passes != collides)

            let faller = ball(0, 0)
            faller.velocity = Vector(0, 600)
            let room = self.world([faller], walls: [floor])
            room.groups[0].wallsCollide = collides
            run(room, for: 1)
            #expect((faller.position.y < 491) == collides)
        }
    }

    @Test func `bodies of two groups do not collide`() {
        let (left, right) = (ball(0, 0), ball(100, 0))
        left.velocity = Vector(200, 0)
        let world = world([left, right])
        let other = RigidWorld.Group(id: 5)
        (other.bodies, world.groups[0].bodies) = ([right], [left])
        world.groups.append(other)

        run(world, for: 1)

        #expect(abs(left.position.x - 200) < 1e-6 && right.position.x == 100)
    }

    @Test func `a ball beside the end of a wall falls past it`() {
        let (near, far) = (ball(105, 400), ball(115, 400))
        let world = world([near, far], walls: [floor])
        world.groups[0].bodiesCollide = false

        run(world, for: 0.5, gravity: 1000)

        #expect(near.position.x > 105.5, "it meets the end and is pushed aside")
        #expect(far.position.x == 115 && far.position.y > 520)
    }

    // MARK: - Events

    @Test func `what begins to touch says which wall or bodies, in which group, and where`() throws {
        let (low, high) = (ball(0, 460), ball(0, 420))
        let world = world([low, high], walls: [floor])

        let events = run(world, for: 1, gravity: 1000).filter(\.began)

        let first = try #require(events.first)
        #expect(first.wall == 7 && first.first == nil && first.second === low && first.group == 4)
        #expect((first.place - Vector(0, 500)).length < 2)
        let second = try #require(events.dropFirst().first)
        #expect(second.wall == nil && second.first === low && second.second === high)
        #expect((second.place - Vector(0, 480)).length < 2)
    }

    @Test func `a body that is removed takes its joints along, and is told of no more`() {
        let (held, other, third) = (ball(0, 489), ball(60, 0), ball(-60, 0))
        let world = world([held, other, third], walls: [floor])
        world.joints = [
            RigidJoint(.distance(500), first: held, second: other),
            RigidJoint(.distance(120), first: third, second: other),
            RigidJoint(.angle(0), second: held),
        ]
        run(world, for: 0.25, gravity: 100)

        world.remove(held)

        #expect(world.joints.count == 1 && world.bodies.count == 2 && world.groups[0].bodies.count == 2)
        #expect(run(world, for: 0.1).isEmpty)
    }

    @Test func `rest is counted from the last movement, or from when something is added`() {
        let body = ball(0, 0)
        let world = world([body])
        run(world, for: 0.5)
        #expect(abs(world.restTime - 0.5) < 1e-9)

        body.velocity = Vector(50, 0)
        run(world, for: 0.1)
        #expect(world.restTime == 0)
        world.stop()
        run(world, for: 0.25)
        #expect(abs(world.restTime - 0.25) < 1e-9 && body.velocity == .zero)
        world.add(ball(900, 0))

        #expect(world.restTime == 0)
    }

    // MARK: - Bodies

    @Test func `a kick changes both velocities at once, by mass and lever`() {
        let body = box(mass: 2)

        body.kick(Vector(0, 10), at: Vector(50, 0))

        // The moment of inertia is 2 · 100² / 6.
        #expect(body.velocity == Vector(0, 5) && abs(body.angularVelocity - 0.15) < 1e-12)
        #expect(abs(body.kineticEnergy - (25 + 0.15 * 0.15 * 20_000 / 12)) < 1e-9)
    }

    @Test func `a body that may not turn only moves, and one that is anchored does neither`() {
        let (upright, anchored) = (box(), box())
        (upright.allowsRotation, anchored.isAnchored) = (false, true)
        let world = RigidWorld()
        for body in [upright, anchored] {
            world.add(body)
            body.kick(Vector(0, 10), at: Vector(50, 0))
            body.push(Vector(0, 2400), at: Vector(50, 0))
        }

        run(world, for: RigidWorld.step)

        #expect((upright.velocity - Vector(0, 20)).length < 1e-9)
        #expect(upright.angle == 0 && upright.angularVelocity == 0)
        #expect(anchored.velocity == .zero && anchored.position == .zero && anchored.angle == 0)
        #expect(abs(upright.kineticEnergy - 200) < 1e-9)
    }

    @Test func `a force lasts for one step`() {
        let body = ball(0, 0)
        let world = world([body])
        body.push(Vector(240, 0))
        body.push(Vector(0, 480))

        run(world, for: 1)

        #expect((body.velocity - Vector(1, 2)).length < 1e-9 && body.force == .zero)
    }

    @Test func `a body that gets another shape and mass keeps its place and its velocity`() {
        let body = box()
        (body.velocity, body.angularVelocity) = (Vector(3, 4), 2)

        body.reshape(.box(width: 20, height: 40), mass: 3)

        #expect(body.velocity == Vector(3, 4) && body.angularVelocity == 2 && body.mass == 3)
        #expect(body.corners.first == Vector(-10, -20) && body.position == .zero)
        body.kick(Vector(0, 3), at: Vector(10, 0))
        #expect(
            (body.velocity - Vector(3, 5)).length < 1e-9
                && abs(body.angularVelocity - (2 + 30 / 500.0)) < 1e-9)
    }

    @Test func `balls that lie in one place part, by half the way each`() {
        let (one, other) = (ball(0, 0), ball(0, 0))

        run(world([one, other]), for: 2)

        #expect(abs((one.position - other.position).length - 20) < 0.5)
        #expect(abs(one.position.y + other.position.y) < 1e-6)
    }

    // MARK: - Joints

    @Test func `an angle is kept, and a place by its ends`() {
        let (turned, hung) = (box(), ball(0, 50))
        let (angle, pin) = (RigidJoint(.angle(0.5), second: turned), RigidJoint(.place, second: hung))
        (pin.anchor, pin.secondOffset) = (Vector(0, 0), Vector(0, -50))
        let world = RigidWorld()
        for body in [turned, hung] { world.add(body) }
        world.joints = [angle, pin]
        hung.velocity = Vector(100, 0)

        for _ in 0..<240 {
            _ = world.advance()
            #expect(pin.secondPlace.length < 1)
        }

        #expect(abs(turned.angle - 0.5) < 0.01 && turned.position == .zero)
    }
}
