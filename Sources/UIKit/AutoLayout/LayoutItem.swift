import ConstraintSolver

/// What constraints are about: a view or a layout guide.
@preconcurrency @MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { get }
    /// The view in whose coordinates the item's frame is.
    var layoutParent: UIView? { get }
    /// The active constraints that name the item.
    var constraintsOnItem: [NSLayoutConstraint] { get set }
    /// The rules by which the system itself sizes and places the item.
    func layoutRules(of place: LayoutPlace, in engine: LayoutEngine) -> [LayoutRule]
}

/// The variables of an item in one engine, and the rules that the system itself adds for it.
@MainActor
final class LayoutPlace {
    unowned let item: any LayoutItem
    let minX: SimplexSolver.Variable
    let minY: SimplexSolver.Variable
    let width: SimplexSolver.Variable
    let height: SimplexSolver.Variable
    var rules: [LayoutRule] = []
    var handles: [SimplexSolver.Constraint?] = []
    var isQueued = false
    /// The insets of what constraints align, as the constraints know them.
    var alignmentInsets = UIEdgeInsets.zero
    /// Whether a conflict that broke one of the rules was reported.
    var isConflictReported = false
    /// The width for which the height of the contents was asked; nil if it does not depend on the width.
    var measuredWidth: Double?

    init(_ item: any LayoutItem, _ solver: SimplexSolver) {
        self.item = item
        minX = solver.makeVariable()
        minY = solver.makeVariable()
        width = solver.makeVariable(isNonNegative: true)
        height = solver.makeVariable(isNonNegative: true)
    }

    var variables: [SimplexSolver.Variable] { [minX, minY, width, height] }
}

/// A constraint that the system itself adds, as for a frame or a content size.
struct LayoutRule {
    /// Where a rule comes from; a conflict names it.
    enum Origin: Equatable {
        case autoresizing, contentSize, guide, fitting
    }

    var origin: Origin
    /// What the rule is about.
    var attribute: NSLayoutConstraint.Attribute
    var terms: [(variable: SimplexSolver.Variable, coefficient: Double)]
    var relation = SimplexSolver.Relation.equal
    /// What the terms add up to.
    var value: Double
    var priority: Float = 1000

    /// Whether another rule differs in its value alone.
    func hasForm(of other: LayoutRule) -> Bool {
        origin == other.origin && relation == other.relation && priority == other.priority
            && terms.elementsEqual(other.terms) { $0 == $1 }
    }
}

/// A sum of variables and a number.
struct LayoutExpression {
    var terms: [(variable: SimplexSolver.Variable, coefficient: Double)] = []
    var constant = 0.0

    mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
        constant += other.constant * factor
        terms += other.terms.map { ($0.variable, $0.coefficient * factor) }
    }

    mutating func add(_ variable: SimplexSolver.Variable, _ coefficient: Double = 1) {
        terms.append((variable, coefficient))
    }
}
