import MotionPhysics
import QuartzCore

/// Pulls items in one direction: a magnitude of 1 is 1,000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var vector = CGVector(dx: 0, dy: 1)

    /// Gravity for items, downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Gravity for nothing yet.
    public convenience override init() { self.init(items: []) }

    private static let unit = 1000.0

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

    /// The direction and strength; (0, 1) by default.
    open var gravityDirection: CGVector {
        get { vector }
        set {
            guard accepts(newValue.dx, newValue.dy, as: "gravityDirection") else { return }
            vector = newValue
            change()
        }
    }

    /// The direction in radians from the right, clockwise.
    open var angle: CGFloat {
        get { vector.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength.
    open var magnitude: CGFloat {
        get { vector.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        guard accepts(angle, magnitude, as: "setAngle(_:magnitude:)") else { return }
        vector = CGVector(angle: angle, magnitude: magnitude)
        change()
    }

    override var bodyItems: [any UIDynamicItem] { list.items }

    override func applyForces(in simulation: DynamicSimulation) {
        let acceleration = Vector(Double(vector.dx), Double(vector.dy)) * Self.unit
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            body.push(acceleration * body.mass)
        }
    }
}
