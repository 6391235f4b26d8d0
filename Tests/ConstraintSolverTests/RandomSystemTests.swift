import Testing

@testable import ConstraintSolver

@Suite struct RandomSystemTests {
    static let relations: [SimplexSolver.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]

    static func randomLine(_ numbers: inout Numbers, _ count: Int, _ priorities: [Float]) -> Line {
        Line(
            coefficients: (0..<count).map { _ in Double(numbers.next(-2..<3)) },
            relation: relations[numbers.next(0..<3)], constant: Double(numbers.next(-20..<21)),
            priority: priorities[numbers.next(0..<priorities.count)])
    }

    @Test(arguments: 0..<30)
    func `random systems that change step by step are solved as well as by trying all corners`(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 17)
        let count = numbers.next(1..<4)
        let solver = SimplexSolver()
        let bounded = numbers.next(0..<2) == 1
        let variables = (0..<count).map { _ in solver.makeVariable(isNonNegative: bounded) }
        var lines: [(line: Line, handle: SimplexSolver.Constraint?)] = []
        func add(_ line: Line) {
            let terms = zip(variables, line.coefficients).map { (variable: $0, coefficient: $1) }
            let handle = solver.add(terms, line.relation, constant: line.constant, priority: line.priority)
            lines.append((line, handle))
        }
        for index in 0..<count {
            var unit = [Double](repeating: 0, count: count)
            unit[index] = 1
            if bounded {
                let bound = Line(
                    coefficients: unit, relation: .greaterThanOrEqual, constant: 0, priority: 1000)
                lines.append((bound, nil))
            }
            add(Line(coefficients: unit, relation: .equal, constant: Double(-index), priority: 1))
        }
        let fixed = lines.count
        for _ in 0..<24 {
            switch numbers.next(0..<6) {
            case 0 where lines.count > fixed:
                let index = numbers.next(fixed..<lines.count)
                if let handle = lines[index].handle { solver.remove(handle) }
                lines.remove(at: index)
            case 1 where lines.count > fixed:
                let index = numbers.next(fixed..<lines.count)
                lines[index].line.constant = Double(numbers.next(-20..<21))
                if let handle = lines[index].handle {
                    solver.setConstant(lines[index].line.constant, of: handle)
                }
            default:
                if lines.count < 9 + fixed {
                    add(Self.randomLine(&numbers, count, [1000, 1000, 750, 750, 250]))
                }
            }
            while let conflict = solver.solve() {
                let indices = conflict.compactMap { one in lines.firstIndex { $0.handle == one } }
                #expect(indices.count == conflict.count && !indices.isEmpty)
                // What is named cannot hold together.
                var named = indices.map { lines[$0].line }
                #expect(named.allSatisfy { $0.priority >= 1000 })
                named += lines[..<fixed].map(\.line)
                #expect(bruteForce(named, count) == nil)
                guard let index = indices.last, let handle = lines[index].handle else { return }
                solver.remove(handle)
                lines.remove(at: index)
            }
            let point = variables.map(solver.value)
            let all = lines.map(\.line)
            guard let best = bruteForce(all, count) else {
                Issue.record("feasible for the solver only")
                return
            }
            let result = misses(all, at: point)
            #expect(!isLess(best, result), "\(result) is worse than \(best) with \(all)")
        }
    }
}
