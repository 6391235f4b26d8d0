import Foundation

/// An edge, a middle or a length of a view or a layout guide, from which constraints are made. The anchors of
/// the three kinds do not mix.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let edge: LayoutEdge
    /// The edge from which the anchor is a distance; nil for other anchors.
    let origin: LayoutEdge?
    nonisolated let place: AnchorPlace

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutEdge? = nil) {
        edge = LayoutEdge(item, attribute)
        self.origin = origin
        place = AnchorPlace([edge, origin].compactMap(\.self))
        super.init()
    }

    /// Anchors are equal that stand for the same place or length.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? any PlacedAnchor)?.place == place
    }

    /// The hash of the place or length.
    nonisolated open override var hash: Int { place.hashValue }

    /// The view or layout guide of the anchor.
    open var item: AnyObject? { edge.item }

    /// Makes an inactive constraint that this anchor is where the other one is, plus `c`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, constant: c)
    }

    /// Makes an inactive constraint that this anchor is at least where the other one is, plus `c`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Makes an inactive constraint that this anchor is at most where the other one is, plus `c`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            edge, relation, anchor.edge, multiplier: multiplier, constant: constant,
            origins: (origin, anchor.origin))
    }
}

/// What an anchor stands for.
struct AnchorPlace: Hashable, Sendable {
    private var parts: [Part]

    private struct Part: Hashable {
        let item: ObjectIdentifier?
        let attribute: Int
    }

    @MainActor
    init(_ edges: [LayoutEdge]) {
        parts = edges.map { Part(item: $0.item.map(ObjectIdentifier.init), attribute: $0.attribute.rawValue) }
    }
}

/// An anchor of any kind.
protocol PlacedAnchor {
    nonisolated var place: AnchorPlace { get }
}

extension NSLayoutAnchor: PlacedAnchor {}

/// The points between two items that stand in the usual distance of the system, in points.
private let systemSpacing: CGFloat = 8

/// A place along a line: a left or right edge or the middle between them.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(self, to: otherAnchor)
    }

    /// Makes an inactive constraint that this anchor is the system's usual distance after another one.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// Makes an inactive constraint that this anchor is at least the system's usual distance after another
    /// one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// Makes an inactive constraint that this anchor is at most the system's usual distance after another
    /// one.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

/// A height on the screen: an upper or lower edge, the middle between them, or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(self, to: otherAnchor)
    }

    /// Makes an inactive constraint that this anchor is the system's usual distance below another one.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// Makes an inactive constraint that this anchor is at least the system's usual distance below another
    /// one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// Makes an inactive constraint that this anchor is at most the system's usual distance below another
    /// one.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

/// A width or a height, or the distance between two other anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    override init(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutEdge? = nil
    ) {
        super.init(item, attribute, from: origin)
    }

    fileprivate convenience init<Axis>(_ start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
        self.init(end.edge.item ?? NSNull(), end.edge.attribute, from: start.edge)
    }

    /// Makes an inactive constraint that this length is `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, c) }

    /// Makes an inactive constraint that this length is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, c)
    }

    /// Makes an inactive constraint that this length is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, c)
    }

    /// Makes an inactive constraint that this length is `m` times another one, plus `c`.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }

    /// Makes an inactive constraint that this length is at least `m` times another one, plus `c`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// Makes an inactive constraint that this length is at most `m` times another one, plus `c`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }

    private func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(edge, relation, .nothing, constant: constant, origins: (origin, nil))
    }
}
