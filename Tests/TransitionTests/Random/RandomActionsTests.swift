import Foundation
import Testing
import UIKit
import UITesting

/// Ten thousand things that users and programs do, one after the other, in each other's way and inside of callbacks:
/// nothing gets stuck, lost, unbalanced or leaked. `RANDOM_ACTIONS=100000` does as many as that.
@MainActor
struct RandomActionsTests {
    /// Twelve, and three that once lost a screen that was presented in the context of a popover.
    private nonisolated static let seeds =
        longRun.map { Array(1...max(1, $0 / (roundsPerSeed * actionsPerRound))) } ?? Array(1...12) + [
            35, 49, 57,
        ]
    private nonisolated static let longRun =
        ProcessInfo.processInfo.environment["RANDOM_ACTIONS"].flatMap { Int($0) }
    private nonisolated static let roundsPerSeed = 25
    private nonisolated static let actionsPerRound = 20

    @Test(arguments: seeds)
    func `five hundred actions at random leave everything in order`(seed: Int) {
        let app = RandomApp(seed: seed)

        for round in 0..<Self.roundsPerSeed {
            for _ in 0..<Self.actionsPerRound { app.act() }
            let faults = app.settle()
            guard faults.isEmpty else {
                Issue.record("Round \(round): \(faults.joined(separator: "\n"))")
                return
            }
        }
    }

    @Test func `the memory in use does not grow with what has happened`() throws {
        let app = RandomApp(seed: 7)
        func sizeAfterRounds() throws -> Int {
            for _ in 0..<6 {
                for _ in 0..<Self.actionsPerRound { app.act() }
                _ = app.settle()
            }
            app.goHome()
            return try residentMemory()
        }
        // The first rounds fill caches.
        for _ in 0..<2 { _ = try sizeAfterRounds() }
        var sizes = [try sizeAfterRounds()]

        // Some eight hundred actions later there is hardly more than before. Tests on other threads take memory, too, but
        // not each time.
        for _ in 0..<3 {
            let before = sizes[sizes.count - 1]
            for _ in 0..<7 { sizes.append(try sizeAfterRounds()) }
            if sizes[sizes.count - 1] - before < 2_000_000 { return }
        }
        Issue.record("bytes in use: \(sizes)")
    }

    /// Bytes of this process that are in memory, without the holes that pictures leave in the heap when they go.
    private func residentMemory() throws -> Int {
        let trim = try #require(dlsym(nil, "malloc_trim"), "the C library is glibc")
        _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
        let statm = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii)
        let pages = try #require(Int(statm.split(separator: " ")[1]))
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }

    @Test func `the same seed does the same`() {
        let runs = (0..<2).map { _ in
            let app = RandomApp(seed: 99)
            for _ in 0..<200 { app.act() }
            return app.actions
        }

        #expect(runs[0] == runs[1])
    }
}
