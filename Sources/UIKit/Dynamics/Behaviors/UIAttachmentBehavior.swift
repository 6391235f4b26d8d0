import MotionPhysics
import QuartzCore

/// Ties an item to a point or to another item, at the distance that they have when it is made.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    /// What the item is tied to.
    open private(set) var attachedBehaviorType: AttachmentType
    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    private let offset: UIOffset
    private let otherOffset: UIOffset
    private var anchor: CGPoint
    private var distance: CGFloat = 0
    private var joint: RigidJoint?
    /// The line on which a sliding attachment leads its item; nil for the other kinds.
    private let rail: Rail?

    /// A line, in the directions of the item that it is tied to, and the angle between both.
    private struct Rail {
        let axis: Vector
        let angle: Double
    }

    /// Ties an item's centre to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a point of an item, from its centre, to a point of the reference view.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        attachedBehaviorType = .anchor
        rail = nil
        (self.item, other, self.offset, otherOffset, anchor) = (item, nil, offset, .zero, point)
        super.init()
        if !accepts(point.x, point.y, as: "init(item:attachedToAnchor:)") { anchor = item.center }
        distance = Self.length(Self.end(of: item, offset), anchor)
    }

    /// Ties two items together at their centres.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Ties two items together at a point of each, from their centres.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        attachedBehaviorType = .items
        rail = nil
        (item, other, offset, otherOffset, anchor) = (item1, item2, offset1, offset2, .zero)
        super.init()
        distance = Self.length(Self.end(of: item1, offset1), Self.end(of: item2, offset2))
    }

    /// Makes a rail through `anchor`.
    private init(_ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, anchor: CGPoint, axis: CGVector) {
        attachedBehaviorType = other == nil ? .anchor : .items
        (self.item, self.other, self.anchor) = (item, other, anchor)
        offset = Self.offset(of: anchor, from: item)
        otherOffset = other.map { Self.offset(of: anchor, from: $0) } ?? .zero
        let otherAngle = other.map { Self.angle(of: $0) } ?? 0
        let direction = CGVector(angle: axis.angle - otherAngle, magnitude: 1)
        rail = Rail(
            axis: Vector(Double(direction.dx), Double(direction.dy)),
            angle: Double(Self.angle(of: item) - otherAngle))
        super.init()
    }

    /// Leads an item along a line through a point; it does not turn.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - point: a point of the reference view that the item keeps below itself, moved along the line.
    ///   - axis: the direction of the line.
    /// - Returns: the attachment.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item, nil, anchor: point, axis: axis) }

    /// Leads two items along a line from each other; they do not turn against each other.
    ///
    /// - Parameters:
    ///   - item1: the item that slides.
    ///   - item2: the item with which the line moves and turns.
    ///   - point: a point of the reference view through which the line goes now.
    ///   - axis: the direction of the line now.
    /// - Returns: the attachment.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item1, item2, anchor: point, axis: axis) }

    /// How far a sliding attachment lets its item go along the line, in points from where it was when the attachment
    /// was made. Infinite by default. The other kinds do not read it.
    open var attachmentRange = UIFloatRange.infinite {
        didSet {
            if attachmentRange.minimum.isNaN || attachmentRange.maximum.isNaN
                || attachmentRange.minimum > attachmentRange.maximum
            {
                complain("attachmentRange", "ignores \(attachmentRange): the minimum comes first")
                attachmentRange = oldValue
            }
            change()
        }
    }

    /// The items: one, or the two that are tied together.
    open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    /// The point to which the item is tied; moving it drags the item along.
    open var anchorPoint: CGPoint {
        get { anchor }
        set {
            guard accepts(newValue.x, newValue.y, as: "anchorPoint") else { return }
            anchor = newValue
            change()
        }
    }

    /// The distance of the two ends, in points.
    open var length: CGFloat {
        get { distance }
        set {
            guard accepts(newValue, as: "length") else { return }
            distance = max(newValue, 0)
            change()
        }
    }

    /// How much the oscillation is damped: 1 does not overshoot.
    open var damping: CGFloat = 0 {
        didSet {
            if !accepts(damping, as: "damping") { damping = oldValue }
            change()
        }
    }

    /// The oscillations a second; 0, the default, does not give way.
    open var frequency: CGFloat = 0 {
        didSet {
            if !accepts(frequency, as: "frequency") { frequency = oldValue }
            change()
        }
    }

    override var bodyItems: [any UIDynamicItem] { items }

    override func install(in simulation: DynamicSimulation) {
        guard let body = simulation.body(of: item) else { return }
        let first = other.flatMap { simulation.body(of: $0) }
        guard other == nil || (first != nil && first !== body) else { return }
        let joint =
            joint.flatMap { $0.second === body && $0.first === first ? $0 : nil }
            ?? RigidJoint(.distance(0), first: first, second: body)
        self.joint = joint
        joint.kind = kind
        joint.anchor = Vector(Double(anchor.x), Double(anchor.y))
        joint.secondOffset = Vector(Double(offset.horizontal), Double(offset.vertical))
        joint.firstOffset = Vector(Double(otherOffset.horizontal), Double(otherOffset.vertical))
        joint.frequency = Double(max(frequency, 0))
        joint.dampingRatio = Double(max(damping, 0))
        simulation.world.joints.append(joint)
    }

    private var kind: RigidJoint.Kind {
        guard let rail else { return distance > 0 ? .distance(Double(distance)) : .place }
        let range = Double(attachmentRange.minimum)...Double(attachmentRange.maximum)
        return .slide(axis: rail.axis, range: range, angle: rail.angle)
    }

    /// The place of a point from an item's centre, in the item's own directions.
    private static func offset(of point: CGPoint, from item: any UIDynamicItem) -> UIOffset {
        let way = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
            .applying(item.transform.inverted())
        return UIOffset(horizontal: way.x, vertical: way.y)
    }

    private static func angle(of item: any UIDynamicItem) -> CGFloat {
        atan2(item.transform.b, item.transform.a)
    }

    private static func end(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    private static func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let length = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
        return length.isFinite ? length : 0
    }
}
