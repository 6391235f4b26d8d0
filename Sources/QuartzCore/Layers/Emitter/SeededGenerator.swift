/// Numbers that look random, and are a function of a seed (SplitMix64).
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A seed that is made of another one and a number.
    static func seed(_ seed: UInt64, _ number: UInt64) -> UInt64 {
        var generator = SeededGenerator(seed: seed ^ (number &* 0x9E37_79B9_7F4A_7C15))
        return generator.next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number in 0..<1.
    mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    /// A number around a middle, at most so far away.
    mutating func around(_ middle: Double, _ range: Double) -> Double { middle + range * (2 * unit() - 1) }
}
