@testable import ConstraintSolver

/// A small generator of numbers that are the same in each run.
struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
    mutating func next(_ range: Range<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }
}

/// A constraint as plain values.
struct Line {
    var coefficients: [Double]
    var relation: SimplexSolver.Relation
    var constant: Double
    var priority: Float

    func miss(at point: [Double]) -> Double {
        let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
        switch relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(value, 0)
        case .greaterThanOrEqual: return max(-value, 0)
        }
    }
}

/// By how much constraints are missed, one sum for each priority from the highest down.
func misses(_ lines: [Line], at point: [Double]) -> [Double] {
    Set(lines.map(\.priority)).sorted(by: >).map { priority in
        lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(at: point) }
    }
}

func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-6 { return a < b }
    return false
}

/// Solves a square system by elimination; nil if it has not exactly one solution.
func solveSquare(_ lines: [Line], _ count: Int) -> [Double]? {
    var matrix = lines.map { $0.coefficients + [-$0.constant] }
    for column in 0..<count {
        guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
            abs(matrix[pivot][column]) > 1e-9
        else { return nil }
        matrix.swapAt(pivot, column)
        for row in 0..<count where row != column {
            let factor = matrix[row][column] / matrix[column][column]
            for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
        }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
}

/// The best values by trying each point in which as many constraints are tight as there are variables. nil if none
/// meets the required ones.
func bruteForce(_ lines: [Line], _ count: Int) -> [Double]? {
    var best: [Double]?
    var chosen: [Line] = []
    func choose(from start: Int) {
        if chosen.count == count {
            guard let point = solveSquare(chosen, count) else { return }
            let result = misses(lines, at: point)
            if lines.contains(where: { $0.priority >= 1000 && $0.miss(at: point) > 1e-6 }) { return }
            if best.map({ isLess(result, $0) }) ?? true { best = result }
            return
        }
        for index in start..<max(start, lines.count) {
            chosen.append(lines[index])
            choose(from: index + 1)
            chosen.removeLast()
        }
    }
    choose(from: 0)
    return best
}
