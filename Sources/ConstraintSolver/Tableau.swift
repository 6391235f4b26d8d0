/// The equations of a linear system, solved for some of its variables, as sparse rows.
///
/// Each coefficient that is not zero is a cell, linked along its row and along its column. A pivot therefore touches
/// only the rows that the entering variable is in.
struct Tableau: ~Copyable {
    /// Smaller numbers count as zero: coefficients of layouts are near 1, and lengths above 1e-8 points do not show.
    static let tolerance = 1e-8

    var cells = Pool<Cell>(capacity: 1024)
    var rows = Pool<Row>(capacity: 256)
    var columns = Pool<Column>(capacity: 256)

    /// Rows that may break a bound since they were last looked at.
    var suspects: [Int32] = []
    /// Variables that may lower the costs since they were last looked at.
    var candidates: [Int32] = []
    /// The caller's variables that may have another value.
    var changed: [Int32] = []

    /// The rows in which a variable is being replaced, with its coefficient.
    private var users: [(row: Int32, factor: Double)] = []
    /// The cells of one row by column, or of one column by row; `none` elsewhere and between two uses.
    private var marks: [Int32] = []

    /// Returns the same equations, to be solved apart.
    func copy() -> Tableau {
        var copy = Tableau()
        copy.cells = cells.copy()
        copy.rows = rows.copy()
        copy.columns = columns.copy()
        copy.suspects = suspects
        copy.candidates = candidates
        copy.changed = changed
        copy.users = users
        copy.marks = marks
        return copy
    }

    // MARK: - Cells

    mutating func insertCell(_ value: Double, row: Int32, column: Int32) {
        let index = cells.insert(Cell(value: value, row: row, column: column))
        let cell = cells.base + Int(index)
        let line = rows.base + Int(row)
        cell.pointee.nextInRow = line.pointee.head
        if line.pointee.head != none { cells.base[Int(line.pointee.head)].previousInRow = index }
        line.pointee.head = index
        line.pointee.count += 1
        let place = columns.base + Int(column)
        if line.pointee.isCost { return linkCost(index, column: column) }
        cell.pointee.nextInColumn = place.pointee.head
        if place.pointee.head != none { cells.base[Int(place.pointee.head)].previousInColumn = index }
        place.pointee.head = index
        place.pointee.count += 1
    }

    /// Links a new cell of a row of costs into its column, the highest priority first.
    private mutating func linkCost(_ index: Int32, column: Int32) {
        let priority = rows[cells[index].row].priority
        var (previous, next) = (none, columns[column].costs)
        while next != none, rows[cells[next].row].priority > priority {
            (previous, next) = (next, cells[next].nextInColumn)
        }
        cells.base[Int(index)].previousInColumn = previous
        cells.base[Int(index)].nextInColumn = next
        if next != none { cells.base[Int(next)].previousInColumn = index }
        if previous == none {
            columns.base[Int(column)].costs = index
        } else {
            cells.base[Int(previous)].nextInColumn = index
        }
        noteCandidate(column)
    }

    mutating func removeCell(_ index: Int32) {
        let cell = cells[index]
        let line = rows.base + Int(cell.row)
        let place = columns.base + Int(cell.column)
        if cell.previousInRow == none {
            line.pointee.head = cell.nextInRow
        } else {
            cells.base[Int(cell.previousInRow)].nextInRow = cell.nextInRow
        }
        if cell.nextInRow != none { cells.base[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
        line.pointee.count -= 1
        if cell.previousInColumn != none {
            cells.base[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
        } else if line.pointee.isCost {
            place.pointee.costs = cell.nextInColumn
        } else {
            place.pointee.head = cell.nextInColumn
        }
        if cell.nextInColumn != none {
            cells.base[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
        }
        if line.pointee.isCost {
            noteCandidate(cell.column)
        } else {
            place.pointee.count -= 1
        }
        cells.remove(index)
    }

    /// Adds to a cell; removes it if nothing remains. Returns whether it remains.
    @discardableResult
    @inline(__always)
    private mutating func add(_ value: Double, toCell index: Int32) -> Bool {
        let sum = cells.base[Int(index)].value + value
        if abs(sum) < Self.tolerance {
            removeCell(index)
            return false
        }
        cells.base[Int(index)].value = sum
        return true
    }

    /// Returns the cell of a row in a column; `none` where the coefficient is 0.
    func cell(row: Int32, column: Int32) -> Int32 {
        if rows[row].isCost { return costCell(row: row, column: column) }
        if rows[row].count < columns[column].count {
            var cell = rows[row].head
            while cell != none, cells[cell].column != column { cell = cells[cell].nextInRow }
            return cell
        }
        var cell = columns[column].head
        while cell != none, cells[cell].row != row { cell = cells[cell].nextInColumn }
        return cell
    }

    private func costCell(row: Int32, column: Int32) -> Int32 {
        var cell = columns[column].costs
        while cell != none, cells[cell].row != row { cell = cells[cell].nextInColumn }
        return cell
    }

    // MARK: - Rows

    /// Adds `value` to the coefficient of a column in a row.
    mutating func add(_ value: Double, row: Int32, column: Int32) {
        guard abs(value) >= Self.tolerance else { return }
        let index = cell(row: row, column: column)
        if index == none {
            insertCell(value, row: row, column: column)
        } else {
            add(value, toCell: index)
            if rows[row].isCost { noteCandidate(column) }
        }
    }

    /// Adds `factor` times a row to another one.
    mutating func add(_ factor: Double, times source: Int32, to target: Int32) {
        setConstant(rows[target].constant + factor * rows[source].constant, row: target)
        if rows[target].isCost { return addCosts(factor, times: source, to: target) }
        growMarks()
        marks.withUnsafeMutableBufferPointer { marks in
            var cell = rows[target].head
            while cell != none {
                marks[Int(cells[cell].column)] = cell
                cell = cells[cell].nextInRow
            }
        }
        var cell = rows[source].head
        while cell != none {
            let (column, value) = (cells[cell].column, cells[cell].value * factor)
            let mark = marks[Int(column)]
            if mark == none {
                if abs(value) >= Self.tolerance { insertCell(value, row: target, column: column) }
            } else if !add(value, toCell: mark) {
                marks[Int(column)] = none
            }
            cell = cells[cell].nextInRow
        }
        cell = rows[target].head
        while cell != none {
            marks[Int(cells[cell].column)] = none
            cell = cells[cell].nextInRow
        }
    }

    /// The same for a row of costs, which is long, while few priorities cost in one column.
    private mutating func addCosts(_ factor: Double, times source: Int32, to target: Int32) {
        var cell = rows[source].head
        while cell != none {
            add(cells[cell].value * factor, row: target, column: cells[cell].column)
            cell = cells[cell].nextInRow
        }
    }

    /// Turns `0 = constant + Σ` into an equation for one of its columns.
    mutating func solve(row: Int32, for column: Int32) {
        let cell = self.cell(row: row, column: column)
        let factor = -1 / cells[cell].value
        removeCell(cell)
        scale(row, by: factor)
        rows.base[Int(row)].basic = column
        columns.base[Int(column)].row = row
        setConstant(rows[row].constant, row: row)
        noteChange(of: column)
    }

    private mutating func scale(_ row: Int32, by factor: Double) {
        rows.base[Int(row)].constant *= factor
        var cell = rows[row].head
        while cell != none {
            cells.base[Int(cell)].value *= factor
            cell = cells[cell].nextInRow
        }
    }

    /// Makes a variable of a row basic in place of the one that the row defines.
    mutating func pivot(row: Int32, entering column: Int32) {
        let leaving = rows[row].basic
        columns.base[Int(leaving)].row = none
        insertCell(-1, row: row, column: leaving)
        noteChange(of: leaving)
        solve(row: row, for: column)
        substitute(column)
    }

    /// Removes a row and its cells.
    mutating func remove(row: Int32) {
        var cell = rows[row].head
        while cell != none {
            let next = cells[cell].nextInRow
            removeCell(cell)
            cell = next
        }
        if rows[row].basic != none {
            columns.base[Int(rows[row].basic)].row = none
            noteChange(of: rows[row].basic)
        }
        // A place on the list of suspects may come to a new row, which is looked at once more than it needs.
        rows.base[Int(row)].basic = none
        rows.remove(row)
    }

    /// Removes a column that is not basic. What rounding has left of it goes, too.
    mutating func remove(column: Int32) {
        for head in [columns[column].head, columns[column].costs] {
            var cell = head
            while cell != none {
                let next = cells[cell].nextInColumn
                removeCell(cell)
                cell = next
            }
        }
        columns.base[Int(column)].isChanged = false
        columns.base[Int(column)].isCandidate = false
        columns.remove(column)
    }

    mutating func setConstant(_ constant: Double, row: Int32) {
        rows.base[Int(row)].constant = constant
        let basic = rows[row].basic
        guard basic != none else { return }
        noteChange(of: basic)
        switch columns[basic].kind {
        case .free: return
        case .dummy: if abs(constant) > Self.tolerance { noteSuspect(row) }
        case .nonNegative, .slack, .error: if constant < -Self.tolerance { noteSuspect(row) }
        }
    }

    // MARK: - Substitution

    /// Replaces a basic variable, wherever it still stands, by the row that defines it.
    mutating func substitute(_ column: Int32) {
        let source = columns[column].row
        guard columns[column].head != none || columns[column].costs != none else { return }
        var rowLengths = 0
        takeUsers(of: columns[column].costs) { _ in }
        for user in users { addCosts(user.factor, times: source, to: user.row) }
        takeUsers(of: columns[column].head) { rowLengths += Int($0) }
        var columnLengths = 0
        var cell = rows[source].head
        while cell != none {
            columnLengths += Int(columns[cells[cell].column].count)
            cell = cells[cell].nextInRow
        }
        if rowLengths <= columnLengths {
            for user in users { add(user.factor, times: source, to: user.row) }
        } else {
            addByColumns(source)
        }
    }

    /// Removes the cells of a column and lists their rows.
    private mutating func takeUsers(of head: Int32, _ body: (_ rowLength: Int32) -> Void) {
        users.removeAll(keepingCapacity: true)
        var cell = head
        while cell != none {
            let (next, row) = (cells[cell].nextInColumn, cells[cell].row)
            users.append((row, cells[cell].value))
            body(rows[row].count)
            removeCell(cell)
            cell = next
        }
    }

    /// Adds a row to all users, one column after the other: faster where the users are long and the row is short.
    private mutating func addByColumns(_ source: Int32) {
        for user in users {
            setConstant(rows[user.row].constant + user.factor * rows[source].constant, row: user.row)
        }
        growMarks()
        var cell = rows[source].head
        while cell != none {
            let (column, value) = (cells[cell].column, cells[cell].value)
            mark(column)
            for user in users {
                let mark = marks[Int(user.row)]
                if mark == none {
                    insertCell(user.factor * value, row: user.row, column: column)
                } else if !add(user.factor * value, toCell: mark) {
                    marks[Int(user.row)] = none
                }
            }
            unmark(column)
            cell = cells[cell].nextInRow
        }
    }

    private mutating func mark(_ column: Int32) {
        var cell = columns[column].head
        while cell != none {
            marks[Int(cells[cell].row)] = cell
            cell = cells[cell].nextInColumn
        }
    }

    private mutating func unmark(_ column: Int32) {
        var cell = columns[column].head
        while cell != none {
            marks[Int(cells[cell].row)] = none
            cell = cells[cell].nextInColumn
        }
    }

    private mutating func growMarks() {
        let needed = Int(max(rows.count, columns.count))
        if marks.count < needed {
            marks.append(contentsOf: repeatElement(none, count: needed * 2 - marks.count))
        }
    }

    // MARK: - Lists of what to look at

    mutating func noteSuspect(_ row: Int32) {
        guard !rows[row].isSuspect else { return }
        rows.base[Int(row)].isSuspect = true
        suspects.append(row)
    }

    mutating func noteCandidate(_ column: Int32) {
        guard !columns[column].isCandidate else { return }
        columns.base[Int(column)].isCandidate = true
        candidates.append(column)
    }

    mutating func noteChange(of column: Int32) {
        guard !columns[column].isChanged, columns[column].kind.isVisible else { return }
        columns.base[Int(column)].isChanged = true
        changed.append(column)
    }
}
