import Testing

@testable import MotionPhysics

/// What two bodies do to each other where they touch: how they bounce, and when they do not.
@Suite struct RigidContactTests {
    private func ball(_ x: Double, _ y: Double) -> RigidBody {
        RigidBody(shape: .circle(radius: 10), mass: 1, position: Vector(x, y))
    }

    private func world(_ bodies: [RigidBody], walls: [RigidWall] = [], groups: [Int] = [4]) -> RigidWorld {
        let world = RigidWorld()
        for body in bodies { world.add(body) }
        world.groups = groups.map { id in
            let group = RigidWorld.Group(id: id)
            (group.bodies, group.walls) = (bodies, walls)
            return group
        }
        return world
    }

    private func run(_ world: RigidWorld, for seconds: Double) -> [RigidWorld.Event] {
        (0..<Int((seconds / RigidWorld.step).rounded())).flatMap { _ in world.advance() }
    }

    @Test(arguments: [(1.0, 0.0), (0, 1), (1, 1)])
    func `of two bodies the more elastic one says how they part`(first: Double, second: Double) {
        let (left, right) = (ball(0, 0), ball(100, 0))
        (left.elasticity, right.elasticity) = (first, second)
        left.velocity = Vector(200, 0)

        let events = run(world([left, right]), for: 1)

        #expect(abs(left.velocity.x) < 2 && abs(right.velocity.x - 200) < 2)
        #expect(events.map(\.began) == [true, false])
    }

    @Test func `what arrives slowly does not bounce, however elastic it is`() {
        let (slow, fast) = (ball(0, 480), ball(200, 480))
        (slow.elasticity, fast.elasticity) = (1, 1)
        (slow.velocity, fast.velocity) = (Vector(0, 10), Vector(0, 100))
        let floor = RigidWall(from: Vector(-500, 500), to: Vector(500, 500))

        _ = run(world([slow, fast], walls: [floor]), for: 1.5)

        #expect(abs(slow.velocity.y) < 1 && abs(slow.position.y - 490) < 1)
        #expect(abs(fast.velocity.y + 100) < 2)
    }

    @Test func `bodies that are in two groups together collide once`() {
        let (left, right) = (ball(0, 0), ball(100, 0))
        (left.elasticity, right.elasticity) = (1, 1)
        left.velocity = Vector(200, 0)

        let events = run(world([left, right], groups: [4, 9]), for: 1)

        #expect(events.filter(\.began).map(\.group) == [4])
        #expect(abs(left.velocity.x) < 2 && abs(right.velocity.x - 200) < 2)
    }

    @Test func `two anchored bodies in one place neither touch nor part`() {
        let (one, other) = (ball(0, 0), ball(5, 0))
        (one.isAnchored, other.isAnchored) = (true, true)
        let world = world([one, other])

        #expect(run(world, for: 0.1).isEmpty)
        #expect(one.position == .zero && other.position == Vector(5, 0))
        other.isAnchored = false
        let events = run(world, for: 0.5)

        #expect(events.first?.began == true && one.position == .zero && other.position.x > 15)
    }

    @Test func `energy counts the turn of what may turn`() {
        let box = RigidBody(shape: .box(width: 100, height: 100), mass: 2, position: .zero)
        (box.velocity, box.angularVelocity) = (Vector(3, 4), 2)
        let world = world([box])

        // 2 · 5² / 2, and a moment of inertia of 2 · 100² / 6 at 2 radians a second.
        #expect(abs(world.kineticEnergy - (25 + 20_000.0 / 3)) < 1e-6)
        box.allowsRotation = false

        #expect(world.kineticEnergy == 25 && world.momentum == Vector(6, 8))
    }
}
