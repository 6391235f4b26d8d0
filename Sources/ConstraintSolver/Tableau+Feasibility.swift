/// The dual simplex method: makes all variables keep their bounds.
extension Tableau {
    /// Pivots from which on the choice follows Bland's rule, with which the method cannot go in circles.
    private static let pivotsBeforeCare = 64

    /// Moves variables until each is within its bounds.
    ///
    /// - Returns: nil, or the numbers of constraints that cannot hold together, in ascending order.
    mutating func makeFeasible() -> [Int32]? {
        var pivots = 0
        while !suspects.isEmpty {
            let isCareful = pivots > Self.pivotsBeforeCare + Int(rows.count)
            guard let row = nextSuspect(least: isCareful) else { continue }
            switch repair(row, isCareful) {
            case .done: continue
            case .pivot(let column):
                pivots += 1
                pivot(row: row, entering: column)
            case .impossible:
                noteSuspect(row)
                return constraints(in: row)
            }
        }
        return nil
    }

    private enum Repair {
        case done
        case pivot(Int32)
        case impossible
    }

    /// Takes a row off the list: the last one noted, or with Bland's rule that of the least variable.
    private mutating func nextSuspect(least: Bool) -> Int32? {
        var place = suspects.count - 1
        if least {
            for other in suspects.indices where rows[suspects[other]].basic < rows[suspects[place]].basic {
                place = other
            }
        }
        let row = suspects[place]
        suspects.swapAt(place, suspects.count - 1)
        suspects.removeLast()
        guard rows[row].isSuspect else { return nil }
        rows.base[Int(row)].isSuspect = false
        return rows[row].basic == none ? nil : row
    }

    /// Returns what makes a row's variable keep its bound.
    private func repair(_ row: Int32, _ isCareful: Bool) -> Repair {
        let constant = rows[row].constant
        switch columns[rows[row].basic].kind {
        case .free: return .done
        case .nonNegative, .slack, .error:
            guard constant < -Self.tolerance else { return .done }
            let column = entering(into: row, raising: true, isCareful)
            return column == none ? .impossible : .pivot(column)
        case .dummy:
            var column = entering(into: row, raising: constant <= 0, isCareful)
            if abs(constant) <= Self.tolerance, column == none {
                column = entering(into: row, raising: constant > 0, isCareful)
                if column == none { return .done }
            }
            return column == none ? .impossible : .pivot(column)
        }
    }

    /// Returns the variable that can raise (or lower) a row's variable at the least cost; `none` if nothing can.
    private func entering(into row: Int32, raising: Bool, _ isCareful: Bool) -> Int32 {
        var (best, bestValue) = (none, 0.0)
        var cell = rows[row].head
        while cell != none {
            let (column, value) = (cells[cell].column, raising ? cells[cell].value : -cells[cell].value)
            cell = cells[cell].nextInRow
            guard value > 0, columns[column].kind != .dummy else { continue }
            if best == none || isBetter(column, value, best, bestValue, isCareful) {
                (best, bestValue) = (column, value)
            }
        }
        return best
    }

    /// Whether one variable costs less than another one for each unit by which it moves the row's variable.
    private func isBetter(
        _ column: Int32, _ value: Double, _ other: Int32, _ otherValue: Double, _ isCareful: Bool
    ) -> Bool {
        if isCareful { return column < other }
        var (cell, otherCell) = (columns[column].costs, columns[other].costs)
        while cell != none || otherCell != none {
            let priority = cell == none ? 0 : rows[cells[cell].row].priority
            let otherPriority = otherCell == none ? 0 : rows[cells[otherCell].row].priority
            var difference = 0.0
            if priority >= otherPriority {
                difference += cells[cell].value / value
                cell = cells[cell].nextInColumn
            }
            if otherPriority >= priority {
                difference -= cells[otherCell].value / otherValue
                otherCell = cells[otherCell].nextInColumn
            }
            if abs(difference) > Self.tolerance { return difference < 0 }
        }
        let (count, otherCount) = (columns[column].count, columns[other].count)
        return count == otherCount ? column < other : count < otherCount
    }

    /// The constraints whose sum the row is: they contradict each other.
    private func constraints(in row: Int32) -> [Int32] {
        var found: [Int32] = []
        func note(_ column: Int32) {
            let constraint = columns[column].constraint
            if constraint != none { found.append(constraint) }
        }
        note(rows[row].basic)
        var cell = rows[row].head
        while cell != none {
            note(cells[cell].column)
            cell = cells[cell].nextInRow
        }
        return found.sorted()
    }
}
