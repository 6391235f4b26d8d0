import MotionPhysics
import QuartzCore

/// A field that acts on all its items, by where they are and how they move.
///
/// A strength of 1 accelerates an item of mass 1 (100 × 100 points of density 1) by 100 points per second squared,
/// gravity by 1,000; a spring by as many points per second squared as the item is points away. UIKit does not document
/// its own units; these are those of pushes and of gravity behaviors.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    /// What acts on an item.
    private struct Probe {
        /// The item's place, from the field's middle.
        var place: Vector
        var velocity: Vector
        var mass: Double
        var charge: Double
    }

    private enum Effect {
        /// A force in points per second squared and unit of mass, before the strength counts.
        case force((UIFieldBehavior, Probe) -> Vector)
        /// The velocity itself, in the direction of the field.
        case velocity
        /// The force that a block of the app's returns, in units of pushes.
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private static let (unit, gravity) = (100.0, 1000.0)

    private let effect: Effect
    private var list = DynamicItemList()
    /// The seconds for which the field has acted.
    private var age = 0.0

    private init(_ effect: Effect) {
        self.effect = effect
        super.init()
    }

    // MARK: - Kinds

    /// Brakes items by their velocity.
    open class func dragField() -> UIFieldBehavior { make { -$1.velocity } }

    /// Drives items around the middle, against the clock.
    open class func vortexField() -> UIFieldBehavior {
        make { _, probe in
            guard let way = probe.place.direction else { return .zero }
            return Vector(way.y, -way.x) * unit
        }
    }

    /// Pulls items towards a point, all masses alike.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = make { ($1.place.direction ?? .zero) * -gravity * $1.mass }
        field.position = position
        return field
    }

    /// Pulls items in one direction, all masses alike.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = make { $0.direction.vector * gravity * $1.mass }
        field.direction = direction
        return field
    }

    /// Gives items a velocity: a direction of length 1 is 100 points a second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field that pushes items about at random, the same way in each run.
    ///
    /// - Parameters:
    ///   - smoothness: how little the noise changes from place to place, 0 to 1.
    ///   - speed: how often it changes in a second.
    /// - Returns: the field.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = make { $0.noise(at: $1) * unit }
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pushes items about at random, fast ones more than slow ones; those at rest stay.
    ///
    /// - Parameters:
    ///   - smoothness: how little the noise changes from place to place, 0 to 1.
    ///   - speed: how often it changes in a second.
    /// - Returns: the field.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = make { $0.noise(at: $1) * $1.velocity.length }
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Pulls items to the middle, the more the farther away they are.
    open class func springField() -> UIFieldBehavior { make { -$1.place } }

    /// Pushes items away from the middle by their charge; a negative charge is pulled.
    open class func electricField() -> UIFieldBehavior {
        make { ($1.place.direction ?? .zero) * unit * $1.charge }
    }

    /// Turns the way of moving items by their charge.
    open class func magneticField() -> UIFieldBehavior {
        make { Vector($1.velocity.y, -$1.velocity.x) * $1.charge }
    }

    /// Makes a field of one's own.
    ///
    /// - Parameter block: returns a force in units of pushes. It gets the field, the item's place from the field's
    ///   middle, its velocity in points a second, its mass and charge, and the seconds of the step.
    /// - Returns: the field.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

    private class func make(_ force: @escaping (UIFieldBehavior, Probe) -> Vector) -> UIFieldBehavior {
        UIFieldBehavior(.force(force))
    }

    // MARK: - Where and how much

    /// The middle, in the coordinates of the reference view; the origin by default.
    open var position = CGPoint.zero {
        didSet {
            if accepts(position.x, position.y, as: "position") { change() } else { position = oldValue }
        }
    }
    /// Where the field acts, seen from its middle; everywhere by default.
    open var region = UIRegion.infinite { didSet { change() } }
    /// How much it acts; 1 by default, and the other way round below 0.
    open var strength: CGFloat = 1 { didSet { take(&strength, oldValue, "strength") } }
    /// The power of the distance, in hundreds of points, by which the field grows weaker; 0, the default, for none.
    open var falloff: CGFloat = 0 { didSet { take(&falloff, oldValue, "falloff") } }
    /// The distance in points below which the field grows no stronger. Default one point.
    open var minimumRadius: CGFloat = 1 { didSet { take(&minimumRadius, oldValue, "minimumRadius") } }
    /// The direction of a linear gravity or velocity field.
    open var direction = CGVector.zero {
        didSet {
            if accepts(direction.dx, direction.dy, as: "direction") { change() } else { direction = oldValue }
        }
    }
    /// How little noise changes from place to place, 0 to 1; 0 by default.
    open var smoothness: CGFloat = 0 { didSet { take(&smoothness, oldValue, "smoothness") } }
    /// How often noise changes in a second; 0, the default, for never.
    open var animationSpeed: CGFloat = 0 { didSet { take(&animationSpeed, oldValue, "animationSpeed") } }

    // MARK: - Items

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        change()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        change()
    }

    // MARK: - Acting

    override var bodyItems: [any UIDynamicItem] { list.items }

    override func applyForces(in simulation: DynamicSimulation) {
        age += RigidWorld.step
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            let place = body.position - Vector(Double(position.x), Double(position.y))
            guard region.contains(CGPoint(x: place.x, y: place.y)) else { continue }
            let probe = Probe(
                place: place, velocity: body.velocity, mass: body.mass, charge: simulation.charge(of: item))
            act(on: body, probe)
        }
    }

    private func act(on body: RigidBody, _ probe: Probe) {
        let strength = Double(strength) * decay(at: probe.place.length)
        switch effect {
        case .force(let force): push(body, force(self, probe) * strength)
        case .velocity:
            let velocity = direction.vector * Self.unit * strength
            if velocity.isFinite { body.velocity = velocity }
        case .custom(let block):
            let force = block(
                self, CGPoint(x: probe.place.x, y: probe.place.y),
                CGVector(dx: probe.velocity.x, dy: probe.velocity.y), CGFloat(probe.mass),
                CGFloat(probe.charge), RigidWorld.step)
            push(body, force.vector * Self.unit * strength)
        }
    }

    private func push(_ body: RigidBody, _ force: Vector) {
        if force.isFinite { body.push(force) }
    }

    private func decay(at distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        return pow(max(distance, Double(minimumRadius), 1e-3) / 100, -Double(falloff))
    }

    private func noise(at probe: Probe) -> Vector {
        FieldNoise(smoothness: Double(smoothness), animationSpeed: Double(animationSpeed))
            .value(at: probe.place, time: age)
    }
}

extension CGVector {
    fileprivate var vector: Vector { Vector(Double(dx), Double(dy)) }
}
