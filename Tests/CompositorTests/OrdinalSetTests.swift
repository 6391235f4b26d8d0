import Testing

@testable import Compositor

@Suite struct OrdinalSetTests {
    private func taken(from set: OrdinalSet) -> [Int] {
        var list: [Int] = []
        set.takeDescending { list.append($0) }
        return list
    }

    @Test func numbersComeOutOnceFromTheHighestToTheLowest() {
        let set = OrdinalSet(capacity: 100_000)

        for ordinal in [64, 3, 99_999, 0, 63, 4096, 4095, 3, 65] as [Int32] { set.insert(ordinal) }

        #expect(taken(from: set) == [99_999, 4096, 4095, 65, 64, 63, 3, 0])
        #expect(taken(from: set).isEmpty, "they are taken")
    }

    @Test func aSetThatIsFullGivesEachNumber() {
        let set = OrdinalSet(capacity: 4225)

        for round in 0..<2 {
            set.insert(ContiguousArray((0..<4225).map(Int32.init))[...])
            #expect(taken(from: set) == (0..<4225).reversed(), "round \(round)")
        }
    }

    @Test func aSetWithoutRoomIsEmpty() {
        #expect(taken(from: OrdinalSet(capacity: 0)).isEmpty)
    }
}
