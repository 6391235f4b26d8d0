import MotionPhysics
import QuartzCore

/// The bodies that stand for an animator's items.
@MainActor
final class DynamicSimulation {
    /// An item and its body.
    private final class Entry {
        let item: any UIDynamicItem
        let body: RigidBody
        /// The item's transform and angle when they were read last.
        var start: (transform: CGAffineTransform, angle: Double)
        var density = 1.0
        var charge = 0.0

        init(_ item: any UIDynamicItem, body: RigidBody, start: (CGAffineTransform, Double)) {
            (self.item, self.body, self.start) = (item, body, start)
        }
    }

    let world = RigidWorld()
    /// Whether behaviors have changed since the bodies were brought up to date.
    var isStale = true
    weak var referenceView: UIView?
    private var entries: [Entry] = []
    private var nextGroup = 0

    /// Masses count in squares of 100 points.
    private static let areaOfUnitMass = 10_000.0
    /// The corners of an ellipse that is no circle.
    private static let ellipseCorners = 24
    /// The friction of items without an item behavior: that which SpriteKit documents for its bodies. What
    /// slides on something comes to rest, and the animator pauses.
    private static let usualFriction = 0.2
    /// An item without width or height is this wide or high, in points.
    private static let leastSide: CGFloat = 1

    init(referenceView: UIView?) {
        self.referenceView = referenceView
    }

    /// All items.
    var items: [any UIDynamicItem] { entries.map(\.item) }

    /// Whether there is nothing to move.
    var isEmpty: Bool { entries.isEmpty }

    func body(of item: any UIDynamicItem) -> RigidBody? { entry(of: item)?.body }

    func item(of body: RigidBody) -> (any UIDynamicItem)? { entries.first { $0.body === body }?.item }

    private func entry(of item: any UIDynamicItem) -> Entry? { entries.first { $0.item === item } }

    // MARK: - Behaviors

    /// Makes bodies for the items of all behaviors, and lets the behaviors add joints and groups of
    /// collision.
    func prepare(_ behaviors: [UIDynamicBehavior]) {
        guard isStale else { return }
        isStale = false
        var used: Set<ObjectIdentifier> = []
        for behavior in behaviors {
            behavior.applyToAll { one in
                for item in one.bodyItems where used.insert(ObjectIdentifier(item)).inserted { add(item) }
            }
        }
        for entry in entries where !used.contains(ObjectIdentifier(entry.item)) { world.remove(entry.body) }
        entries.removeAll { !used.contains(ObjectIdentifier($0.item)) }
        for entry in entries { reset(entry) }
        world.joints = []
        world.groups = []
        for behavior in behaviors { behavior.applyToAll { $0.install(in: self) } }
        for entry in entries { reshape(entry) }
    }

    /// Adds a group of collision, the one from before where there is one: what touches in it goes on to.
    func makeGroup(like old: RigidWorld.Group?) -> RigidWorld.Group {
        nextGroup += 1
        let group = RigidWorld.Group(id: old?.id ?? nextGroup)
        world.groups.append(group)
        return group
    }

    func setDensity(_ density: Double, of item: any UIDynamicItem) { entry(of: item)?.density = density }

    func setCharge(_ charge: Double, of item: any UIDynamicItem) { entry(of: item)?.charge = charge }

    func charge(of item: any UIDynamicItem) -> Double { entry(of: item)?.charge ?? 0 }

    private func add(_ item: any UIDynamicItem) {
        guard entry(of: item) == nil else { return }
        let (transform, angle) = (item.transform, Self.angle(of: item.transform))
        let body = RigidBody(
            shape: Self.shape(of: item), mass: 1, position: place(of: item), angle: angle)
        world.add(body)
        entries.append(Entry(item, body: body, start: (transform, angle)))
    }

    private func reset(_ entry: Entry) {
        (entry.density, entry.charge) = (1, 0)
        entry.body.isAnchored = false
        entry.body.allowsRotation = true
        (entry.body.elasticity, entry.body.friction) = (0, Self.usualFriction)
        (entry.body.resistance, entry.body.angularResistance) = (0, 0)
    }

    private func reshape(_ entry: Entry) {
        let shape = Self.shape(of: entry.item)
        let mass = entry.density * Self.area(of: shape) / Self.areaOfUnitMass
        if shape != entry.body.shape || abs(mass - entry.body.mass) > 1e-9 {
            entry.body.reshape(shape, mass: mass)
        }
    }

    // MARK: - Items

    func reread(_ item: any UIDynamicItem) {
        guard let entry = entry(of: item) else { return }
        let angle = Self.angle(of: item.transform)
        entry.start = (item.transform, angle)
        entry.body.place(at: place(of: item), angle: angle)
        reshape(entry)
    }

    /// Moves the items to where their bodies are.
    func showBodies() {
        for entry in entries where !entry.body.isAnchored {
            let shown = place(of: entry.item)
            if shown != entry.body.position { show(entry.body.position, of: entry.item) }
            let turn = entry.body.angle - entry.start.angle
            let transform =
                turn == 0
                ? entry.start.transform
                : entry.start.transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn)))
            if transform != entry.item.transform { entry.item.transform = transform }
        }
    }

    func items(in rect: CGRect) -> [any UIDynamicItem] {
        entries.filter { entry in
            let size = entry.item.bounds.applying(entry.item.transform).size
            let (x, y) = (CGFloat(entry.body.position.x), CGFloat(entry.body.position.y))
            return rect.intersects(
                CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height))
        }.map(\.item)
    }

    /// The centre in the reference's coordinates; the origin for one that is not finite.
    private func place(of item: any UIDynamicItem) -> Vector {
        var center = item.center
        if let view = item as? UIView, let above = view.superview, let referenceView, above !== referenceView
        {
            center = above.convert(center, to: referenceView)
        }
        let place = Vector(Double(center.x), Double(center.y))
        return place.isFinite ? place : .zero
    }

    private func show(_ place: Vector, of item: any UIDynamicItem) {
        var center = CGPoint(x: place.x, y: place.y)
        if let view = item as? UIView, let above = view.superview, let referenceView, above !== referenceView
        {
            center = referenceView.convert(center, to: above)
        }
        item.center = center
    }

    private static func angle(of transform: CGAffineTransform) -> Double {
        let angle = atan2(Double(transform.b), Double(transform.a))
        return angle.isFinite ? angle : 0
    }

    private static func shape(of item: any UIDynamicItem) -> RigidShape {
        let transform = item.transform
        let x = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let y = (transform.c * transform.c + transform.d * transform.d).squareRoot()
        func side(_ length: CGFloat) -> Double { length.isFinite ? Double(max(length, leastSide)) : 1 }
        let (width, height) = (side(item.bounds.width * x), side(item.bounds.height * y))
        switch item.collisionBoundsType {
        case .rectangle: break
        case .ellipse:
            if abs(width - height) < 1e-3 { return .circle(radius: width / 2) }
            let ring = (0..<ellipseCorners).map { index in
                let angle = Double(index) / Double(ellipseCorners) * 2 * .pi
                return Vector(cos(angle) * width / 2, sin(angle) * height / 2)
            }
            return .polygon(ring)
        case .path:
            let points = item.collisionBoundingPath.cgPath.corners.map { $0 * Vector(Double(x), Double(y)) }
            if let hull = RigidShape.hull(of: points) { return hull }
        }
        return .box(width: width, height: height)
    }

    private static func area(of shape: RigidShape) -> Double {
        switch shape {
        case .circle(let radius): return .pi * radius * radius
        case .polygon(let corners):
            return corners.indices.reduce(0) { sum, index in
                let (a, b) = (corners[index], corners[(index + 1) % corners.count])
                return sum + (a.x * b.y - a.y * b.x) / 2
            }
        }
    }
}
