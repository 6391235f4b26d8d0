/// Finds values for variables that meet linear constraints: an incremental simplex solver after the Cassowary
/// algorithm (G. J. Badros, A. Borning, P. J. Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm,
/// ACM TOCHI 8(4), 2001).
///
/// A required constraint always holds. Of the others, one priority after the other, from the highest down, the sum
/// of what its constraints are missed by is made as small as it can be: a single constraint of a higher priority
/// outweighs any number below it. Apple documents this order for Auto Layout: constraints are met "in priority order
/// from highest to lowest", and one that cannot be met still draws the solution as near as it can (Auto Layout Guide,
/// Anatomy of a Constraint). Weighted sums would not do: no double holds a thousand weights of which each outweighs
/// the next ones.
///
/// Costs are therefore kept as one row for each priority in use, and compared from the highest down, which leaves
/// the simplex method as it is: it needs an ordered field, and the numbers that such rows stand for are one.
///
/// The same calls give the same values: nothing depends on the order of a dictionary or on an address.
package final class SimplexSolver {
    /// An unknown number. Valid in the solver that made it, until it is removed.
    package struct Variable: Hashable, Sendable {
        let column: Int32

        /// A small number that no other variable has at the same time.
        package var index: Int { Int(column) }
    }

    /// A constraint that was added. Valid in the solver that it was added to, until it is removed.
    package struct Constraint: Hashable, Sendable {
        let index: Int32

        /// A small number that no other constraint has at the same time.
        package var number: Int { Int(index) }
    }

    /// How the sum of the terms and the constant relates to zero.
    package enum Relation: UInt8, Sendable {
        /// It is at most 0.
        case lessThanOrEqual
        /// It is 0.
        case equal
        /// It is at least 0.
        case greaterThanOrEqual
    }

    /// The priority from which on a constraint is required.
    package static let required: Float = 1000

    var tableau = Tableau()
    /// The rows of costs in use, the highest priority first.
    private var costs: [CostRow] = []
    private var entries = Pool<Entry>()

    private struct CostRow {
        let priority: Float
        let row: Int32
        var users: Int
    }

    /// What is kept of a constraint.
    private struct Entry: BitwiseCopyable {
        /// The variable that stands for the constraint in the tableau.
        var marker: Int32
        /// The other of two error variables, or the error beside a slack; `none` for a required constraint.
        var other = none
        /// The coefficient of the marker in the constraint's equation, 1 or -1.
        var sign: Double
        var constant: Double
        var priority: Float
    }

    package init() {}

    /// Returns a solver with the same variables and constraints, which goes its own way from now on.
    package func copy() -> SimplexSolver {
        let copy = SimplexSolver()
        copy.tableau = tableau.copy()
        copy.costs = costs
        copy.entries = entries.copy()
        return copy
    }

    // MARK: - Variables

    /// Makes a variable. It is 0 as long as no constraint needs another value.
    ///
    /// - Parameter isNonNegative: whether it must not be less than 0.
    /// - Returns: the variable.
    package func makeVariable(isNonNegative: Bool = false) -> Variable {
        Variable(column: tableau.columns.insert(Column(kind: isNonNegative ? .nonNegative : .free)))
    }

    /// Removes a variable that no constraint names any more.
    package func remove(_ variable: Variable) {
        if tableau.columns[variable.column].row != none {
            tableau.remove(row: tableau.columns[variable.column].row)
        }
        tableau.remove(column: variable.column)
    }

    /// Returns the value of a variable after the last `solve()`.
    package func value(of variable: Variable) -> Double {
        let row = tableau.columns[variable.column].row
        return row == none ? 0 : tableau.rows[row].constant
    }

    /// Calls `body` with each variable that may have another value since the last call.
    package func takeChanges(_ body: (Variable) -> Void) {
        var list: [Int32] = []
        swap(&list, &tableau.changed)
        for column in list where tableau.columns[column].isChanged {
            tableau.columns.base[Int(column)].isChanged = false
            body(Variable(column: column))
        }
    }

    // MARK: - Constraints

    /// Adds the constraint that the sum of `terms` and `constant` relates to 0. `solve()` takes it into account.
    ///
    /// - Parameters:
    ///   - terms: variables with their coefficients; a variable may stand there twice.
    ///   - relation: how the sum relates to 0.
    ///   - constant: what is added to the terms.
    ///   - priority: above 0; from `required` on the constraint always holds.
    /// - Returns: the constraint, to change or remove it.
    package func add(
        _ terms: [(variable: Variable, coefficient: Double)], _ relation: Relation, constant: Double = 0,
        priority: Float = SimplexSolver.required
    ) -> Constraint {
        let row = tableau.rows.insert(Row(constant: constant))
        for term in terms {
            let column = term.variable.column
            let basic = tableau.columns[column].row
            if basic == none {
                tableau.add(term.coefficient, row: row, column: column)
            } else {
                tableau.add(term.coefficient, times: basic, to: row)
            }
        }
        let index = entries.insert(Entry(marker: none, sign: 1, constant: constant, priority: priority))
        let entry = mark(row, relation, index)
        entries[index] = entry
        install(row, entry)
        if priority < Self.required {
            let cost = costRow(of: priority)
            if tableau.columns[entry.marker].kind == .error { addCost(1, of: entry.marker, to: cost) }
            addCost(1, of: entry.other, to: cost)
        }
        return Constraint(index: index)
    }

    /// Removes a constraint. `solve()` takes it into account.
    package func remove(_ constraint: Constraint) {
        let entry = entries[constraint.index]
        if entry.priority < Self.required {
            let cost = costRow(of: entry.priority)
            if tableau.columns[entry.marker].kind == .error { addCost(-1, of: entry.marker, to: cost) }
            addCost(-1, of: entry.other, to: cost)
            leaveCostRow(of: entry.priority)
        }
        if tableau.columns[entry.marker].row == none {
            let row = tableau.leavingRow(ofMarker: entry.marker)
            if row != none { tableau.pivot(row: row, entering: entry.marker) }
        }
        let row = tableau.columns[entry.marker].row
        if row != none { tableau.remove(row: row) }
        tableau.remove(column: entry.marker)
        if entry.other != none {
            let rest = tableau.columns[entry.other].row
            if rest != none { tableau.remove(row: rest) }
            tableau.remove(column: entry.other)
        }
        entries.remove(constraint.index)
    }

    /// Changes the constant of a constraint. `solve()` takes it into account.
    package func setConstant(_ constant: Double, of constraint: Constraint) {
        let entry = entries[constraint.index]
        let change = (constant - entry.constant) / entry.sign
        guard change != 0 else { return }
        entries.base[Int(constraint.index)].constant = constant
        // 0 = expression + change · sign + sign · marker holds for a marker that is less by the change.
        let row = tableau.columns[entry.marker].row
        if row != none {
            tableau.setConstant(tableau.rows[row].constant - change, row: row)
        } else {
            tableau.shift(entry.marker, by: change)
        }
    }

    /// Solves for all constraints.
    ///
    /// - Returns: nil, or required constraints that cannot hold together, in the order of their numbers. Remove
    ///   or change one of them and solve again; until then values are not those of a solution.
    package func solve() -> [Constraint]? {
        // Rounding may leave a bound broken after the costs were lowered.
        for _ in 0..<Self.mostRounds {
            if let conflict = tableau.makeFeasible() {
                return conflict.map(Constraint.init)
            }
            tableau.lowerCosts()
            if tableau.suspects.isEmpty { break }
        }
        return nil
    }

    private static let mostRounds = 8

    // MARK: - Making a row

    /// Adds the variables that make an equation of a constraint.
    private func mark(_ row: Int32, _ relation: Relation, _ index: Int32) -> Entry {
        var entry = entries[index]
        let isRequired = entry.priority >= Self.required
        func variable(_ kind: Column.Kind, _ coefficient: Double) -> Int32 {
            let column = tableau.columns.insert(Column(kind: kind, constraint: index))
            tableau.insertCell(coefficient, row: row, column: column)
            return column
        }
        switch relation {
        case .equal where isRequired:
            entry.marker = variable(.dummy, 1)
        case .equal:
            entry.sign = -1
            entry.marker = variable(.error, -1)
            entry.other = variable(.error, 1)
        case .lessThanOrEqual, .greaterThanOrEqual:
            entry.sign = relation == .lessThanOrEqual ? 1 : -1
            entry.marker = variable(.slack, entry.sign)
            if !isRequired { entry.other = variable(.error, -entry.sign) }
        }
        return entry
    }

    /// Chooses the variable that a new row defines and replaces it everywhere else.
    private func install(_ row: Int32, _ entry: Entry) {
        var subject = tableau.subject(of: row)
        if subject == none {
            let constant = tableau.rows[row].constant
            subject = entry.marker
            if entry.other != none, -constant / entry.sign < 0 { subject = entry.other }
        }
        tableau.solve(row: row, for: subject)
        tableau.substitute(subject)
        // A required equation defines its own dummy only until another variable can take its place.
        if tableau.columns[subject].kind == .dummy { tableau.noteSuspect(row) }
    }

    // MARK: - Costs

    private func costRow(of priority: Float) -> Int32 {
        let place = costs.firstIndex { $0.priority <= priority } ?? costs.count
        if place < costs.count, costs[place].priority == priority {
            costs[place].users += 1
            return costs[place].row
        }
        let row = tableau.rows.insert(Row(constant: 0, priority: priority))
        costs.insert(CostRow(priority: priority, row: row, users: 1), at: place)
        return row
    }

    /// Removes a row of costs that nobody uses any more.
    private func leaveCostRow(of priority: Float) {
        guard let place = costs.firstIndex(where: { $0.priority == priority }) else { return }
        // Adding took part once; so did the look-up for the removal.
        costs[place].users -= 2
        guard costs[place].users == 0 else { return }
        tableau.remove(row: costs[place].row)
        costs.remove(at: place)
    }

    private func addCost(_ cost: Double, of column: Int32, to row: Int32) {
        guard column != none else { return }
        let basic = tableau.columns[column].row
        if basic == none {
            tableau.add(cost, row: row, column: column)
        } else {
            tableau.add(cost, times: basic, to: row)
        }
    }
}
