/// The primal simplex method: lowers the costs, those of the highest priority first.
extension Tableau {
    private static let pivotsBeforeCare = 64

    /// Pivots as long as a variable can lower the costs.
    mutating func lowerCosts() {
        var pivots = 0
        while !candidates.isEmpty {
            let isCareful = pivots > Self.pivotsBeforeCare + Int(rows.count)
            guard let column = nextCandidate(least: isCareful) else { continue }
            let row = leavingRow(forEntering: column, isCareful)
            // Costs have a lower bound, so that only rounding makes a column without a limit.
            guard row != none else { continue }
            pivots += 1
            pivot(row: row, entering: column)
        }
    }

    /// Takes a variable off the list: the last one noted, or with Bland's rule the least that lowers the costs.
    private mutating func nextCandidate(least: Bool) -> Int32? {
        if least { sortCandidates() }
        guard let column = candidates.popLast(), columns[column].isCandidate else { return nil }
        columns.base[Int(column)].isCandidate = false
        return lowersCosts(column) ? column : nil
    }

    /// Drops the variables that lower no costs and puts the least one last.
    private mutating func sortCandidates() {
        var kept: [Int32] = []
        for column in candidates where columns[column].isCandidate {
            if lowersCosts(column) {
                kept.append(column)
            } else {
                columns.base[Int(column)].isCandidate = false
            }
        }
        candidates = kept.sorted(by: >)
    }

    private func lowersCosts(_ column: Int32) -> Bool {
        let (cell, place) = (columns[column].costs, columns[column])
        return cell != none && place.row == none && place.kind != .dummy && cells[cell].value < 0
    }

    /// Returns the row whose variable reaches its bound first as the entering one grows.
    private func leavingRow(forEntering column: Int32, _ isCareful: Bool) -> Int32 {
        var (best, least, bestCount) = (none, Double.infinity, Int32.max)
        var cell = columns[column].head
        while cell != none {
            let (row, value) = (cells[cell].row, cells[cell].value)
            cell = cells[cell].nextInColumn
            guard value < 0, columns[rows[row].basic].kind != .free else { continue }
            let ratio = max(rows[row].constant, 0) / -value
            let count = isCareful ? rows[row].basic : rows[row].count
            if ratio < least || (ratio == least && count < bestCount) {
                (best, least, bestCount) = (row, ratio, count)
            }
        }
        return best
    }
}
