import Takes
import Testing

@testable import PlaygroundKit

/// Takes before and after the one that is shown.
@Suite struct TakeHistoryTests {
    private func take(_ sample: String) -> Take { Take(sample: sample) }

    @Test func `changes of one group are undone together, those of others one by one`() {
        var history = TakeHistory()
        history.remember(take("a"), group: "duration")
        history.remember(take("b"), group: "duration")
        history.remember(take("c"), group: "curve")
        history.remember(take("d"))
        history.remember(take("e"))

        #expect(history.earlier.map(\.sample) == ["a", "c", "d", "e"])
    }

    @Test func `undoing and redoing end a group`() {
        var history = TakeHistory()
        history.remember(take("a"), group: "duration")
        #expect(history.undo(take("b"))?.sample == "a")
        history.remember(take("a"), group: "duration")
        #expect(history.earlier.map(\.sample) == ["a"] && history.undone.isEmpty)

        #expect(history.undo(take("c"))?.sample == "a")
        #expect(history.redo(take("a"))?.sample == "c")
        history.remember(take("c"), group: "duration")
        #expect(history.earlier.map(\.sample) == ["a", "c"])
    }

    @Test func `what changes after a group has ended is undone by itself`() {
        var history = TakeHistory()
        history.remember(take("a"), group: "duration")
        history.endGroup()
        history.remember(take("b"), group: "duration")
        history.remember(take("c"), group: "duration")

        #expect(history.earlier.map(\.sample) == ["a", "b"])
    }

    @Test func `there is nothing to undo at the beginning, and nothing to redo after a change`() {
        var history = TakeHistory()
        #expect(history.undo(take("a")) == nil && history.redo(take("a")) == nil)

        history.remember(take("a"))
        _ = history.undo(take("b"))
        history.remember(take("a"))
        #expect(history.redo(take("c")) == nil)
    }
}
