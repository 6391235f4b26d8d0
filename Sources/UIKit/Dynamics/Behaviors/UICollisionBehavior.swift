import MotionPhysics
import QuartzCore

/// Lets items bounce off each other and off boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a mode from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Each other and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// Hears of collisions.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// What the items collide with; everything by default.
    open var collisionMode = Mode.everything { didSet { change() } }
    /// Whether the reference view's bounds are a boundary; false by default. They are taken as they are when the
    /// behavior is added or changed.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            if !translatesReferenceBoundsIntoBoundary { insets = .zero }
            change()
        }
    }

    private var list: DynamicItemList
    private var boundaries: [CollisionBoundary] = []
    private var insets = UIEdgeInsets.zero
    private var group: RigidWorld.Group?
    private struct WallName: Hashable {
        let boundary: AnyHashable
        let piece: Int
    }

    private var wallIDs: [WallName: Int] = [:]
    /// The identifier of each wall that there ever was, by its id.
    private var owners: [(any NSCopying)?] = []

    /// Collisions of items with each other.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Collisions of no items yet.
    public convenience override init() { self.init(items: []) }

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

    // MARK: - Boundaries

    /// Makes the reference view's bounds, inset, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        guard
            accepts(
                insets.top, insets.left, insets.bottom, insets.right,
                as: "setTranslatesReferenceBoundsIntoBoundary(with:)")
        else { return }
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path as a boundary; one with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let key = CollisionBoundary.key(of: identifier)
        boundaries.removeAll { $0.key == key }
        let path = UIBezierPath(cgPath: bezierPath.cgPath)
        boundaries.append(CollisionBoundary(key: key, identifier: identifier, path: path))
        change()
    }

    /// Adds a line as a boundary; one with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        guard accepts(p1.x, p1.y, p2.x, p2.y, as: "addBoundary(withIdentifier:from:to:)") else { return }
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns a boundary's path; nil for none with this identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        let key = CollisionBoundary.key(of: identifier)
        return boundaries.first { $0.key == key }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let key = CollisionBoundary.key(of: identifier)
        boundaries.removeAll { $0.key == key }
        change()
    }

    /// The identifiers of the boundaries; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
    }

    /// Removes all boundaries but the reference view's bounds.
    open func removeAllBoundaries() {
        boundaries = []
        change()
    }

    // MARK: - For the animator

    override var bodyItems: [any UIDynamicItem] { list.items }

    override func install(in simulation: DynamicSimulation) {
        let group = simulation.makeGroup(like: group)
        self.group = group
        group.bodies = list.items.compactMap { simulation.body(of: $0) }
        group.bodiesCollide = collisionMode.contains(.items)
        group.wallsCollide = collisionMode.contains(.boundaries)
        var shown = boundaries
        if translatesReferenceBoundsIntoBoundary, let view = simulation.referenceView {
            let path = UIBezierPath(rect: view.bounds.inset(by: insets))
            shown.insert(CollisionBoundary(key: ReferenceBounds(), identifier: nil, path: path), at: 0)
        }
        group.walls = shown.flatMap { boundary in
            boundary.pieces.enumerated().map { index, piece in
                RigidWall(from: piece.start, to: piece.end, id: wallID(index, of: boundary))
            }
        }
    }

    /// The key of the boundary without an identifier.
    private struct ReferenceBounds: Hashable {}

    /// Returns the same number for the same piece of a boundary, however many there are before it.
    private func wallID(_ index: Int, of boundary: CollisionBoundary) -> Int {
        let name = WallName(boundary: boundary.key, piece: index)
        if let known = wallIDs[name] { return known }
        wallIDs[name] = owners.count
        owners.append(boundary.identifier)
        return owners.count - 1
    }

    /// Tells the delegate of what began or ceased to touch, if it is of this behavior.
    func report(_ event: RigidWorld.Event, of simulation: DynamicSimulation) {
        guard let collisionDelegate, event.group == group?.id, let second = simulation.item(of: event.second)
        else {
            return
        }
        let place = CGPoint(x: event.place.x, y: event.place.y)
        if let wall = event.wall {
            let owner = owners[wall]
            if event.began {
                collisionDelegate.collisionBehavior(
                    self, beganContactFor: second, withBoundaryIdentifier: owner, at: place)
            } else {
                collisionDelegate.collisionBehavior(
                    self, endedContactFor: second, withBoundaryIdentifier: owner)
            }
        } else if let body = event.first, let first = simulation.item(of: body) {
            if event.began {
                collisionDelegate.collisionBehavior(self, beganContactFor: first, with: second, at: place)
            } else {
                collisionDelegate.collisionBehavior(self, endedContactFor: first, with: second)
            }
        }
    }
}
