import MotionPhysics
import QuartzCore

/// Pulls an item to a point, upright, and lets it swing out there.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private var point: CGPoint
    private var joints: [RigidJoint] = []

    /// How much the swing is damped: 0 swings longest, 1 hardly; 0.5 by default.
    open var damping: CGFloat = 0.5 {
        didSet {
            if !accepts(damping, as: "damping") { damping = oldValue }
            change()
        }
    }

    /// Pulls an item to a point of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        self.point = point
        super.init()
        if !accepts(point.x, point.y, as: "init(item:snapTo:)") { self.point = item.center }
    }

    /// The oscillations a second of a swing: an item arrives within about a third of a second.
    private static let frequency = 2.0
    /// The damping ratios of the least and the most damped swing.
    private static let ratios = (least: 0.3, most: 1.0)
    /// An item that rests this close to the point, in points, is put onto it.
    private static let nearness = 1.0

    /// The point, in the reference view's coordinates.
    open var snapPoint: CGPoint {
        get { point }
        set {
            guard accepts(newValue.x, newValue.y, as: "snapPoint") else { return }
            point = newValue
            change()
        }
    }

    override var bodyItems: [any UIDynamicItem] { [item] }

    override func install(in simulation: DynamicSimulation) {
        guard let body = simulation.body(of: item) else { return }
        if joints.first?.second !== body {
            joints = [
                RigidJoint(.place, second: body), RigidJoint(.angle(body.nearestUpright), second: body),
            ]
        }
        let part = Double(min(max(damping, 0), 1))
        for joint in joints {
            joint.anchor = Vector(Double(point.x), Double(point.y))
            joint.frequency = Self.frequency
            joint.dampingRatio = Self.ratios.least + (Self.ratios.most - Self.ratios.least) * part
        }
        simulation.world.joints += joints
    }

    override func settle(in simulation: DynamicSimulation) {
        guard let body = simulation.body(of: item) else { return }
        let place = Vector(Double(point.x), Double(point.y))
        guard (body.position - place).length < Self.nearness else { return }
        body.place(at: place, angle: body.nearestUpright)
    }
}

extension RigidBody {
    /// The angle nearest to its own at which it stands upright.
    fileprivate var nearestUpright: Double { (angle / (2 * .pi)).rounded() * 2 * .pi }
}
