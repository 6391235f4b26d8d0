/// The same rolls for the same state, everywhere (Marsaglia's xorshift). A state of 0 stays 0.
nonisolated struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(state: UInt64) { self.state = state }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// Returns a number from 0 up to `sides`, without that.
    mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
}
