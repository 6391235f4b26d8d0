/// A set of small numbers that are taken out from the highest to the lowest. Empty words are skipped, 64 at a
/// time, so that a few numbers among many thousands cost little.
final class OrdinalSet {
    /// A bit for each number.
    private let words: UnsafeMutablePointer<UInt64>
    /// A bit for each word that is not zero.
    private let summary: UnsafeMutablePointer<UInt64>
    private let summaryCount: Int

    /// - Parameter capacity: every number is less.
    init(capacity: Int) {
        let wordCount = (capacity + 63) / 64
        summaryCount = (wordCount + 63) / 64
        words = .allocate(capacity: wordCount)
        words.initialize(repeating: 0, count: wordCount)
        summary = .allocate(capacity: summaryCount)
        summary.initialize(repeating: 0, count: summaryCount)
    }

    deinit {
        words.deallocate()
        summary.deallocate()
    }

    @inline(__always)
    func insert(_ ordinal: Int32) {
        let word = Int(ordinal) / 64
        words[word] |= 1 << UInt64(ordinal % 64)
        summary[word / 64] |= 1 << UInt64(word % 64)
    }

    func insert(_ ordinals: ContiguousArray<Int32>.SubSequence) {
        for ordinal in ordinals { insert(ordinal) }
    }

    /// Empties the set, and calls `body` with each number from the highest to the lowest.
    func takeDescending(_ body: (Int) -> Void) {
        for index in stride(from: summaryCount - 1, through: 0, by: -1) {
            while let bit = Self.takeHighestBit(of: &summary[index]) {
                let word = index * 64 + bit
                while let bit = Self.takeHighestBit(of: &words[word]) { body(word * 64 + bit) }
            }
        }
    }

    @inline(__always)
    private static func takeHighestBit(of word: inout UInt64) -> Int? {
        guard word != 0 else { return nil }
        let bit = 63 - word.leadingZeroBitCount
        word &= ~(1 << UInt64(bit))
        return bit
    }
}
