import Testing

@testable import MotionPhysics

/// Rigid bodies without any UI: what physics says of them.
@Suite struct RigidBodyTests {
    private func box(
        at position: Vector, width: Double = 100, height: Double = 100, mass: Double = 1, angle: Double = 0
    ) -> RigidBody {
        RigidBody(
            shape: .box(width: width, height: height), mass: mass, position: position, angle: angle)
    }

    private func world(_ bodies: [RigidBody], walls: [RigidWall] = []) -> RigidWorld {
        let world = RigidWorld()
        for body in bodies { world.add(body) }
        let group = RigidWorld.Group(id: 0)
        group.bodies = bodies
        group.walls = walls
        world.groups = [group]
        return world
    }

    private let floor = RigidWall(from: Vector(-1000, 500), to: Vector(1000, 500))

    /// Lets all bodies fall at 1,000 units a second squared.
    private func run(_ world: RigidWorld, for seconds: Double, gravity: Double = 0) {
        for _ in 0..<Int((seconds / RigidWorld.step).rounded()) {
            for body in world.bodies { body.push(Vector(0, gravity) * body.mass) }
            _ = world.advance()
        }
    }

    // MARK: - Free movement

    @Test func `a body falls as far as half of g t squared`() {
        let body = box(at: .zero)

        run(world([body]), for: 1, gravity: 1000)

        // A step of 1/240 s adds its speed before it moves: 2 units too many in 500.
        #expect(abs(body.position.y - 500) < 3)
        #expect(abs(body.velocity.y - 1000) < 1e-6)
    }

    @Test func `a force beside the centre turns a body by its lever`() {
        let body = box(at: .zero)

        body.push(Vector(0, 240), at: Vector(50, 0))
        _ = world([body]).advance()

        // The moment of inertia of a square of side 100 and mass 1 is 100²/6.
        #expect(abs(body.velocity.y - 1) < 1e-9)
        #expect(abs(body.angularVelocity - 50 / (10_000 / 6)) < 1e-9)
    }

    @Test func `resistance slows a body down as an exponential does`() {
        let body = box(at: .zero)
        body.velocity = Vector(100, 0)
        body.angularVelocity = 10
        (body.resistance, body.angularResistance) = (2, 1)

        run(world([body]), for: 1)

        #expect(abs(body.velocity.x - 100 * 0.1353) < 0.3)
        #expect(abs(body.angularVelocity - 10 * 0.3679) < 0.05)
    }

    @Test func `the moment of inertia is that of the outline`() {
        #expect(abs(RigidShape.box(width: 30, height: 40).inertia - (900 + 1600) / 12.0) < 1e-9)
        #expect(RigidShape.circle(radius: 10).inertia == 50)
        let ring = (0..<64).map { index in
            let turn = Turn(Double(index) / 64 * 2 * .pi)
            return Vector(turn.cosine, turn.sine) * 10
        }
        #expect(abs(RigidShape.polygon(ring).inertia - 50) < 0.5)
    }

    // MARK: - Collisions

    @Test func `an elastic collision of equal masses exchanges their velocities`() {
        let (left, right) = (box(at: Vector(0, 0)), box(at: Vector(200, 0)))
        (left.elasticity, right.elasticity) = (1, 1)
        left.velocity = Vector(300, 0)
        let world = world([left, right])

        run(world, for: 1)

        #expect(abs(left.velocity.x) < 1)
        #expect(abs(right.velocity.x - 300) < 1)
        #expect(abs(world.momentum.x - 300) < 1e-6)
    }

    @Test func `an inelastic collision keeps the momentum and nothing else`() {
        let (left, right) = (box(at: Vector(0, 0), mass: 1), box(at: Vector(200, 0), mass: 3))
        left.velocity = Vector(400, 0)
        let world = world([left, right])

        run(world, for: 1)

        #expect(abs(left.velocity.x - 100) < 1)
        #expect(abs(right.velocity.x - 100) < 1)
        #expect(abs(world.momentum.x - 400) < 1e-6)
    }

    @Test func `a collision off the centre keeps momentum, and angular momentum about any point`() {
        let (a, b) = (box(at: Vector(0, 0)), box(at: Vector(150, 60)))
        (a.elasticity, b.elasticity) = (0.5, 0.5)
        a.velocity = Vector(500, 0)
        let world = world([a, b])
        func angularMomentum() -> Double {
            world.bodies.reduce(0) { sum, body in
                sum + body.mass * body.position.cross(body.velocity)
                    + body.mass * body.shape.inertia * body.angularVelocity
            }
        }
        let before = (angularMomentum(), world.kineticEnergy)

        run(world, for: 1)

        #expect(abs(a.angularVelocity) > 0.1)
        #expect(abs(world.momentum.x - 500) < 1e-6 && abs(world.momentum.y) < 1e-6)
        #expect(abs(angularMomentum() - before.0) < abs(before.1) * 0.02 + 500)
        #expect(world.kineticEnergy < before.1)
    }

    @Test(arguments: [0.25, 0.5, 0.75, 1.0])
    func `a ball bounces to the square of its elasticity`(elasticity: Double) {
        let ball = RigidBody(shape: .circle(radius: 20), mass: 1, position: Vector(0, 80))
        ball.elasticity = elasticity
        let world = world([ball], walls: [floor])
        var highest = 480.0
        var hasTouched = false

        for _ in 0..<480 {
            ball.push(Vector(0, 1000))
            if !world.advance().isEmpty { hasTouched = true }
            if hasTouched, ball.velocity.y > 0 { break }
            if hasTouched { highest = min(highest, ball.position.y) }
        }

        // It fell 400 units.
        #expect(abs((480 - highest) - 400 * elasticity * elasticity) < 15)
    }

    @Test func `a circle meets a box at its corner along the line to its centre`() {
        let ball = RigidBody(shape: .circle(radius: 10), mass: 1, position: Vector(-100, -60))
        ball.velocity = Vector(200, 0)
        ball.elasticity = 1
        let block = box(at: .zero)
        block.isAnchored = true
        let world = world([ball, block])

        run(world, for: 0.5)

        // The centre passes 10 above the upper edge: it only grazes the corner.
        #expect(ball.velocity.y <= 0.5 && abs(ball.velocity.length - 200) < 2)
        #expect(block.position == .zero)
    }

    // MARK: - Rest

    @Test func `a box that falls on the floor lies on it, still and upright, and rests`() {
        let body = box(at: Vector(0, 300))
        let world = world([body], walls: [floor])

        run(world, for: 2, gravity: 1000)

        #expect(abs(body.position.y - 450) < 0.2)
        #expect(abs(body.angle) < 1e-3)
        #expect(body.velocity.length < 0.1)
        #expect(world.restTime > 1)
    }

    @Test func `a stack of five boxes stays a stack`() {
        let boxes = (0..<5).map { box(at: Vector(0, 450 - Double($0) * 101)) }
        for one in boxes { one.friction = 0.5 }
        let world = world(boxes, walls: [floor])

        run(world, for: 2, gravity: 1000)

        for (index, one) in boxes.enumerated() {
            #expect(abs(one.position.x) < 0.5)
            #expect(abs(one.position.y - (450 - Double(index) * 100)) < 0.8)
        }
        #expect(world.restTime > 0.5)
    }

    @Test func `a box on an edge tips over onto a side`() {
        let body = box(at: Vector(0, 420), angle: 0.6)
        body.friction = 0.5
        let world = world([body], walls: [floor])

        run(world, for: 3, gravity: 1000)

        #expect(abs(body.position.y - 450) < 0.3)
        #expect(abs(body.angle) < 0.01)
    }

    @Test(arguments: [1.0, -1])
    func `a slide is held at its ends, and comes away from them again`(side: Double) {
        let body = box(at: .zero, width: 10, height: 10)
        let joint = RigidJoint(.slide(axis: Vector(1, 0), range: -50...50, angle: 0), second: body)
        let world = world([body])
        world.joints = [joint]
        body.velocity = Vector(side * 300, 0)

        run(world, for: 1)
        #expect(abs(body.position.x - side * 50) < 1 && abs(body.position.y) < 0.1)

        body.velocity = Vector(side * -300, 0)
        run(world, for: 0.1)
        #expect(abs(body.position.x - side * 20) < 3)
    }

    @Test func `friction stops a slide after the distance that it takes`() {
        let body = box(at: Vector(0, 450), width: 100, height: 100)
        body.friction = 0.5
        body.allowsRotation = false
        let world = world([body], walls: [floor])
        run(world, for: 0.2, gravity: 1000)
        let start = body.position.x
        body.velocity = Vector(300, 0)

        run(world, for: 2, gravity: 1000)

        // v² / 2 μ g
        #expect(abs(body.position.x - start - 90) < 3)
    }

    @Test func `without friction a slide goes on`() {
        let body = box(at: Vector(-500, 450))
        body.velocity = Vector(300, 0)
        let world = world([body], walls: [floor])

        run(world, for: 2, gravity: 1000)

        #expect(abs(body.position.x - 100) < 1)
        #expect(abs(body.velocity.x - 300) < 0.5)
    }

    @Test func `nothing passes a wall, however fast and thin`() {
        for speed in [1_000.0, 20_000, 500_000] {
            let plate = box(at: Vector(0, 0), width: 100, height: 2)
            plate.velocity = Vector(0, speed)
            let ball = RigidBody(shape: .circle(radius: 1), mass: 1, position: Vector(200, 900))
            ball.velocity = Vector(0, -speed)
            let world = world([plate, ball], walls: [floor])

            run(world, for: 1)

            #expect(plate.position.y < 500.5)
            #expect(ball.position.y > 499.5)
        }
    }

    @Test func `a body lies on the ends of upright walls`() {
        let body = box(at: Vector(0, 0))
        let walls = [-30.0, 30].map { RigidWall(from: Vector($0, 500), to: Vector($0, 900)) }

        run(world([body], walls: walls), for: 3, gravity: 1000)

        #expect(abs(body.position.y - 450) < 2 && abs(body.position.x) < 1, "\(body.position)")
        #expect(abs(body.angle) < 0.02)
    }

    @Test func `a body in a box of walls stays in it`() {
        let corners = [Vector(0, 0), Vector(400, 0), Vector(400, 800), Vector(0, 800)]
        let walls = (0..<4).map { RigidWall(from: corners[$0], to: corners[($0 + 1) % 4]) }
        let bodies = (0..<5).map { index in
            let body = box(
                at: Vector(60 + 70 * Double(index % 5), 100 + 200 * Double(index / 5)), width: 50, height: 30,
                mass: 0.15, angle: Double(index))
            body.velocity = Vector(900 - 300 * Double(index), 700)
            (body.elasticity, body.friction) = (0.5, 0.2)
            return body
        }
        let world = world(bodies, walls: walls)

        run(world, for: 3, gravity: 1000)

        for body in bodies {
            for corner in body.corners {
                #expect(corner.x > -1 && corner.x < 401 && corner.y > -1 && corner.y < 801)
            }
        }
        #expect(world.restTime > 0.2)
    }

    // MARK: - Joints

    @Test func `a pendulum keeps its length and its energy`() {
        let bob = RigidBody(shape: .circle(radius: 10), mass: 1, position: Vector(200, 0))
        let world = world([bob])
        world.joints = [RigidJoint(.distance(200), second: bob)]
        var fastest = 0.0
        var lowest = 0.0

        for _ in 0..<240 * 4 {
            bob.push(Vector(0, 1000))
            _ = world.advance()
            #expect(abs(bob.position.length - 200) < 1)
            fastest = max(fastest, bob.velocity.length)
            lowest = max(lowest, bob.position.y)
        }

        // It has fallen 200 units at the bottom: v² = 2 g h.
        #expect(abs(fastest - 632.5) < 13)
        #expect(lowest > 199)
    }

    @Test func `a spring swings with its frequency, and a damped one comes to rest at its length`() {
        let body = RigidBody(shape: .circle(radius: 10), mass: 1, position: Vector(0, 150))
        let world = world([body])
        let joint = RigidJoint(.distance(100), second: body)
        (joint.frequency, joint.dampingRatio) = (2, 0)
        world.joints = [joint]
        var crossings = 0
        var wasOutside = true

        for _ in 0..<240 * 2 {
            _ = world.advance()
            let isOutside = body.position.y > 100
            if isOutside != wasOutside { crossings += 1 }
            wasOutside = isOutside
        }
        #expect(crossings == 8)

        joint.dampingRatio = 1
        run(world, for: 3)
        #expect(abs(body.position.y - 100) < 0.1)
        #expect(world.restTime > 1)
    }

    @Test func `bodies that are tied together at their corners turn about each other`() {
        let (a, b) = (box(at: Vector(0, 0)), box(at: Vector(100, 100)))
        let world = world([a, b])
        world.groups = []
        let joint = RigidJoint(.place, first: a, second: b)
        (joint.firstOffset, joint.secondOffset) = (Vector(50, 50), Vector(-50, -50))
        world.joints = [joint]
        a.velocity = Vector(0, 300)

        for _ in 0..<480 {
            _ = world.advance()
            #expect((joint.firstPlace - joint.secondPlace).length < 1)
        }
        #expect(abs(world.momentum.y - 300) < 1e-6)
    }

    @Test func `a joint that turns a body does so about its centre, up to its angle`() {
        let body = box(at: Vector(10, 20), angle: 1)
        let world = world([body])
        let joint = RigidJoint(.angle(0.25), second: body)
        (joint.frequency, joint.dampingRatio) = (2, 1)
        world.joints = [joint]

        _ = world.advance()
        #expect(body.angularVelocity < 0)
        run(world, for: 3)

        #expect(abs(body.angle - 0.25) < 0.01)
        #expect((body.position - Vector(10, 20)).length < 1e-6)
    }

    @Test func `bodies that a slide ties together turn as one, with the turn that one of them had`() {
        let (large, small) = (box(at: .zero, width: 200, height: 200), box(at: .zero))
        let world = world([large, small])
        world.groups = []
        world.joints = [
            RigidJoint(.slide(axis: Vector(1, 0), range: -50...50, angle: 0), first: large, second: small)
        ]
        small.angularVelocity = 2

        run(world, for: 1)

        // The moment of inertia of the large one is four times that of the small one.
        #expect(abs(large.angularVelocity - 0.4) < 0.01 && abs(small.angularVelocity - 0.4) < 0.01)
        #expect(abs(large.angularVelocity * 4 + small.angularVelocity - 2) < 1e-6)
        #expect(abs(large.angle - small.angle) < 0.01 && abs(large.angle - 0.4) < 0.02)
    }

    // MARK: - The order of things

    @Test func `touching is told once, and parting once`() {
        let body = box(at: Vector(0, 300))
        body.elasticity = 0.5
        let world = world([body], walls: [floor])
        var told: [Bool] = []

        for _ in 0..<240 * 3 {
            body.push(Vector(0, 1000))
            told += world.advance().map(\.began)
        }
        #expect(told.first == true && told.last == true)
        #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 })

        body.velocity = Vector(0, -500)
        for _ in 0..<24 { told += world.advance().map(\.began) }
        #expect(told.last == false)
    }

    @Test func `the same start gives the same end to the last bit`() {
        func run() -> [Vector] {
            let bodies = (0..<3).map { box(at: Vector(Double($0) * 3, Double($0) * -110), angle: Double($0)) }
            let world = world(bodies, walls: [floor])
            self.run(world, for: 1, gravity: 1000)
            return bodies.map(\.position)
        }
        #expect(run() == run())
    }

    @Test func `bodies in one place, of no size or of no mass, stay finite`() {
        let bodies = [
            box(at: .zero), box(at: .zero), box(at: .zero, width: 0, height: 0, mass: 0),
            RigidBody(shape: .circle(radius: 0), mass: -1, position: .zero),
        ]
        let world = world(bodies, walls: [RigidWall(from: .zero, to: .zero), floor])

        run(world, for: 1, gravity: 1000)

        for body in bodies { #expect(body.position.isFinite && body.angle.isFinite) }
    }

    @Test func `the hull of points is convex, and points in a line have none`() {
        let square = [Vector(0, 0), Vector(10, 0), Vector(5, 5), Vector(10, 10), Vector(0, 10)]
        #expect(
            RigidShape.hull(of: square)
                == .polygon([Vector(0, 0), Vector(10, 0), Vector(10, 10), Vector(0, 10)]))
        #expect(RigidShape.hull(of: [Vector(0, 0), Vector(1, 1), Vector(2, 2)]) == nil)
    }
}
