/// The resistance beyond an end: the farther the finger pulls, the less follows, and never more than `dimension`.
package struct RubberBand: Hashable, Sendable {
    /// The default part of the finger's first movement, just beyond the end, that the value follows.
    package static let coefficient = 0.55

    /// The length that the movement beyond the end approaches.
    package let dimension: Double
    package let coefficient: Double

    package init(dimension: Double, coefficient: Double = RubberBand.coefficient) {
        self.dimension = dimension.isFinite ? max(dimension, 0) : 0
        self.coefficient = coefficient.isFinite && coefficient > 0 ? coefficient : RubberBand.coefficient
    }

    /// Returns how far the value goes beyond the end if the finger is `distance` beyond it; the sign stays.
    package func offset(for distance: Double) -> Double {
        guard dimension > 0, distance.isFinite else { return 0 }
        let pull = abs(distance) * coefficient / dimension
        return (distance < 0 ? -1 : 1) * (1 - 1 / (pull + 1)) * dimension
    }

    /// Returns the part of the finger's movement that the value follows if the finger is `distance` beyond
    /// the end.
    package func slope(at distance: Double) -> Double {
        guard dimension > 0, distance.isFinite else { return 0 }
        let pull = abs(distance) * coefficient / dimension
        return coefficient / ((pull + 1) * (pull + 1))
    }

    /// The inverse of `offset(for:)`: returns how far the finger is beyond the end if the value is `offset`
    /// beyond it.
    package func distance(for offset: Double) -> Double {
        guard dimension > 0, abs(offset) < dimension else { return 0 }
        let part = abs(offset) / dimension
        return (offset < 0 ? -1 : 1) * part / (1 - part) * dimension / coefficient
    }

    /// Returns `value` if it lies in the range; beyond the range's ends, applies the resistance of the rubber
    /// band.
    package func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
        if value < range.lowerBound { return range.lowerBound + offset(for: value - range.lowerBound) }
        if value > range.upperBound { return range.upperBound + offset(for: value - range.upperBound) }
        return value
    }
}
