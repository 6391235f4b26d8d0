/// Pulling beyond an end: the further, the less it gives, and never more than the dimension.
package struct RubberBand: Hashable, Sendable {
    /// How much it gives at first.
    package static let coefficient = 0.55

    /// The size that it is pulled within.
    package let dimension: Double
    package let coefficient: Double

    package init(dimension: Double, coefficient: Double = RubberBand.coefficient) {
        self.dimension = dimension.isFinite ? max(dimension, 0) : 0
        self.coefficient = coefficient.isFinite && coefficient > 0 ? coefficient : RubberBand.coefficient
    }

    /// How far it goes beyond the end when the finger is `distance` beyond it; the sign stays.
    package func offset(for distance: Double) -> Double {
        guard dimension > 0, distance.isFinite else { return 0 }
        let pull = abs(distance) * coefficient / dimension
        return (distance < 0 ? -1 : 1) * (1 - 1 / (pull + 1)) * dimension
    }

    /// The way back: where the finger is when it has gone `offset` far.
    package func distance(for offset: Double) -> Double {
        let part = abs(offset) / max(dimension, 1e-9)
        guard dimension > 0, part < 1 else { return 0 }
        return (offset < 0 ? -1 : 1) * part / (1 - part) * dimension / coefficient
    }

    /// `value` where it lies between the ends, rubber beyond them.
    package func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
        if value < range.lowerBound { return range.lowerBound + offset(for: value - range.lowerBound) }
        if value > range.upperBound { return range.upperBound + offset(for: value - range.upperBound) }
        return value
    }
}
