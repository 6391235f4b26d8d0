/// Which variable a row is solved for.
extension Tableau {
    /// Returns a variable of a new row that can be basic without changing what holds: one that may have any value,
    /// else one that no other row has and that gets a value it may have; `none` where there is neither.
    func subject(of row: Int32) -> Int32 {
        let constant = rows[row].constant
        var (free, fewest, fresh) = (none, Int32.max, none)
        var cell = rows[row].head
        while cell != none {
            let (index, value) = (cells[cell].column, cells[cell].value)
            let column = columns[index]
            if column.kind == .free, column.count < fewest {
                (free, fewest) = (index, column.count)
            } else if column.kind == .nonNegative, column.count == 1, column.costs == none,
                -constant / value >= 0
            {
                fresh = index
            }
            cell = cells[cell].nextInRow
        }
        return free != none ? free : fresh
    }

    /// Returns the row that a marker's constraint is taken out of the system with; `none` if the marker is in none.
    ///
    /// Rows whose variable has a bound come first, as none of them may keep a free variable; among them those that
    /// stay within their bounds. Otherwise the shortest, which fills the others least.
    func leavingRow(ofMarker marker: Int32) -> Int32 {
        var best: (row: Int32, class: Int, ratio: Double) = (none, Int.max, 0)
        var cell = columns[marker].head
        while cell != none {
            let (row, value) = (cells[cell].row, cells[cell].value)
            let one: (row: Int32, class: Int, ratio: Double)
            switch columns[rows[row].basic].kind {
            case .dummy: one = (row, 0, 0)
            case .free: one = (row, 3, Double(rows[row].count))
            default: one = (row, value < 0 ? 1 : 2, abs(rows[row].constant / value))
            }
            if (one.class, one.ratio) < (best.class, best.ratio) { best = one }
            cell = cells[cell].nextInColumn
        }
        return best.row
    }

    /// Adds `change` to a variable that is not basic.
    mutating func shift(_ column: Int32, by change: Double) {
        var cell = columns[column].head
        while cell != none {
            let row = cells[cell].row
            setConstant(rows[row].constant + change * cells[cell].value, row: row)
            cell = cells[cell].nextInColumn
        }
    }
}
