import Takes
import Testing

/// Two lists of calls beside each other, as text.
@Suite struct CallComparisonTests {
    private func calls(_ names: String) -> [RecordedCall] {
        names.enumerated().map { RecordedCall(time: Double($0.offset), identity: String($0.element)) }
    }

    @Test func `what is the same stands only beside a difference, and dots stand for the rest`() {
        let text = CallComparison(calls("abcdefghi"), calls("abcdefghi".replacing("e", with: "x"))).text(
            context: 1)

        #expect(text.map { String($0.prefix(3)) } == ["  …", "  3", "- 4", "+ 4", "  5", "  …"])
    }

    @Test func `a difference at an end has no dots there`() {
        let first = CallComparison(calls("abcd"), calls("xbcd")).text(context: 1)
        let last = CallComparison(calls("abcd"), calls("abcx")).text(context: 1)

        #expect(first.map { String($0.prefix(3)) } == ["- 0", "+ 0", "  1", "  …"])
        #expect(last.map { String($0.prefix(3)) } == ["  …", "  2", "- 3", "+ 3"])
    }

    @Test func `equal lists are equal, and say so with dots alone`() {
        let comparison = CallComparison(calls("abc"), calls("abc"))

        #expect(comparison.isEqual && comparison.text() == ["  …"])
        #expect(CallComparison([], []).text().isEmpty)
    }

    @Test func `a call at another time says both times`() {
        let later = [RecordedCall(time: 0, identity: "a"), RecordedCall(time: 1.5, identity: "b")]

        let text = CallComparison(calls("ab"), later).text()

        #expect(text.count == 2 && text[1].hasPrefix("~ 1") && text[1].contains("-> 1.5"))
    }
}
