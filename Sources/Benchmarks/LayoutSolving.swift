import ConstraintSolver
import Foundation

/// `Benchmarks layout [FOLDER]`: what it takes to add 1,000 views of 4 constraints each, to edit one, and to remove
/// all; beside kiwi, if FOLDER has its headers (`kiwi/kiwi.h`, from the source of PyPI's `kiwisolver`), measured right
/// after with the same scenes.
enum LayoutSolving {
    private static let views = 1000
    private static let edits = 100
    private static let rounds = 5

    /// A column, a grid, and views that know only their superview.
    private enum Scene: String, CaseIterable {
        case column, grid, pinned
    }

    static func run(kiwi folder: String?) throws {
        let theirs = try folder.map(kiwi)
        for (index, scene) in Scene.allCases.enumerated() {
            let ours = measure(scene)
            var fields = ["\"scene\":\"layout\"", "\"kind\":\"\(scene.rawValue)\"", "\"n\":\(views)"]
            for (step, name) in ["add", "edit", "remove"].enumerated() {
                fields.append("\"\(name)_ms\":\(Report.number(ours[step], 4))")
                guard let theirs, index < theirs.count, step < theirs[index].count else { continue }
                fields.append("\"\(name)_kiwi_ms\":\(Report.number(theirs[index][step], 4))")
                fields.append("\"\(name)_ratio\":\(Report.number(ours[step] / theirs[index][step], 3))")
            }
            FileHandle.standardOutput.write(Data("{\(fields.joined(separator: ","))}\n".utf8))
        }
    }

    /// Returns the least milliseconds to add all, to edit one and to remove all.
    private static func measure(_ scene: Scene) -> [Double] {
        var best = [Double](repeating: .infinity, count: 3)
        for _ in 0..<rounds {
            let system = System()
            var start = Meter.now()
            system.fill(scene)
            best[0] = min(best[0], Meter.now() - start)
            start = Meter.now()
            for edit in 0..<edits { system.edit(edit.isMultiple(of: 2) ? 300 : 390) }
            best[1] = min(best[1], (Meter.now() - start) / Double(edits))
            start = Meter.now()
            system.empty()
            best[2] = min(best[2], Meter.now() - start)
        }
        return best
    }

    /// Compiles the same scenes with kiwi and runs them.
    private static func kiwi(_ folder: String) throws -> [[Double]] {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kiwi/layout.cpp")
            .path
        let program = NSTemporaryDirectory() + "kiwi-layout-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: program) }
        _ = try output("/usr/bin/env", ["c++", "-O2", "-std=c++17", "-I", folder, source, "-o", program])
        return try output(program, []).split(separator: "\n").map { line in
            line.split(separator: " ").compactMap { Double($0) }
        }
    }

    private static func output(_ program: String, _ arguments: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: data, as: UTF8.self)
    }

    /// The views of a scene as variables, four each.
    private final class System {
        private let solver = SimplexSolver()
        private let width: SimplexSolver.Variable
        private let height: SimplexSolver.Variable
        private let frames: [[SimplexSolver.Variable]]
        private var all: [SimplexSolver.Constraint] = []

        init() {
            let solver = solver
            (width, height) = (solver.makeVariable(), solver.makeVariable())
            frames = (0..<views).map { _ in (0..<4).map { _ in solver.makeVariable() } }
        }

        func fill(_ scene: Scene) {
            add([(width, 1)], -390)
            add([(height, 1)], -844)
            for index in frames.indices { add(scene, index) }
        }

        func edit(_ value: Double) {
            solver.setConstant(-value, of: all[0])
            _ = solver.solve()
            solver.takeChanges { _ in }
        }

        func empty() {
            for constraint in all {
                solver.remove(constraint)
                _ = solver.solve()
            }
        }

        private func add(_ scene: Scene, _ index: Int) {
            let (x, y, w, h) = (frames[index][0], frames[index][1], frames[index][2], frames[index][3])
            let size = -Double(40 + index % 7)
            switch scene {
            case .column:
                add([(x, 1)], -16)
                add([(x, 1), (w, 1), (width, -1)], 16)
                follow(y, index - 1, 1)
                add([(h, 1)], size, .equal, 750)
            case .grid:
                if index % 10 == 0 { add([(x, 1)], -16) } else { follow(x, index - 1, 0) }
                follow(y, index - 10, 1)
                add([(w, 1), index == 0 ? (width, -0.08) : (frames[index - 1][2], -1)], 0)
                add([(h, 1)], size, .greaterThanOrEqual, 750)
            case .pinned:
                add([(x, 1)], -Double(index % 50))
                add([(y, 1)], -Double(index / 50))
                add([(w, 1), (width, -0.5)], 0)
                add([(h, 1), (height, -1), (y, 1)], 10, .lessThanOrEqual, 750)
            }
        }

        /// Begins 8 points after another view ends, or after the superview's edge.
        private func follow(_ variable: SimplexSolver.Variable, _ other: Int, _ axis: Int) {
            guard other >= 0 else { return add([(variable, 1)], -8) }
            add([(variable, 1), (frames[other][axis], -1), (frames[other][axis + 2], -1)], -8)
        }

        private func add(
            _ terms: [(variable: SimplexSolver.Variable, coefficient: Double)], _ constant: Double,
            _ relation: SimplexSolver.Relation = .equal, _ priority: Float = SimplexSolver.required
        ) {
            all.append(solver.add(terms, relation, constant: constant, priority: priority))
            _ = solver.solve()
        }
    }
}
