/// Numbers that look random and are the same in every run for a seed: a linear congruence.
struct SeededNumbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// Returns a number from 0 up to `limit`, without that; 0 for a limit below 1.
    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(limit, 1)
    }
}
