import ConstraintSolver

/// Solves the constraints of one view hierarchy.
///
/// There is one for each topmost view, as any two views in it may be constrained to each other. It is made at
/// the first constraint pass, so that a subtree that was built apart is solved once, where it ends up.
///
/// Each item has its frame in its superview's coordinates as four variables, so that moving a view touches
/// nothing in it. A constraint between distant views adds up the origins in between. Views without
/// constraints have none.
///
/// Changes are collected and solved at the next pass: what contradicts itself only for a moment, as when one
/// constraint is replaced by another, is no conflict.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    /// What the root's size should come near to, in an engine that only measures; nil in others.
    let target: FittingTarget?
    let solver = SimplexSolver()
    /// Whether something changed since the last solution.
    private(set) var isDirty = true

    private var places: [ObjectIdentifier: LayoutPlace] = [:]
    private var placesByVariable: [LayoutPlace?] = []
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sources: [Source?] = []
    private var queuedPlaces: [LayoutPlace] = []
    private var queuedConstraints: [NSLayoutConstraint] = []
    /// Places with contents whose height depends on their width.
    private var wrapping: [LayoutPlace] = []
    /// Broken by a conflict, and tried again after each change.
    private var broken: [NSLayoutConstraint] = []
    private var brokenRules: [LayoutPlace] = []
    private var isFlushing = false
    private var isWaitingForLayout = false

    /// How a constraint stands in the solver.
    private struct Entry {
        var handle: SimplexSolver.Constraint?
        /// What the constraint's constant is added to.
        var offset = 0.0
        var isQueued = true
        /// Whether a conflict broke it that has been reported.
        var isReported = false
    }

    /// Whom a solver's constraint comes from.
    enum Source {
        case constraint(NSLayoutConstraint)
        case rule(LayoutPlace, Int)
    }

    /// The most solutions in one pass, for contents whose height depends on a width that depends on their
    /// height.
    private static let mostRounds = 8
    /// The least change of a width for which contents are measured again, in points.
    private static let leastWidthChange = 0.01

    init(root: UIView, fitting target: FittingTarget? = nil) {
        self.root = root
        self.target = target
        adopt(root)
    }

    // MARK: - Items

    /// Takes in the constraints of a view and of those below it.
    func adopt(_ view: UIView) {
        guard view.isConstrainedInside else { return }
        if let layout = view.rare?.layout {
            for constraint in layout.held { queue(constraint) }
            if !view.translatesAutoresizingMaskIntoConstraints || view === root { _ = place(of: view) }
        }
        guard view.flags.contains(.constrainedBelow) else { return }
        for subview in view.subviews { adopt(subview) }
    }

    /// Lets go of a view and of those below it. Constraints from outside are inactive already.
    func drop(_ view: UIView) {
        forgetConstraints(in: view)
        forgetPlaces(in: view)
    }

    private func forgetConstraints(in view: UIView) {
        guard view.isConstrainedInside else { return }
        for constraint in view.rare?.layout?.held ?? [] { forget(constraint) }
        for guide in view.rare?.layout?.allGuides ?? [] { forgetRules(of: guide) }
        for subview in view.subviews { forgetConstraints(in: subview) }
        forgetRules(of: view)
    }

    private func forgetPlaces(in view: UIView) {
        guard view.isConstrainedInside else { return }
        for subview in view.subviews { forgetPlaces(in: subview) }
        for guide in view.rare?.layout?.allGuides ?? [] { forget(guide) }
        forget(view)
    }

    /// Lets go of an item that no constraint names any more.
    func forget(_ item: any LayoutItem) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(item)) else { return }
        removeRules(of: place)
        for variable in place.variables {
            solver.remove(variable)
            placesByVariable[variable.index] = nil
        }
        queuedPlaces.removeAll { $0 === place }
        wrapping.removeAll { $0 === place }
        brokenRules.removeAll { $0 === place }
    }

    private func forgetRules(of item: any LayoutItem) {
        if let place = places[ObjectIdentifier(item)] { removeRules(of: place) }
    }

    /// Returns the variables of an item, made when they are first asked for.
    func place(of item: any LayoutItem) -> LayoutPlace {
        if let place = places[ObjectIdentifier(item)] { return place }
        let place = LayoutPlace(item, solver)
        places[ObjectIdentifier(item)] = place
        for variable in place.variables {
            let missing = variable.index + 1 - placesByVariable.count
            if missing > 0 { placesByVariable += Array(repeating: nil, count: missing) }
            placesByVariable[variable.index] = place
        }
        if target == nil { item.layoutView?.markConstrained() }
        queue(place)
        return place
    }

    /// Returns the frame of an item in its superview's coordinates, after the last solution; nil for one that
    /// takes no part.
    func frame(of item: any LayoutItem) -> CGRect? {
        guard let place = places[ObjectIdentifier(item)] else { return nil }
        return CGRect(
            x: solver.value(of: place.minX), y: solver.value(of: place.minY),
            width: max(solver.value(of: place.width), 0), height: max(solver.value(of: place.height), 0))
    }

    /// Returns the frame that constraints give a view; nil where they, its contents included, say nothing of it, so
    /// that its frame stays as it was set.
    func constrainedFrame(of view: UIView) -> CGRect? {
        guard view.flags.contains(.laidOutByConstraints), let place = places[ObjectIdentifier(view)],
            !place.rules.isEmpty || view.isNamedByConstraints
        else { return nil }
        return frame(of: view)
    }

    /// The priority of a pull to which everything else is preferred.
    private static let faintest = Float.leastNormalMagnitude
    /// How far something moves at least where it is free to, in points, when it is pulled by one point.
    private static let leastMove = 0.5

    /// Whether other frames of an item meet the constraints as well as the one that it has: a faint pull moves it.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let place = places[ObjectIdentifier(item)] else { return false }
        let probe = solver.copy()
        return place.variables.contains { variable in
            let value = solver.value(of: variable)
            return [-1.0, 1].contains { pull in
                let wish = probe.add(
                    [(variable, 1)], .equal, constant: -(value + pull), priority: Self.faintest)
                defer { probe.remove(wish) }
                return probe.solve() == nil && abs(probe.value(of: variable) - value) > Self.leastMove
            }
        }
    }

    // MARK: - Changes

    /// Notes that an item's own rules may have changed: its frame, its contents, its insets.
    func itemDidChange(_ item: any LayoutItem) {
        if let place = places[ObjectIdentifier(item)] { queue(place) }
    }

    private func queue(_ place: LayoutPlace) {
        isDirty = true
        guard !place.isQueued else { return }
        place.isQueued = true
        queuedPlaces.append(place)
    }

    /// Notes a constraint that is new or differs in more than its constant.
    func queue(_ constraint: NSLayoutConstraint) {
        isDirty = true
        let id = ObjectIdentifier(constraint)
        if let entry = entries[id], entry.isQueued { return }
        entries[id, default: Entry()].isQueued = true
        entries[id]?.isReported = false
        queuedConstraints.append(constraint)
    }

    /// Notes that a constraint's constant or priority changed.
    func constraintDidChange(_ constraint: NSLayoutConstraint, onlyConstant: Bool) {
        guard let entry = entries[ObjectIdentifier(constraint)] else { return }
        guard onlyConstant, let handle = entry.handle, !entry.isQueued else { return queue(constraint) }
        solver.setConstant(entry.offset - Double(constraint.constant), of: handle)
        isDirty = true
    }

    /// Lets go of a constraint that is no longer active.
    func forget(_ constraint: NSLayoutConstraint) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let handle = entry.handle { remove(handle) }
        if entry.isQueued { queuedConstraints.removeAll { $0 === constraint } }
        broken.removeAll { $0 === constraint }
        isDirty = true
    }

    private func remove(_ handle: SimplexSolver.Constraint) {
        sources[handle.number] = nil
        solver.remove(handle)
    }

    // MARK: - Solving

    /// Solves what has changed, and asks for the layout of views whose subviews get other frames.
    func flush() {
        guard isDirty, !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        for _ in 0..<Self.mostRounds where isDirty {
            isDirty = false
            addQueued()
            solve()
            measureWrappingContents()
        }
        if isWaitingForLayout, root.window == nil { (isWaitingForLayout, isDirty) = (false, true) }
        announceChanges()
    }

    private func addQueued() {
        for constraint in broken { entries[ObjectIdentifier(constraint)]?.isQueued = true }
        queuedConstraints += broken
        broken = []
        for place in brokenRules { queue(place) }
        brokenRules = []
        // Either may add to the other: constraints make places, and rules of guides make places of their
        // views.
        while !queuedConstraints.isEmpty || !queuedPlaces.isEmpty {
            let places = queuedPlaces
            queuedPlaces = []
            for place in places { updateRules(of: place) }
            let constraints = queuedConstraints
            queuedConstraints = []
            for constraint in constraints { add(constraint) }
        }
        isDirty = false
    }

    private func add(_ constraint: NSLayoutConstraint) {
        let id = ObjectIdentifier(constraint)
        guard var entry = entries[id] else { return }
        if let handle = entry.handle { remove(handle) }
        (entry.handle, entry.isQueued) = (nil, false)
        if let expression = expression(of: constraint) {
            entry.offset = expression.constant
            let handle = solver.add(
                expression.terms, SimplexSolver.Relation(constraint.relation),
                constant: expression.constant - Double(constraint.constant),
                priority: constraint.priority.rawValue)
            entry.handle = handle
            note(.constraint(constraint), handle)
        }
        entries[id] = entry
    }

    private func note(_ source: Source, _ handle: SimplexSolver.Constraint) {
        let missing = handle.number + 1 - sources.count
        if missing > 0 { sources += Array(repeating: nil, count: missing) }
        sources[handle.number] = source
    }

    private func updateRules(of place: LayoutPlace) {
        place.isQueued = false
        updateAlignment(of: place)
        let rules = place.item.layoutRules(of: place, in: self)
        if rules.count == place.rules.count, zip(rules, place.rules).allSatisfy({ $0.hasForm(of: $1) }),
            !place.handles.contains(nil)
        {
            for (rule, handle) in zip(rules, place.handles) {
                if let handle { solver.setConstant(-rule.value, of: handle) }
            }
            place.rules = rules
            return
        }
        removeRules(of: place)
        place.rules = rules
        for (index, rule) in rules.enumerated() {
            let handle = solver.add(
                rule.terms, rule.relation, constant: -rule.value, priority: rule.priority)
            place.handles.append(handle)
            note(.rule(place, index), handle)
        }
    }

    /// Adds the constraints on a place anew if it is aligned in another way than they know.
    private func updateAlignment(of place: LayoutPlace) {
        let insets = (place.item as? UIView)?.alignmentRectInsets ?? .zero
        guard insets != place.alignmentInsets else { return }
        place.alignmentInsets = insets
        for constraint in place.item.constraintsOnItem where entries[ObjectIdentifier(constraint)] != nil {
            queue(constraint)
        }
    }

    private func removeRules(of place: LayoutPlace) {
        for case let handle? in place.handles { remove(handle) }
        (place.rules, place.handles) = ([], [])
        isDirty = true
    }

    /// Notes a place whose contents wrap, so that their height follows the width.
    func noteWrapping(_ place: LayoutPlace) {
        if !wrapping.contains(where: { $0 === place }) { wrapping.append(place) }
    }

    private func measureWrappingContents() {
        for place in wrapping {
            let width = solver.value(of: place.width)
            guard width > 0, abs(width - (place.measuredWidth ?? 0)) > Self.leastWidthChange else { continue }
            place.measuredWidth = width
            queue(place)
        }
    }

    // MARK: - Conflicts

    private func solve() {
        while let conflict = solver.solve() {
            let found = conflict.compactMap { sources[$0.number] }
            guard let victim = LayoutConflict.victim(of: found) else { return }
            let isSettled = !LayoutConflict.mayPass(found)
            if !isSettled { solveAgainAfterLayout() }
            switch victim {
            case .constraint(let constraint):
                let id = ObjectIdentifier(constraint)
                if let handle = entries[id]?.handle { remove(handle) }
                entries[id]?.handle = nil
                broken.append(constraint)
                guard isSettled, entries[id]?.isReported == false else { continue }
                LayoutConflict.report(found, victim, in: root)
                entries[id]?.isReported = true
            case .rule(let place, let index):
                if let handle = place.handles[index] { remove(handle) }
                place.handles[index] = nil
                if !brokenRules.contains(where: { $0 === place }) { brokenRules.append(place) }
                guard isSettled, !place.isConflictReported else { continue }
                LayoutConflict.report(found, victim, in: root)
                place.isConflictReported = true
            }
        }
    }

    /// Solves once more when all views have been laid out. What breaks now may hold then.
    private func solveAgainAfterLayout() {
        guard target == nil, !isWaitingForLayout else { return }
        isWaitingForLayout = true
        // Outside of a window nobody lays out until somebody asks, who finds the engine dirty then.
        guard root.window != nil else { return }
        root.clock.afterLayout { [weak self] in
            self?.isWaitingForLayout = false
            self?.isDirty = true
            self?.flush()
        }
    }

    // MARK: - What changed

    private func announceChanges() {
        guard target == nil else { return }
        var changed: [LayoutPlace] = []
        solver.takeChanges { variable in
            guard let place = placesByVariable[variable.index], changed.last !== place else { return }
            changed.append(place)
        }
        for place in changed { place.item.layoutDidChange(in: self) }
    }
}

extension SimplexSolver.Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

/// The size that a measured view should come near to.
struct FittingTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}
