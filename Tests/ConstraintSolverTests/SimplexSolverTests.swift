import Testing

@testable import ConstraintSolver

@Suite struct SimplexSolverTests {
    private let solver = SimplexSolver()

    @Test func `a chain of equations follows its first constant`() {
        let x = (0..<4).map { _ in solver.makeVariable() }
        let first = solver.add([(x[0], 1)], .equal, constant: -10)
        for (left, right) in zip(x, x.dropFirst()) {
            _ = solver.add([(right, 1), (left, -1)], .equal, constant: -5)
        }
        #expect(solver.solve() == nil)
        #expect(x.map(solver.value) == [10, 15, 20, 25])

        solver.setConstant(-100, of: first)

        #expect(solver.solve() == nil)
        #expect(x.map(solver.value) == [100, 105, 110, 115])
    }

    @Test func `a copy has the same variables and constraints, and goes its own way`() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add([(x, 1)], .equal, constant: -10)
        _ = solver.add([(y, 1), (x, -2)], .equal, priority: 500)
        #expect(solver.solve() == nil)

        let copy = solver.copy()
        copy.setConstant(-30, of: first)
        _ = copy.add([(y, 1)], .lessThanOrEqual, constant: -50)

        #expect(copy.solve() == nil && solver.solve() == nil)
        #expect([x, y].map(copy.value) == [30, 50] && [x, y].map(solver.value) == [10, 20])
    }

    @Test func `one constraint of a higher priority outweighs many of a lower one`() {
        let x = solver.makeVariable()
        _ = solver.add([(x, 1)], .equal, constant: -7, priority: 500.5)
        for _ in 0..<100 { _ = solver.add([(x, 1)], .equal, constant: -3, priority: 500) }

        #expect(solver.solve() == nil)

        #expect(solver.value(of: x) == 7)
    }

    @Test func `an optional constraint that cannot be met is met as nearly as possible`() {
        let x = solver.makeVariable()
        _ = solver.add([(x, 1)], .lessThanOrEqual, constant: -50)
        _ = solver.add([(x, 1)], .equal, constant: -80, priority: 250)

        #expect(solver.solve() == nil)

        #expect(solver.value(of: x) == 50)
    }

    @Test func `required constraints that contradict each other are named and nothing else is`() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add([(x, 1)], .greaterThanOrEqual, constant: -100)
        _ = solver.add([(y, 1)], .equal, constant: -3)
        _ = solver.add([(x, 1)], .equal, constant: -5, priority: 750)
        let second = solver.add([(x, 1)], .lessThanOrEqual, constant: -50)

        #expect(solver.solve() == [first, second])
        #expect(solver.solve() == [first, second])
        solver.remove(first)

        #expect(solver.solve() == nil)
        #expect((solver.value(of: x), solver.value(of: y)) == (5, 3))
    }

    @Test func `a constraint that says the same twice stays when the other goes`() {
        let x = solver.makeVariable()
        let first = solver.add([(x, 1)], .equal, constant: -5)
        let second = solver.add([(x, 2)], .equal, constant: -10)
        #expect(solver.solve() == nil)
        solver.remove(first)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 5)

        solver.setConstant(-12, of: second)

        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 6)
    }

    @Test func `a variable with a bound does not become negative`() {
        let width = solver.makeVariable(isNonNegative: true)
        _ = solver.add([(width, 1)], .equal, constant: 20, priority: 999)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: width) == 0)

        let impossible = solver.add([(width, 1)], .equal, constant: 20)

        #expect(solver.solve() == [impossible])
    }

    @Test func `only variables that got another value are told`() {
        let x = (0..<3).map { _ in solver.makeVariable() }
        let constraints = x.map { solver.add([($0, 1)], .equal, constant: -1) }
        _ = solver.solve()
        solver.takeChanges { _ in }

        solver.setConstant(-9, of: constraints[1])

        _ = solver.solve()
        var told: [SimplexSolver.Variable] = []
        solver.takeChanges { told.append($0) }
        #expect(told == [x[1]])
    }

    @Test func `a system that was emptied is as new`() {
        let x = (0..<50).map { _ in solver.makeVariable() }
        for _ in 0..<3 {
            var all = [solver.add([(x[0], 1)], .equal, constant: -1)]
            for (left, right) in zip(x, x.dropFirst()) {
                all.append(solver.add([(right, 1), (left, -1)], .greaterThanOrEqual, constant: -2))
                all.append(solver.add([(right, 1)], .equal, priority: 10))
            }
            #expect(solver.solve() == nil)
            #expect(x.map(solver.value) == (0..<50).map { 1 + 2 * Double($0) })
            for constraint in all { solver.remove(constraint) }
            #expect(solver.solve() == nil)
        }
        #expect(solver.tableau.columns.count <= 50 + 3 * 100 + 1)
    }
}
