/// No place in a pool: the end of a list, or a column that is not basic.
let none: Int32 = -1

/// A coefficient of the tableau that is not zero. It hangs in the list of its row and in that of its column.
struct Cell: BitwiseCopyable {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow = none
    var previousInRow = none
    var nextInColumn = none
    var previousInColumn = none
}

/// An equation `basic = constant + Σ value · column`, or the cost of one priority, which has no basic variable.
struct Row: BitwiseCopyable {
    var constant: Double
    /// The variable that the row defines; `none` in a row of costs, and in one that is being made.
    var basic: Int32 = none
    /// The priority whose costs the row holds; 0 in a row that defines a variable.
    var priority: Float = 0
    var head = none
    var count: Int32 = 0
    /// Whether the row is on the list of rows that may break a bound.
    var isSuspect = false

    var isCost: Bool { priority > 0 }
}

/// A variable of the tableau.
struct Column: BitwiseCopyable {
    /// What values a variable may have, and who sees it.
    enum Kind: UInt8 {
        /// Any value; a caller's variable.
        case free
        /// At least 0; a caller's variable.
        case nonNegative
        /// At least 0: how far an inequality is from its limit.
        case slack
        /// At least 0: by how much an optional constraint is missed. It costs.
        case error
        /// Always 0: marks a required equation, so that it can be found again.
        case dummy

        var isVisible: Bool { self == .free || self == .nonNegative }
    }

    var kind: Kind
    /// The constraint that the variable was made for; `none` for a caller's variable.
    var constraint: Int32 = none
    /// The row that defines the variable; `none` while the variable is 0.
    var row = none
    /// The cells in rows that define variables.
    var head = none
    var count: Int32 = 0
    /// The cells in rows of costs, the highest priority first.
    var costs = none
    /// Whether the variable is on the list of those that may lower the costs.
    var isCandidate = false
    /// Whether the variable is on the list of those with another value.
    var isChanged = false
}
