import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Instants of takes that are reached in a random order give what a straight run gives there.
@Suite(.serialized) struct RandomSeekTests {
    /// How many instants of each sample are sought: a few, or as many as the environment says.
    private static let seeks = ProcessInfo.processInfo.environment["SEEKS"].flatMap { Int($0) } ?? 6
    /// Straight runs of the heavier samples take a minute in a debug build.
    private nonisolated static let ids =
        ProcessInfo.processInfo.environment["SEEKS"] == nil
        ? ["swipe", "navigation-pop", "interactive-sheet"] : SampleCatalog.all.map(\.id)
    /// Seeks in one take, before the next is made up.
    private static let seeksInTake = min(seeks, 150)

    /// What is seen and heard at an instant.
    private struct Instant {
        let time: TimeInterval
        let calls: Int
        let picture: CGImage
    }

    @Test(arguments: ids)
    func `pixels and calls of a straight run`(id: String) throws {
        let sample = try #require(SampleCatalog.sample(id: id))
        for seed in 0..<(Self.seeks / Self.seeksInTake) {
            var gestures = Gestures(seed: UInt64(1000 + seed), id: id)
            let take = gestures.take()
            var numbers = Numbers(seed: UInt64(seed) &+ 99)
            let (instants, calls) = try straight(take, of: sample, &numbers)
            let scrubber = TakeScrubber(take, of: sample)
            for _ in 0..<Self.seeksInTake {
                let instant = instants[
                    min(Int(numbers.next(below: Double(instants.count))), instants.count - 1)]
                scrubber.seek(to: instant.time)
                for _ in 0..<Int(numbers.next(below: 6)) where !scrubber.prepare() { break }

                let found = scrubber.current.calls.map(\.line)
                let picture = try scrubber.current.stage.snapshot()
                let areCallsSame = found == Array(calls.prefix(instant.calls))
                let comparison = ImageComparison(picture, instant.picture, tolerance: 0)
                guard !areCallsSame || !comparison.isMatch else { continue }
                let difference = zip(found, calls).first { $0 != $1 }
                Issue.record(
                    """
                    \(id), seed \(seed), \(instant.time) s: calls \(found.count) of \(instant.calls), pixels \
                    that differ: \(comparison.differentPixels), by up to \(comparison.largestDifference), within \
                    \(comparison.bounds ?? .zero); first call: \(difference?.0 ?? "") / \(difference?.1 ?? "")
                    """)
                return try keep(take, "\(id)-\(seed)")
            }
        }
    }

    /// Runs a take from its start to its end, each frame of it, and keeps what there is at some instants.
    private func straight(_ take: Take, of sample: Sample, _ numbers: inout Numbers) throws
        -> ([Instant], [String])
    {
        let run = TakeRun(take, of: sample)
        let length = take.lastEventTime + 1
        let count = max(4, Self.seeksInTake / 4)
        let times = (0..<count).map { _ in numbers.next(below: length) }.sorted()
        let instants = try times.map { time in
            run.advance(to: time, isSeen: true)
            return Instant(time: time, calls: run.calls.count, picture: try run.stage.snapshot())
        }
        return (instants, run.calls.map(\.line))
    }

    private func keep(_ take: Take, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SEEK_TAKES"] else { return }
        try take.json().write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
    }
}
