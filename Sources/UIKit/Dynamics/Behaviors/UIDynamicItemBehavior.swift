import MotionPhysics
import QuartzCore

/// What items are made of, and how fast they are.
///
/// Where several behaviors have the same item, the one that was added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities that items get as soon as they have a body.
    private var waiting: [(item: any UIDynamicItem, velocity: CGPoint, turn: CGFloat)] = []

    /// The part of an item's speed that comes back from a collision, 0…1; 0 by default.
    open var elasticity: CGFloat = 0 { didSet { take(&elasticity, oldValue, "elasticity") } }
    /// How much an item holds on to what it slides along; 0 by default.
    open var friction: CGFloat = 0 { didSet { take(&friction, oldValue, "friction") } }
    /// The mass of 100 × 100 points; 1 by default.
    open var density: CGFloat = 1 { didSet { take(&density, oldValue, "density") } }
    /// The part of its velocity that an item loses a second, at small values; 0 by default.
    open var resistance: CGFloat = 0 { didSet { take(&resistance, oldValue, "resistance") } }
    /// The part of its angular velocity that an item loses a second, at small values; 0 by default.
    open var angularResistance: CGFloat = 0 {
        didSet { take(&angularResistance, oldValue, "angularResistance") }
    }
    /// How much electric and magnetic fields act on an item, either way; 0 by default.
    open var charge: CGFloat = 0 { didSet { take(&charge, oldValue, "charge") } }
    /// Whether nothing moves the items, while others collide with them; false by default.
    open var isAnchored = false { didSet { change() } }
    /// Whether the items turn; true by default.
    open var allowsRotation = true { didSet { change() } }

    /// A behavior of items.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// A behavior of no items yet.
    public convenience override init() { self.init(items: []) }

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
        waiting.removeAll { $0.item === item }
        change()
    }

    /// Adds to an item's velocity, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard accepts(velocity.x, velocity.y, as: "addLinearVelocity(_:for:)"),
            has(item, "addLinearVelocity(_:for:)")
        else { return }
        waiting.append((item, velocity, 0))
        change()
    }

    /// Returns an item's velocity, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard list.contains(item), let body = body(of: item) else { return .zero }
        return CGPoint(x: body.velocity.x, y: body.velocity.y)
    }

    /// Adds to an item's angular velocity, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard accepts(velocity, as: "addAngularVelocity(_:for:)"), has(item, "addAngularVelocity(_:for:)")
        else {
            return
        }
        waiting.append((item, .zero, velocity))
        change()
    }

    /// Returns an item's angular velocity, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard list.contains(item), let body = body(of: item) else { return 0 }
        return CGFloat(body.angularVelocity)
    }

    override var bodyItems: [any UIDynamicItem] { list.items }

    override func install(in simulation: DynamicSimulation) {
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            body.elasticity = Double(min(max(elasticity, 0), 1))
            body.friction = Double(max(friction, 0))
            body.resistance = Double(max(resistance, 0))
            body.angularResistance = Double(max(angularResistance, 0))
            body.isAnchored = isAnchored
            body.allowsRotation = allowsRotation
            simulation.setDensity(Double(max(density, 0)), of: item)
            simulation.setCharge(Double(charge), of: item)
        }
        for one in waiting {
            guard let body = simulation.body(of: one.item) else { continue }
            body.velocity += Vector(Double(one.velocity.x), Double(one.velocity.y))
            body.angularVelocity += Double(one.turn)
        }
        waiting = []
    }

    private func body(of item: any UIDynamicItem) -> RigidBody? {
        dynamicAnimator?.prepare()
        return dynamicAnimator?.simulation.body(of: item)
    }

    private func has(_ item: any UIDynamicItem, _ call: String) -> Bool {
        if list.contains(item) { return true }
        complain(call, "does not have this item; add it first")
        return false
    }
}
