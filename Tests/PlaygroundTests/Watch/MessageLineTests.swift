import CoreGraphics
import Foundation
import PlaygroundSamples
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// The lines between the two processes that watch, and what a state keeps of its takes.
@Suite struct MessageLineTests {
    private let lines = [MessageLine.line(WatchOrder.building), MessageLine.line(WatchOrder.save)]

    @Test func `a message is one line`() {
        for line in lines { #expect(line.filter { $0 == 0x0A }.count == 1 && line.last == 0x0A) }
    }

    @Test func `a message counts once its line is complete, whatever parts it comes in`() {
        var reader = MessageLine()
        let (start, end) = (lines[0].prefix(3), lines[0].dropFirst(3))

        let messages = [Data(start), Data(end), Data()].map {
            reader.messages(WatchOrder.self, completedBy: $0)
        }

        #expect(messages == [[], [.building], []])
    }

    @Test func `several messages may come at once, in their order, with the start of another`() {
        var reader = MessageLine()

        let first = reader.messages(
            WatchOrder.self, completedBy: lines[0] + lines[1] + lines[0] + Data(lines[1].prefix(2)))
        let second = reader.messages(WatchOrder.self, completedBy: Data(lines[1].dropFirst(2)))

        #expect(first == [.building, .save, .building])
        #expect(second == [.save])
    }

    @Test func `a line that is no message is left out, and those around it count`() {
        var reader = MessageLine()

        let messages = reader.messages(
            WatchOrder.self, completedBy: lines[0] + Data("{]\n\n".utf8) + lines[1])

        #expect(messages == [.building, .save])
    }

    @Test func `an order and a report are read as what they are`() {
        let problem = WatchOrder.crashed("with signal 6")
        var (orders, reports) = (MessageLine(), MessageLine())

        let order = orders.messages(WatchOrder.self, completedBy: MessageLine.line(problem))
        let both = MessageLine.line(WatchReport.ready) + MessageLine.line(WatchReport.saved)
        let report = reports.messages(WatchReport.self, completedBy: both)

        #expect(order == [problem] && report == [.ready, .saved])
    }

    // MARK: - What a state keeps

    private func take(_ sample: String, _ values: [String: SampleValue] = [:]) -> Take {
        Take(sample: sample, values: values)
    }

    @Test func `a value that no longer fits is lost, and named`() {
        let state = ToolState(
            take: take(
                "swipe", ["duration": .number(99), "threshold": .number(0.25), "edge": .choice("Up")]),
            time: 0)

        let kept = state.take(for: SampleCatalog.all)

        #expect(kept.take?.values == ["threshold": .number(0.25)])
        #expect(kept.problem == "The sample no longer has these values: duration, edge.")
    }

    @Test func `the takes before and after stay in order, without those of samples that are gone`() {
        let history = TakeHistory(
            earlier: [take("slide"), take("flip"), take("swipe")], undone: [take("flip"), take("zoom")])

        let state = ToolState(take: take("swipe"), time: 0, history: history)
        let kept = state.history(for: SampleCatalog.all)

        #expect(kept.earlier.map(\.sample) == ["slide", "swipe"])
        #expect(kept.undone.map(\.sample) == ["zoom"])
    }
}
