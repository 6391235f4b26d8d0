import ConstraintSolver
import Foundation

/// A rectangle in a view that is not drawn and that constraints can name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
    /// Makes a guide that belongs to no view.
    public override init() {
        super.init()
    }

    /// The view that the guide belongs to.
    open weak var owningView: UIView? {
        didSet {
            guard owningView !== oldValue else { return }
            oldValue?.forget(self)
            owningView?.adopt(self)
        }
    }

    /// A name for debugging; messages show it.
    open var identifier = ""

    /// The guide's rectangle in the view that it belongs to, after the view was laid out.
    open var layoutFrame: CGRect { owningView?.layoutEngine?.frame(of: self) ?? .zero }

    /// Whether the constraints leave open where the guide lies, or how large it is. For debugging, as that of views.
    open var hasAmbiguousLayout: Bool {
        guard let root = owningView?.layoutRoot else { return false }
        root.runConstraintPass()
        return root.layoutEngine?.isAmbiguous(self) ?? false
    }

    /// Returns the active constraints that name the guide, along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsOnItem.filter { $0.affects(axis) }
    }

    // MARK: - LayoutItem

    var constraintsOnItem: [NSLayoutConstraint] = []
    var layoutView: UIView? { owningView }
    var layoutParent: UIView? { owningView }
    func layoutRules(of place: LayoutPlace, in engine: LayoutEngine) -> [LayoutRule] { [] }

    // MARK: - Anchors

    /// The edge at which a line begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which a line ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle between the left and the right edge.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle between the upper and the lower edge.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A guide at distances from its view's edges that the system knows.
@MainActor
final class InsetGuide: UILayoutGuide {
    /// Which distances the guide keeps.
    enum Kind {
        case safeArea, margins, readable
    }

    /// The width of text in the readable guide, in points: what iOS has at its default text size.
    static let readableWidth: CGFloat = 672
    /// The priority with which the readable guide is as wide as the margins let it.
    private static let fillPriority: Float = 999

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    private var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        return kind == .safeArea ? owningView.safeAreaInsets : owningView.layoutMargins
    }

    /// The rectangle within the insets, also without constraints.
    override var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        var rect = CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets)
        if kind == .readable, rect.width > Self.readableWidth {
            rect = rect.insetBy(dx: (rect.width - Self.readableWidth) / 2, dy: 0)
        }
        return rect
    }

    override func layoutRules(of place: LayoutPlace, in engine: LayoutEngine) -> [LayoutRule] {
        guard let owningView else { return [] }
        let (view, insets) = (engine.place(of: owningView), insets)
        func rule(
            _ attribute: NSLayoutConstraint.Attribute,
            _ terms: [(variable: SimplexSolver.Variable, coefficient: Double)], _ value: CGFloat,
            _ priority: Float = 1000, _ relation: SimplexSolver.Relation = .equal
        ) -> LayoutRule {
            LayoutRule(
                origin: .guide, attribute: attribute, terms: terms, relation: relation,
                value: Double(value), priority: priority)
        }
        var rules = [
            rule(.top, [(place.minY, 1)], insets.top),
            rule(.bottom, [(place.minY, 1), (place.height, 1), (view.height, -1)], -insets.bottom),
        ]
        guard kind == .readable else {
            return rules + [
                rule(.left, [(place.minX, 1)], insets.left),
                rule(.right, [(place.minX, 1), (place.width, 1), (view.width, -1)], -insets.right),
            ]
        }
        let rest = [(place.width, 1.0), (view.width, -1.0)]
        rules += [
            rule(
                .centerX, [(place.minX, 2), (place.width, 1), (view.width, -1)], insets.left - insets.right),
            rule(.width, [(place.width, 1)], Self.readableWidth, 1000, .lessThanOrEqual),
            rule(.width, rest, -insets.left - insets.right, Self.fillPriority),
            rule(.width, rest, -insets.left - insets.right, 1000, .lessThanOrEqual),
        ]
        return rules
    }
}

/// A guide of a scroll view: its content, or its frame as the content sees it.
@MainActor
final class ScrollGuide: UILayoutGuide {
    /// Whether the guide is the frame.
    let isFrame: Bool

    init(isFrame: Bool) {
        self.isFrame = isFrame
        super.init()
        identifier = isFrame ? "UIScrollView-frameLayoutGuide" : "UIScrollView-contentLayoutGuide"
    }

    override func layoutRules(of place: LayoutPlace, in engine: LayoutEngine) -> [LayoutRule] {
        guard let owningView else { return [] }
        let origin = isFrame ? owningView.bounds.origin : .zero
        let corner = [
            LayoutRule(origin: .guide, attribute: .left, terms: [(place.minX, 1)], value: origin.x),
            LayoutRule(origin: .guide, attribute: .top, terms: [(place.minY, 1)], value: origin.y),
        ]
        guard isFrame else { return corner }
        let view = engine.place(of: owningView)
        return corner + [
            LayoutRule(
                origin: .guide, attribute: .width, terms: [(place.width, 1), (view.width, -1)], value: 0),
            LayoutRule(
                origin: .guide, attribute: .height, terms: [(place.height, 1), (view.height, -1)], value: 0),
        ]
    }
}
