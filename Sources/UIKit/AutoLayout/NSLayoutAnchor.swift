import Foundation

/// An edge, a middle or a length of a view or a layout guide, from which constraints are made. The anchors of
/// the three kinds do not mix.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let edge: LayoutEdge
    /// The edge from which the anchor is a distance; nil for other anchors.
    let origin: LayoutEdge?

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutEdge? = nil) {
        edge = LayoutEdge(item, attribute)
        self.origin = origin
        super.init()
    }

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
