import Foundation

/// A relation between two attributes of views or layout guides: `first = multiplier · second + constant`, or
/// at most or at least that.
///
/// It holds while it is active. Constraints are solved in the constraint pass, before views are laid out;
/// several changes in between are solved together.
///
/// What iOS answers with an exception gives a diagnostic with the same reason here, and the constraint stays
/// inactive: sides that cannot be compared, numbers that are not finite, items without a common superview.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The item of the first side.
    open private(set) weak var firstItem: AnyObject?
    /// The item of the second side; nil where the second side is a number.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first side.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute of the second side.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// The anchor of the first side.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? self, firstAttribute) }
    /// The anchor of the second side; nil where that is a number.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor($0, secondAttribute) }
    }
    /// How the sides relate.
    open private(set) var relation = Relation.equal
    /// The factor of the second side.
    open private(set) var multiplier: CGFloat = 1
    /// A name for debugging; messages show it.
    open var identifier: String?

    /// The edges between which the first and the second side are distances, for anchors with offsets.
    private(set) var origins: (first: LayoutEdge?, second: LayoutEdge?) = (nil, nil)
    /// Why the constraint can never hold; nil if it can.
    private(set) var flaw: String?
    /// The view that holds the active constraint: the nearest that has all of its items in it.
    weak var holder: UIView?
    /// Counts activations, for the choice of the constraint that breaks in a conflict.
    var serial: UInt64 = 0

    /// Makes a constraint that is about nothing and stays inactive.
    public override init() {
        flaw = "is about nothing"
        super.init()
    }

    /// Makes an inactive constraint between attributes of two items.
    ///
    /// - Parameters:
    ///   - view1: the view or layout guide of the first side.
    ///   - attr1: the attribute of the first side.
    ///   - relation: how the sides relate.
    ///   - view2: the view or layout guide of the second side; nil for a number.
    ///   - attr2: the attribute of the second side; `notAnAttribute` for a number, or a size, which then
    ///     counts as that.
    ///   - multiplier: the factor of the second side.
    ///   - c: what is added to the second side.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let isNumber = view2 == nil && attr1.kind == .length && attr2.kind == .length
        self.init(
            LayoutEdge(view1 as AnyObject, attr1), relation,
            isNumber ? .nothing : LayoutEdge(view2 as AnyObject?, attr2), multiplier: multiplier, constant: c)
    }

    // Convenience: a subclass inherits the public initialisers only where it can see all designated ones.
    convenience init(
        _ first: LayoutEdge, _ relation: Relation, _ second: LayoutEdge, multiplier: CGFloat = 1,
        constant: CGFloat = 0, origins: (LayoutEdge?, LayoutEdge?) = (nil, nil)
    ) {
        self.init()
        (firstItem, firstAttribute) = (first.item, first.attribute)
        (secondItem, secondAttribute) = (second.item, second.attribute)
        (self.relation, self.origins) = (relation, origins)
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = constant.isFinite ? constant : 0
        flaw =
            Self.flaw(first, second, multiplier: multiplier, origins: origins)
            ?? (constant.isFinite ? nil : "Constant is not finite! That's illegal. constant:\(constant)")
        if let flaw { complain(flaw) }
    }

    /// Class, address, identifier and equation.
    open override var description: String {
        UIView.describe(self) {
            let name = identifier.map { " '\($0)'" } ?? ""
            let state = isActive ? "active" : "inactive"
            return "<\(type(of: self)):\(UIView.address(of: self))\(name) \(equation)   (\(state))>"
        }
    }

    // MARK: - What may change

    /// What is added to the second side, in points. Changing it costs little. A number that is not finite is
    /// ignored, with a diagnostic.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                return complain("Constant is not finite! That's illegal. constant:\(newValue)")
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            holder?.constraintDidChange(self, onlyConstant: true)
        }
    }

    /// How much the constraint counts. A number outside of 0…1000 is brought into it. Default required.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
                return complain(
                    "The priority has to be above 0 and at most 1000. priority:\(newValue.rawValue)")
            }
            guard newValue != storedPriority else { return }
            storedPriority = newValue
            holder?.constraintDidChange(self, onlyConstant: false)
        }
    }

    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required

    /// Whether the constraint takes part in the layout. Activating it adds it to the nearest view that has
    /// both items in it; items without such a view give a diagnostic, and the constraint stays inactive.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            newValue ? activate() : deactivate()
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: - Activating

    private func activate() {
        guard flaw == nil else { return complain("cannot be activated: it \(flaw ?? "")") }
        guard let holder = commonView else {
            return complain(
                "Unable to activate constraint with items \(Self.name(firstItem)) and \(Self.name(secondItem)) "
                    + "because they have no common ancestor. Does the constraint or its items reference views in "
                    + "different view hierarchies? Add the views to one hierarchy first")
        }
        hold(in: holder)
    }

    /// Makes a view hold the constraint.
    func hold(in view: UIView) {
        holder = view
        for item in items { item.constraintsOnItem.append(self) }
        view.takeConstraint(self)
    }

    private func deactivate() {
        guard let view = holder else { return }
        view.dropConstraint(self)
        holder = nil
        for item in items { item.constraintsOnItem.removeAll { $0 === self } }
    }

    /// The items that the constraint names, each once.
    var items: [any LayoutItem] {
        var found: [any LayoutItem] = []
        for one in [firstItem, secondItem, origins.first?.item, origins.second?.item] {
            guard let item = one as? any LayoutItem, !found.contains(where: { $0 === item }) else { continue }
            found.append(item)
        }
        return found
    }

    /// The nearest view that has all items in it.
    var commonView: UIView? {
        var common: UIView?
        for item in items {
            guard let view = item.layoutView else { return nil }
            common = common.map { $0.nearestCommonView(with: view) } ?? view
            if common == nil { return nil }
        }
        return common
    }

    // MARK: - Nib files

    /// Called when the nib was made in whose views the constraint is.
    open func awakeFromNib() {}

    // MARK: - Mistakes

    private static func flaw(
        _ first: LayoutEdge, _ second: LayoutEdge, multiplier: CGFloat,
        origins: (first: LayoutEdge?, second: LayoutEdge?)
    ) -> String? {
        if !multiplier.isFinite {
            return "Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
        }
        guard first.item is any LayoutItem else {
            return "The first item must be a view or a layout guide, which \(name(first.item)) is not"
        }
        if second.item != nil, !(second.item is any LayoutItem) {
            return "The second item must be a view or a layout guide, which \(name(second.item)) is not"
        }
        let firstKind = origins.first == nil ? first.attribute.kind : .length
        let secondKind = origins.second == nil ? second.attribute.kind : .length
        if firstKind == .nothing { return "The first attribute must not be notAnAttribute" }
        if (second.item == nil) != (secondKind == .nothing) {
            return "A second item needs an attribute, and an attribute an item"
        }
        if secondKind == .nothing {
            if firstKind == .length { return nil }
            return
                "A constraint cannot be made that sets a location equal to a constant. Location attributes "
                + "must be specified in pairs"
        }
        if firstKind != secondKind { return "Invalid pairing of layout attributes" }
        if first.attribute.followsReading ?? second.attribute.followsReading
            != second.attribute.followsReading ?? first.attribute.followsReading
        {
            return
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither"
        }
        if multiplier == 0, firstKind != .length {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute "
                + "creates an illegal constraint of a location equal to a constant"
        }
        return nil
    }

    private func complain(_ problem: String) {
        let clock = (firstItem as? any LayoutItem)?.layoutView?.clock ?? .current
        clock.part(TransitionTrace.self).report(
            Diagnostic(.error, self, "NSLayoutConstraint", "NSLayoutConstraint: \(problem) (\(equation))."))
    }
}

/// An attribute of an item.
@MainActor
struct LayoutEdge {
    private(set) weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    static var nothing: LayoutEdge { LayoutEdge(nil, .notAnAttribute) }
}
