import MotionPhysics
import QuartzCore

/// Pushes items, for as long as it is active or once.
///
/// A magnitude of 1 gives an item of 100 × 100 points and density 1 an acceleration of 100 points per second squared,
/// or a velocity of 100 points a second at once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How a push acts.
    public enum Mode: Int, Sendable {
        /// Accelerates in each step while it is active.
        case continuous
        /// Acts once, and is inactive then.
        case instantaneous
    }

    /// How the push acts.
    open private(set) var mode: Mode
    /// Whether the push acts; setting it to true again repeats an instantaneous one.
    open var active = true {
        didSet { change() }
    }

    private var list: DynamicItemList
    private var vector = CGVector.zero
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push of no strength yet.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        list = DynamicItemList(items)
        super.init()
    }

    private static let unit = 100.0

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
        offsets[ObjectIdentifier(item)] = nil
        change()
    }

    /// The direction and strength; (0, 0) by default.
    open var pushDirection: CGVector {
        get { vector }
        set {
            guard accepts(newValue.dx, newValue.dy, as: "pushDirection") else { return }
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

    /// Returns where an item is pushed, from its centre.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, from its centre: beside it, the push turns the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        guard accepts(offset.horizontal, offset.vertical, as: "setTargetOffsetFromCenter(_:for:)") else {
            return
        }
        offsets[ObjectIdentifier(item)] = offset
        change()
    }

    override var bodyItems: [any UIDynamicItem] { list.items }

    override func applyForces(in simulation: DynamicSimulation) {
        guard active else { return }
        let push = Vector(Double(vector.dx), Double(vector.dy)) * Self.unit
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let arm = body.turned(Vector(Double(offset.horizontal), Double(offset.vertical)))
            switch mode {
            case .continuous: body.push(push, at: arm)
            case .instantaneous: body.kick(push, at: arm)
            }
        }
        if mode == .instantaneous, push != .zero { active = false }
    }
}
